"""The planner's judgement, counted again stone by stone."""

from __future__ import annotations

import pytest

from tests.games.trictrac.sides import Side
from tests.rounds import played
from tritables.games.trictrac.board import HOME, Board, steps
from tritables.games.trictrac.planner import ENOUGH, LOST, Planner
from tritables.games.trictrac.whole_throws import packed

WEIGHTS = ("off", "hit", "held", "block", "step", "crowd", "danger")


def counted(planner: Planner, board: Board, side: int) -> int:
    """The judgement as its weights are told, from the board."""
    other = 1 - side
    worth = planner.off * board.off[side] + planner.hit * board.bar[other]
    for point in range(1, 25):
        count, made = board.stones(side, point), steps(side, point)
        worth += planner.step * made * count + planner.crowd * max(0, count - ENOUGH)
        if count > 1:
            worth += planner.held
            worth += planner.block * (not HOME[other] >> (point - 1) & 1)
        if count == 1 and in_reach(board, side, point):
            worth += planner.danger * (made + LOST)
    return worth


def in_reach(board: Board, side: int, point: int) -> bool:
    """True if the other side could hit a point with a die, from the bar or from a point."""
    ways = (range(point + 1, point + 7), range(point - 6, point))[side]
    entry = point >= 19 if side == 0 else point <= 6
    if board.bar[1 - side] and entry:
        return True
    return any(board.stones(1 - side, spot) for spot in ways if 1 <= spot <= 24)


@pytest.mark.parametrize("name", WEIGHTS)
@pytest.mark.parametrize("side", [0, 1], ids=["white", "black"])
def test_each_weight_counts_what_is_told_of_it(side: int, name: str) -> None:
    none = dict.fromkeys(WEIGHTS, 0)
    planner = Planner(**none | {name: 7})
    record = played("trictrac", 2000, 3)
    state, found = record.start, set()
    for move in record.moves:
        state = state.play(move)
        worth = planner.worth(packed(state.board, side), again=False)
        assert worth == counted(planner, state.board, side)
        found.add(worth)
    assert len(found) > 2


def test_all_of_it_is_added_up(side: Side) -> None:
    state = side.state({1: 2, 8: 6, 12: 1, 20: 1}, {14: 1, 25 - 3: 2}, bar=(0, 1))
    planner = Planner()
    assert planner.worth(packed(state.board, side.seat), again=True) == counted(
        planner, state.board, side.seat
    )
