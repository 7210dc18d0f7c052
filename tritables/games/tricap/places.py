"""Places on the table, by the ids that witnesses and events name.

None of them tells a card: a card in hand is named by where it lies in the hand.
"""

from __future__ import annotations

from typing import Final

DECK: Final = "deck"
"""The face-down deck."""

CENTRE: Final = "centre"
"""The centre pile, of which the last card turned up is on top."""


def hand(seat: int, index: int) -> str:
    """The place of one card in a hand, counted from 0 in the order in which cards came.

    >>> hand(0, 1)
    'hand0.1'
    """
    return f"hand{seat}.{index}"


def hand_places(seat: int, count: int) -> tuple[str, ...]:
    """The places of all the cards of a hand of ``count``."""
    return tuple(hand(seat, index) for index in range(count))


def whole_hand(seat: int) -> str:
    """The place that is the whole hand of a seat that does not sit in front."""
    return f"hand{seat}"


def active(seat: int) -> str:
    """The place of a seat's active card.

    >>> active(2)
    'active2'
    """
    return f"active{seat}"


def captured(seat: int) -> str:
    """The place of a seat's captured pile."""
    return f"captured{seat}"


def place_ids(seats: int) -> frozenset[str]:
    """Every place of a table with so many seats.

    >>> "hand1.2" in place_ids(2), "hand2.0" in place_ids(2)
    (True, False)
    """
    own = (
        place
        for seat in range(seats)
        for place in (*hand_places(seat, 3), active(seat), captured(seat))
    )
    return frozenset((DECK, CENTRE, *own))
