"""Gestures on the board and the moves they stand for, in both directions."""

from __future__ import annotations

from tritables.core.picture import Way
from tritables.core.state import Move
from tritables.games.trictrac.board import BAR, OFF
from tritables.games.trictrac.layout import BARS, DICE, TRAYS
from tritables.games.trictrac.notation import STEPS
from tritables.games.trictrac.state import TricTracState


def source_place(side: int, source: int) -> str:
    """The place that a stone's move starts from."""
    return BARS[side] if source == BAR else str(source)


def target_place(side: int, target: int) -> str:
    """The place that a stone's move ends on."""
    return TRAYS[side] if target == OFF else str(target)


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


def attempt(state: TricTracState, source: str, target: str) -> Move | None:
    """The notation of lifting a stone from one place and putting it down on another.

    It says only ``bar`` and ``off``, and never both, while on the board each side has its own: None
    for a gesture of the side on turn that it has no words for.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 3-5").play("roll 2-6")
    >>> attempt(state, "bar1", "20"), attempt(state, "19", "off1"), attempt(state, "bar0", "20")
    ('bar/20', '19/off', None)
    """
    side = state.on_turn
    if state.left and side is not None:
        wordless = (DICE, *BARS, TRAYS[1 - side])
        if source in (DICE, BARS[1 - side]) or target in wordless:
            return None
        if state.board.bar[side] and (source, target) == (BARS[side], TRAYS[side]):
            return None
    return f"{_written(source)}/{_written(target)}"


def is_own(state: TricTracState, place: str) -> bool:
    """True where a stone of the side lies that has a die to play.

    >>> from tritables.games.trictrac.game import GAME
    >>> state = GAME.example("bar-first").position
    >>> [is_own(state, place) for place in ("bar0", "8", "18", "off0")]
    [True, True, False, False]
    """
    side = state.on_turn
    if side is None or not state.left:
        return False
    if place == BARS[side]:
        return state.board.bar[side] > 0
    return place.isdigit() and state.board.stones(side, int(place)) > 0


def far(one: str, other: str) -> float:
    """The number of points between two places; the bar is before the first, off past the last."""
    return abs(_number(one) - _number(other))


def _written(place: str) -> str:
    """A place as the notation writes it: the bars and trays of both sides have one word each."""
    return "bar" if place in BARS else "off" if place in TRAYS else place


def _number(place: str) -> int:
    return BAR if place in BARS else OFF if place in TRAYS else int(place)
