"""The notation of TriCom: `turn QS`, `use 2`, `fill stock`, `take reserve`, `7D>3`, `7D>r`.

Everything that can be written is made once, so that a move in play is a look-up. Only the orders
of a shuffle are too many for that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tritables.core.cards import DECK, RANK, UNKNOWN, Card
from tritables.core.state import Move, Seat
from tritables.games.tricom.deck import ACTIONS, FULL, JACK, KING, NUMBERS, QUEEN, SLOTS

SEATS: Final = range(2, 4)
"""The numbers of seats that may play."""

SKIP: Final = "skip"
NONE: Final = "none"
TAKE_STOCK: Final = "take stock"
TAKE_RESERVE: Final = "take reserve"
FILL_STOCK: Final = "fill stock"
FILL_RESERVE: Final = "fill reserve"
TURN: Final = "turn"
"""The word by which a view names the turning up of an action card that it does not know."""
SHUFFLE: Final = "shuffle"
"""The word by which the legal moves write any shuffle; what is played names all the cards."""
LOTS: Final = "lots"
"""The word by which the legal moves write any drawing of lots; what is played names the seat."""

RESERVE: Final = -1
"""The slot of a card that is laid on the reserve."""


@dataclass(frozen=True, slots=True)
class Use:
    """A use of an action card: on a slot of one's own base, or of another ``seat``'s.

    ``count`` is how many cards come off the top; 0 takes the whole pile.
    """

    seat: Seat | None
    slot: int
    count: int

    def __str__(self) -> str:
        where = str(self.slot) if self.seat is None else f"{self.seat}:{self.slot}"
        return f"use {where}x{self.count}" if self.count else f"use {where}"


@dataclass(frozen=True, slots=True)
class Step:
    """A card from the hand going to a slot of one's base, or to the `RESERVE`."""

    card: Card
    slot: int

    def __str__(self) -> str:
        return f"{self.card}>{'r' if self.slot == RESERVE else self.slot}"


PART: Final = {KING: 3, QUEEN: 2, JACK: 1}
"""The most cards that each action card may take off the top, by its rank (`flexible.king` …)."""

OWN_USES: Final = tuple(str(Use(None, slot, 0)) for slot in SLOTS)
"""``use 2``: the whole of an own pile, by slot."""

OTHER_USES: Final = tuple(
    tuple(str(Use(seat, slot, 0)) for slot in SLOTS) for seat in range(SEATS.stop - 1)
)
"""``use 1:2``: the whole of another's pile, by seat and slot."""

PART_USES: Final = {
    rank: tuple(str(Use(None, slot, count)) for slot in SLOTS) for rank, count in PART.items()
}
"""``use 2x3``: the top of an own pile, by the action card's rank and the slot."""

USES: Final[dict[Move, Use]] = {
    str(use): use
    for use in (
        *(Use(None, slot, count) for slot in SLOTS for count in (0, *PART.values())),
        *(Use(seat, slot, 0) for seat in range(SEATS.stop - 1) for slot in SLOTS),
    )
}
"""Every use that can be written."""

STEPS: Final[dict[Move, Step]] = {
    str(step): step for card in NUMBERS for step in (Step(card, slot) for slot in (*SLOTS, RESERVE))
}
"""Every placing that can be written, and every laying on the reserve."""


def _placings(card: Card, slots: int) -> tuple[Move, ...]:
    chosen = tuple(str(Step(card, slot)) for slot in SLOTS if slots >> slot & 1)
    return chosen or (str(Step(card, RESERVE)),)


PLACINGS: Final[dict[Card, tuple[tuple[Move, ...], ...]]] = {
    card: tuple(_placings(card, slots) for slots in range(FULL + 1)) for card in NUMBERS
}
"""``PLACINGS[card][slots]``: what a card can do that fits on these slots, as bits; with no slot it
may be laid on the reserve (`reserve.only-unplaceable`)."""

TURNS: Final[dict[Card, tuple[Move, ...]]] = {
    **{card: (f"turn {card}",) for card in ACTIONS},
    UNKNOWN: (),
}
"""The one way to turn up the next action card; none for somebody who does not know it."""

TURNED: Final[dict[Move, Card]] = {f"turn {card}": card for card in ACTIONS}
"""The card that each turn turns up."""

_SORTED: Final = sorted(ACTIONS)

Kind = Literal["turn", "shuffle", "lots", "use", "skip", "fill", "take", "none", "place"]

_KINDS: Final[dict[Move, Kind]] = {
    **dict.fromkeys(TURNED, "turn"),
    **dict.fromkeys(USES, "use"),
    **dict.fromkeys(STEPS, "place"),
    **dict.fromkeys((FILL_STOCK, FILL_RESERVE), "fill"),
    **dict.fromkeys((TAKE_STOCK, TAKE_RESERVE), "take"),
    **dict.fromkeys((LOTS, *(f"{LOTS} {seat}" for seat in range(SEATS.stop - 1))), "lots"),
    SKIP: "skip",
    NONE: "none",
    SHUFFLE: "shuffle",
}


def kind_of(move: Move) -> Kind | None:
    """The kind of move that a text is, possible or not; None when it is none.

    >>> kind_of("7D>3"), kind_of("use 2x3"), kind_of("7D>4")
    ('place', 'use', None)
    """
    kind = _KINDS.get(move)
    if kind is None and move.startswith("shuffle ") and _named(move):
        return "shuffle"
    return kind


def _named(move: Move) -> list[Card] | None:
    """The cards that a shuffle names, if they are cards, one space before each."""
    cards = move.split(" ")[1:]
    return cards if len(cards) <= len(DECK) and all(card in RANK for card in cards) else None


def read_shuffle(move: Move) -> tuple[Card, ...] | None:
    """The new order of a shuffle that names the 12 action cards once each, next first.

    >>> read_shuffle("shuffle KS KH KD KC QS QH QD QC JS JH JD JC")[:2]
    ('KS', 'KH')
    >>> read_shuffle("shuffle KS") is None
    True
    """
    cards = _named(move) if move.startswith("shuffle ") else None
    return tuple(cards) if cards is not None and sorted(cards) == _SORTED else None


def read_lots(move: Move) -> Seat | None:
    """The seat that a drawing of lots names.

    >>> read_lots("lots 1"), read_lots("lots")
    (1, None)
    """
    return int(move[-1]) if _KINDS.get(move) == "lots" and move != LOTS else None


def write_shuffle(cards: tuple[Card, ...] | list[Card]) -> Move:
    """A shuffle with its new order, next first."""
    return f"{SHUFFLE} {' '.join(cards)}"
