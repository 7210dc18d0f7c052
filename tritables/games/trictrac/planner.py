"""A judgement of positions by what can be counted in them, each with a weight of its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import getitem
from typing import Final

from tritables.games.trictrac.board import BAR, OFF, STONES
from tritables.games.trictrac.whole_throws import BITS, THEIRS, Packed

_PLACE: Final = (1 << BITS) - 1
_OWN: Final = (1 << THEIRS) - 1
_BYTES: Final = 2 * THEIRS // 8
_ONES: Final = sum(1 << BITS * step for step in range(1, OFF + 1))
_POINTS: Final = sum(1 << BITS * step for step in range(1, OFF))
ENOUGH: Final = 4
"""The stones on a point from which on each other one is a waste."""
KEPT: Final = 256
"""The ways in which the other's stones stand of which it is kept what they reach."""
LOST: Final = 7
"""The loss of a stone that is hit, beside its steps, in steps."""


@dataclass(frozen=True)
class Planner:
    """The weights of what is counted in a position, in hundredths.

    ``off``     of each stone borne off
    ``hit``     of each stone of the other's on its bar
    ``held``    of each point with two stones or more
    ``block``   the same once more, where it is not in the other's home
    ``step``    of each step that a stone has made
    ``crowd``   of each stone more than four on a point
    ``danger``  of each step that a stone loses which can be hit with a single die
    """

    off: int = 3000
    hit: int = 1200
    held: int = 100
    block: int = 300
    step: int = 12
    crowd: int = -40
    danger: int = -15

    def worth(self, position: Packed, again: bool) -> int:
        """The worth of a position after a throw, for the side that threw; more is better."""
        places = position.to_bytes(_BYTES, "little")
        # Of the other's stones only those on its bar count, at the far end of the path.
        worth = sum(map(getitem, self._tables, places)) + self.hit * (places[-1] >> BITS)
        return worth + self.danger * exposed(position) if self.danger else worth

    @cached_property
    def _tables(self) -> list[list[int]]:
        """For each byte of the own stones, which counts those of two places, what they add."""
        places = [
            [self._worth(step, count) for count in range(STONES + 1)] for step in range(OFF + 1)
        ]
        return [
            [places[nth][byte & _PLACE] + places[nth + 1][byte >> BITS] for byte in range(256)]
            for nth in range(0, len(places), 2)
        ]

    def _worth(self, step: int, count: int) -> int:
        if step == OFF:
            return self.off * count
        if step == BAR:
            return 0
        worth = self.step * step * count + self.crowd * max(0, count - ENOUGH)
        if count > 1:
            worth += self.held + (self.block if step > 6 else 0)
        return worth


def exposed(position: Packed) -> int:
    """The steps that a side would lose with its stones that can be hit with a single die.

    >>> from tritables.games.trictrac import position
    >>> from tritables.games.trictrac.whole_throws import packed
    >>> exposed(packed(position(white="10 12:2 20", black="13:13 bar:2").board, 0))
    44
    """
    own = position & _OWN
    more = own >> 1
    hit = own & _reached(position >> THEIRS) & ~(more | more >> 1 | more >> 2)
    lost = 0
    while hit:
        lowest = hit & -hit
        hit ^= lowest
        lost += LOST + lowest.bit_length() // BITS
    return lost


@lru_cache(KEPT)
def _reached(stones: int) -> int:
    """The points that the other side's stones reach with a single die, as their lowest bits.

    They seldom change within a throw.
    """
    held = stones | stones >> 2
    held = (held | held >> 1) & _ONES
    # The other's bar is one step beyond the last point, as if it were a point.
    near = held >> BITS
    near |= near >> BITS
    return (near | near >> 2 * BITS | near >> 4 * BITS) & _POINTS
