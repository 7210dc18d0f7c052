"""A small net that judges positions: one layer of units over the stones of every place.

All its weights are whole numbers, and so is all that is reckoned with them: the same position has
the same worth on every machine. How the weights came about: ``scripts/training``.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import getitem
from struct import Struct, pack, unpack
from typing import Final
from zlib import crc32

from tritables.core.errors import BadInput
from tritables.games.trictrac.board import BAR, OFF, POINTS, STONES
from tritables.games.trictrac.whole_throws import BITS, THEIRS, Packed, is_won
from tritables.games.trictrac.words import words

SCALE: Final = 1024
"""The number that stands for a weight of one."""

WON: Final = 1 << 62
"""The worth of a round that is won."""

KEPT: Final = 256
"""The ways in which the other's stones stand of which it is kept what they add."""

ROWS: Final = 2 * (4 * POINTS + 4) + 2
"""Rows of weights, one weight for each unit: for each point of the side that is to throw, and then
of the other, what one stone there adds, what two or more add, what the third adds, and what each
further one; then for each side what stones on the bar add, and each of them, and the same of those
that are off; then the units' thresholds, and what each unit counts."""

_SIDE: Final = 4 * POINTS
_THRESHOLDS: Final = ROWS - 2
_COUNTS: Final = ROWS - 1
_PLACE: Final = (1 << BITS) - 1
_OWN: Final = (1 << THEIRS) - 1
_BYTES: Final = THEIRS // 8
_LANE: Final = 32
_FINE: Final = 8
_SUM: Final = 4
"""The bytes of the sum that stands before weights as text."""


class Net:
    """A net, by its rows of weights.

    >>> from tritables.games.trictrac.board import START
    >>> from tritables.games.trictrac.whole_throws import packed
    >>> still = Net([[0] * 2] * ROWS)
    >>> still.worth(packed(START, 0), again=False)
    0
    """

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        self.rows = [list(row) for row in rows]
        self.units = len(self.rows[0])
        self._counts = [counts << _FINE for counts in self.rows[_COUNTS]]
        self._lanes = Struct(f"<{self.units}i")
        self._signs = sum(1 << _LANE * unit + _LANE - 1 for unit in range(self.units))
        self._base = self._signs + _summed(self.rows[_THRESHOLDS])
        self._own_next = self._halves(turned=False)
        self._other_next = self._halves(turned=True)

    def worth(self, position: Packed, again: bool) -> int:
        """The worth of a position after a throw, for the side that threw; more is better.

        ``again`` says whether it throws again; otherwise the other side does.
        """
        if is_won(position):
            return WON
        own, theirs = self._own_next if again else self._other_next
        places = (position & _OWN).to_bytes(_BYTES, "little")
        # Each unit has a lane of its own in one whole number, so that all are summed at once; the
        # lanes' first bits are turned, and so become signs.
        sums = theirs(position >> THEIRS) + sum(map(getitem, own, places)) ^ self._signs
        lanes: tuple[int, ...] = self._lanes.unpack(sums.to_bytes(self._lanes.size, "little"))
        worth = sum(
            [
                counts * one // (SCALE + one if one > 0 else SCALE - one)
                for counts, one in zip(self._counts, lanes, strict=True)
            ]
        )
        return worth if again else -worth

    def _halves(self, *, turned: bool) -> tuple[list[_Pair], Callable[[int], int]]:
        """The tables of the own stones, and what the other's add, with the base of all sums.

        ``turned`` for positions in which the other side is to throw. The other's stones seldom
        change within a throw, so what the last ones add is kept.
        """
        tables = self._tables(turned=turned)

        @lru_cache(KEPT)
        def theirs(stones: int) -> int:
            places = stones.to_bytes(_BYTES, "little")
            return self._base + sum(map(getitem, tables[_BYTES:], places))

        return tables[:_BYTES], theirs

    def _tables(self, *, turned: bool) -> list[_Pair]:
        """A table for each byte of a position, which holds the counts of two places."""
        tables = []
        for whose in range(2):
            side = 1 - whose if turned else whose
            steps = range(OFF, -1, -1) if turned else range(OFF + 1)
            places = [self._place(side, step) for step in steps]
            tables += [_Pair(*places[nth : nth + 2]) for nth in range(0, OFF + 1, 2)]
        return tables

    def _place(self, side: int, step: int) -> list[int]:
        """The sums that numbers of stones add to the units; side 0 is the one that is to throw."""
        if step in (BAR, OFF):
            is_off = step != side * OFF  # the bar of the other lies at the far end of the path
            first = 2 * _SIDE + 4 * side + 2 * is_off
            some, each = map(_summed, self.rows[first : first + 2])
            return [0, *(some + each * count for count in range(1, STONES + 1))]
        first = side * _SIDE + 4 * (step - 1)
        one, two, third, further = map(_summed, self.rows[first : first + 4])
        more = (two + third + further * count for count in range(STONES - 2))
        return [0, one, two, *more]


class _Pair(dict[int, int]):
    """The sums that the stones of two places add, by the byte of a position that counts them."""

    def __init__(self, low: list[int], high: list[int]) -> None:
        self._low = low
        self._high = high

    def __missing__(self, byte: int) -> int:
        added = self._low[byte & _PLACE] + self._high[byte >> BITS]
        self[byte] = added
        return added


def _summed(row: Sequence[int]) -> int:
    """A row of weights as one whole number, each unit's in its lane."""
    return sum(weight << _LANE * unit for unit, weight in enumerate(row))


def _sum_of(data: bytes) -> bytes:
    return crc32(data).to_bytes(_SUM, "little")


def written(rows: Sequence[Sequence[int]]) -> str:
    """Weights as text, with a sum by which `read` sees whether they are whole."""
    units = len(rows[0])
    data = b"".join(pack(f"<{units}h", *row) for row in rows)
    return b64encode(_sum_of(data) + data).decode()


def read(text: str, name: str) -> Net:
    """Read a net from its weights as text; raises `BadInput` at ``name``.

    >>> text = written([[1] * 2] * ROWS)
    >>> read(text, "mine").units
    2
    >>> read(text[:-8] + "AAAAAAA=", "mine")
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadInput: mine: These weights of a player are damaged.
    """
    try:
        data = b64decode(text, validate=True)
    except ValueError:
        data = b""
    checked, data = data[:_SUM], data[_SUM:]
    if not data or len(data) % (2 * ROWS) or _sum_of(data) != checked:
        raise BadInput(words("bad-weights"), where=name)
    units = len(data) // (2 * ROWS)
    weights = unpack(f"<{units * ROWS}h", data)
    return Net([weights[nth : nth + units] for nth in range(0, len(weights), units)])
