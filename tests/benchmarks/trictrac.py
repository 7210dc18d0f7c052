"""Tric Trac: random play beside OpenSpiel's backgammon."""

from __future__ import annotations

from tests.benchmarks.playing import compare
from tests.benchmarks.report import Figure


def measure() -> list[Figure]:
    """The nearest relative that OpenSpiel has; one of its actions moves both stones at once."""
    return compare("trictrac", "backgammon", aim=1.0)
