"""The things that a view of Triominos does not name: tiles of the pool and of others' racks."""

from __future__ import annotations

from random import Random
from typing import Any

from tritables.core.state import Seat
from tritables.core.views import fill as fill_up
from tritables.core.views import items, listed
from tritables.games.triominos.notation import read_placement
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import READS, TILES, Tile


def fill(position: dict[str, Any], rng: Random) -> None:
    """Guess the pool and the hands, in place."""
    placed = [read_placement(text) for text in items(position.get("table")) if type(text) is str]
    lying = [placement[0] for placement in placed if placement is not None]
    fill_up([*listed(position, "pool"), *items(position.get("hands"))], TILES, lying, rng)


def unseen_tiles(view: TriominosState, seat: Seat) -> tuple[Tile, ...]:
    """The tiles that a seat has not seen: those in the pool and on the other racks."""
    seen = {READS[text.partition("@")[0]][0] for text in view.table}
    seen.update(view.hands[seat])
    return tuple([tile for tile in TILES if tile not in seen])
