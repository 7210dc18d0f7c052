"""The lessons' questions to this game, answered in its own words."""

from __future__ import annotations

from tritables.games.tricom.notation import USES
from tritables.games.tricom.wording import BUTTON


def pressed(move: str) -> bool:
    """True if a move stands on a button where it may be played; part of a pile is taken by one.

    >>> pressed("none"), pressed("use 1x3"), pressed("use 1")
    (True, True, False)
    """
    return move in BUTTON or (move in USES and USES[move].count > 0)
