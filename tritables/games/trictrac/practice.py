"""The exercises of Tric Trac: tempting moves, and rules that can only be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tritables.core.drills import Drill
from tritables.core.questions import Question
from tritables.core.state import Move
from tritables.games.trictrac.board import (
    BAR,
    OFF,
    POINTS,
    place_at,
    steps,
)
from tritables.games.trictrac.notation import Step
from tritables.games.trictrac.presumed import PRESUMED
from tritables.games.trictrac.reasons import innocent
from tritables.games.trictrac.starts import STARTS
from tritables.games.trictrac.state import TricTracState

FIRST_HOME: Final = 19
"""The first point of home, in steps along a side's path."""


def tempting(state: TricTracState) -> Iterator[Move]:
    """The moves that the dice might seem to give, in any order and either way; or another throw.

    >>> from tritables import new
    >>> list(tempting(new("trictrac").play("start 5-3").play("roll 2-6")))[:3]
    ['bar/2', 'bar/6', 'bar/23']
    """
    side = state.on_turn
    if side is None:
        return
    if not state.left or state.throw is None:
        yield from _too_early(state, side)
        return
    due, dice = state.left[0], sorted({*state.throw.sequence, *state.throw.dice})
    board = state.board
    for source in (BAR, *range(1, POINTS + 1)):
        if not (board.bar[side] if source == BAR else board.stones(side, source)):
            continue
        here = steps(side, source)
        for die in dice:
            if here + die <= OFF:
                yield str(Step(source, place_at(side, here + die)))
        if source == BAR:
            yield str(Step(source, place_at(side, OFF - due)))
        elif here > due:
            yield str(Step(source, place_at(side, here - due)))
        if here >= FIRST_HOME and here + due != OFF:
            yield str(Step(source, OFF))
    yield from _others(state, side)
    yield "roll 3-4"


def _others(state: TricTracState, side: int) -> Iterator[Move]:
    """A stone of the other side, moved its own way."""
    for source in range(1, POINTS + 1):
        target = steps(1 - side, source) + state.left[0]
        if state.board.stones(1 - side, source) and target < OFF:
            yield str(Step(source, place_at(1 - side, target)))


def _too_early(state: TricTracState, side: int) -> Iterator[Move]:
    """A stone moved before the dice are thrown."""
    for point in range(1, POINTS):
        if state.board.stones(side, point):
            yield str(Step(point, place_at(side, min(steps(side, point) + 1, POINTS))))


TOLD: Final = {
    "setup.all-on-bar": "how the board is set up: nobody acts",
    "off.home-meant": "what a word of off.no-inside-move means, which is practised there",
}


def fair(question: Question[TricTracState]) -> bool:
    """False for a question about points, which nobody counts in this game."""
    return question.asks != "points"


LATER: Final = {"throw.compulsory": "throw.must-move"}
"""That no throw may be left is asked by the rule that nobody may stop while a die can be played."""

DRILL: Final = Drill(
    tempting, STARTS, TOLD, fair, innocent=innocent, presumes=PRESUMED, later=LATER
)
