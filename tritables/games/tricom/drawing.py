"""The cards of a position as pieces in both shapes: bases, piles, reserves and hands."""

from __future__ import annotations

from typing import Final

from tritables.core.cards import UNKNOWN, Card, look
from tritables.core.picture import Box, Piece, Shape
from tritables.core.state import LastMove, Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import SLOTS
from tritables.games.tricom.layout import Area, areas, hand_boxes, turned_boxes
from tritables.games.tricom.notation import STEPS, TAKE_RESERVE
from tritables.games.tricom.state import TriComState

Boxes = tuple[Box, Box]
"""The box of a piece in the wide and in the tall table."""

STACK: Final = 3
"""How many cards of a face-down pile are drawn, however many there are."""

SMALLEST: Final = 24.0
LARGEST: Final = 32.0
"""The sizes of a badge: its number can be read on a phone, and does not outshout the cards."""


def pieces(
    state: TriComState, last: LastMove[TriComState] | None, front: Seat
) -> tuple[Piece, ...]:
    """Every piece of a state, the lowest first; the last move says where its card came from."""
    return tuple(_Drawing(state, last, front).pieces())


class _Drawing:
    """The pieces of a state in both shapes."""

    def __init__(self, state: TriComState, last: LastMove[TriComState] | None, front: int) -> None:
        self.state = state
        self.move = last.move if last is not None else ""
        self.mover = last.before.on_turn if last is not None else None
        self.areas: dict[Shape, dict[int, Area]] = {
            "wide": areas(state, "wide", front),
            "tall": areas(state, "tall", front),
        }

    def pieces(self) -> list[Piece]:
        made: list[Piece] = []
        for owner in range(self.state.seats):
            made += self.bases(owner)
            made += self.piles(owner)
            made += self.hand(owner)
        return made

    def both(self, owner: int) -> tuple[Area, Area]:
        return self.areas["wide"][owner], self.areas["tall"][owner]

    def card(self, owner: int, card: Card, place: str, boxes: Boxes, came: str | None) -> Piece:
        """A card of a player's own deck, face up if it is known."""
        art, spots = look(card, owner)
        kind = f"back {owner}" if card == UNKNOWN else f"card {card} {owner}"
        return Piece(kind, art, place, *boxes, spots=spots, came=came)

    def bases(self, owner: int) -> list[Piece]:
        """The piles of a base: all their cards, each a little lower than the one it covers."""
        side = self.state.sides[owner]
        made = []
        for slot in SLOTS:
            pile = side.base[slot]
            place = places.base(owner, slot)
            wide, tall = (area.base[slot] for area in self.both(owner))
            for nth, card in enumerate(pile):
                boxes = _stacked(wide, nth, len(pile)), _stacked(tall, nth, len(pile))
                made.append(self.card(owner, card, place, boxes, self.came_to_base(owner, card)))
            if len(pile) > 1:
                made.append(_badge(len(pile), place, (wide, tall)))
        return made

    def came_to_base(self, owner: int, card: Card) -> str | None:
        """Where the card came from that the last move laid on a base."""
        step = STEPS.get(self.move)
        if step is not None and step.card == card and owner == self.mover:
            return places.hands(owner)
        return places.stock(owner)

    def piles(self, owner: int) -> list[Piece]:
        side = self.state.sides[owner]
        wide, tall = self.both(owner)
        made = [
            *self.face_down(owner, len(side.stock), places.stock(owner), (wide.stock, tall.stock)),
            *self.face_down(
                owner, len(side.actions), places.actions(owner), (wide.actions, tall.actions)
            ),
            *self.face_down(owner, side.away, places.away(owner), (wide.away, tall.away)),
        ]
        if side.actions:
            made.append(self.crown(owner, (wide.actions, tall.actions)))
        rows = zip(
            side.turned,
            turned_boxes(wide, len(side.turned)),
            turned_boxes(tall, len(side.turned)),
            strict=True,
        )
        for card, *boxes in rows:
            one, other = boxes
            place, came = places.turned(owner), places.actions(owner)
            made.append(self.card(owner, card, place, (one, other), came))
        return made + self.reserve(owner, (wide.reserve, tall.reserve))

    def face_down(self, owner: int, count: int, place: str, boxes: Boxes) -> list[Piece]:
        """A face-down pile as a small stack, and how many lie there."""
        drawn = min(STACK, count)
        made = [
            Piece(
                f"pile {place}",
                f"back-{owner}",
                place,
                _stacked(boxes[0], nth, drawn),
                _stacked(boxes[1], nth, drawn),
            )
            for nth in range(drawn)
        ]
        return [*made, _badge(count, place, boxes)] if made else []

    def crown(self, owner: int, boxes: Boxes) -> Piece:
        """The sign that tells the action pile from the stock, whose backs are the same."""
        wide, tall = (_foot(box) for box in boxes)
        return Piece(f"crown {owner}", "crown", places.actions(owner), wide, tall)

    def reserve(self, owner: int, boxes: Boxes) -> list[Piece]:
        """A reserve: its visible card, and how many lie there in all."""
        cards = self.state.sides[owner].reserve
        if not cards:
            return []
        place = places.reserve(owner)
        depth = min(STACK, len(cards))
        made = []
        for nth, card in enumerate(cards[-depth:]):
            at = _stacked(boxes[0], nth, depth), _stacked(boxes[1], nth, depth)
            face = card if nth == depth - 1 else UNKNOWN
            made.append(self.card(owner, face, place, at, places.hands(owner)))
        if len(cards) > 1:
            made.append(_badge(len(cards), place, boxes))
        return made

    def hand(self, owner: int) -> list[Piece]:
        cards = self.state.sides[owner].hand
        wide, tall = (hand_boxes(area, len(cards)) for area in self.both(owner))
        came = places.reserve(owner) if self.move == TAKE_RESERVE else places.stock(owner)
        return [
            self.card(owner, card, places.hand(owner, nth), (wide[nth], tall[nth]), came)
            for nth, card in enumerate(cards)
        ]


def _stacked(box: Box, nth: int, count: int) -> Box:
    """The nth card of a pile from below; the top one lies in the place, the others look out."""
    step = min(3.0, 9.0 / max(1, count - 1)) * box.w / 90
    shift = (count - 1 - nth) * step
    return Box(box.x - shift, box.y - shift, box.w, box.h)


def _badge(count: int, place: str, boxes: Boxes) -> Piece:
    """How many cards lie on a pile, at its upper right corner."""
    wide, tall = (_corner(box) for box in boxes)
    return Piece("badge", "badge", place, wide, tall, spots=(str(count),), above=True)


def _corner(box: Box) -> Box:
    size = min(max(box.w * 0.34, SMALLEST), LARGEST)
    return Box(box.x + box.w - size * 0.85, box.y - size * 0.2, size, size)


def _foot(box: Box) -> Box:
    """The lower half of a card, in its middle."""
    size = box.w * 0.5
    return Box(box.x + (box.w - size) / 2, box.y + box.h - size * 1.15, size, size)
