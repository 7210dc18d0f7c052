"""The geometry of the table, once, for both shapes: a block of places for each player.

Every block is built as the source lays it out. The base is in the middle, the stock and the action
pile stand below it, one under each column; beside the stock lies the reserve, beside the action
pile the turned cards, and what is out of play lies apart. Wide, the blocks are alike and stand side
by side in the order of play, whoever looks; tall, the seat in front has the lower part and the
others share the upper one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from tritables.core.cards import TALL, card_box, fan
from tritables.core.picture import Box, Decor, Layout, Look, Place, Shape
from tritables.core.state import Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import SLOTS
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.words import words

PILES: Final = {
    "stock": places.stock,
    "actions": places.actions,
    "turned": places.turned,
    "reserve": places.reserve,
    "away": places.away,
}
"""The piles that each player has one of, and the id of each one's place by its seat."""

GAP: Final = 0.11
"""The room between two cards of a base, and that of its mat around it, in widths of a card."""

PEEK: Final = 0.56
"""The part of a turned card that looks out above the next one, of its height: its rank and suit.

Where many lie there it is less: their ranks at least."""

NAME: Final = 18.0
"""The room below a pile for its name."""

SMALL_NAME: Final = 13.5
"""The room below a small pile for its name: words in so low a box are written smaller."""

SMALL_PILE: Final = 51.0
"""Piles less wide than this have such names."""

OUTER: Final = 80.0
"""The width that the names of the outer piles need within the ground of their player."""

LOWER: Final = 13.5
"""The distance by which every other name stands lower where piles stand close together."""

CLOSE: Final = 1.06
"""The distance of such piles from one another, in widths of a card."""

INSET: Final = 4.0
"""The distance of a player's ground from the edge, so that two bases are never taken for one."""

Corners = tuple[Box, Box, Box, Box]


@dataclass(frozen=True, slots=True)
class Area:
    """One player's part of the table: where each of its places is.

    ``piles`` has the box of each of `PILES`; that of the turned cards is the one of the card turned
    last, and the others look out above it, as far up as `peak`. ``hand`` is the box of the whole
    hand.
    """

    block: Block
    base: Corners
    piles: Mapping[str, Box]
    hand: Box

    @property
    def whole(self) -> Box:
        """The ground of the player."""
        box = self.block.box
        return Box(box.x + INSET, box.y + INSET, box.w - 2 * INSET, box.h - 2 * INSET)

    @property
    def chip(self) -> Box:
        """The box of the chip that says whose the part is."""
        block = self.block
        return Box(block.box.x + block.edge, block.box.y + block.edge, block.chip, block.chip)

    @property
    def mat(self) -> Box:
        """The mat below the base."""
        first, second, _, last = self.base
        pad = self.block.pad
        right = second.x + second.w + pad
        bottom = last.y + last.h
        return Box(first.x - pad, first.y - pad, right - first.x + pad, bottom - first.y + 2 * pad)

    @property
    def peak(self) -> float:
        """The height up to which turned cards look out: beside the base, or only below it."""
        block = self.block
        return self.base[0].y if block.column else self.piles["stock"].y - block.pad / 2


