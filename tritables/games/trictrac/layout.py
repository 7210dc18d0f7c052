"""The geometry of the board, once, for both shapes and both directions of view.

Everything is laid out along two axes: ``u`` runs along the rows of points, through the bar, to the
trays; ``v`` runs across, from the row 12–1 to the row 13–24. In the wide board u goes to the
right and v downwards. The tall board is the same one turned a quarter clockwise, and a flipped
board is turned by half.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from tritables.core.picture import Box, Decor, Layout, Look, Place, Shape
from tritables.games.trictrac.board import BLACK, POINTS, WHITE
from tritables.games.trictrac.state import TricTracState

DICE: Final = "dice"


BARS: Final = ("bar0", "bar1")
"""The places that are the two sides' halves of the bar."""

TRAYS: Final = ("off0", "off1")
"""The places where the two sides' stones lie that are off."""


@dataclass(frozen=True)
class Frame:
    """The measures of one shape, in board units, and the turn that leads to the screen."""

    shape: Shape
    stone: float
    point: float
    depth: float
    band: float
    bar: float
    tray: float
    rim: float
    edge: float
    slab: float

    @cached_property
    def length(self) -> float:
        """The board's size along u."""
        return self.tray_u + self.tray + self.edge

    @cached_property
    def breadth(self) -> float:
        """The board's size along v."""
        return 2 * (self.edge + self.rim + self.depth) + self.band

    @cached_property
    def bar_u(self) -> float:
        """The beginning of the bar along u."""
        return self.edge + 6 * self.point

    @cached_property
    def tray_u(self) -> float:
        """The beginning of the trays along u."""
        return self.bar_u + self.bar + 6 * self.point + self.edge

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height of the board on the screen."""
        if self.shape == "wide":
            return self.length, self.breadth
        return self.breadth, self.length

    def box(self, u: float, v: float, du: float, dv: float, *, flipped: bool) -> Box:
        """The box on the screen of a rectangle that starts at (u, v) and is du by dv."""
        if flipped:
            u, v = self.length - u - du, self.breadth - v - dv
        if self.shape == "wide":
            return Box(u, v, du, dv)
        return Box(self.breadth - v - dv, u, dv, du)

    def point_u(self, point: int) -> float:
        """The beginning of a point along u."""
        column = 12 - point if point <= 12 else point - 13
        return self.edge + column * self.point + (self.bar if column >= 6 else 0)

    def place(self, id: str, *, flipped: bool) -> Box:
        """The box of a place, by its id."""
        half = self.breadth / 2
        if id == DICE:
            u = self.bar_u + self.bar
            return self.box(u, half - self.band / 2, 6 * self.point, self.band, flipped=flipped)
        if id in BARS:
            side, u, du, inset = BARS.index(id), self.bar_u, self.bar, self.edge
        elif id in TRAYS:
            side, u, du, inset = TRAYS.index(id), self.tray_u, self.tray, self.edge
        else:
            point = int(id)
            v = self.edge if point <= 12 else half + self.band / 2
            return self.box(
                self.point_u(point), v, self.point, self.rim + self.depth, flipped=flipped
            )
        v = half if side == WHITE else inset
        return self.box(u, v, du, half - inset, flipped=flipped)

    def stack(
        self, near: float, u: float, size: float, count: int, room: float, *, flipped: bool
    ) -> list[Box]:
        """Boxes of ``count`` stones from the edge ``near`` inwards, closer when room is short."""
        pitch = min(size, (room - size) / max(1, count - 1))
        inwards = near < self.breadth / 2
        boxes = []
        for nth in range(count):
            v = near + nth * pitch if inwards else near - nth * pitch - size
            boxes.append(self.box(u - size / 2, v, size, size, flipped=flipped))
        return boxes

    def on_point(self, point: int, count: int, *, flipped: bool) -> list[Box]:
        """Boxes of the stones on a point, the first at the rim."""
        u = self.point_u(point) + self.point / 2
        inset = self.edge + self.rim
        near = inset if point <= 12 else self.breadth - inset
        return self.stack(near, u, self.stone, count, self.depth, flipped=flipped)

    def on_bar(self, side: int, count: int, *, flipped: bool) -> list[Box]:
        """Boxes of a side's stones on its half of the bar."""
        inset = self.edge + 8
        near = self.breadth - inset if side == WHITE else inset
        room = self.breadth / 2 - inset - 4
        return self.stack(near, self.bar_u + self.bar / 2, self.stone, count, room, flipped=flipped)

    def in_tray(self, side: int, count: int, *, flipped: bool) -> list[Box]:
        """Boxes of a side's stones that are off, standing on edge like books."""
        inset = self.edge + 8
        width = self.tray - 12
        boxes = []
        for nth in range(count):
            v = inset + nth * self.slab
            if side == WHITE:
                v = self.breadth - v - self.slab
            boxes.append(self.box(self.tray_u + 6, v, width, self.slab - 1, flipped=flipped))
        return boxes

    def dice(self, count: int, *, flipped: bool) -> list[Box]:
        """Boxes of a row of dice, in the order in which they are played."""
        room = 6 * self.point - 8
        size = min(self.band - 14, room / count - 4)
        pitch = size + min(10, (room - count * size) / max(1, count - 1))
        start = self.bar_u + self.bar + 3 * self.point - ((count - 1) * pitch + size) / 2
        v = self.breadth / 2 - size / 2
        boxes = [
            self.box(start + nth * pitch, v, size, size, flipped=flipped) for nth in range(count)
        ]
        # The order reads from left to right, or from the top down, whoever sits below.
        return boxes[::-1] if flipped else boxes


