"""The geometry of the table, once, for both shapes: deck and centre pile, and the seats round them.

The seat in front sits at the bottom: its hand, its active card above it, its captured pile at the
side. The others sit along the top, in two rows where one would be too narrow. Only who is adjacent
moves a place: it is a step forward then, and so is the card on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tritables.core.cards import TALL, card_box, stacked
from tritables.core.picture import Box, Decor, Layout, Look, Place, Shape
from tritables.core.state import Seat
from tritables.games.tricap import places
from tritables.games.tricap.state import HAND, TriCapState


@dataclass(frozen=True, slots=True)
class Area:
    """One player's part of the table. An adjacent active card goes ``forward``: up, or down."""

    chip: Box
    hand: tuple[Box, ...]
    active: Box
    captured: Box
    forward: float

    @property
    def adjacent(self) -> Box:
        """The box of the active card when it is adjacent."""
        box = self.active
        return Box(box.x, box.y + self.forward, box.w, box.h)

    @property
    def whole_hand(self) -> Box:
        """The box about all cards of the hand."""
        first, last = self.hand[0], self.hand[-1]
        return Box(first.x, first.y, last.x + last.w - first.x, first.h)


@dataclass(frozen=True, slots=True)
class Block:
    """The measures of an area along the top, before it is made larger where there is room.

    The hand lies right of the chip; below them lie the active card and the captured pile.
    """

    chip: float
    card: float
    pitch: float
    active: float
    captured: float
    gap: float

    @property
    def width(self) -> float:
        """The width from the chip to the end of the hand."""
        return self.chip + self.gap + self.card + (HAND - 1) * self.pitch

    @property
    def height(self) -> float:
        """The height from the top of the hand to the bottom of the active card."""
        return (self.card + self.active) * TALL + self.gap

    def area(self, x: float, y: float, scale: float, forward: float) -> Area:
        """The area whose left top corner lies there."""
        high = self.card * TALL
        second = high + self.gap
        aside = self.width - self.captured
        lower = second + (self.active - self.captured) * TALL / 2
        left = self.chip + self.gap

        def at(dx: float, dy: float, width: float) -> Box:
            return card_box(x + dx * scale, y + dy * scale, width * scale)

        chip = self.chip * scale
        return Area(
            chip=Box(x, y + (high * scale - chip) / 2, chip, chip),
            hand=tuple(at(left + nth * self.pitch, 0, self.card) for nth in range(HAND)),
            active=at(0, second, self.active),
            captured=at(aside, lower, self.captured),
            forward=forward,
        )


@dataclass(frozen=True, slots=True)
class Frame:
    """The measures of one shape, in board units."""

    width: float
    height: float
    edge: float
    top: float
    block: Block
    rows: tuple[tuple[int, ...], ...]
    scales: tuple[float, ...]
    step: float
    deck: Box
    centre: Box
    depth: int
    pitch: float
    near: tuple[Box, ...]
    front: Area

    def others(self, count: int) -> list[Area]:
        """The areas of so many other seats, along the top from left to right, row by row."""
        rows, scale = self.rows[count - 1], self.scales[count - 1]
        block = self.block
        height = block.height * scale
        room = (self.top - len(rows) * height) / (len(rows) + 1)
        areas = []
        for row, each in enumerate(rows):
            width = (self.width - 2 * self.edge) / each
            for nth in range(each):
                x = self.edge + (nth + 0.5) * width - block.width * scale / 2
                y = room + row * (height + room)
                areas.append(block.area(x, y, scale, self.step))
        return areas


