"""The notation of Triominos: `0-1-5@2,-1`, `buy`, `pass`, `timeout`, `lots …`, `shuffle …`."""

from __future__ import annotations

import re
from typing import Final

from tritables.games.triominos.board import Cell
from tritables.games.triominos.tiles import READS, Numbers, Tile

BUY: Final = "buy"
PASS: Final = "pass"
TIMEOUT: Final = "timeout"
LOTS: Final = "lots"
SHUFFLE: Final = "shuffle"

_WHOLE = r"(0|-?[1-9]\d{0,2})"
_PLACEMENT = re.compile(rf"([0-5]-[0-5]-[0-5])@{_WHOLE},{_WHOLE}", re.ASCII)
_CELL = re.compile(rf"{_WHOLE},{_WHOLE}", re.ASCII)


def read_placement(text: str) -> tuple[Tile, str, Numbers, Cell] | None:
    """Read a placement as it is written, possible or not; None when it is none.

    Returns the tile, its text as it is turned, its numbers from the cell's first corner, and the
    cell. Numbers that no tile has in that order clockwise are no placement.

    >>> read_placement("1-5-0@2,-1")
    ('0-1-5', '1-5-0', (1, 5, 0), (2, -1))
    >>> read_placement("5-1-0@2,-1") is None
    True
    """
    match = _PLACEMENT.fullmatch(text)
    if match is None or match[1] not in READS:
        return None
    tile, numbers = READS[match[1]]
    return tile, match[1], numbers, (int(match[2]), int(match[3]))


def read_cell(text: str) -> Cell | None:
    """Read a cell, which is also how the board names the place; None when it is none.

    >>> read_cell("2,-1"), read_cell("rack0.1")
    ((2, -1), None)
    """
    match = _CELL.fullmatch(text)
    return None if match is None else (int(match[1]), int(match[2]))


def read_tiles(text: str, word: str) -> tuple[Tile, ...] | None:
    """The tiles that a draw of lots or a shuffle names; None when it is another move.

    >>> read_tiles("lots 1-4-5 0-2-2", "lots")
    ('1-4-5', '0-2-2')
    """
    head, *tiles = text.split(" ")
    return tuple(tiles) if head == word else None
