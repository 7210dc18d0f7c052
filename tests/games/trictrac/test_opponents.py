"""The characters of Tric Trac: the same moves everywhere, and each with the weakness it is said to
have.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.games import characters
from tests.games.trictrac.sides import Side
from tritables import game_named
from tritables.games.trictrac.learnt import learnt
from tritables.games.trictrac.opponents import COUNTS, OPPONENTS, complete, quick
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.whole_throws import finals, packed

CHOOSE = {character.id: character.choose for character in OPPONENTS}

GOLDEN = {
    "toby": "1/4 2/8 4/8 4/5 20/15 7/10 16/22 20/18 22/24 7/12 18/13 18/12",
    "lotte": "1/4 6/12 4/8 4/5 19/14 7/10 16/22 20/18 22/24 7/12 18/13 18/12",
    "hugo": "1/4 6/12 4/8 7/8 19/14 7/10 16/22 18/16 12/14 7/12 18/13 18/12",
    "ida": "1/4 12/18* 5/9* 14/15* 18/13 16/19* 16/22 18/16 7/9* 17/22 22/17 18/12",
    "joris": "6/9 12/18* 8/12* 14/15* 14/9 16/19* 16/22 20/18 22/24 17/22 14/9 18/12",
    "odile": "6/9 12/18* 8/12* 17/18* 13/8 16/19* 16/22 18/16 7/9* 17/22 18/13 12/6",
}
"""The moves of each in the positions of `decisions`, in any Python."""


def decisions() -> list[TricTracState]:
    """Positions in which something is to be chosen, of all stages of a round."""
    return [state for state in characters.decisions("trictrac") if isinstance(state, TricTracState)]


def moves_of(id: str, seed: int = 1) -> list[str]:
    return characters.moves_of(CHOOSE[id], decisions(), seed)


@pytest.mark.parametrize("id", CHOOSE)
def test_each_chooses_the_same_wherever_it_plays(id: str) -> None:
    assert " ".join(moves_of(id)) == GOLDEN[id]


@pytest.mark.parametrize("id", CHOOSE)
def test_no_chance_comes_into_a_choice(id: str) -> None:
    assert moves_of(id, 1) == moves_of(id, 2)


def test_each_plays_otherwise_than_the_others() -> None:
    assert len(set(GOLDEN.values())) == len(CHOOSE)


def choice(id: str, state: TricTracState, side: Side) -> str:
    return side.move(CHOOSE[id](state.view(side.seat), side.seat, Random(1)))


def test_who_aims_at_stones_hits_and_who_does_not_makes_a_point(side: Side) -> None:
    """A stone on 10 can hit on 15, or make the point 15 … with the other one on 14."""
    state = side.state({10: 1, 9: 1, 14: 1, 2: 2}, {15: 1, 4: 2}, throw=(3, 5), left=(5,))
    assert choice("lotte", state, side) == "9/14"
    assert choice("hugo", state, side) == "9/14"
    assert choice("ida", state, side) == "10/15*"
    assert choice("odile", state, side) == "10/15*"


def test_who_counts_dangers_takes_a_lone_stone_away(side: Side) -> None:
    state = side.state({12: 1, 7: 3, 20: 2}, {17: 2, 3: 2}, throw=(2, 6), left=(6,))
    assert choice("ida", state, side) == "12/18"


def test_toby_piles_up(side: Side) -> None:
    state = side.state({15: 5, 11: 3, 20: 2}, {2: 2, 4: 2}, throw=(2, 4), left=(4,))
    assert choice("toby", state, side) == "11/15"


def test_who_plays_rounds_on_finds_the_best_of_the_ends_of_a_throw() -> None:
    judge, rng = complete(), Random(3)
    for state in rng.sample(decisions(), 5):
        seat = int(state.on_turn or 0)
        if len(state.left) > 2:
            continue
        ends = finals(packed(state.board, seat), state.left)
        best = max(judge.worth(end, state.again) for end in ends)
        move = quick(state, seat, rng)
        after = state.play(move)
        here = packed(after.board, seat)
        left = after.left if after.on_turn == seat else ()
        assert max(judge.worth(end, state.again) for end in finals(here, left)) == best


def test_what_was_learnt_and_what_is_counted_are_added() -> None:
    here = packed(decisions()[3].board, 0)
    both = complete()
    counted = COUNTS * both.planner.worth(here, again=False)
    assert both.worth(here, again=False) == learnt().worth(here, again=False) + counted


def test_the_weights_are_small() -> None:
    rows = learnt().rows
    assert 2 * sum(map(len, rows)) < 48_000


def test_they_are_those_of_the_game() -> None:
    assert [one.id for one in game_named("trictrac").opponents] == [*CHOOSE]
