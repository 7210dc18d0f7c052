"""Tri-Cap: random play beside OpenSpiel's hearts."""

from __future__ import annotations

from tests.benchmarks.playing import compare
from tests.benchmarks.report import Figure


def measure() -> list[Figure]:
    """A game of one deck too, in which the cards of the other seats are hidden."""
    return compare("tricap", "hearts")
