"""An estimate of a move, for the opponent who looks one move ahead and takes the best."""

from __future__ import annotations

from tritables.games.trictrac.board import HOME, POINTS, STONES, Board, steps
from tritables.games.trictrac.notation import STEPS
from tritables.games.trictrac.state import TricTracState

REACH = 6
"""The number of points that a single die carries an opposing stone to a blot."""


def worth(state: TricTracState, move: str, side: int) -> float:
    """Estimate the board for ``side`` after one of its own moves; more is better."""
    source, target = STEPS[move]
    return _looks(state.board.after(side, source, target), side)


def _looks(board: Board, side: int) -> float:
    """Judge a board: stones off, stones hit, points held, blots in danger, stones still away."""
    other = 1 - side
    value = 30.0 * board.off[side] + 12.0 * board.bar[other]
    value += 3.0 * bin(board.closed[side] & ~HOME[other]).count("1")
    value += 1.0 * bin(board.closed[side]).count("1")
    for point in range(1, POINTS + 1):
        count = board.stones(side, point)
        if count:
            # Pips count a little, and crowding on one point is a waste of stones.
            value += 0.12 * count * steps(side, point) - 0.4 * max(0, count - 4)
            if count == 1 and _in_danger(board, side, point):
                value -= 2.0 + 0.3 * steps(side, point)
    if board.off[side] == STONES:
        value += 1000
    return value


def _in_danger(board: Board, side: int, point: int) -> bool:
    """True if an opposing stone stands within a die's reach, or on the bar before the point."""
    other = 1 - side
    here = steps(other, point)
    if board.bar[other] and here <= REACH:
        return True
    return any(
        board.stones(other, spot) and 0 < here - steps(other, spot) <= REACH
        for spot in range(1, POINTS + 1)
    )
