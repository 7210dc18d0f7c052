"""Counters of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Counts:
    """Counters of a table: ``deals`` of games, ``refusals``, ``commands`` of pages.

    ``by_hand`` counts moves by users, for whatever seat, and none of opponents.
    """

    deals: int = 0
    refusals: int = 0
    by_hand: int = 0
    commands: int = 0
