"""The cards of a position as pieces in both shapes: bases, piles, reserves and hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tritables.core.cards import UNKNOWN, Card, look, stacked
from tritables.core.picture import SHAPES, Box, Piece
from tritables.core.state import LastMove, Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import SLOTS
from tritables.games.tricom.layout import PILES, Area, areas, hand_boxes, turned_boxes
from tritables.games.tricom.notation import STEPS, TAKE_RESERVE
from tritables.games.tricom.side import Side
from tritables.games.tricom.state import TriComState

Boxes = tuple[Box, Box]
"""The box of a piece in the wide and in the tall table."""

STACK: Final = 3
"""The number of cards of a face-down pile that are drawn, however many there are."""

FAN: Final = 3
"""The number of turned action cards that lie open side by side; a badge counts those below."""

SMALLEST: Final = 24.0
LARGEST: Final = 32.0
"""The sizes of a badge: its number can be read on a phone, and does not outshout the cards."""


def pieces(
    state: TriComState, last: LastMove[TriComState] | None, front: Seat
) -> tuple[Piece, ...]:
    """Every piece of a state, the lowest first; the last move says where its card came from."""
    step = None if last is None else STEPS.get(last.move)
    took = last is not None and last.move == TAKE_RESERVE
    made: list[Piece] = []
    for owner, side in enumerate(state.sides):
        moved = last is not None and last.before.on_turn == owner
        played = step.card if step is not None and moved else None
        made += _pieces_of(side, owner, state.seats, front, played, took)
    return tuple(made)


@lru_cache(maxsize=32)
def _pieces_of(
    side: Side, owner: Seat, seats: int, front: Seat, played: Card | None, took: bool
) -> list[Piece]:
    """The pieces of a side; whoever is not on turn has the same with the next move."""
    wide, tall = (areas(seats, shape, front)[owner] for shape in SHAPES)
    return _Drawing(side, owner, (wide, tall), played, took).pieces()


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The pieces of a side in both shapes: ``areas`` are its wide and its tall one.

    ``played`` is the card that the last move laid on its base, if that was one of its hand, and
    ``took`` says whether it was one that takes from a reserve.
    """

    side: Side
    owner: Seat
    areas: tuple[Area, Area]
    played: Card | None
    took: bool

    def pieces(self) -> list[Piece]:
        return [*self.bases(), *self.piles(), *self.hand()]

    def boxes(self, kind: str) -> Boxes:
        """The boxes of one of the `PILES`."""
        wide, tall = self.areas
        return wide.piles[kind], tall.piles[kind]

    def card(self, card: Card, place: str, boxes: Boxes, came: str | None) -> Piece:
        """A card of a player's own deck, face up if it is known."""
        art, spots = look(card, self.owner)
        kind = f"back {self.owner}" if card == UNKNOWN else f"card {card} {self.owner}"
        return Piece(kind, art, place, *boxes, spots=spots, came=came)

    def bases(self) -> list[Piece]:
        """The piles of a base: all their cards, each a little lower than the one it covers."""
        made = []
        for slot in SLOTS:
            pile = self.side.base[slot]
            place = places.base(self.owner, slot)
            wide, tall = (area.base[slot] for area in self.areas)
            for nth, card in enumerate(pile):
                boxes = _stacked((wide, tall), nth, len(pile))
                made.append(self.card(card, place, boxes, self.came_to_base(card)))
            if len(pile) > 1:
                made.append(_badge(len(pile), place, (wide, tall)))
        return made

    def came_to_base(self, card: Card) -> str:
        """The place from which the card came that the last move laid on a base."""
        return (places.hands if card == self.played else places.stock)(self.owner)

    def piles(self) -> list[Piece]:
        side, owner = self.side, self.owner
        made = [
            *self.face_down("stock", len(side.stock)),
            *self.face_down("actions", len(side.actions)),
            *self.face_down("away", side.away),
        ]
        if side.actions:
            made.append(self.crown())
        place, came = places.turned(owner), places.actions(owner)
        fan = side.turned[-FAN:]
        wide, tall = (turned_boxes(area, len(fan)) for area in self.areas)
        for card, one, other in zip(fan, wide, tall, strict=True):
            made.append(self.card(card, place, (one, other), came))
        if len(side.turned) > len(fan):
            made.append(_badge(len(side.turned), place, (wide[-1], tall[-1])))
        return made + self.reserve()

    def face_down(self, kind: str, count: int) -> list[Piece]:
        """A face-down pile as a small stack, and how many lie there."""
        place, boxes, drawn = PILES[kind](self.owner), self.boxes(kind), min(STACK, count)
        made = [
            Piece(f"pile {place}", f"back-{self.owner}", place, *_stacked(boxes, nth, drawn))
            for nth in range(drawn)
        ]
        return [*made, _badge(count, place, boxes)] if made else []

    def crown(self) -> Piece:
        """The sign that tells the action pile from the stock, whose backs are the same."""
        wide, tall = (_foot(box) for box in self.boxes("actions"))
        return Piece(f"crown {self.owner}", "crown", places.actions(self.owner), wide, tall)

    def reserve(self) -> list[Piece]:
        """A reserve: its visible card, and how many lie there in all."""
        cards = self.side.reserve
        if not cards:
            return []
        place, boxes = places.reserve(self.owner), self.boxes("reserve")
        depth = min(STACK, len(cards))
        made = []
        for nth, card in enumerate(cards[-depth:]):
            face = card if nth == depth - 1 else UNKNOWN
            at = _stacked(boxes, nth, depth)
            made.append(self.card(face, place, at, places.hands(self.owner)))
        if len(cards) > 1:
            made.append(_badge(len(cards), place, boxes))
        return made

    def hand(self) -> list[Piece]:
        owner, cards = self.owner, self.side.hand
        wide, tall = (hand_boxes(area, len(cards)) for area in self.areas)
        came = places.reserve(owner) if self.took else places.stock(owner)
        return [
            self.card(card, places.hand(owner, nth), (wide[nth], tall[nth]), came)
            for nth, card in enumerate(cards)
        ]


def _stacked(boxes: Boxes, nth: int, count: int) -> Boxes:
    """The boxes of the nth card of a pile from below; the higher the pile, the closer they lie."""
    step = min(3.0, 9.0 / max(1, count - 1))
    wide, tall = (stacked(box, nth, count, step * box.w / 90) for box in boxes)
    return wide, tall


def _badge(count: int, place: str, boxes: Boxes) -> Piece:
    """The badge with the number of cards on a pile, at its upper right corner."""
    wide, tall = (_corner(box) for box in boxes)
    return Piece("badge", "badge", place, wide, tall, spots=(str(count),), above=True)


def _corner(box: Box) -> Box:
    size = min(max(box.w * 0.34, SMALLEST), LARGEST)
    return Box(box.x + box.w - size * 0.85, box.y - size * 0.2, size, size)


def _foot(box: Box) -> Box:
    """The lower half of a card, in its middle."""
    size = box.w * 0.5
    return Box(box.x + (box.w - size) / 2, box.y + box.h - size * 1.15, size, size)
