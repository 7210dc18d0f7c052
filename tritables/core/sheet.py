"""The score sheet: moves grouped into the turns of their seats."""

from __future__ import annotations

from collections.abc import Iterable
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


def turns_of(entries: Iterable[tuple[Seat | None, SheetEntry]]) -> list[SheetTurn]:
    """A turn for each run of moves of one seat.

    >>> entries = [(0, SheetEntry(0, "a")), (0, SheetEntry(1, "b")), (1, SheetEntry(2, "c"))]
    >>> entries.append((1, SheetEntry(3, "d", begins=True)))
    >>> [(turn.seat, len(turn.entries)) for turn in turns_of(entries)]
    [(0, 2), (1, 1), (1, 1)]
    """
    turns: list[tuple[Seat | None, list[SheetEntry]]] = []
    for seat, entry in entries:
        if not turns or turns[-1][0] != seat or entry.begins:
            turns.append((seat, []))
        turns[-1][1].append(entry)
    return [SheetTurn(seat, tuple(run)) for seat, run in turns]
