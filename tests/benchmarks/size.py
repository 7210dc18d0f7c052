"""How big the browser module is, which a page loads once, and the art of each game."""

from __future__ import annotations

import gzip
import json

from tests.benchmarks.report import Figure
from tritables.core.registry import game_named, game_names
from tritables.scene.sheets import art_of
from tritables.widgets.module import browser_module

LIMIT = 30.0
"""Kilobytes, packed, that a page may need of ours before its first board can be used."""


def _row(what: str, *names: str, limit: float | None = None) -> Figure:
    data = b"".join(browser_module(name).encode() for name in names)
    size, packed = len(data) / 1000, len(gzip.compress(data, 9, mtime=0)) / 1000
    return Figure(
        f"size of {what}",
        f"{size:.1f} kB, gzip {packed:.1f}",
        "" if limit is None else f"limit {limit:.0f} kB packed",
        None if limit is None else packed / limit,
        aim=None if limit is None else 1.0,
    )


def _art_size(name: str) -> float:
    return len(json.dumps(art_of(game_named(name)))) / 1000


def measure() -> list[Figure]:
    """Kilobytes of 1000 bytes, as they are and packed."""
    art = [
        Figure(
            f"size of the art of {name}",
            f"{len(json.dumps(art_of(game_named(name)))) / 1000:.1f} kB",
        )
        for name in game_names()
    ]
    return [
        *art,
        _row("stub.js, in every board", "stub.js"),
        _row("table.js, minified", "table.js"),
        _row("table.css", "table.css"),
        _row("all three", "stub.js", "table.js", "table.css", limit=LIMIT),
    ]
