"""Gestures on the board and the moves they stand for, in both directions."""

from __future__ import annotations

from tritables.core.picture import Way
from tritables.core.state import Move
from tritables.games.trictrac.board import BAR, BLACK, OFF, WHITE
from tritables.games.trictrac.layout import bar_of, tray_of
from tritables.games.trictrac.notation import STEPS
from tritables.games.trictrac.state import TricTracState

_BARS = frozenset(map(bar_of, (WHITE, BLACK)))
_TRAYS = frozenset(map(tray_of, (WHITE, BLACK)))


def source_place(side: int, source: int) -> str:
    """The place that a stone's move starts from."""
    return bar_of(side) if source == BAR else str(source)


def target_place(side: int, target: int) -> str:
    """The place that a stone's move ends on."""
    return tray_of(side) if target == OFF else str(target)


def ways(state: TricTracState) -> tuple[Way, ...]:
    """The legal moves of the side on turn as gestures."""
    side = state.on_turn
    if not state.left or side is None:
        return ()
    steps = ((move, *STEPS[move]) for move in state.legal_moves())
    return tuple(
        Way(move, source_place(side, source), target_place(side, target))
        for move, source, target in steps
    )


def attempt(source: str, target: str) -> Move:
    """The notation of lifting a stone from one place and putting it down on another.

    >>> attempt("bar1", "20"), attempt("19", "off0")
    ('bar/20', '19/off')
    """
    return f"{_written(source)}/{_written(target)}"


def far(one: str, other: str) -> float:
    """The number of points between two places; the bar is before the first, off past the last."""
    return abs(_number(one) - _number(other))


def _written(place: str) -> str:
    """A place as the notation writes it: the bars and trays of both sides have one word each."""
    return "bar" if place in _BARS else "off" if place in _TRAYS else place


def _number(place: str) -> int:
    return BAR if place in _BARS else OFF if place in _TRAYS else int(place)