@dataclass(frozen=True, slots=True)
class Block:
    """The measures of an area: its box, and how wide its cards are in the base, piles and hand.

    The hand lies in a row below the piles, or ``upright``, one card below the other, at the right
    edge where that saves height: all else stands in the middle of what it leaves. Without a
    ``column`` the turned cards have no room beside the base, the piles stand close together, in the
    whole width, and an upright hand has only the height of the base.
    """

    box: Box
    edge: float
    chip: float
    card: float
    pile: float
    held: float
    upright: bool = False
    column: bool = True

    @property
    def pad(self) -> float:
        """The room between two cards of the base, and that of the mat around it."""
        return self.card * GAP

    @property
    def name(self) -> float:
        """The height of a pile's name."""
        return NAME if self.pile >= SMALL_PILE else SMALL_NAME

    @property
    def lower(self) -> float:
        """The distance by which every other name stands lower."""
        return 0 if self.column else LOWER

    def area(self) -> Area:
        """The area with all its places."""
        box, card, pile, pad, held = self.box, self.card, self.pile, self.pad, self.held
        aside = held + self.edge if self.upright and self.column else 0
        middle = box.x + (box.w - aside) / 2
        top = box.y + self.edge + pad
        base = self._base(middle, top, pad)
        right = base[1].x + card + pad
        bottom = base[3].y + card * TALL
        row = bottom + 2 * pad
        stock = card_box(base[0].x + (card - pile) / 2, row, pile)
        actions = card_box(base[1].x + (card - pile) / 2, row, pile)
        beside = actions.x + (pile + pad if self.column else pile * CLOSE)
        turned = card_box(max(beside, right + pad / 2) if self.column else beside, row, pile)
        reserve = card_box(2 * middle - turned.x - pile, row, pile)
        left = box.x + self.edge
        outer = min(pile, base[0].x - pad - left)
        away = card_box(left, min(bottom, row - NAME - 1) - outer * TALL, outer)
        if self.upright:
            end = row + pile * TALL if self.column else bottom
            hand = Box(box.x + box.w - self.edge - held, top, held, end - top)
        else:
            under = row + pile * TALL + NAME + pad
            hand = Box(left, under, box.w - 2 * self.edge, held * TALL)
        piles = dict(zip(PILES, (stock, actions, turned, reserve, away), strict=True))
        return Area(self, base, piles, hand)

    def _base(self, middle: float, top: float, gap: float) -> Corners:
        card = self.card
        left, right = middle - card - gap / 2, middle + gap / 2
        lower = top + card * TALL + gap
        return (
            card_box(left, top, card),
            card_box(right, top, card),
            card_box(left, lower, card),
            card_box(right, lower, card),
        )


@dataclass(frozen=True, slots=True)
class Frame:
    """A board for a number of seats in one shape: its size, and the blocks in the order of play."""

    width: float
    height: float
    blocks: tuple[Block, ...]


def _row(count: int, height: float, block: Block) -> Frame:
    """Blocks side by side, all like the first one."""
    first = block.box
    boxes = (first._replace(x=first.x + nth * first.w) for nth in range(count))
    return Frame(count * first.w, height, tuple(replace(block, box=box) for box in boxes))


FRAMES: Final[dict[tuple[Shape, int], Frame]] = {
    ("wide", 2): _row(2, 718, Block(Box(0, 0, 500, 718), 14, 30, 120, 82, 110)),
    ("wide", 3): _row(3, 502, Block(Box(0, 0, 1000 / 3, 502), 8, 26, 84, 50, 82)),
    ("tall", 2): Frame(
        400,
        643,
        (
            Block(Box(0, 294, 400, 349), 6, 22, 76, 52, 72, upright=True),
            Block(Box(0, 0, 400, 294), 6, 22, 62, 44, 58, upright=True),
        ),
    ),
    ("tall", 3): Frame(
        400,
        595,
        (
            Block(Box(0, 246, 400, 349), 6, 22, 76, 52, 72, upright=True),
            Block(Box(0, 0, 200, 246), 5, 22, 48, 40, 36, upright=True, column=False),
            Block(Box(200, 0, 200, 246), 5, 22, 48, 40, 36, upright=True, column=False),
        ),
    ),
}


@lru_cache(maxsize=len(FRAMES))
def _areas(shape: Shape, seats: int) -> tuple[Area, ...]:
    return tuple(block.area() for block in FRAMES[shape, seats].blocks)


def areas(count: int, shape: Shape, front: Seat) -> dict[Seat, Area]:
    """The area of each seat. A wide table stays as it is when another seat comes to the front."""
    first = 0 if shape == "wide" else front
    return {(first + nth) % count: area for nth, area in enumerate(_areas(shape, count))}


