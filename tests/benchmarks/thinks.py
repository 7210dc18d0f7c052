"""Runs in the Python of a bundle: how long each ply of each opponent takes, with what is shown.

`start.mjs` calls `answer` with the ``seeds`` of the games and with how ``often`` each is played.
"""

from __future__ import annotations

import json
from typing import Any

from js import process  # of Node, in which this runs
from tritables import game_named, game_names
from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.transport import Shown
from tritables.opponents.kinds import OPPONENTS
from tritables.table import Table

LONGEST = 5000
"""More plies than any game has."""


def spent() -> float:
    """Seconds of processor time, which a busy machine does not lengthen."""
    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


class Silent:
    """A transport without a page, whose time goes as soon as somebody waits for it."""

    brings_words = True
    is_followed = True

    def __init__(self, table: Table) -> None:
        self.now = 0.0
        self.due: list[tuple[float, Any]] = []
        self.endpoint = Endpoint(table, self, now=lambda: self.now)
        self.endpoint.refresh()

    def receive(self, message: object) -> None:
        self.endpoint.receive(message)

    def show(self, shown: Shown) -> None:
        json.dumps(shown.state())

    def later(self, seconds: float, callback: Any) -> Any:
        entry = (self.now + seconds, callback)
        self.due.append(entry)
        return lambda: entry in self.due and self.due.remove(entry)

    def close(self) -> None:
        self.endpoint.stop()


def plies(name: str, kind: str, seats: int, seed: int) -> list[float]:
    """Play a game between opponents behind a transport; the seconds that each ply took."""
    table = Table.open(name, seats=[kind] * seats, seed=seed)
    line = Silent(table)
    took = []
    while line.due and table.state.result is None and len(took) < LONGEST:
        line.due.sort(key=lambda entry: entry[0])
        line.now, ring = line.due.pop(0)
        start = spent()
        ring()
        took.append(spent() - start)
    assert table.state.result is not None, (name, kind, seats, seed)
    return took


def answer(asked: dict[str, Any]) -> dict[str, dict[str, list[float]]]:
    """The seconds of each ply: the first time it was played, and the least when played again."""
    told: dict[str, dict[str, list[float]]] = {}
    for name in game_names():
        for kind in OPPONENTS:
            for seats in {min(game_named(name).seats), max(game_named(name).seats)}:
                for seed in asked["seeds"]:
                    games = [plies(name, kind, seats, seed) for _ in range(asked["often"])]
                    told[f"{name}, {kind}, {seats} seats, seed {seed}"] = {
                        "first": games[0],
                        "least": [min(same) for same in zip(*games, strict=True)],
                    }
    return told
