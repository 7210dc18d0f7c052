"""The adjacency of cards: one rank apart, from king down to 2, and every ace to every card."""

from __future__ import annotations

from typing import Final

from tritables.core.cards import DECK, RANK, RANKS, Card

ACE: Final = RANK["AC"]


def _adjacent(one: Card, other: Card) -> bool:
    first, second = RANK[one], RANK[other]
    return ACE in (first, second) or abs(first - second) == 1


NEAR: Final[dict[Card, frozenset[Card]]] = {
    card: frozenset(other for other in DECK if _adjacent(card, other)) for card in DECK
}
"""The cards that are adjacent to each card (`adjacent`, `adjacent.ace`).

>>> "9C" in NEAR["10H"], "10C" in NEAR["10H"], "2C" in NEAR["KH"], "AC" in NEAR["KH"]
(True, False, False, True)
"""

ACES: Final = frozenset(card for card in DECK if RANK[card] == ACE)
"""The four wild cards."""


def rank_name(card: Card) -> str:
    """The rank of a card as it is written.

    >>> rank_name("10H")
    '10'
    """
    return RANKS[RANK[card] - 1]
