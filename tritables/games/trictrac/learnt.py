"""The net that was learnt from thousands of rounds, and the chances that its worths stand for."""

from __future__ import annotations

from functools import cache
from typing import Final

from tritables.core.shares import UNIT, WHOLE, parts
from tritables.games.trictrac.net import Net, read
from tritables.games.trictrac.net_weights import WEIGHTS
from tritables.games.trictrac.share_weights import WEIGHTS as SHARES
from tritables.games.trictrac.whole_throws import BITS, THEIRS, Packed, is_won

_OUTSIDE: Final = (1 << BITS * 19) - 1 | (1 << THEIRS + BITS * 26) - (1 << THEIRS + BITS * 7)
"""The places outside of home: the own side's before 19, the other's beyond 6."""


@cache
def learnt() -> Net:
    """The net."""
    return read(WEIGHTS, "trictrac")


def are_home(position: Packed) -> bool:
    """True if all stones of both sides are home or off.

    >>> from tritables.games.trictrac.short_position import position
    >>> from tritables.games.trictrac.whole_throws import packed
    >>> are_home(packed(position(white="19 24", black="1:2 6").board, 0))
    True
    """
    return not position & _OUTSIDE


def share_of(worth: int, position: Packed) -> int:
    """The share of the win of a side that a position is worth so much to, in parts of `WHOLE`."""
    if is_won(position):
        return WHOLE
    weight, at_home = SHARES["all"]
    strength = abs(worth) * (weight + at_home * are_home(position)) >> UNIT
    return parts((strength, 0) if worth >= 0 else (0, strength))[0]
