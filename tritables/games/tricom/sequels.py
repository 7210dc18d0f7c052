"""Sequels: what comes of a move in rounds that are played on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tritables.core.cards import UNKNOWN
from tritables.core.claims import FigureType, Kind
from tritables.core.state import Seat
from tritables.games.tricom.evaluator import fits, left_of
from tritables.games.tricom.playing_on import POINT
from tritables.games.tricom.state import TriComState

FIGURES: Final[dict[str, FigureType]] = {"tenths": "whole", "fewer": "whole", "others": "whole"}
LATER_POINTS: Final = Kind("later-points", FIGURES, {}, good=1)
LATER_RESERVE: Final = Kind("later-reserve", FIGURES, {}, good=-1)
LATER_FITS: Final = Kind("later-fits", FIGURES, {}, good=1)
LATER_CARDS: Final = Kind("later-cards", FIGURES, {}, good=1)
"""Points that a seat scores in rounds played on, and the cards of its reserve, those of its hand
that fit, and those that it has left at their end: how many fewer or more than after another move.
"""

KINDS: Final = (LATER_POINTS, LATER_RESERVE, LATER_FITS, LATER_CARDS)


def sequel(after: TriComState, end: TriComState) -> Iterator[tuple[tuple[str, Seat | None], int]]:
    """Count the points that each seat has scored since, and how its cards then lie."""
    for whose, (then, now) in enumerate(zip(after.sides, end.sides, strict=True)):
        yield ("later-points", whose), now.score - then.score
        yield ("later-reserve", whose), len(now.reserve)
        yield ("later-cards", whose), left_of(now)
        if UNKNOWN not in now.hand:
            yield ("later-fits", whose), fits(now) // POINT