def turned_boxes(area: Area, count: int) -> list[Box]:
    """The boxes of the turned cards, the first one first: each looks out above the one upon it."""
    last = area.piles["turned"]
    pitch = min(last.h * PEEK, (last.y - area.peak) / max(1, count - 1))
    return [Box(last.x, last.y - (count - 1 - nth) * pitch, last.w, last.h) for nth in range(count)]


def hand_boxes(area: Area, count: int) -> list[Box]:
    """The boxes of the cards of a hand: in a row, or one below the other."""
    box = area.hand
    if not area.block.upright:
        return fan(box, count, area.block.held)
    pitch = min(box.w * TALL * 1.05, (box.h - box.w * TALL) / max(1, count - 1))
    return [card_box(box.x, box.y + nth * pitch, box.w) for nth in range(count)]


def layout(state: TriComState, shape: Shape, look: Look) -> Layout:
    """The table as a state needs it: its areas, and a place for each card in a hand.

    The same object wherever the same is needed: what is made of it need not be made again.
    """
    needs = tuple([(len(side.hand), side.away > 0) for side in state.sides])
    return _layout(shape, look.front(state.on_turn), needs)


@lru_cache(maxsize=256)
def _layout(shape: Shape, front: Seat, needs: tuple[tuple[int, bool], ...]) -> Layout:
    """The table for so many cards in each hand, with a name for cards out of play where any are."""
    frame = FRAMES[shape, len(needs)]
    all_places: list[Place] = []
    decor = [Decor(Box(0, 0, frame.width, frame.height), "baize")]
    for owner, area in areas(len(needs), shape, front).items():
        held, away = needs[owner]
        all_places += _places(owner, area, held)
        decor += [Decor(area.whole, "mat"), Decor(area.mat, "mat")]
        decor.append(Decor(area.chip, f"seat-{owner}"))
        slots = [box for kind, box in area.piles.items() if kind != "away"]
        decor += [Decor(box, "slot") for box in (*area.base, *slots)]
        decor += _names(area, away=away)
    return Layout(frame.width, frame.height, tuple(decor), tuple(all_places))


def _names(area: Area, *, away: bool) -> list[Decor]:
    """The names of the piles, each below its own; cards out of play have one once there are any.

    Those of close piles stand high and low by turns, also beside the block of another player, and
    the outer ones have the room as far as the edge. None of them reaches beyond it.
    """
    piles, height, lower = area.piles, area.block.name, area.block.lower
    ground = area.whole
    names = {
        "name-stock": _under(piles["stock"], height),
        "name-actions": _under(piles["actions"], height, lower),
        "name-turned": _under(piles["turned"], height),
        "name-reserve": _under(piles["reserve"], height, lower),
    }
    if lower:
        inner = piles["actions"].centre[0]
        room = ground.x + ground.w - inner
        names["name-turned"] = names["name-turned"]._replace(x=inner, w=room)
        names["name-reserve"] = names["name-reserve"]._replace(x=ground.x, w=room)
    else:
        for name in ("name-turned", "name-reserve"):
            names[name] = _inside(names[name], ground)
    if away:
        names["name-away"] = _under(piles["away"], height)
    return [Decor(box, text=words(id)) for id, box in names.items()]


def _under(pile: Box, height: float, lower: float = 0) -> Box:
    """The room for a name below a pile, or so much further down."""
    return Box(pile.x, pile.y + pile.h + lower, pile.w, height)


def _inside(name: Box, ground: Box) -> Box:
    """The room for an outer name, moved where it would reach beyond the ground."""
    width = max(name.w, OUTER)
    left = min(name.centre[0] - width / 2, ground.x + ground.w - width)
    return name._replace(x=max(left, ground.x), w=width)


def _places(owner: Seat, area: Area, held: int) -> list[Place]:
    return [
        *(Place(places.hand(owner, nth), box) for nth, box in enumerate(hand_boxes(area, held))),
        *(Place(places.base(owner, slot), area.base[slot]) for slot in SLOTS),
        *(Place(place(owner), area.piles[kind]) for kind, place in PILES.items()),
        Place(places.hands(owner), area.hand, walk=not held),
    ]
