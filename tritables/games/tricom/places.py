"""The places on the table by their ids, as verdicts, events and the picture name them."""

from __future__ import annotations

from tritables.core.state import Seat


def base(seat: Seat, slot: int) -> str:
    """A pile of a base: slot 0 top left, 1 top right, 2 bottom left, 3 bottom right.

    >>> base(0, 2)
    'base0.2'
    """
    return f"base{seat}.{slot}"


def reserve(seat: Seat) -> str:
    """The stack of a reserve."""
    return f"reserve{seat}"


def stock(seat: Seat) -> str:
    """The stock, face down."""
    return f"stock{seat}"


def actions(seat: Seat) -> str:
    """The action pile, face down.

    >>> actions(1)
    'action1'
    """
    return f"action{seat}"


def turned(seat: Seat) -> str:
    """The turned action cards beside their pile."""
    return f"turned{seat}"


def hand(seat: Seat, nth: int) -> str:
    """A card in hand, counted from 0.

    >>> hand(0, 1)
    'hand0.1'
    """
    return f"hand{seat}.{nth}"


def away(seat: Seat) -> str:
    """The cards taken out of play, face down."""
    return f"away{seat}"


def hands(seat: Seat) -> str:
    """All of a hand together.

    >>> hands(1)
    'hand1'
    """
    return f"hand{seat}"
