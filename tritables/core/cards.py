"""Playing cards: what the card games share. A card *is* its text, as moves are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tritables.core.reading import Reader

Card = str
"""A card as everything writes it: rank, then suit letter: ``10H``, ``AS``, ``7D``."""

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("C", "D", "H", "S")
DECK: Final[tuple[Card, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards, clubs first, each suit from ace to king."""

UNKNOWN: Final = "??"
"""What stands for a card in a view of somebody who may not know it; no position is read with it."""

RANK: Final[dict[Card, int]] = {card: RANKS.index(card[:-1]) + 1 for card in DECK}
"""The rank of each card as a number: ace 1, ten 10, jack 11, queen 12, king 13."""

SUIT: Final[dict[Card, str]] = {card: card[-1] for card in DECK}
"""The suit letter of each card."""


def read_cards(readers: Iterable[Reader], among: Sequence[Card] = DECK) -> tuple[Card, ...]:
    """Read a list of cards, each of which must be one of ``among``; raises the readers' error.

    >>> from tritables.core.errors import BadPosition
    >>> read_cards(Reader(["10H", "AS"], BadPosition, "deck").items(0, 52))
    ('10H', 'AS')
    >>> read_cards(Reader(["10H", "1S"], BadPosition, "deck").items(0, 52))
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: deck[1]: “1S” is not a card of this deck.
    """
    allowed = frozenset(among)
    cards = []
    for reader in readers:
        card = reader.text()
        if card not in allowed:
            reader.refuse("bad-card", card=card[:12])
        cards.append(card)
    return tuple(cards)


def hidden(cards: Sequence[Card]) -> tuple[Card, ...]:
    """As many unknown cards: all that somebody sees of cards that are face down.

    >>> hidden(("10H", "AS"))
    ('??', '??')
    """
    return (UNKNOWN,) * len(cards)
