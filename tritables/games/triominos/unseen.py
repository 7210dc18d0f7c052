"""The things that a view of Triominos does not name: tiles of the pool and of others' racks."""

from __future__ import annotations

from random import Random
from typing import Any

from tritables.core.views import fill as fill_up
from tritables.core.views import items, listed
from tritables.games.triominos.notation import read_placement
from tritables.games.triominos.tiles import TILES


def fill(position: dict[str, Any], rng: Random) -> None:
    """Guess the pool and the hands, in place."""
    placed = [read_placement(text) for text in items(position.get("table")) if type(text) is str]
    lying = [placement[0] for placement in placed if placement is not None]
    fill_up([*listed(position, "pool"), *items(position.get("hands"))], TILES, lying, rng)
