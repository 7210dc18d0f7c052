"""Whole throws against the engine, which plays die by die."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from tests.examples import examples
from tests.games.oracles import Position
from tests.games.trictrac import oracle
from tests.games.trictrac.sides import Side
from tests.games.trictrac.test_oracle import positions
from tests.rounds import played
from tritables import game_named
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS
from tritables.games.trictrac.whole_throws import (
    Packed,
    after_die,
    finals,
    first_move,
    is_won,
    packed,
    turned,
    unpacked,
)

GAME = game_named("trictrac")
MOST = 4
"""Dice of a throw that are followed: of more there are too many ends for the engine."""


def engine_ends(state: TricTracState) -> set[Packed]:
    """Every board that the engine reaches with the dice of a throw, as the side on turn sees it."""
    side, found, seen, due = int(state.on_turn or 0), set(), set(), [state]
    while due:
        here = due.pop()
        if not here.left or here.on_turn != side:
            found.add(packed(here.board, side))
        elif (here.board, here.left) not in seen:
            seen.add((here.board, here.left))
            due += [here.play(move) for move in here.legal_moves()]
    return found


def check_throw(state: TricTracState) -> None:
    """Hold all that is said of a throw to the engine: the ends, the lines, the first die."""
    assert state.on_turn is not None
    side, here = state.on_turn, packed(state.board, state.on_turn)
    assert unpacked(here, side) == state.board
    assert turned(here) == packed(state.board, 1 - side)
    ends = finals(here, state.left)
    assert set(ends) == engine_ends(state)
    for end, line in ends.items():
        assert played_line(state, line) == end
    firsts = after_die(here, state.left)
    moves = [first_move(here, state.left[0], line[0], side) for line in firsts.values()]
    assert set(moves) == set(state.legal_moves())
    assert [packed(state.play(move).board, side) for move in moves] == list(firsts)


def played_line(state: TricTracState, line: tuple[int, ...]) -> Packed:
    """The end of a line, played by the engine; the throw is over there."""
    side = int(state.on_turn or 0)
    for source in line:
        here = packed(state.board, side)
        state = state.play(first_move(here, state.left[0], source, side))
    assert not state.left or state.on_turn != side
    return packed(state.board, side)


@examples(2)
@given(position=positions())
def test_the_ends_of_a_throw_are_those_of_the_engine_from_anywhere(position: Position) -> None:
    side, left = position["on_turn"], position["left"]
    # What is left of a throw begins with a die that can be played.
    for cut in range(max(0, len(left) - MOST), len(left)):
        if oracle.steps(position, side, left[cut]):
            check_throw(GAME.read(position | {"left": left[cut:]}))
            return


@pytest.mark.parametrize("seed", range(3))
def test_the_ends_of_a_throw_are_those_of_the_engine_in_a_round(seed: int) -> None:
    record = played("trictrac", 400, seed)
    state, rng = record.start, Random(seed)
    checked = 0
    for move in record.moves:
        state = state.play(move)
        if 0 < len(state.left) <= MOST and rng.random() < 0.3:
            check_throw(state)
            checked += 1
    assert checked > 20


def test_a_tric_trac_at_the_start_has_one_end(side: Side) -> None:
    left = THROWS[1, 2].sequence
    state = side.state({}, {}, throw=(1, 2), left=left, bar=(15, 15))
    check_throw(state)
    assert len(finals(packed(state.board, side.seat), state.left)) == 1


def test_whole_tric_tracs_of_few_stones_end_as_in_the_engine(side: Side) -> None:
    rng = Random(5)
    for _ in range(20):
        own = {rng.randint(1, 24): rng.randint(1, 2) for _ in range(3)}
        theirs = {point: 2 for point in rng.sample(range(1, 25), 5) if point not in own}
        for throw in ((1, 2), (3, 3), (6, 6)):
            state = side.state(own, theirs, throw=None).play("roll {}-{}".format(*throw))
            if state.left:
                check_throw(state)


def test_the_last_stone_off_ends_the_throw(side: Side) -> None:
    state = side.state({24: 1}, {3: 2}, throw=(1, 2), left=(1, 1, 2, 2, 5, 5, 6, 6))
    ends = finals(packed(state.board, side.seat), state.left)
    assert list(map(is_won, ends)) == [True]
    assert list(ends.values()) == [(24,)]


def test_a_throw_that_cannot_be_played_ends_where_it_began() -> None:
    side = Side(0)
    state = side.state({20: 1, 3: 1}, {8: 2, 5: 2, 23: 2}, throw=None)
    here = packed(state.board, 0)
    assert finals(here, (5, 5, 2, 2)) == {here: ()}


def test_what_is_narrowed_is_among_all_that_can_be_reached() -> None:
    state = Side(0).state({1: 2, 6: 2, 12: 3, 17: 1}, {9: 2, 20: 1}, throw=(2, 2))
    here, dice = packed(state.board, 0), THROWS[2, 2].sequence
    every = finals(here, dice)
    some = finals(here, dice, lambda reached: dict(list(reached.items())[:3]))
    assert 0 < len(some) < len(every)
    assert some.keys() <= every.keys()
