"""The lessons' questions to this game, answered in its own words."""

from __future__ import annotations

from collections.abc import Mapping

from tritables.core.messages import Message
from tritables.games.triominos import places
from tritables.games.triominos.notation import BUY, PASS
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.words import words


def why_not(state: TriominosState, question: Mapping[str, object], place: str) -> Message | None:
    """The reason why a place is not the one that was asked for, where no move says it.

    Where it is asked what a move would make, that is a hexagon, and the place lies outside it.

    >>> from tritables import new
    >>> why_not(new("triominos"), {}, "pool").id
    'pool-buys'
    """
    if "move" not in question:
        return words("pool-buys") if place == places.POOL else None
    return words("not-around") if question.get("rule") == "score.hexagon" else None


def pressed(move: str) -> bool:
    """True if a move stands on a button where it may be played.

    >>> pressed("pass"), pressed("0-0-5@1,0")
    (True, False)
    """
    return move in (BUY, PASS)
