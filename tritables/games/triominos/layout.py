"""The geometry of the board, once, for both shapes: racks, pool, and the field that grows.

The seat in front has its rack at the bottom, beside the pool; the others' racks are along the top.
Between them lies the field, a window on the lattice, where a tile's side is 100 units long.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, sqrt
from operator import itemgetter
from typing import Final

from tritables.core.picture import Box, Decor, Form, Layout, Look, Place, Shape
from tritables.games.triominos.board import CENTRE, Board, Cell, around, points_up
from tritables.games.triominos.places import POOL, lot_of, place_of, rack_of, slot_of
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import UNKNOWN

SIDE: Final = 100.0
"""A tile's side in the field."""
TALL: Final = sqrt(3) / 2
"""The height of a triangle of side 1."""
ROW: Final = SIDE * TALL


@dataclass(frozen=True, slots=True)
class Frame:
    """The measures of one shape, in board units."""

    width: float
    height: float
    edge: float
    others: float
    rack: float
    pool: float
    largest: float
    chip: float

    @property
    def field(self) -> Box:
        """The window on the table."""
        height = self.height - self.others - self.rack
        return Box(self.edge, self.others, self.width - 2 * self.edge, height)

    @property
    def pool_box(self) -> Box:
        """The box of the pool: below the field on the left."""
        top = self.height - self.rack
        return Box(self.edge, top + self.edge, self.pool, self.rack - 2 * self.edge)

    @property
    def front(self) -> Box:
        """The rack of the seat in front."""
        left = self.pool + 2 * self.edge
        box = self.pool_box
        return Box(left, box.y, self.width - left - self.edge, box.h)

    def across(self, nth: int, count: int) -> Box:
        """The rack of the nth of the other seats, clockwise from the seat in front."""
        width = (self.width - 2 * self.edge) / max(1, count)
        gap = 4.0 if nth < count - 1 else 0.0
        x = self.edge + nth * width
        return Box(x, self.edge, width - gap, self.others - 2 * self.edge)

    def chip_of(self, rack: Box, *, front: bool) -> Box:
        """The chip that says whose a rack is."""
        if front:
            return Box(rack.x, rack.y, self.chip, self.chip)
        return Box(rack.x, rack.y + (rack.h - self.chip) / 2, self.chip, self.chip)


FRAMES: Final[dict[Shape, Frame]] = {
    "wide": Frame(1000, 740, 8, 76, 136, 118, 124, 30),
    "tall": Frame(400, 640, 6, 60, 136, 64, 74, 24),
}


