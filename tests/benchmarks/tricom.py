"""TriCom: random play beside OpenSpiel's gin rummy, the nearest relative that it has."""

from __future__ import annotations

from tests.benchmarks.playing import compare
from tests.benchmarks.report import Figure


def measure() -> list[Figure]:
    """Both are card games for two with hidden hands, drawn and laid card by card."""
    return compare("tricom", "gin_rummy", aim=1.0)
