"""The worked examples, in teaching order; their words are in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tritables.core.examples import Example, Try
from tritables.core.goals import Goal
from tritables.games.trictrac.board import POINTS

Counts = Mapping[int, int]


def _position(
    white: Counts,
    black: Counts,
    *,
    on_turn: int | None = 0,
    throw: Sequence[int] | None = None,
    left: Sequence[int] = (),
    bar: Sequence[int] = (0, 0),
    off: Sequence[int] = (0, 0),
) -> dict[str, object]:
    """Write a position down by the points that hold stones."""
    points = [0] * POINTS
    for point, count in white.items():
        points[point - 1] = count
    for point, count in black.items():
        points[point - 1] = -count
    return {
        "format": "tritables-position/1",
        "game": "trictrac",
        "options": {},
        "to_act": on_turn if left else "chance",
        "on_turn": on_turn,
        "throw": None if throw is None else list(throw),
        "left": list(left),
        "again": throw is not None and (throw[0] == throw[1] or list(throw) == [1, 2]),
        "points": points,
        "bar": list(bar),
        "off": list(off),
    }


EXAMPLES: Final = (
    Example(
        "start",
        rules=("setup.all-on-bar", "start.roll-off", "turn.alternate"),
        position=_position({}, {}, on_turn=None, bar=(15, 15)),
        goals=(Goal(refusal="start.roll-off"), Goal(event="start.roll-off")),
        line=(Try("bar/3", "start.roll-off"), "start 5-3"),
    ),
    Example(
        "direction",
        rules=("move.direction", "turn.alternate"),
        position=_position(
            {4: 3, 8: 4, 12: 4, 15: 4},
            {6: 4, 10: 4, 18: 4, 21: 3},
            throw=(3, 5),
            left=(3, 5),
        ),
        goals=(Goal(refusal="move.direction"), Goal(refusal="turn.alternate")),
        line=(Try("12/9", "move.direction"), Try("21/18", "turn.alternate"), "12/15"),
    ),
    Example(
        "landing",
        rules=("move.landing", "move.hit"),
        position=_position(
            {7: 2, 10: 3, 12: 3, 13: 3, 15: 2, 17: 2},
            {3: 3, 6: 4, 11: 3, 18: 1, 21: 4},
            throw=(1, 4),
            left=(1, 4),
        ),
        goals=(Goal(refusal="move.landing"), Goal(event="move.hit")),
        line=(Try("10/11", "move.landing"), "17/18*"),
    ),
    Example(
        "bar-first",
        rules=("bar.first", "bar.entry", "move.hit"),
        position=_position(
            {8: 3, 12: 4, 13: 4, 17: 3},
            {3: 1, 6: 4, 11: 4, 18: 3, 22: 3},
            throw=(3, 4),
            left=(3, 4),
            bar=(1, 0),
        ),
        goals=(Goal(refusal="bar.first"), Goal(event="move.hit"), Goal(event="bar.first")),
        line=(Try("8/11", "bar.first"), "bar/3*", "8/12", "roll 2-5", "bar/23"),
    ),
    Example(
        "lower-first",
        rules=("throw.normal",),
        position=_position(
            {2: 3, 6: 4, 9: 4, 13: 4},
            {4: 3, 10: 4, 20: 4, 23: 4},
        ),
        goals=(Goal(event="throw.normal"), Goal(refusal="throw.normal")),
        line=("roll 3-5", Try("6/11", "throw.normal"), "9/12", "6/11"),
    ),
    Example(
        "must-move",
        rules=("throw.must-move",),
        position=_position(
            {16: 2, 22: 6, 23: 4, 24: 3},
            {3: 3, 4: 4, 6: 4, 20: 2, 21: 2},
            throw=(3, 6),
            left=(3, 6),
        ),
        goals=(Goal(refusal="throw.must-move"), Goal(move="16/19")),
        line=(Try("roll 1-2", "throw.must-move"), "16/19"),
    ),
    Example(
        "tric-trac",
        rules=("throw.trictrac", "throw.again", "bar.first", "setup.all-on-bar"),
        position=_position({}, {}, bar=(15, 15)),
        goals=(Goal(event="throw.trictrac"), Goal(event="throw.again")),
        line=(
            "roll 1-2",
            *("bar/1", "bar/1", "bar/2", "bar/2"),
            *("bar/5", "bar/5", "bar/6", "bar/6"),
        ),
    ),
    Example(
        "double-six",
        rules=("throw.double", "throw.again", "throw.compulsory"),
        position=_position(
            {1: 2, 2: 2, 5: 2, 6: 2, 12: 3, 13: 4},
            {9: 4, 11: 3, 19: 2, 20: 2, 23: 2, 24: 2},
        ),
        goals=(
            Goal(event="throw.double"),
            Goal(refusal="throw.double"),
            Goal(event="throw.again"),
        ),
        line=("roll 6-6", Try("1/2", "throw.double"), "12/18", "12/18", "1/2", "1/2"),
    ),
    Example(
        "look-ahead",
        rules=("throw.look-ahead", "throw.look-ahead.scope"),
        position=_position(
            {1: 1, 22: 4, 23: 5, 24: 5},
            {6: 3, 13: 4, 17: 4, 18: 4},
            throw=(2, 5),
            left=(2, 5),
        ),
        goals=(Goal(refusal="throw.look-ahead"), Goal(event="throw.look-ahead")),
        line=(Try("22/24", "throw.look-ahead"), "1/3", "3/8"),
    ),
    Example(
        "one-deep",
        rules=(
            "throw.look-ahead",
            "throw.look-ahead.scope",
            "throw.look-ahead.all-throws",
            "throw.stop",
        ),
        position=_position(
            {1: 1, 20: 1, 23: 6, 24: 7},
            {9: 3, 13: 4, 17: 4, 18: 4},
            throw=(3, 3),
            left=(3, 4, 4),
        ),
        goals=(Goal(move="20/23"), Goal(event="throw.stop")),
        line=("20/23", "1/5"),
    ),
    Example(
        "blocked-double",
        rules=("throw.stop", "throw.again", "bar.blocked-throws-again"),
        position=_position(
            {7: 4, 12: 5, 14: 5},
            {4: 3, 9: 4, 18: 4, 22: 4},
            bar=(1, 0),
        ),
        goals=(Goal(event="throw.stop"), Goal(event="bar.first")),
        line=("roll 4-4", "roll 2-3", "bar/2"),
    ),
    Example(
        "inside-home",
        rules=("off.all-home", "move.inside-home"),
        position=_position(
            {15: 1, 19: 3, 20: 4, 22: 3, 23: 4},
            {2: 4, 3: 4, 5: 3, 12: 4},
            throw=(2, 4),
            left=(2, 4),
        ),
        goals=(Goal(refusal="off.all-home"), Goal(move="20/22")),
        line=(Try("23/off", "off.all-home"), "20/22"),
    ),
    Example(
        "bearing-off",
        rules=("off.all-home", "off.exact", "off.no-inside-move", "off.home-meant"),
        position=_position(
            {19: 3, 20: 3, 21: 2, 22: 2, 23: 2, 24: 3},
            {1: 4, 2: 4, 4: 3, 5: 4},
            throw=(2, 5),
            left=(2, 5),
        ),
        goals=(
            Goal(refusal="off.no-inside-move"),
            Goal(refusal="off.exact"),
            Goal(event="off.exact"),
        ),
        line=(Try("20/22", "off.no-inside-move"), Try("24/off", "off.exact"), "23/off", "20/off"),
    ),
    Example(
        "exact-stops",
        rules=("off.exact", "off.no-inside-move", "throw.stop"),
        position=_position(
            {19: 3, 20: 4, 21: 3, 22: 2, 24: 3},
            {1: 4, 2: 4, 4: 3, 5: 4},
        ),
        goals=(Goal(event="throw.stop"),),
        line=("roll 2-5",),
    ),
    Example(
        "interrupted",
        rules=("off.interrupted", "off.all-home"),
        position=_position(
            {20: 3, 21: 2, 22: 2, 24: 1},
            {1: 3, 3: 4, 5: 4, 23: 4},
            throw=(2, 4),
            left=(2, 4),
            bar=(1, 0),
            off=(6, 0),
        ),
        goals=(Goal(event="bar.first"), Goal(refusal="off.all-home"), Goal(move="20/24")),
        line=("bar/2", Try("21/off", "off.all-home"), "20/24"),
    ),
    Example(
        "winning",
        rules=("goal.all-off",),
        position=_position(
            {24: 1},
            {1: 3, 2: 3, 4: 3},
            throw=(1, 1),
            left=(1, 1, 6, 6),
            off=(14, 6),
        ),
        goals=(Goal(event="goal.all-off"),),
        line=("24/off",),
    ),
)
"""Each example of the rules' file has a place here; the others give every rule a board."""
