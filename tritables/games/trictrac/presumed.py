"""The rules that a position of Tric Trac presumes: without them its stones cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from typing import Final

from tritables.core.drills import Presumes
from tritables.core.state import Move
from tritables.games.trictrac.board import OFF, Board
from tritables.games.trictrac.notation import STEPS
from tritables.games.trictrac.state import TricTracState

BORNE_OFF: Final = "off.all-home"
"""The rule with which lessons begin to bear off."""


SIGHTS: Final[Mapping[str, Callable[[TricTracState], object]]] = {
    BORNE_OFF: lambda state: any(state.board.off),
    "throw.trictrac": lambda state: _thrown(state) == "throw.trictrac",
    "throw.double": lambda state: _thrown(state) == "throw.double",
}
"""The rules that a position presumes, in its stones and its throw."""


def _thrown(state: TricTracState) -> str:
    return "" if state.throw is None else state.throw.rule


def presumed_by(state: TricTracState, move: Move) -> Iterator[str]:
    """The rules that a move presumes, legal or not: without them nobody would think of it.

    >>> from tritables import new
    >>> list(presumed_by(new("trictrac"), "19/off"))
    ['off.all-home']
    """
    if move in STEPS and STEPS[move][1] == OFF:
        yield BORNE_OFF


def plain(state: TricTracState, known: Set[str]) -> TricTracState:
    """The position with all stones on the board, where bearing off was not told of.

    They are laid on points of their side, where it has closed some on those, so that single stones
    stay single; and without any on the bar.
    """
    board = state.board
    if BORNE_OFF in known or not any(board.off):
        return state
    points, bar = list(board.points), list(board.bar)
    for side, off in enumerate(board.off):
        sign = 1 - 2 * side
        own = [at for at, count in enumerate(points) if count * sign > 0]
        laid = [at for at in own if points[at] * sign > 1] or own[:1]
        for nth in range(off):
            if laid:
                points[laid[nth % len(laid)]] += sign
            else:
                bar[side] += 1
    return state.but(board=Board.of(tuple(points), (bar[0], bar[1]), (0, 0)))


PRESUMED: Final = Presumes(SIGHTS, presumed_by, plain)