def tiles_in(box: Box, count: int, largest: float, *, overlapping: bool) -> list[Box]:
    """Boxes of ``count`` upright tiles in a box, as large as they can be, in rows.

    Face-down tiles may overlap in one row.

    >>> [round(tile.w) for tile in tiles_in(Box(0, 0, 300, 100), 3, 90, overlapping=False)]
    [90, 90, 90]
    """
    if count == 0:
        return []
    if overlapping:
        side = min(largest, box.h / TALL, box.w)
        pitch = min(side * 0.55, (box.w - side) / max(1, count - 1))
        top = box.y + (box.h - side * TALL) / 2
        return [Box(box.x + nth * pitch, top, side, side * TALL) for nth in range(count)]

    def side_in(rows: int) -> float:
        return min(largest, box.w / ceil(count / rows), box.h / rows / TALL)

    rows = max(range(1, 5), key=side_in)
    side = side_in(rows)
    each = ceil(count / rows)
    top = box.y + (box.h - rows * side * TALL) / 2
    left = box.x + (box.w - each * side) / 2
    return [
        Box(left + nth % each * side, top + nth // each * side * TALL, side, side * TALL)
        for nth in range(count)
    ]


@lru_cache(maxsize=4096)
def cell_box(cell: Cell) -> Box:
    """The box around a cell's triangle, in the field.

    >>> cell_box((0, 0)).x, cell_box((1, 0)).x
    (-50.0, 0.0)
    """
    x, y = cell
    return Box((x - 1) * SIDE / 2, y * ROW, SIDE, ROW)


def form_of(cell: Cell) -> Form:
    """The form of a cell's triangle."""
    return "up" if points_up(cell) else "down"


def lot_box(nth: int, count: int) -> Box:
    """The nth of the lots, which lie in a row in the field before the first tile does."""
    pitch = SIDE * 1.3
    left = -(count - 1) * pitch / 2 - SIDE / 2
    return Box(left + nth * pitch, -ROW / 2, SIDE, ROW)


def others(state: TriominosState, front: int) -> list[int]:
    """The other seats, clockwise from the one in front."""
    return [(front + nth) % state.seats for nth in range(1, state.seats)]


def rack_boxes(state: TriominosState, shape: Shape, front: int) -> dict[int, list[Box]]:
    """The boxes of the tiles on each seat's rack."""
    across = others(state, front)
    boxes = {front: _front_boxes(shape, len(state.hands[front]))}
    for nth, seat in enumerate(across):
        hand = state.hands[seat]
        boxes[seat] = _across_boxes(shape, nth, len(across), len(hand), UNKNOWN in hand)
    return boxes


@lru_cache(maxsize=256)
def _front_boxes(shape: Shape, held: int) -> list[Box]:
    """The boxes of so many tiles on the rack in front; nobody may change this list."""
    frame = FRAMES[shape]
    room, chip = frame.front, frame.chip * 0.6
    inner = Box(room.x + chip, room.y, room.w - chip, room.h)
    return tiles_in(inner, held, frame.largest, overlapping=False)


@lru_cache(maxsize=1024)
def _across_boxes(shape: Shape, nth: int, count: int, held: int, hidden: bool) -> list[Box]:
    """The boxes of so many tiles on one of the other racks; nobody may change this list."""
    frame = FRAMES[shape]
    box = frame.across(nth, count)
    inner = Box(box.x + frame.chip + 4, box.y, box.w - frame.chip - 8, box.h)
    return tiles_in(inner, held, frame.largest, overlapping=hidden)


def layout(state: TriominosState, shape: Shape, look: Look) -> Layout:
    """The board as a state needs it: places for tiles, racks and the cells about the table."""
    frame = FRAMES[shape]
    front = look.front(state.on_turn)
    across = others(state, front)
    places = [*_cells(state), *_lots(state)]
    places.append(Place(POOL, frame.pool_box))
    boxes = rack_boxes(state, shape, front)
    for nth, box in enumerate(boxes[front]):
        places.append(Place(slot_of(front, nth), box, form="up"))
    places.append(Place(rack_of(front), frame.front, walk=not boxes[front]))
    for nth, other in enumerate(across):
        box = frame.across(nth, len(across))
        places.append(Place(rack_of(other), box))
        places += [
            Place(slot_of(other, index), tile, walk=False)
            for index, tile in enumerate(boxes[other])
        ]
    return Layout(
        frame.width,
        frame.height,
        _decor(frame, front, across),
        tuple(places),
        field=frame.field,
        fit=_fit(tuple([place.box for place in places if place.inside and place.walk])),
    )


def _decor(frame: Frame, front: int, across: Sequence[int]) -> tuple[Decor, ...]:
    decor = [Decor(Box(0, 0, frame.width, frame.height), art="wood"), Decor(frame.field, "felt")]
    chips = [(frame.front, front, True)]
    chips += [(frame.across(nth, len(across)), seat, False) for nth, seat in enumerate(across)]
    for rack, seat, is_front in chips:
        decor.append(Decor(rack, "rack"))
        decor.append(Decor(frame.chip_of(rack, front=is_front), f"seat-{seat}"))
    decor.append(Decor(frame.pool_box, "rack"))
    return tuple(decor)


def _cells(state: TriominosState) -> list[Place]:
    return [] if state.phase in ("lots", "shuffle") else _cells_of(state.board)


_READING: Final = itemgetter(1, 0)
"""Rows from above, each from the left."""


@lru_cache(maxsize=32)
def _cells_of(board: Board) -> list[Place]:
    """Tiles and open cells, where the keyboard stops, and those that only touch a corner.

    Both shapes have the same ones, and so has every click on this table; nobody may change them.
    """
    if not board.cells:
        return [_cell(CENTRE)]
    walked = [*board.cells, *board.open]
    touched = {near for corner in board.corners for near in around(corner)}
    return [
        *[_cell(cell) for cell in sorted(walked, key=_READING)],
        *[_cell(cell, walk=False) for cell in sorted(touched.difference(walked), key=_READING)],
    ]


@lru_cache(maxsize=4096)
def _cell(cell: Cell, *, walk: bool = True) -> Place:
    return Place(place_of(cell), cell_box(cell), walk, form_of(cell), inside=True)


def _lots(state: TriominosState) -> list[Place]:
    if state.phase not in ("lots", "shuffle"):
        return []
    return [
        Place(lot_of(seat), lot_box(seat, state.seats), form="up", inside=True)
        for seat in range(state.seats)
    ]


@lru_cache(maxsize=32)
def _fit(boxes: tuple[Box, ...]) -> Box:
    """The part of the field that the window should show, with a little room about it."""
    room = SIDE * 0.3
    left = min([box.x for box in boxes]) - room
    top = min([box.y for box in boxes]) - room
    right = max([box.x + box.w for box in boxes]) + room
    bottom = max([box.y + box.h for box in boxes]) + room
    return Box(left, top, right - left, bottom - top)
