"""A position in the words of the short way of writing one, as `position` reads them."""

from __future__ import annotations

from tritables.games.trictrac.board import BLACK, POINTS, STONES, WHITE
from tritables.games.trictrac.short_position import SIDES
from tritables.games.trictrac.state import TricTracState


def arguments(state: TricTracState) -> dict[str, object]:
    """The arguments with which `position` gives that state.

    >>> from tritables.games.trictrac import position
    >>> arguments(position(white="8:4 12 bar:2", throw="3-5"))["white"]
    '8:4 12 bar:2'
    """
    if state.on_turn is None and STONES not in state.board.off:
        return {}  # nobody is on turn at the start alone, where nothing is said
    return {
        "white": _stones(state, WHITE),
        "black": _stones(state, BLACK),
        "on_turn": None if state.on_turn is None else SIDES[state.on_turn],
        "throw": None if state.throw is None else state.throw.named,
        "left": " ".join(map(str, state.left)),
    }


def _stones(state: TricTracState, side: int) -> str:
    """The places of a side's stones; those that are off need not be named beside others."""
    board = state.board
    held = [(str(point), board.stones(side, point)) for point in range(1, POINTS + 1)]
    held.append(("bar", board.bar[side]))
    if board.off[side] == STONES:
        held.append(("off", STONES))
    return " ".join(
        place if count == 1 else f"{place}:{count}" for place, count in held if count > 0
    )
