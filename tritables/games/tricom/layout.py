"""The geometry of the table, once, for both shapes: an area for each player.

The seat in front has the lower half, with its hand in a row below its base; the others share the
upper half. In every area the base is in the middle, the stock and the action pile stand to its
left, the reserve and what is out of play to its right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tritables.core.cards import CARD_HEIGHT, CARD_WIDTH, fan
from tritables.core.picture import Box, Decor, Layout, Place, Shape
from tritables.games.tricom import places
from tritables.games.tricom.deck import SLOTS
from tritables.games.tricom.state import TriComState

TALL: Final = CARD_HEIGHT / CARD_WIDTH
GAP: Final = 0.12
"""The room between two cards, in widths of a card."""

NARROW: Final = 40.0
"""Where a pile beside the base would be smaller than this, the piles lie below it."""


@dataclass(frozen=True, slots=True)
class Area:
    """One player's part of the table: where each of its places is."""

    box: Box
    card: float
    chip: Box
    base: tuple[Box, Box, Box, Box]
    stock: Box
    actions: Box
    turned: Box
    reserve: Box
    away: Box
    hand: Box


@dataclass(frozen=True, slots=True)
class Frame:
    """The measures of one shape, in board units."""

    width: float
    height: float
    upper: float
    edge: float
    chip: float
    mine: float
    theirs: tuple[float, float]

    def area(self, nth: int, others: int) -> Area:
        """The area of the seat in front (0), or of one of the others, clockwise from it."""
        if nth == 0:
            box = Box(self.edge, self.upper, self.width - 2 * self.edge, self.height - self.upper)
            return self._area(box, self.mine, front=True)
        width = (self.width - 2 * self.edge) / others
        box = Box(self.edge + (nth - 1) * width, self.edge, width, self.upper - self.edge)
        return self._area(box, self.theirs[others - 1], front=False)

    def _area(self, box: Box, card: float, *, front: bool) -> Area:
        gap = card * GAP
        height = card * TALL
        wide = 2 * card + gap
        x = box.x + (box.w - wide) / 2
        y = box.y + self.edge
        base = tuple(
            Box(x + column * (card + gap), y + row * (height + gap), card, height)
            for row in (0, 1)
            for column in (0, 1)
        )
        beside = Box(x + wide + self.edge, y, box.x + box.w - x - wide - 2 * self.edge, height)
        below = y + 2 * (height + gap)
        hand = Box(beside.x, y + height + gap, beside.w, height)
        if beside.w < card and not front:
            hand = Box(beside.x, y, beside.w, 2 * height + gap)
        if front:
            hand = Box(box.x + self.edge, below, box.w - 2 * self.edge, box.y + box.h - below - 4)
        side = x - box.x - 2 * self.edge
        chip = Box(box.x + self.edge, y, self.chip, self.chip)
        piles = (
            self._below(box, card, below) if side < 2 * NARROW else self._beside(box, card, side)
        )
        return Area(box, card, chip, base, *piles, hand)  # type: ignore[arg-type]

    def _beside(self, box: Box, card: float, side: float) -> tuple[Box, Box, Box, Box, Box]:
        """Stock, action pile and turned cards to the left of the base, the others to its right."""
        gap = card * GAP
        small = min(card * 0.86, side / 2.15)
        tall = small * TALL
        left, right = box.x + self.edge, box.x + box.w - self.edge
        first = box.y + self.edge + (card * TALL - tall) / 2
        second = first + card * TALL + gap
        return (
            Box(left + side - small, first, small, tall),
            Box(left, second, small, tall),
            Box(left + small + gap / 2, second, side - small - gap / 2, tall),
            Box(right - side, first, small, tall),
            Box(right - small, first, small, tall),
        )

    def _below(self, box: Box, card: float, top: float) -> tuple[Box, Box, Box, Box, Box]:
        """All piles in a row below the base, where there is no room beside it."""
        room = (box.w - self.edge) / 5
        small = min(room - 3, (box.y + box.h - top) / TALL, card)
        stock, actions, turned, reserve, away = (
            Box(box.x + self.edge / 2 + nth * room, top, small, small * TALL) for nth in range(5)
        )
        return stock, actions, turned, reserve, away


FRAMES: Final[dict[Shape, Frame]] = {
    "wide": Frame(1000, 740, 292, 10, 30, 96, (92, 88)),
    "tall": Frame(400, 660, 232, 6, 22, 84, (74, 48)),
}


def front_seat(state: TriComState, seat: int | None) -> int:
    """Which seat sits in front: the one that looks, else the one on turn, else the first."""
    return seat if seat is not None else state.on_turn or 0


def areas(state: TriComState, shape: Shape, front: int) -> dict[int, Area]:
    """The area of each seat."""
    frame = FRAMES[shape]
    count = state.seats
    return {(front + nth) % count: frame.area(nth, count - 1) for nth in range(count)}


def hand_boxes(area: Area, count: int) -> list[Box]:
    """Where the cards of a hand lie: in a row, or where that is too narrow one below the other."""
    box = area.hand
    if box.w >= area.card:
        return fan(box, count, area.card * 1.02)
    tall = box.w * TALL
    pitch = min(tall * 1.05, (box.h - tall) / max(1, count - 1))
    return [Box(box.x, box.y + nth * pitch, box.w, tall) for nth in range(count)]


def layout(state: TriComState, shape: Shape, seat: int | None) -> Layout:
    """The table as a state needs it: its areas, and a place for each card in a hand."""
    frame = FRAMES[shape]
    front = front_seat(state, seat)
    all_places: list[Place] = []
    decor = [Decor(Box(0, 0, frame.width, frame.height), "baize")]
    for owner, area in areas(state, shape, front).items():
        all_places += _places(state, owner, area)
        decor.append(Decor(area.chip, f"seat-{owner}"))
        slots = (*area.base, area.stock, area.actions, area.reserve)
        decor += [Decor(box, "slot") for box in slots]
    return Layout(frame.width, frame.height, tuple(decor), tuple(all_places))


def _places(state: TriComState, owner: int, area: Area) -> list[Place]:
    hand = state.sides[owner].hand
    boxes = hand_boxes(area, len(hand))
    return [
        *(Place(places.hand(owner, nth), box) for nth, box in enumerate(boxes)),
        *(Place(places.base(owner, slot), area.base[slot]) for slot in SLOTS),
        Place(places.stock(owner), area.stock),
        Place(places.actions(owner), area.actions),
        Place(places.turned(owner), area.turned),
        Place(places.reserve(owner), area.reserve),
        Place(places.away(owner), area.away),
        Place(places.hands(owner), area.hand, walk=not hand),
    ]
