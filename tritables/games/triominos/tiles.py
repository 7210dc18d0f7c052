"""The 56 tiles (`tiles.set`): their texts, values and turns.

A tile *is* its text with the numbers in rising order, ``0-1-5``; turned it reads ``1-5-0``.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from tritables.core.errors import HiddenOutcome

Tile = str
"""A tile by its text, a ≤ b ≤ c: ``0-1-5``."""

Numbers = tuple[int, int, int]
"""Three numbers clockwise, from the first corner of a cell."""

HIGHEST: Final = 5
UNKNOWN: Final = "??"
"""The sign of a tile in a view of somebody who may not know it; no position is read with it."""


def text_of(numbers: Numbers) -> str:
    """Write three numbers as they are read.

    >>> text_of((1, 5, 0))
    '1-5-0'
    """
    return "-".join(map(str, numbers))


NUMBERS: Final[dict[Tile, Numbers]] = {
    text_of((a, b, c)): (a, b, c)
    for a in range(HIGHEST + 1)
    for b in range(a, HIGHEST + 1)
    for c in range(b, HIGHEST + 1)
}
"""The numbers of each tile, clockwise from the lowest."""

TILES: Final[tuple[Tile, ...]] = tuple(NUMBERS)
VALUE: Final[dict[Tile, int]] = {tile: sum(numbers) for tile, numbers in NUMBERS.items()}

READS: Final[dict[str, tuple[Tile, Numbers]]] = {
    text_of(turned): (tile, turned)
    for tile, (a, b, c) in NUMBERS.items()
    for turned in ((a, b, c), (b, c, a), (c, a, b))
}
"""Every text of a tile in every turn, with the tile and its numbers as they then read."""

TEXTS: Final[dict[Numbers, str]] = {numbers: text for text, (_, numbers) in READS.items()}
"""The text of a tile by its numbers as it is turned."""

ANY: Final = HIGHEST + 1
"""The mark of a corner of a place that no tile has a number on yet."""


def _fitting() -> dict[Numbers, tuple[tuple[Tile, str, Numbers], ...]]:
    """Each turn of a tile fits where any of its three numbers are asked for, or none."""
    found: dict[tuple[int, ...], list[tuple[Tile, str, Numbers]]] = {}
    for text, (tile, numbers) in READS.items():
        a, b, c = numbers
        for wanted in product((a, ANY), (b, ANY), (c, ANY)):
            found.setdefault(wanted, []).append((tile, text, numbers))
    nothing: tuple[tuple[Tile, str, Numbers], ...] = ()
    every = product(range(ANY + 1), repeat=3)
    return {(a, b, c): tuple(found.get((a, b, c), nothing)) for a, b, c in every}


FITTING: Final = _fitting()
"""The tiles that fit, each as it must be turned, by what a place asks for at its three corners."""


def total(tiles: tuple[Tile, ...]) -> int:
    """The sum of the values of several tiles; raises `HiddenOutcome` for one that is hidden.

    >>> total(("0-0-1", "5-5-5"))
    16
    """
    try:
        return sum(VALUE[tile] for tile in tiles)
    except KeyError:
        raise HiddenOutcome from None
