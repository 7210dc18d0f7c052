"""The rules that a position of Tri-Cap presumes: without them its cards cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from tritables.core.drills import Presumes
from tritables.core.state import Move
from tritables.games.tricap.notation import PASS, TAKE
from tritables.games.tricap.state import TriCapState

_MOVES: Final = {TAKE: "one.capture", PASS: "one.pass"}


SIGHTS: Final[Mapping[str, Callable[[TriCapState], object]]] = {
    "players": lambda state: state.seats > 4,
    "redraw": lambda state: state.phase == "draw" or not all(state.hands),
    "redraw.late": lambda state: not state.late,
    "adjacent": lambda state: state.phase == "capture",
    "one.capture": lambda state: state.seats > 3 or state.phase == "replace" or any(state.captured),
    "tricap": lambda state: state.phase == "shuffle",
    "none": lambda state: len(state.centre) > 1,
    "end.deck": lambda state: not state.deck,
}
"""The rules that a position presumes, in its players, its cards and its house rule."""


def presumed_by(state: TriCapState, move: Move) -> Iterator[str]:
    """The rules that a move presumes, legal or not: without them nobody would think of it.

    >>> from tritables import new
    >>> list(presumed_by(new("tricap", seed=1), "pass"))
    ['one.pass']
    """
    if move in _MOVES:
        yield _MOVES[move]
    elif move.startswith("draw "):
        yield "redraw"


PRESUMED: Final = Presumes(SIGHTS, presumed_by)
