"""How big the browser module is, which a page loads once, and the art of each game."""

from __future__ import annotations

import gzip
import json

from tests.benchmarks.report import Figure
from tritables.core.registry import game_named, game_names
from tritables.scene.sheets import art_of
from tritables.widgets.browser_files import browser_module

LIMIT = 30_000
"""Bytes, packed, that a page may need of ours before its first board can be used."""

FIRST = ("stub.js", "table.js", "table.css")
"""The files that it needs for that; a test holds them to the limit."""


def packed(*names: str) -> tuple[int, int]:
    """Count the bytes of some files of the browser module, as they are and packed together."""
    data = b"".join(browser_module(name).encode() for name in names)
    return len(data), len(gzip.compress(data, 9, mtime=0))


def _row(what: str, *names: str, limit: int | None = None) -> Figure:
    size, small = packed(*names)
    return Figure(
        f"size of {what}",
        f"{size / 1000:.1f} kB, gzip {small / 1000:.1f}",
        "" if limit is None else f"limit {limit / 1000:.0f} kB packed",
        None if limit is None else small / limit,
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
        _row("all three", *FIRST, limit=LIMIT),
    ]
