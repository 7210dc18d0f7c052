"""The ids of the places on the board, as witnesses, gestures and the keyboard name them."""

from __future__ import annotations

from typing import Final

from tritables.games.triominos.board import Cell

POOL: Final = "pool"


def place_of(cell: Cell) -> str:
    """The place that is a cell of the lattice.

    >>> place_of((2, -1))
    '2,-1'
    """
    return f"{cell[0]},{cell[1]}"


def rack_of(seat: int) -> str:
    """The place that is a seat's whole rack."""
    return f"rack{seat}"


def slot_of(seat: int, nth: int) -> str:
    """The place of one tile on the rack of a seat, counted from 0."""
    return f"rack{seat}.{nth}"


def lot_of(seat: int) -> str:
    """The place where the lot lies that a seat has drawn."""
    return f"lot{seat}"
