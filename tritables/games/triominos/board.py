"""The table: the triangular lattice, the numbers on its corners, and the places still open.

Cells are (x, y): x counts triangles along a row, y counts rows downwards; a cell points up when
x + y is even. Besides the tiles a board keeps the number on every corner that has one, and for
every open cell (empty, beside a tile) what it asks for at its three corners. A placement is found
by asking which tiles fit there, not by trying every tile in every turn everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from tritables.core.state import Move
from tritables.core.values import Value, index, value
from tritables.games.triominos.tiles import ANY, FITTING, TEXTS, Numbers, Tile

Cell = tuple[int, int]
Corner = tuple[int, int]
Corners = tuple[Corner, Corner, Corner]

CENTRE: Final[Cell] = (0, 0)
"""The cell of the first tile, which lies with its lowest number at the top."""


def points_up(cell: Cell) -> bool:
    """True if a cell's triangle points up.

    >>> points_up((0, 0)), points_up((2, -1))
    (True, False)
    """
    return (cell[0] + cell[1]) % 2 == 0


@lru_cache(maxsize=4096)
def corners_of(cell: Cell) -> Corners:
    """The corners of a cell, clockwise from the first.

    >>> corners_of((0, 0))
    ((0, 0), (1, 1), (-1, 1))
    """
    x, y = cell
    if (x + y) % 2 == 0:
        return (x, y), (x + 1, y + 1), (x - 1, y + 1)
    return (x - 1, y), (x + 1, y), (x, y + 1)


@lru_cache(maxsize=4096)
def beside(cell: Cell) -> tuple[tuple[Cell, int], ...]:
    """The three cells beside a cell, each with the corner of the cell that it does not share.

    >>> beside((0, 0))
    (((-1, 0), 1), ((1, 0), 2), ((0, 1), 0))
    """
    x, y = cell
    if (x + y) % 2 == 0:
        return ((x - 1, y), 1), ((x + 1, y), 2), ((x, y + 1), 0)
    return ((x - 1, y), 1), ((x + 1, y), 0), ((x, y - 1), 2)


@lru_cache(maxsize=4096)
def around(corner: Corner) -> tuple[Cell, ...]:
    """The six cells all around a corner.

    >>> len(around((0, 0))), (0, 0) in around((0, 0))
    (6, True)
    """
    x, y = corner
    return (x - 1, y - 1), (x, y - 1), (x + 1, y - 1), (x - 1, y), (x, y), (x + 1, y)


@lru_cache(maxsize=65536)
def written(text: str, cell: Cell) -> str:
    """A placement in the notation.

    >>> written("1-5-0", (2, -1))
    '1-5-0@2,-1'
    """
    return f"{text}@{cell[0]},{cell[1]}"


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape that a tile forms where it is placed: a bridge, or the hexagons that it completes.

    ``tiles`` are the cells of the tiles that make it, the new one among them.
    """

    bridge: bool
    hexagons: int
    tiles: tuple[Cell, ...]


PLAIN: Final = Shape(False, 0, ())


@value
class Board(Value):
    """The tiles on the table.

    ``placed`` are the placements in their order. The rest follows from them: ``cells`` holds the
    numbers of each placed tile, ``corners`` the number on each corner, and ``open`` what each open
    cell asks for: a number for each of its corners, or `ANY`.

    >>> board = EMPTY.after((0, 0), (0, 1, 5))
    >>> board.placed, board.open[(1, 0)]
    (('0-1-5@0,0',), (0, 6, 1))
    """

    placed: tuple[Move, ...]
    cells: MappingProxyType[Cell, Numbers] = index()
    corners: MappingProxyType[Corner, int] = index()
    open: MappingProxyType[Cell, Numbers] = index()

    @classmethod
    def of(cls, tiles: Iterable[tuple[Cell, Numbers]]) -> Board:
        """Make a board of tiles and where each is placed, in their order; they are taken to fit."""
        board = EMPTY
        for cell, numbers in tiles:
            board = board.after(cell, numbers)
        return board

    def after(self, cell: Cell, numbers: Numbers) -> Board:
        """The board with one more tile, which is taken to fit."""
        cells = self.cells.copy()
        corners = self.corners.copy()
        open = self.open.copy()
        cells[cell] = numbers
        open.pop(cell, None)
        for near, _ in beside(cell):
            if near not in cells and near not in open:
                open[near] = self._wanted(near, corners)
        for corner, number in zip(corners_of(cell), numbers, strict=True):
            if corner in corners:
                continue
            corners[corner] = number
            for touched in around(corner):
                if touched in open:
                    open[touched] = self._wanted(touched, corners)
        return Board(
            (*self.placed, written(TEXTS[numbers], cell)),
            MappingProxyType(cells),
            MappingProxyType(corners),
            MappingProxyType(open),
        )

    @staticmethod
    def _wanted(cell: Cell, corners: dict[Corner, int]) -> Numbers:
        first, second, third = corners_of(cell)
        get = corners.get
        return get(first, ANY), get(second, ANY), get(third, ANY)

    def fits(self, cell: Cell, tile: Tile) -> tuple[str, Numbers] | None:
        """The way a tile must be turned to fit on an open cell, by `place.side` and `place.match`.

        There is never more than one way: two numbers are given, and no two turns of a tile agree
        on two corners. None when it does not fit, or the cell is not open.
        """
        wanted = self.open.get(cell)
        if wanted is None:
            return None
        for fitting, text, numbers in FITTING[wanted]:
            if fitting == tile:
                return text, numbers
        return None

    def can_place(self, tiles: tuple[Tile, ...]) -> bool:
        """True if any of these tiles fits anywhere."""
        held = set(tiles)
        return any(
            tile in held for wanted in set(self.open.values()) for tile, _, _ in FITTING[wanted]
        )

    def shape(self, cell: Cell) -> Shape:
        """The shape that a tile would form on an open cell (`bridge.shape`, `hexagon.shape`).

        A bridge shares one side with the table and meets it again with the corner across; a
        hexagon is six tiles all around one corner. Both at once cannot be
        (`bridge.and-hexagon`): the sixth tile of a hexagon shares two sides.
        """
        cells = self.cells
        if ANY in self.open.get(cell, ()):
            return PLAIN  # of a bridge or a ring around it, tiles lie at all three corners
        sides = [(near, across) for near, across in beside(cell) if near in cells]
        corners = corners_of(cell)
        if len(sides) == 1:
            near, across = sides[0]
            if corners[across] not in self.corners:
                return PLAIN
            met = tuple(other for other in around(corners[across]) if other in cells)
            return Shape(True, 0, (cell, near, *met))
        full = [
            ring
            for ring in map(around, corners)
            if all(other == cell or other in cells for other in ring)
        ]
        if not full:
            return PLAIN
        return Shape(False, len(full), tuple(dict.fromkeys(c for ring in full for c in ring)))

    def __reduce__(self) -> tuple[object, ...]:
        return Board.of, (tuple(self.cells.items()),)


_NOTHING: Final[MappingProxyType[Cell, Numbers]] = MappingProxyType({})
EMPTY: Final = Board((), _NOTHING, MappingProxyType({}), _NOTHING)
