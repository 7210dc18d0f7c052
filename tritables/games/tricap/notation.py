"""The notation of Tri-Cap: `lay 10H`, `take`, `pass`, `centre 4C`, `draw 1: …`, `shuffle …`.

What can be written with a single card is made once, so that a move in play is a look-up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tritables.core.cards import DECK, Card

TAKE: Final = "take"
PASS: Final = "pass"
SHUFFLE: Final = "shuffle"
"""A shuffle as `legal_moves` writes it: one word for every order of the cards."""

DECISION: Final = (TAKE, PASS)

LAY: Final[dict[Card, str]] = {card: f"lay {card}" for card in DECK}
"""Laying each card."""

LAID: Final[dict[str, Card]] = {text: card for card, text in LAY.items()}
"""The card of each text that lays one."""

TURN: Final[dict[Card, tuple[str, ...]]] = {card: (f"centre {card}",) for card in DECK}
"""Turning up each card, as the only legal move that it then is."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A move as it is written, possible or not: its first word, its cards, the seat of a draw."""

    kind: str
    cards: tuple[Card, ...] = ()
    seat: int | None = None


_CARD: Final = r"(?:[2-9AJQK]|10)[CDHS]"
_MOVE = re.compile(
    rf"(take|pass|shuffle)|(lay|centre) ({_CARD})|(draw) ([0-5]):((?: {_CARD})+)"
    rf"|(shuffle)((?: {_CARD})+)",
    re.ASCII,
)
_LONGEST: Final = 300
"""Characters of the longest move: a shuffle of 52 cards has 215."""


def read_move(text: str) -> Reading | None:
    """Read a move as it is written, possible or not; None when it is none.

    >>> read_move("draw 1: 9S KD 2C")
    Reading(kind='draw', cards=('9S', 'KD', '2C'), seat=1)
    >>> read_move("lay 1S") is read_move("take it") is None
    True
    """
    match = _MOVE.fullmatch(text) if len(text) <= _LONGEST else None
    if match is None:
        return None
    word, single, card, draw, seat, drawn, shuffle, order = match.groups()
    if word is not None:
        return Reading(word)
    if single is not None:
        return Reading(single, (card,))
    if draw is not None:
        return Reading(draw, tuple(drawn.split()), int(seat))
    return Reading(shuffle, tuple(order.split()))


def draw_text(seat: int, cards: Iterable[Card]) -> str:
    """The move by which a seat takes cards from the deck.

    >>> draw_text(1, ("9S", "KD", "2C"))
    'draw 1: 9S KD 2C'
    """
    return f"draw {seat}: {' '.join(cards)}"


def shuffle_text(cards: Iterable[Card]) -> str:
    """The move that puts the cards in a new order, top first, and deals.

    >>> shuffle_text(("5H", "9C"))
    'shuffle 5H 9C'
    """
    return f"shuffle {' '.join(cards)}"
