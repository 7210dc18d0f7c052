"""The board by itself: its counts and its sets of points tell the same."""

from __future__ import annotations

import pytest

from tests.games.trictrac.sides import Side
from tritables.games.trictrac.board import BAR, OFF, START, Board, place_at, steps


def counted(board: Board) -> Board:
    """The board made anew from its counts."""
    return Board.of(board.points, board.bar, board.off)


def sets(board: Board) -> tuple[tuple[int, int], tuple[int, int]]:
    return board.held, board.closed


@pytest.mark.parametrize("stones", [1, 2, 3])
@pytest.mark.parametrize("there", [-1, 0, 1, 2])
def test_the_sets_follow_the_counts(side: Side, stones: int, there: int) -> None:
    own = {5: stones, **({8: there} if there > 0 else {})}
    theirs = {24: 2, **({8: 1} if there < 0 else {})}
    board = side.state(own, theirs).board
    before = (board.points, board.bar, board.off, sets(board))
    after = board.after(side.seat, side.point(5), side.point(8))
    assert sets(after) == sets(counted(after))
    assert after == counted(after)
    assert hash(after) == hash(counted(after))
    assert (board.points, board.bar, board.off, sets(board)) == before


def test_the_sets_follow_an_entering_stone_and_one_that_leaves(side: Side) -> None:
    board = side.state({3: 1, 24: 2}, {4: 1}, bar=(2, 0)).board
    for target in (3, 4, 5):
        after = board.after(side.seat, BAR, side.point(target))
        assert sets(after) == sets(counted(after))
    after = board.after(side.seat, side.point(24), OFF)
    assert sets(after) == sets(counted(after))


def test_one_stone_is_a_blot_and_two_are_none(side: Side) -> None:
    board = side.state({5: 1, 6: 2}, {7: 1, 8: 2}).board
    blots = [point for point in range(1, 25) if board.is_blot(side.seat, side.point(point))]
    assert blots == [5]
    assert board.is_blot(side.other, side.point(7))
    assert not board.is_blot(side.other, side.point(8))


def test_all_are_home_when_no_stone_is_outside_or_on_the_bar(side: Side) -> None:
    assert side.state({19: 1, 24: 2}, {1: 2}).board.all_home(side.seat)
    assert not side.state({18: 1, 24: 2}, {1: 2}).board.all_home(side.seat)
    assert not side.state({19: 1, 24: 2}, {1: 2}, bar=(1, 0)).board.all_home(side.seat)


def test_boards_are_equal_by_all_their_counts() -> None:
    empty = (0,) * 24
    assert Board.of(empty, (15, 15), (0, 0)) == START
    assert Board.of(empty, (14, 15), (1, 0)) != START
    assert Board.of(empty, (15, 15), (1, 0)) != START
    assert START != "start"


@pytest.mark.parametrize("seat", [0, 1])
def test_places_and_steps_undo_each_other(seat: int) -> None:
    assert [place_at(seat, steps(seat, place)) for place in range(26)] == list(range(26))
    assert (steps(seat, BAR), steps(seat, OFF)) == (0, 25)
    assert steps(seat, Side(seat).point(3)) == 3
