"""The throws that a move leaves to what comes next, where another move leaves something better."""

from __future__ import annotations

from collections.abc import Callable

from tritables.core.messages import Message
from tritables.core.state import Move, Seat
from tritables.games.trictrac.board import BAR, OFF, POINTS, Board, steps
from tritables.games.trictrac.notation import STEPS
from tritables.games.trictrac.reach import ROLLS, Reach, of_36
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.words import words


def missed_count(then: TricTracState, move: Move) -> Message | None:
    """The throws of the 36 that a move leaves, where its die was the last and another is better.

    Counted are those that bring in the other side's stone from the bar; without one there, those
    that hit; and where none hits, those with which the mover could bear off, as the stones stand.
    None where another move leaves no better count, and for one from the bar or off the board.

    >>> from tritables.games.trictrac.short_position import position
    >>> then = position(white="15 19:2", black="1:7 2:8", throw="1-4", left="4")
    >>> missed_count(then, "15/19").args["ways"], missed_count(then, "19/23")
    (1, None)
    """
    source, target = STEPS[move]
    side = then.on_turn
    if side is None or len(then.left) != 1 or BAR in (source, target) or target == OFF:
        return None
    boards = {one: then.board.after(side, *STEPS[one]) for one in then.legal_moves()}
    name, count, good = _measure(boards[move], side)
    ways = {one: count(board, side) for one, board in boards.items()}
    if max(good * one for one in ways.values()) <= good * ways[move]:
        return None
    known = {"seat": side if good > 0 else 1 - side, "ways": ways[move]}
    return words(name, source=source, target=target, **known)


Count = Callable[[Board, Seat], int]


def _measure(board: Board, side: Seat) -> tuple[str, Count, int]:
    """The count that matters after a move: its message, how it is made, and 1 if more is better."""
    if board.bar[1 - side]:
        return "gone-enters", _entering, -1
    if _hitting(board, side):
        return "gone-hits", _hitting, -1
    return "gone-leaves", _leaving, 1


def _entering(board: Board, side: Seat) -> int:
    """The throws that bring in the other side's stone."""
    return of_36(filter(Reach(board, 1 - side).plays, ROLLS))


def _hitting(board: Board, side: Seat) -> int:
    """The throws with which the other side hits."""
    reach, other = Reach(board, 1 - side), 1 - side
    alone = [steps(other, one) for one in range(1, POINTS + 1) if board.is_blot(side, one)]
    return of_36(throw for throw in ROLLS if alone and reach.hits(throw, alone))


def _leaving(board: Board, side: Seat) -> int:
    """The throws with which the mover bears off."""
    return of_36(filter(Reach(board, side).bears_off, ROLLS))
