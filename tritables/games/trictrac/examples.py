"""The worked examples, in teaching order; their words are in the catalogues."""

from __future__ import annotations

from typing import Final

from tritables.core.examples import Example, Try
from tritables.core.goals import Goal, events
from tritables.games.trictrac.writing import position

EXAMPLES: Final = (
    Example(
        "start",
        rules=("setup.all-on-bar", "start.roll-off", "turn.alternate"),
        position=position(),
        goals=(Goal(refusal="start.roll-off"), Goal(event="start.roll-off")),
        line=(Try("bar/3", "start.roll-off"), "start 5-3"),
    ),
    Example(
        "direction",
        rules=("move.direction", "turn.alternate"),
        position=position(white="4:3 8:4 12:4 15:4", black="6:4 10:4 18:4 21:3", throw="3-5"),
        goals=(Goal(refusal="move.direction"), Goal(refusal="turn.alternate", because="not-yours")),
        line=(Try("12/9", "move.direction"), Try("21/18", "turn.alternate"), "12/15"),
    ),
    Example(
        "landing",
        rules=("move.landing", "move.hit"),
        position=position(
            white="7:2 10:3 12:3 13:3 15:2 17:2", black="3:3 6:4 11:3 18:1 21:4", throw="1-4"
        ),
        goals=(Goal(refusal="move.landing"), Goal(event="move.hit")),
        line=(Try("10/11", "move.landing"), "17/18*"),
    ),
    Example(
        "bar-first",
        rules=("bar.first", "bar.entry", "move.hit"),
        position=position(
            white="8:3 12:4 13:4 17:3 bar:1", black="3:1 6:4 11:4 18:3 22:3", throw="3-4"
        ),
        goals=(Goal(refusal="bar.first", because="bar-first"), *events("move.hit", "bar.first")),
        line=(Try("8/11", "bar.first"), "bar/3*", "8/12", "roll 2-5", "bar/23"),
    ),
    Example(
        "lower-first",
        rules=("throw.normal",),
        position=position(white="2:3 6:4 9:4 13:4", black="4:3 10:4 20:4 23:4"),
        goals=(Goal(event="throw.normal"), Goal(refusal="throw.normal", because="order-normal")),
        line=("roll 3-5", Try("6/11", "throw.normal"), "9/12", "6/11"),
    ),
    Example(
        "must-move",
        rules=("throw.must-move",),
        position=position(white="16:2 22:6 23:4 24:3", black="3:3 4:4 6:4 20:2 21:2", throw="3-6"),
        goals=(Goal(refusal="throw.must-move", because="die-left"), Goal(move="16/19")),
        line=(Try("roll 1-2", "throw.must-move"), "16/19"),
    ),
    Example(
        "tric-trac",
        rules=("throw.trictrac", "throw.again", "bar.first", "setup.all-on-bar"),
        position=position(on_turn="white"),
        goals=events("throw.trictrac", "throw.again"),
        line=(
            "roll 1-2",
            *("bar/1", "bar/1", "bar/2", "bar/2"),
            *("bar/5", "bar/5", "bar/6", "bar/6"),
        ),
    ),
    Example(
        "double-six",
        rules=("throw.double", "throw.again", "throw.compulsory"),
        position=position(white="1:2 2:2 5:2 6:2 12:3 13:4", black="9:4 11:3 19:2 20:2 23:2 24:2"),
        goals=(
            Goal(event="throw.double"),
            Goal(refusal="throw.double", because="order-double"),
            Goal(event="throw.again"),
        ),
        line=("roll 6-6", Try("1/2", "throw.double"), "12/18", "12/18", "1/2", "1/2"),
    ),
    Example(
        "look-ahead",
        rules=("throw.look-ahead", "throw.look-ahead.scope"),
        position=position(white="1:1 22:4 23:5 24:5", black="6:3 13:4 17:4 18:4", throw="2-5"),
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
        position=position(
            white="1:1 20:1 23:6 24:7", black="9:3 13:4 17:4 18:4", throw="3-3", left="3 4 4"
        ),
        goals=(Goal(move="20/23"), Goal(event="throw.stop")),
        line=("20/23", "1/5"),
    ),
    Example(
        "blocked-double",
        rules=("throw.stop", "throw.again", "bar.blocked-throws-again"),
        position=position(white="7:4 12:5 14:5 bar:1", black="4:3 9:4 18:4 22:4"),
        goals=events("throw.stop", "bar.first"),
        line=("roll 4-4", "roll 2-3", "bar/2"),
    ),
    Example(
        "inside-home",
        rules=("off.all-home", "move.inside-home"),
        position=position(white="15:1 19:3 20:4 22:3 23:4", black="2:4 3:4 5:3 12:4", throw="2-4"),
        goals=(Goal(refusal="off.all-home"), Goal(move="20/22")),
        line=(Try("23/off", "off.all-home"), "20/22"),
    ),
    Example(
        "bearing-off",
        rules=("off.all-home", "off.exact", "off.no-inside-move", "off.home-meant"),
        position=position(
            white="19:3 20:3 21:2 22:2 23:2 24:3", black="1:4 2:4 4:3 5:4", throw="2-5"
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
        position=position(white="19:3 20:4 21:3 22:2 24:3", black="1:4 2:4 4:3 5:4"),
        goals=events("throw.stop"),
        line=("roll 2-5",),
    ),
    Example(
        "interrupted",
        rules=("off.interrupted", "off.all-home"),
        position=position(white="20:3 21:2 22:2 24:1 bar:1", black="1:3 3:4 5:4 23:4", throw="2-4"),
        goals=(Goal(event="bar.first"), Goal(refusal="off.all-home"), Goal(move="20/24")),
        line=("bar/2", Try("21/off", "off.all-home"), "20/24"),
    ),
    Example(
        "winning",
        rules=("goal.all-off",),
        position=position(white="24:1", black="1:3 2:3 4:3", throw="1-1"),
        goals=events("goal.all-off"),
        line=("24/off",),
    ),
)
"""Each example of the rules' file has a place here; the others give every rule a board."""
