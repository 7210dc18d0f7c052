"""The things that a view of TriCom does not name: cards of each player's own two decks."""

from __future__ import annotations

from random import Random
from typing import Any

from tritables.core.views import fill as fill_up
from tritables.core.views import items, listed
from tritables.games.tricom.deck import ACTIONS, NUMBERS


def fill(position: dict[str, Any], rng: Random) -> None:
    """Guess the cards that are face down or in another's hand, in place."""
    for seat in items(position.get("seats")):
        lying = [
            card for base in listed(seat, "base") for pile in items(base) for card in items(pile)
        ]
        fill_up(listed(seat, "stock", "hand", "reserve"), NUMBERS, lying, rng)
        fill_up(listed(seat, "actions", "turned"), ACTIONS, (), rng)