FRAMES: Final = {
    "wide": Frame("wide", 42, 46, 214, 58, 58, 58, 24, 14, 14),
    "tall": Frame("tall", 34, 37, 140, 46, 48, 46, 18, 8, 10),
}
"""The two shapes; the tall one fits a screen of 360 pixels without a stone under 30."""

PLACES: Final = (
    *(str(point) for point in range(1, POINTS + 1)),
    *BARS,
    *TRAYS,
    DICE,
)


def layout(state: TricTracState, shape: Shape, look: Look) -> Layout:
    """The still part of the board: wood, field, points with their numbers, and the places.

    It is the same in every state.
    """
    return _layout(shape, flipped=look.flipped)


@cache
def _layout(shape: Shape, *, flipped: bool) -> Layout:
    frame = FRAMES[shape]
    width, height = frame.size
    places = tuple(Place(id, frame.place(id, flipped=flipped)) for id in PLACES)
    return Layout(width, height, _decor(frame, flipped), places)


def _decor(frame: Frame, flipped: bool) -> tuple[Decor, ...]:
    def box(u: float, v: float, du: float, dv: float) -> Box:
        return frame.box(u, v, du, dv, flipped=flipped)

    edge, half_length = frame.edge, 6 * frame.point
    inner = frame.breadth - 2 * edge
    decor = [
        Decor(box(0, 0, frame.length, frame.breadth), "wood"),
        Decor(box(edge, edge, half_length, inner), "field"),
        Decor(box(frame.bar_u + frame.bar, edge, half_length, inner), "field"),
    ]
    for side in (WHITE, BLACK):
        place = frame.place(TRAYS[side], flipped=flipped)
        decor.append(Decor(Box(place.x + 2, place.y + 2, place.w - 4, place.h - 4), "tray"))
    for point in range(1, POINTS + 1):
        decor.extend(_point_decor(frame, point, flipped))
    return tuple(decor)


def _point_decor(frame: Frame, point: int, flipped: bool) -> list[Decor]:
    """A point's triangle, drawn pointing up and turned to where it belongs, and its number."""
    top = point <= 12
    u, wide = frame.point_u(point), frame.shape == "wide"
    v = frame.edge + frame.rim if top else frame.breadth - frame.edge - frame.rim - frame.depth
    centre_x, centre_y = frame.box(u, v, frame.point, frame.depth, flipped=flipped).centre
    upright = Box(centre_x - frame.point / 2, centre_y - frame.depth / 2, frame.point, frame.depth)
    turn = (180 if top else 0) + (0 if wide else 90) + (180 if flipped else 0)
    rim_v = frame.edge if top else frame.breadth - frame.edge - frame.rim
    number = frame.box(u, rim_v, frame.point, frame.rim, flipped=flipped)
    art = "point-dark" if point % 2 else "point-light"
    return [Decor(upright, art, turn=turn % 360), Decor(number, text=str(point))]
