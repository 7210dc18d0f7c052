"""The things that a view of Tri-Cap does not name: cards of the one deck."""

from __future__ import annotations

from random import Random
from typing import Any

from tritables.core.cards import DECK, UNKNOWN
from tritables.core.views import fill as fill_up
from tritables.core.views import items, listed


def fill(position: dict[str, Any], rng: Random) -> None:
    """Guess the deck, the hands and the cards laid face down, in place."""
    seats = items(position.get("seats"))
    laid = [listed(seat, "active") for seat in seats]
    lists = [part for seat in seats for part in listed(seat, "hand", "captured")]
    fill_up([*listed(position, "deck", "centre"), *lists, *laid], DECK, (), rng)
    for seat, cards in zip(seats, laid, strict=True):
        if cards and seat["active"] == UNKNOWN:
            seat["active"] = cards[0]
