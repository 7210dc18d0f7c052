"""Hints: there is always something to say of a move, and what is said is counted."""

from __future__ import annotations

from random import Random

import pytest

from tritables import game_named, game_names
from tritables.coach.advice import advise
from tritables.coach.hints import hint, is_alike
from tritables.core.state import CHANCE, State
from tritables.texts import LANGUAGES, said_to

ROUNDS = 16


def decisions(game: str, count: int) -> list[State]:
    """Positions of a round of any moves, in which there is something to choose."""
    state: State = game_named(game).new(seed=3)
    rng, found = Random(3), list[State]()
    while len(found) < count and state.to_act is not None:
        if state.to_act == CHANCE:
            state = state.play(state.draw(rng))
            continue
        moves = state.legal_moves()
        if len(moves) > 1:
            found.append(state)
        state = state.play(rng.choice(list(moves)))
    return found[::2]


@pytest.mark.parametrize("game", game_names())
def test_when_there_is_a_choice_then_a_hint_tells_what_can_be_counted_of_the_best_move(
    game: str,
) -> None:
    for state in decisions(game, 12):
        seat = int(state.to_act or 0)
        found = hint(state, seat, budget=ROUNDS)
        options = advise(state, seat, budget=ROUNDS).options
        alike = sum(is_alike(option) for option in options)
        if len(options) == 1:
            assert found.idea == ()
            continue
        last = (found.figures or found.idea)[-1]
        if alike == len(options):
            assert (last.id, last.args) == ("coach-all-alike", {"of": alike})
        elif alike > 1:
            assert (last.id, last.args) == ("coach-several", {"good": alike, "of": len(options)})
        else:
            assert last.id == "coach-next"
            assert int(str(last.args["percent"])) >= 2
        assert all(said_to(one, lang, seat) for one in found.idea for lang in LANGUAGES)
