"""The places on the table by their ids, as verdicts, events and the picture name them."""

from __future__ import annotations

from collections.abc import Callable

from tritables.core.state import Seat


def base(seat: Seat, slot: int) -> str:
    """A pile of a base: slot 0 top left, 1 top right, 2 bottom left, 3 bottom right.

    >>> base(0, 2)
    'base0.2'
    """
    return f"base{seat}.{slot}"


def hand(seat: Seat, nth: int) -> str:
    """A card in hand, counted from 0.

    >>> hand(0, 1)
    'hand0.1'
    """
    return f"hand{seat}.{nth}"


def _of_each(kind: str) -> Callable[[Seat], str]:
    """A place that every seat has one of.

    >>> _of_each("action")(1)
    'action1'
    """

    def place(seat: Seat) -> str:
        return f"{kind}{seat}"

    return place


hands = _of_each("hand")
"""All of a hand together."""

stock = _of_each("stock")
"""The stock, face down."""

actions = _of_each("action")
"""The action pile, face down."""

turned = _of_each("turned")
"""The turned action cards beside their pile."""

reserve = _of_each("reserve")
"""The stack of a reserve."""

away = _of_each("away")
"""The cards taken out of play, face down."""
