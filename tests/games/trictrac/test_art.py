"""What is drawn on a die: a mark leaves its number to be read."""

from __future__ import annotations

import re
from importlib.resources import files
from math import hypot
from typing import Final

import pytest

ART: Final = (files("tritables.games.trictrac") / "art" / "stones.svg").read_text(encoding="utf-8")


def symbol(id: str) -> str:
    found = re.search(rf'<symbol id="{id}".*?</symbol>', ART, re.DOTALL)
    assert found
    return found[0]


def pips(face: int) -> tuple[list[tuple[float, float]], float]:
    """The middles of a face's pips, and how far each reaches."""
    drawn = symbol(f"die-{face}")
    width = re.search(r'stroke-width="([\d.]+)"', drawn)
    assert width
    middles = [(float(x), float(y)) for x, y in re.findall(r"M([\d.]+) ([\d.]+)h0", drawn)]
    return middles, float(width[1]) / 2


@pytest.mark.parametrize("face", range(1, 7))
def test_when_a_die_is_spent_then_its_tick_hides_no_pip(face: int) -> None:
    middles, reach = pips(face)
    tick = re.search(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', symbol("mark-spent"))
    assert tick
    x, y, radius = (float(part) for part in tick.groups())
    assert len(middles) == face
    assert all(hypot(x - left, y - top) > radius + reach for left, top in middles)
