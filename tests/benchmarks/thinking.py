"""How long opponents hold up the Python of a page without a server: nothing may stutter over them.

Under Node, in the very engine and library that a page has, in processor time. A ply is all of it:
the choice, the move, and what is shown of it. What it takes when it is played for the first time,
with nothing warm yet, stands beside.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from tests.benchmarks.report import Figure
from tests.export.running import plays, pyodide_of
from tritables import game_names
from tritables.export.bundle import make_bundle
from tritables.opponents.kinds import OPPONENTS

SCRIPT = Path(__file__).with_name("thinks.py")
ASKED = {"seeds": (1, 2), "often": 3}
"""The games, and how often each is played: what is tidied up in between is not the opponent's."""
LIMIT = 0.050
"""Seconds that the worst ply may take."""


def measure() -> list[Figure]:
    """The worst ply of each opponent at each game."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        bundle = make_bundle(folder, say=lambda line: None)
        told = plays(pyodide_of(bundle, folder), SCRIPT, limit=1500, **ASKED)
    return [_row(told, name, kind) for name in game_names() for kind in OPPONENTS]


def _row(told: dict[str, dict[str, list[float]]], name: str, kind: str) -> Figure:
    games = [took for at, took in told.items() if at.startswith(f"{name}, {kind},")]
    worst = max(max(took["least"]) for took in games)
    usual = median([one for took in games for one in took["least"]])
    first = max(max(took["first"]) for took in games)
    return Figure(
        f"no server: worst ply, {name}, {kind}",
        f"{1000 * worst:.0f} ms",
        f"at most {1000 * LIMIT:.0f}; median {1000 * usual:.1f}, cold {1000 * first:.0f} ms",
        worst / LIMIT,
        aim=1.0,
    )
