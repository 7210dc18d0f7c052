"""Messages of the catalogues in this game's ``texts`` folder, and cards as people write them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tritables.core.cards import UNKNOWN, Card
from tritables.core.messages import words_of

_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

words = words_of("tricom")


def shown(card: Card) -> str:
    """A card as a sentence shows it.

    >>> shown("10H"), shown("QS")
    ('10♥', 'Q♠')
    """
    return card if card == UNKNOWN else card[:-1] + _SIGNS[card[-1]]


def shown_all(cards: Iterable[Card]) -> str:
    """Several cards in a row, as a sentence shows them.

    >>> shown_all(("6S", "6C"))
    '6♠ 6♣'
    """
    return " ".join(map(shown, cards))
