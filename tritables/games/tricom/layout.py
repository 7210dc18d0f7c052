"""The geometry of the table, once, for both shapes: a block of places for each player.

Every block is built as the source lays it out. The base is in the middle, the stock and the action
pile stand below it, one under each column; beside the stock lies the reserve, beside the action
pile the turned cards, and what is out of play lies apart. Wide, the blocks are alike and stand side
by side in the order of play, whoever looks; tall, the seat in front has the lower part and the
others share the upper one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from tritables.core.cards import CARD_HEIGHT, CARD_WIDTH, fan
from tritables.core.picture import Box, Decor, Layout, Look, Place, Shape
from tritables.core.state import Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import SLOTS
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.words import words

TALL: Final = CARD_HEIGHT / CARD_WIDTH
"""The height of a card, in widths of it."""

GAP: Final = 0.11
"""The room between two cards of a base, and that of its mat around it, in widths of a card."""

PEEK: Final = 0.56
"""The part of a turned card that looks out above the next one, of its height: its rank and suit.

Where many lie there it is less: their ranks at least."""

NAME: Final = 18.0
"""The room below a pile for its name."""

SMALL_NAME: Final = 12.0
"""The room below a small pile for its name: words in so low a box are written smaller."""

SMALL_PILE: Final = 50.0
"""Piles less wide than this have such names."""

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

    ``turned`` is the box of the card turned last; the others look out above it, as far up as
    ``peak``. ``hand`` is the box of the whole hand, with cards ``held`` wide, one below the other
    where it is ``upright``.
    """

    whole: Box
    chip: Box
    mat: Box
    base: Corners
    stock: Box
    actions: Box
    turned: Box
    reserve: Box
    away: Box
    hand: Box
    peak: float
    held: float
    upright: bool
    name: float
    lower: float


@dataclass(frozen=True, slots=True)
class Block:
    """The measures of an area: its box, and how wide its cards are in the base, piles and hand.

    The hand lies in a row below the piles, or ``upright`` at the right edge where that saves
    height. Without a ``column`` the turned cards have no room beside the base, and the piles stand
    close together.
    """

    box: Box
    edge: float
    chip: float
    card: float
    pile: float
    held: float
    upright: bool = False
    column: bool = True

    def area(self) -> Area:
        """The area with all its places."""
        box, card, pile, held = self.box, self.card, self.pile, self.held
        gap = pad = card * GAP
        middle = box.x + box.w / 2
        top = box.y + self.edge + pad
        base = self._base(middle, top, gap)
        right = base[1].x + card + pad
        bottom = base[3].y + card * TALL
        row = bottom + 2 * pad
        stock = _card(base[0].x + (card - pile) / 2, row, pile)
        actions = _card(base[1].x + (card - pile) / 2, row, pile)
        beside = actions.x + (pile + gap if self.column else pile * CLOSE)
        turned = _card(max(beside, right + gap / 2) if self.column else beside, row, pile)
        reserve = _card(2 * middle - turned.x - pile, row, pile)
        left = box.x + self.edge
        aside = min(pile, base[0].x - pad - left)
        if self.upright:
            hand = Box(box.x + box.w - self.edge - held, top, held, bottom - top)
        else:
            under = row + pile * TALL + NAME + pad
            hand = Box(left, under, box.w - 2 * self.edge, held * TALL)
        return Area(
            whole=Box(box.x + INSET, box.y + INSET, box.w - 2 * INSET, box.h - 2 * INSET),
            chip=Box(left, box.y + self.edge, self.chip, self.chip),
            mat=Box(base[0].x - pad, top - pad, right - base[0].x + pad, bottom - top + 2 * pad),
            base=base,
            stock=stock,
            actions=actions,
            turned=turned,
            reserve=reserve,
            away=_card(left, min(bottom, row - NAME - 1) - aside * TALL, aside),
            hand=hand,
            peak=top if self.column else row - pad / 2,
            held=held,
            upright=self.upright,
            name=NAME if pile >= SMALL_PILE else SMALL_NAME,
            lower=0 if self.column else LOWER,
        )

    def _base(self, middle: float, top: float, gap: float) -> Corners:
        card = self.card
        left, right = middle - card - gap / 2, middle + gap / 2
        lower = top + card * TALL + gap
        return (
            _card(left, top, card),
            _card(right, top, card),
            _card(left, lower, card),
            _card(right, lower, card),
        )


@dataclass(frozen=True, slots=True)
class Frame:
    """A board for a number of seats in one shape: its size, and the blocks in the order of play."""

    width: float
    height: float
    blocks: tuple[Block, ...]


