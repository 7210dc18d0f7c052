"""The notation of Tric Trac: `bar/3`, `8/13*`, `19/off`, `start 5-3`, `roll 1-2`.

Everything that can be written is made once, so that a move in play is a look-up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tritables.games.trictrac.board import BAR, BLACK, OFF, POINTS, WHITE, place_at, steps
from tritables.games.trictrac.throw import THROWS, Throw


@dataclass(frozen=True, slots=True)
class Step:
    """One stone going from ``source`` to ``target``: a point, `BAR` or `OFF`."""

    source: int
    target: int
    hits: bool = False

    def __str__(self) -> str:
        source = "bar" if self.source == BAR else str(self.source)
        target = "off" if self.target == OFF else str(self.target)
        return f"{source}/{target}{'*' if self.hits else ''}"


_STEP = re.compile(r"(bar|[1-9]|1\d|2[0-4])/(off|[1-9]|1\d|2[0-4])(\*?)", re.ASCII)


def read_step(text: str) -> Step | None:
    """Read a stone's move as it is written, possible or not; None when it is none.

    >>> read_step("8/13*")
    Step(source=8, target=13, hits=True)
    >>> read_step("bar/off") is read_step("25/3") is None
    True
    """
    match = _STEP.fullmatch(text)
    if match is None or (match[1] == "bar" and match[2] == "off"):
        return None
    source = BAR if match[1] == "bar" else int(match[1])
    target = OFF if match[2] == "off" else int(match[2])
    if target == OFF and match[3]:
        return None
    return Step(source, target, bool(match[3]))


def _written(side: int, die: int) -> dict[int, tuple[str, str, int]]:
    """The texts for each source that a die can leave: plain, with a hit, and the target."""
    table = {}
    for source in range(POINTS + 1):
        step = steps(side, source) + die
        if step <= OFF:
            target = place_at(side, step)
            plain = Step(source, target)
            hit = Step(source, target, hits=target != OFF)
            table[source] = (str(plain), str(hit), target)
    return table


WRITTEN: Final = tuple(
    ({}, *(_written(side, die) for die in range(1, 7))) for side in (WHITE, BLACK)
)
"""``WRITTEN[side][die][source]`` is (text, text with a hit, target)."""

STEPS: Final[dict[str, tuple[int, int]]] = {
    text: (source, target)
    for side in WRITTEN
    for table in side
    for source, (plain, hit, target) in table.items()
    for text in (plain, hit)
}
"""Source and target of every text that a stone's move can have."""

STARTS: Final = {
    f"start {white}-{black}": WHITE if white > black else BLACK
    for white in range(1, 7)
    for black in range(1, 7)
    if white != black
}
"""The 30 ways to throw for the start, with the side that then begins."""

ROLLS: Final[dict[str, Throw]] = {f"roll {low}-{high}": THROWS[low, high] for low, high in THROWS}
"""The 21 throws as they are written."""
