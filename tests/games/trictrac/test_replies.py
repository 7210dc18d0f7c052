"""Looking one throw further, counted again throw by throw from the engine's own moves."""

from __future__ import annotations

from operator import ne
from random import Random

import pytest

from tests.games import characters
from tests.games.trictrac.sides import Side
from tritables.core.shares import WHOLE
from tritables.games.trictrac.learnt import share_of
from tritables.games.trictrac.notation import ROLLS
from tritables.games.trictrac.opponents import OPPONENTS, complete, looking, quick
from tritables.games.trictrac.planning import FURTHER, NEAR, near
from tritables.games.trictrac.replies import ALL_WAYS, REPLIES
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.whole_throws import Packed, finals, packed, turned

WON = ALL_WAYS * WHOLE
STRONGEST = OPPONENTS[-1].choose


def ends(state: TricTracState, side: int) -> set[Packed]:
    """Every board after the dice that are left, die by die."""
    if not state.left or state.on_turn != side:
        return {packed(state.board, side)}
    return {end for move in state.legal_moves() for end in ends(state.play(move), side)}


def counted(state: TricTracState, most: int | None = None) -> int:
    """The share of the side that is to throw, if it plays the best of all ends."""
    side = int(state.on_turn or 0)
    judge, total = complete(), 0
    for roll, throw in ROLLS.items():
        found = ends(state.play(roll), side)
        assert most is None or len(found) <= most
        best = max(found, key=lambda end: judge.worth(end, throw.again))
        share = share_of(judge.worth(best, throw.again), best)
        total += share * (1 if throw.dice[0] == throw.dice[1] else 2)
    return total


def late(side: Side) -> list[TricTracState]:
    """Boards on which no throw can be played in more than a few ways."""
    return [
        side.state({22: 1, 24: 2}, {1: 2, 3: 1}),
        side.state({19: 1}, {18: 1, 2: 1}),
        side.state({24: 1}, {1: 3}),
        side.state({13: 1, 20: 1}, {17: 2}, bar=(0, 1)),
        side.state({20: 1}, {16: 1, 22: 2}, bar=(1, 0)),
    ]


def test_a_position_is_worth_what_the_throws_make_of_it(side: Side) -> None:
    for state in late(side):
        here = packed(state.board, side.seat)
        share = counted(state, REPLIES)
        assert 0 < share < WON
        assert looking().worth(here, again=True) == share
        assert looking().worth(turned(here), again=False) == WON - share


def test_a_round_that_is_won_is_worth_all(side: Side) -> None:
    won = packed(side.state({22: 1}, {3: 2}, throw=(1, 3), left=(3,)).board, side.seat)
    (end,) = finals(won, (3,))
    assert looking().worth(end, again=False) == looking().worth(end, again=True) == WON


def test_what_is_left_out_by_a_glance_would_hardly_have_been_better(side: Side) -> None:
    for state in (
        side.state({15: 2, 17: 1, 20: 1}, {10: 2, 16: 1, 21: 1}),
        side.state({3: 1, 9: 2, 14: 1}, {5: 1, 8: 2, 13: 1}),
        side.state({19: 2, 21: 2}, {12: 2, 20: 1}, bar=(0, 1)),
    ):
        share, found = counted(state), looking().worth(packed(state.board, side.seat), again=True)
        assert 0.99 * share < found <= share


def decisions() -> list[TricTracState]:
    return [one for one in characters.decisions("trictrac") if isinstance(one, TricTracState)]


def test_who_looks_further_plays_the_best_of_what_is_near() -> None:
    for state in decisions():
        seat, again = int(state.on_turn or 0), state.again
        if len(state.left) > 2:
            continue

        def worth(end: Packed, again: bool = again) -> int:
            return complete().worth(end, again)

        found = finals(packed(state.board, seat), state.left)
        few = near(found, worth)
        top = max(map(worth, found))
        assert 0 < len(few) <= FURTHER
        assert all(worth(end) >= top - NEAR for end in few)
        best = max(looking().worth(end, again) for end in few)
        after = state.play(STRONGEST(state, seat, Random(1)))
        left = after.left if after.on_turn == seat else ()
        reached = [end for end in finals(packed(after.board, seat), left) if end in few]
        assert max(looking().worth(end, again) for end in reached) == best


def test_who_looks_further_plays_otherwise() -> None:
    states = decisions()
    further, own = (characters.moves_of(choose, states) for choose in (STRONGEST, quick))
    assert 0 < sum(map(ne, further, own)) < len(states)


@pytest.mark.parametrize("nth", range(3))
def test_what_is_kept_is_what_is_counted(nth: int) -> None:
    here = packed(decisions()[nth].board, 0)
    fresh = looking.__wrapped__()
    assert fresh.worth(here, again=False) == looking().worth(here, again=False)
    assert fresh.worth(here, again=False) == fresh.worth(here, again=False)
