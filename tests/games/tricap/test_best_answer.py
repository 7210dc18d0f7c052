"""The player who answers Ada: it knows what she does, and what it plays is allowed."""

from __future__ import annotations

from random import Random
from typing import cast

from tests.benchmarks import best_answer
from tests.games.battery import by_seed, walk
from tritables import game_named
from tritables.games.tricap.notation import DECISION
from tritables.games.tricap.opponents import OPPONENTS
from tritables.games.tricap.state import TriCapState

TRICAP = game_named("tricap")
ADA = OPPONENTS[-1].choose


def choices(rounds: int) -> list[TriCapState]:
    """Positions in which there is something to choose."""
    found = []
    for seed in range(rounds):
        states = walk(TRICAP, TRICAP.new(2, seed=seed), by_seed(seed)).states
        found += [one for one in states if one.to_act in (0, 1) and len(one.legal_moves()) > 1]
    return cast("list[TriCapState]", found)


def test_it_knows_what_ada_does() -> None:
    for state in choices(12):
        seat = cast("int", state.to_act)
        view, table, unseen = state.view(seat), [0] * best_answer.SIZE, [0] * 16
        best_answer.table(view, seat, table)
        chosen = view.legal_moves()[
            best_answer.laid_by_ada(table, seat, unseen)
            if view.phase != "capture"
            else DECISION.index("pass") - best_answer.taken_by_ada(table, seat, unseen)
        ]
        assert ADA(view, seat, Random(1)) == chosen


def test_what_is_played_on_ends_and_no_card_is_lost() -> None:
    for state in choices(3):
        seat = cast("int", state.to_act)
        table = [0] * best_answer.SIZE
        best_answer.table(state.view(seat), seat, table)
        best_answer.imagine(table, seat, [7], [0] * 16)
        best_answer.finish(table, [7], [0] * 16)
        won = table[best_answer.WON : best_answer.WON + 2]
        assert sum(won) + table[best_answer.PILE] + sum(table[1:14]) == 52


def test_it_plays_by_the_rules() -> None:
    answer = best_answer.Answer(2)
    for state in choices(2):
        seat = cast("int", state.to_act)
        assert answer(state.view(seat), seat, Random(3)) in state.legal_moves()