FRAMES: Final[dict[Shape, Frame]] = {
    "wide": Frame(
        width=1000,
        height=740,
        edge=8,
        top=206,
        block=Block(chip=34, card=42, pitch=38, active=72, captured=56, gap=8),
        rows=((1,), (2,), (3,), (4,), (5,)),
        scales=(1.14, 1.14, 1.14, 1.14, 1.1),
        step=18,
        deck=card_box(112, 228, 100),
        centre=card_box(445, 221, 110),
        depth=4,
        pitch=46,
        near=(card_box(581, 264, 48), card_box(640, 264, 48), card_box(699, 264, 48)),
        front=Area(
            chip=Box(236, 620, 42, 42),
            hand=tuple(card_box(304 + nth * 132, 560, 122) for nth in range(HAND)),
            active=card_box(450, 402, 100),
            captured=card_box(756, 572, 100),
            forward=-18,
        ),
    ),
    "tall": Frame(
        width=400,
        height=640,
        edge=4,
        top=236,
        block=Block(chip=22, card=25, pitch=20, active=44, captured=38, gap=4),
        rows=((1,), (2,), (3,), (2, 2), (3, 2)),
        scales=(1.7, 1.6, 1.38, 1.0, 1.0),
        step=9,
        deck=card_box(14, 252, 64),
        centre=card_box(192, 243, 76),
        depth=3,
        pitch=32,
        near=(card_box(304, 230, 30), card_box(304, 276, 30), card_box(304, 322, 30)),
        front=Area(
            chip=Box(30, 404, 30, 30),
            hand=tuple(card_box(32 + nth * 115, 481, 106) for nth in range(HAND)),
            active=card_box(165, 373, 70),
            captured=card_box(302, 377, 64),
            forward=-10,
        ),
    ),
}


@lru_cache(maxsize=64)
def areas(shape: Shape, seats: int, front: Seat) -> tuple[Area, ...]:
    """The area of each seat; clockwise from the one in front they sit from left to right."""
    frame = FRAMES[shape]
    round_the_table = (frame.front, *frame.others(seats - 1))
    return tuple(round_the_table[(seat - front) % seats] for seat in range(seats))


def pile_boxes(shape: Shape, count: int) -> list[Box]:
    """The boxes of the upper cards of a centre pile of ``count``, the top one last.

    The others look out to its left, so that their corners show.
    """
    frame = FRAMES[shape]
    box = frame.centre
    drawn = min(count, frame.depth + 1)
    return [Box(box.x - nth * frame.pitch, box.y, box.w, box.h) for nth in reversed(range(drawn))]


def pile_box(box: Box, nth: int, count: int) -> Box:
    """The nth card of a face-down pile from below."""
    return stacked(box, nth, count, step=max(1.5, box.w / 40))


def adjacent_now(state: TriCapState) -> frozenset[Seat]:
    """The seats that the card just turned up is adjacent to: one may take, or it is a Tricap."""
    if state.phase == "over":
        # A Tricap that ends the game leaves too few cards; else an old card lies in the centre.
        seats = state.adjacent_seats()
        ended = len(seats) > 1 and state.loose() < HAND * state.seats
        return frozenset(seats if ended else ())
    decides = state.phase in ("capture", "shuffle")
    return frozenset(state.adjacent_seats() if decides else ())


def layout(state: TriCapState, shape: Shape, look: Look) -> Layout:
    """The table for so many seats with one of them in front."""
    return _layout(shape, state.seats, look.front(state.on_turn), adjacent_now(state))


@lru_cache(maxsize=256)
def _layout(shape: Shape, seats: int, front: Seat, adjacent: frozenset[Seat]) -> Layout:
    frame = FRAMES[shape]
    decor = [Decor(Box(0, 0, frame.width, frame.height), "baize")]
    decor += [Decor(box, "slot") for box in (frame.deck, frame.centre)]
    made = [Place(places.DECK, frame.deck), Place(places.CENTRE, frame.centre)]
    for seat, area in enumerate(areas(shape, seats, front)):
        # The cards of a hand at the top overlap, and so would slots below them.
        slots = [area.active, area.captured, *(area.hand if seat == front else ())]
        decor += [Decor(box, "slot") for box in slots]
        decor.append(Decor(area.chip, f"seat-{seat}"))
        made += _places(area, seat, is_front=seat == front, is_adjacent=seat in adjacent)
    return Layout(frame.width, frame.height, tuple(decor), tuple(made))


def _places(area: Area, seat: Seat, *, is_front: bool, is_adjacent: bool) -> list[Place]:
    """The hand in front is walked card by card; another hand is one stop."""
    made = [Place(places.hand(seat, nth), box, walk=is_front) for nth, box in enumerate(area.hand)]
    if not is_front:
        made.append(Place(places.whole_hand(seat), area.whole_hand))
    return [
        *made,
        Place(places.active(seat), area.adjacent if is_adjacent else area.active),
        Place(places.captured(seat), area.captured),
    ]
