"""Sequels: what comes of a move in rounds that are played on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tritables.core.claims import FigureType, Kind
from tritables.core.state import Seat
from tritables.games.triominos.evaluator import points
from tritables.games.triominos.opponents import FINE
from tritables.games.triominos.state import TriominosState

FIGURES: Final[dict[str, FigureType]] = {"tenths": "whole", "fewer": "whole", "others": "whole"}
LATER_POINTS: Final = Kind("later-points", FIGURES, {}, good=1)
LATER_TILES: Final = Kind("later-tiles", FIGURES, {}, good=-1)
LATER_BELL: Final = Kind("later-bell", {"rounds": "whole", "of": "whole"}, {}, good=1)
"""Points that a seat scores in rounds played on, its tiles at their end, and how often it has rung
the bell by then: how many fewer or more than after another move.
"""

KINDS: Final = (LATER_POINTS, LATER_TILES, LATER_BELL)


def sequel(
    after: TriominosState, end: TriominosState
) -> Iterator[tuple[tuple[str, Seat | None], int]]:
    """Count the points that each seat has scored since, its tiles, and who has rung the bell."""
    for whose in range(end.seats):
        yield ("later-points", whose), points(end, whose) // FINE - after.scores[whose]
        yield ("later-tiles", whose), len(end.hands[whose])
        yield ("later-bell", whose), int(end.bell == whose)
