"""How long opponents hold up the Python of a page without a server: nothing may stutter over them.

Under Node, in the very engine and library that a page has, in processor time. A ply is all of it:
the choice, the move, and what is shown of it. What it takes when it is played for the first time,
with nothing warm yet, stands beside. The choices of every character are held against those of the
Python that measures, too: they are to be the same.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from tests.benchmarks.report import Figure
from tests.export import choices
from tests.export.choices import Choices
from tests.export.running import plays, pyodide_of
from tests.export.stretches import stretches
from tritables import game_names
from tritables.export.bundle import make_bundle
from tritables.opponents.kinds import OPPONENTS

SCRIPT = Path(__file__).with_name("thinks.py")
ASKED = {"seeds": (1, 2), "often": 3}
"""The games, and how often each is played: what is tidied up in between is not the opponent's."""
LIMIT = 0.050
"""Seconds that the worst ply of those who play every game may take, and 95 of 100 choices."""
DECISIONS = 200
"""The decisions of each game at which every opponent is asked for its choice."""
STRETCH = 25
"""Those of them that follow each other in one round."""


def measure() -> list[Figure]:
    """The worst ply of those who play every game, and the choices of each opponent."""
    positions = {name: stretches(name, DECISIONS, STRETCH) for name in game_names()}
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        page = pyodide_of(make_bundle(folder, say=lambda line: None), folder)
        told = plays(page, SCRIPT, limit=1500, **ASKED)
        asked = {"positions": positions, "often": ASKED["often"]}
        there: Choices = plays(page, Path(choices.__file__), limit=3000, **asked)
    here = choices.answer(asked)
    plies = [_row(told, name, kind) for name in game_names() for kind in OPPONENTS]
    return plies + [_choosing(name, who, here, there) for name in there for who in there[name]]


def _choosing(name: str, who: str, here: Choices, there: Choices) -> Figure:
    """The time of 95 of 100 choices in a page, and in how many another move is chosen."""
    took = {at: sorted(told[name][who]["took"]) for at, told in (("here", here), ("page", there))}
    slow = {at: ordered[len(ordered) * 95 // 100] for at, ordered in took.items()}
    both = zip(here[name][who]["moves"], there[name][who]["moves"], strict=True)
    others = sum(one != other for one, other in both)
    return Figure(
        f"no server: 95 of 100 choices, {name}, {who}",
        f"{1000 * slow['page']:.1f} ms",
        f"at most {1000 * LIMIT:.0f}; {1000 * slow['here']:.1f} in CPython; "
        f"another move at {others} of {DECISIONS}",
        slow["page"] / LIMIT,
        aim=1.0,
    )


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
