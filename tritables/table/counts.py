"""What a table counts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Counts:
    """What a table counts: ``deals`` of games, ``refusals``, and ``commands`` of pages.

    ``by_hand``: the moves that somebody made here, for whatever seat; opponents' own not.
    """

    deals: int = 0
    refusals: int = 0
    by_hand: int = 0
    commands: int = 0
