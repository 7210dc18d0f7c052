"""The box below a board on which a position is set up: where the pieces lie that are left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tritables.core.cards import CARD_HEIGHT, CARD_WIDTH, Card, look
from tritables.core.picture import SHAPES, Box, Decor, Layout, Piece, Place, Shape

MARK: Final = "box "
"""The prefix of the id of a place in the box; behind it stands the piece that belongs there."""

TOUCHED: Final = 41.0
"""The distance of rows on the tall board: a finger's breadth on a screen of 360 pixels."""

_GAP: Final = 8.0


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of so many pieces across a board ``width`` wide, from ``top`` on.

    Pieces are of the shape of cards, unless ``ratio`` says another. Where they are wider than
    their part of a row they overlap, so that the corner of each can be seen; its place is the
    part that can. So it is with rows that are only a ``step`` apart. Every ``run`` of pieces
    begins a new row.

    >>> Grid(400, 640, 13, 2).spot(13)
    Box(x=8.0, y=694.2, w=29.5, h=38.5)
    """

    width: float
    top: float
    columns: int
    rows: int
    overlap: float = 0.0
    left: float = _GAP
    ratio: float = CARD_HEIGHT / CARD_WIDTH
    """The height of a piece, in widths of it."""
    step: float | None = None
    run: int | None = None

    @property
    def pitch(self) -> float:
        """The distance from one piece in a row to the next, in board units."""
        return round((self.width - self.left - _GAP) / (self.columns + self.overlap), 1)

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a piece."""
        wide = self.pitch * (1 + self.overlap) - 2
        return wide, round(wide * self.ratio, 1)

    @property
    def line(self) -> float:
        """The distance from one row to the next, in board units."""
        if self.step is not None:
            return self.step
        return round(self.card[1] + 4, 1) if self.overlap else round(self.card[1] + 7.7, 1)

    @property
    def height(self) -> float:
        """The height that the box adds to the board, in board units."""
        hidden = 0.0 if self.step is None else max(0.0, self.card[1] - self.step)
        return round(self.rows * self.line + hidden + 2 * _GAP, 1)

    def piece(self, nth: int) -> Box:
        """The box in which the piece with that number lies."""
        run, at = divmod(nth, self.run or 10**6)
        row, column = divmod(at, self.columns)
        if self.run is not None:
            row += run * -(-self.run // self.columns)
        x, y = self.left + column * self.pitch, self.top + _GAP + row * self.line
        return Box(round(x, 1), round(y, 1), *self.card)

    def spot(self, nth: int) -> Box:
        """The place of a piece: what the next one leaves to be seen of it."""
        box = self.piece(nth)
        high = box.h if self.step is None else min(self.step, box.h)
        return Box(box.x, box.y, min(self.pitch, box.w + 2), high)


def with_box(board: Layout, grid: Grid, pieces: Sequence[str], ground: str) -> Layout:
    """A board with a box below it, on a ``ground`` of the art, that has a place for each piece."""
    area = Box(0, grid.top, grid.width, grid.height)
    places = tuple(Place(MARK + piece, grid.spot(nth)) for nth, piece in enumerate(pieces))
    return replace(
        board,
        height=grid.top + grid.height,
        decor=(*board.decor, Decor(area, ground)),
        places=(*board.places, *places),
    )


def boxed(grids: Mapping[Shape, Grid], cards: Sequence[tuple[int, str, Card]]) -> list[Piece]:
    """The cards in the box, each with its number in the grid and the name that it has there."""
    made = []
    for nth, name, card in cards:
        art, spots = look(card)
        wide, tall = (grids[shape].piece(nth) for shape in SHAPES)
        made.append(Piece(f"card {name}", art, MARK + name, wide, tall, spots=spots))
    return made
