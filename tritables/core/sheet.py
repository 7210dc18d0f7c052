"""The score sheet: moves grouped into the turns of their seats."""

from __future__ import annotations

from dataclasses import dataclass

from tritables.core.state import Seat


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """One move in a score sheet: its index among the record's moves and how the sheet writes it.

    A ``head`` is a throw, which the moves after it belong to. What ``begins`` a turn does so also
    when the turn before it was the same seat's.
    """

    ply: int
    text: str
    head: bool = False
    begins: bool = False


@dataclass(frozen=True, slots=True)
class SheetTurn:
    """One turn of a score sheet: whose it is (None: the whole table's) and its moves."""

    seat: Seat | None
    entries: tuple[SheetEntry, ...]