def _card(x: float, y: float, width: float) -> Box:
    return Box(x, y, width, width * TALL)


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
        748,
        (
            Block(Box(0, 294, 400, 454), 6, 22, 76, 52, 72),
            Block(Box(0, 0, 400, 294), 6, 22, 62, 44, 58, upright=True),
        ),
    ),
    ("tall", 3): Frame(
        400,
        700,
        (
            Block(Box(0, 246, 400, 454), 6, 22, 76, 52, 72),
            Block(Box(0, 0, 200, 246), 5, 22, 48, 40, 36, upright=True, column=False),
            Block(Box(200, 0, 200, 246), 5, 22, 48, 40, 36, upright=True, column=False),
        ),
    ),
}


@lru_cache(maxsize=len(FRAMES))
def _areas(shape: Shape, seats: int) -> tuple[Area, ...]:
    return tuple(block.area() for block in FRAMES[shape, seats].blocks)


def front_seat(state: TriComState, seat: Seat | None) -> Seat:
    """The seat that sits in front: the one that looks, else the one on turn, else the first."""
    return seat if seat is not None else state.on_turn or 0


def areas(count: int, shape: Shape, front: Seat) -> dict[Seat, Area]:
    """The area of each seat. A wide table stays as it is when another seat comes to the front."""
    first = 0 if shape == "wide" else front
    return {(first + nth) % count: area for nth, area in enumerate(_areas(shape, count))}


def turned_boxes(area: Area, count: int) -> list[Box]:
    """The boxes of the turned cards, the first one first: each looks out above the one upon it."""
    last = area.turned
    pitch = min(last.h * PEEK, (last.y - area.peak) / max(1, count - 1))
    return [Box(last.x, last.y - (count - 1 - nth) * pitch, last.w, last.h) for nth in range(count)]


def hand_boxes(area: Area, count: int) -> list[Box]:
    """The boxes of the cards of a hand: in a row, or one below the other."""
    box = area.hand
    if not area.upright:
        return fan(box, count, area.held)
    pitch = min(box.w * TALL * 1.05, (box.h - box.w * TALL) / max(1, count - 1))
    return [_card(box.x, box.y + nth * pitch, box.w) for nth in range(count)]


def layout(state: TriComState, shape: Shape, look: Look) -> Layout:
    """The table as a state needs it: its areas, and a place for each card in a hand.

    The same object wherever the same is needed: what is made of it need not be made again.
    """
    needs = tuple([(len(side.hand), side.away > 0) for side in state.sides])
    return _layout(shape, front_seat(state, look.seat), needs)


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
        slots = (*area.base, area.stock, area.actions, area.turned, area.reserve)
        decor += [Decor(box, "slot") for box in slots]
        decor += _names(area, away=away)
    return Layout(frame.width, frame.height, tuple(decor), tuple(all_places))


def _names(area: Area, *, away: bool) -> list[Decor]:
    """The names of the piles, each below its own; cards out of play have one once there are any.

    Those of close piles stand high and low by turns, also beside the block of another player, and
    the outer ones have the room as far as the edge.
    """
    piles = {
        "name-stock": _under(area.stock, area.name),
        "name-actions": _under(area.actions, area.name, area.lower),
        "name-turned": _under(area.turned, area.name),
        "name-reserve": _under(area.reserve, area.name, area.lower),
    }
    if area.lower:
        ground, inner = area.whole, area.actions.centre[0]
        room = ground.x + ground.w - inner
        piles["name-turned"] = piles["name-turned"]._replace(x=inner, w=room)
        piles["name-reserve"] = piles["name-reserve"]._replace(x=ground.x, w=room)
    if away:
        piles["name-away"] = _under(area.away, area.name)
    return [Decor(box, text=words(id)) for id, box in piles.items()]


def _under(pile: Box, height: float, lower: float = 0) -> Box:
    """The room for a name below a pile, or so much further down."""
    return Box(pile.x, pile.y + pile.h + lower, pile.w, height)


def _places(owner: Seat, area: Area, held: int) -> list[Place]:
    return [
        *(Place(places.hand(owner, nth), box) for nth, box in enumerate(hand_boxes(area, held))),
        *(Place(places.base(owner, slot), area.base[slot]) for slot in SLOTS),
        Place(places.stock(owner), area.stock),
        Place(places.actions(owner), area.actions),
        Place(places.turned(owner), area.turned),
        Place(places.reserve(owner), area.reserve),
        Place(places.away(owner), area.away),
        Place(places.hands(owner), area.hand, walk=not held),
    ]
