"""The worked examples, in teaching order; their words are in the catalogues."""

from __future__ import annotations

from typing import Final

from tritables.core.examples import read_examples
from tritables.games.trictrac.short_position import position

_TEXT: Final = """
[start]
rules = ["setup.all-on-bar", "start.roll-off", "turn.alternate"]
goals = ["start.roll-off", "throw.normal", "bar.first", "bar.first"]
line = ["start 5-3", "roll 2-4", "bar/2", "bar/4"]

[direction]
rules = ["move.direction", "turn.alternate"]
white = "4:3 8:4 12:4 15:4"
black = "6:4 10:4 18:4 21:3"
throw = "3-5"
goals = [
    { any = [{ move = "4/7" }, { move = "8/11" }, { move = "12/15" }] },
    { refusal = "move.direction" },
]
line = ["8/11", { move = "12/7", rule = "move.direction" }, "8/13"]

[close-point]
rules = ["move.landing"]
white = "5:1 3:1 11:4 22:4 23:5"
black = "2:4 18:3 19:4 20:4"
throw = "3-5"
goals = [{ move = "5/8" }, { move = "3/8" }]
line = ["5/8", "3/8"]

[landing]
rules = ["move.landing", "move.hit"]
white = "7:2 10:3 12:3 13:3 15:2 17:2"
black = "3:3 6:4 11:3 18:1 21:4"
throw = "1-4"
goals = [{ refusal = "move.landing" }, "move.hit"]
line = [{ move = "10/11", rule = "move.landing" }, "17/18*"]

[bar-first]
rules = ["bar.first", "bar.entry", "move.hit"]
white = "8:3 12:4 13:4 17:3 bar:1"
black = "3:1 6:4 10:4 18:3 22:3"
throw = "3-4"
goals = [
    { refusal = "bar.first", because = "bar-first" }, "move.hit", "throw.normal", "bar.first",
]
line = [{ move = "8/11", rule = "bar.first" }, "bar/3*", "8/12", "roll 2-5", "bar/23"]

[lower-first]
rules = ["throw.normal"]
white = "2:3 6:4 8:4 13:4"
black = "4:3 10:4 14:1 20:4 23:3"
goals = ["throw.normal", { refusal = "throw.normal", because = "order-normal" }, "move.hit"]
line = ["roll 3-5", { move = "6/11", rule = "throw.normal" }, "6/9", "9/14*"]

[must-move]
rules = ["throw.must-move"]
white = "16:2 22:6 23:4 24:3"
black = "3:3 4:4 6:4 20:2 21:2"
throw = "3-6"
goals = [{ refusal = "throw.must-move", because = "die-left" }, { move = "16/19" }]
line = [{ move = "roll 1-2", rule = "throw.must-move" }, "16/19"]

[tric-trac]
rules = ["throw.trictrac", "throw.again", "bar.first", "setup.all-on-bar"]
on_turn = "white"
goals = ["throw.trictrac", "throw.again"]
line = ["roll 1-2", "bar/1", "bar/1", "bar/2", "bar/2", "bar/5", "bar/5", "bar/6", "bar/6"]

[double-six]
rules = ["throw.double", "throw.again", "throw.compulsory"]
white = "1:2 2:2 5:2 6:2 12:3 13:4"
black = "9:4 11:3 19:2 20:2 23:2 24:2"
goals = ["throw.double", { refusal = "throw.double", because = "order-double" }, "throw.again"]
line = ["roll 6-6", { move = "1/2", rule = "throw.double" }, "12/18", "12/18", "13/14", "6/7"]

[look-ahead]
rules = ["throw.look-ahead", "throw.look-ahead.scope"]
white = "1:1 22:4 23:5 24:5"
black = "6:3 13:4 17:4 18:4"
throw = "2-5"
goals = [{ refusal = "throw.look-ahead" }, "throw.look-ahead"]
line = [{ move = "22/24", rule = "throw.look-ahead" }, "1/3", "3/8"]

[one-deep]
rules = ["throw.look-ahead", "throw.look-ahead.scope", "throw.look-ahead.all-throws", "throw.stop"]
white = "1:1 20:1 23:6 24:7"
black = "9:3 13:4 17:4 18:4"
throw = "3-3"
left = "3 4 4"
goals = [
    { all = [{ move = "20/23" }, { never = { event = "throw.again" } }] },
    "throw.stop",
]
line = ["20/23", "1/5"]

[blocked-double]
rules = ["throw.stop", "throw.again", "bar.blocked-throws-again"]
white = "7:4 12:5 14:5 bar:1"
black = "4:3 9:4 18:4 22:4"
goals = ["throw.stop", "bar.first"]
line = ["roll 4-4", "roll 2-3", "bar/2"]

[inside-home]
rules = ["move.inside-home", "off.all-home"]
white = "15:1 19:3 20:4 22:3 23:4"
black = "2:4 3:4 5:3 12:4"
throw = "2-4"
goals = [{ refusal = "off.all-home" }, { move = "19/21" }]
line = [{ move = "23/off", rule = "off.all-home" }, "19/21"]

[bearing-off]
rules = ["off.all-home", "off.exact", "off.no-inside-move", "off.home-meant"]
white = "19:3 20:3 21:2 22:2 23:2 24:3"
black = "1:4 2:4 4:3 5:4"
throw = "2-5"
goals = ["off.exact", { refusal = "off.no-inside-move" }, "off.exact"]
line = ["23/off", { move = "19/24", rule = "off.no-inside-move" }, "20/off"]

[exact-stops]
rules = ["off.exact", "off.no-inside-move", "throw.stop"]
white = "19:3 20:4 21:3 22:2 24:3"
black = "1:4 2:4 4:3 5:4"
goals = ["throw.stop"]
line = ["roll 2-5"]

[interrupted]
rules = ["off.interrupted", "off.all-home"]
white = "20:3 21:2 22:2 24:1 bar:1"
black = "1:3 3:4 5:4 23:4"
throw = "2-4"
goals = ["bar.first", { refusal = "off.all-home" }, { move = "20/24" }]
line = ["bar/2", { move = "21/off", rule = "off.all-home" }, "20/24"]

[winning]
rules = ["goal.all-off"]
white = "24:1"
black = "1:3 2:3 4:3"
throw = "1-1"
goals = ["goal.all-off"]
line = ["24/off"]

[safe-pair]
rules = ["move.hit", "move.landing"]
white = "12:2 15:1 18:1 22:4 23:4 24:3"
black = "5:8 8:5 21:2"
throw = "2-3"
left = "3"
goals = [{ move = "15/18" }]
line = ["15/18"]

[fewer-throws]
rules = ["move.hit", "throw.normal"]
white = "10:1 13:1 21:1 22:4 23:4 24:4"
black = "5:8 8:5 19:2"
throw = "1-4"
left = "4"
goals = [{ move = "13/17" }]
line = ["13/17"]

[block-low]
rules = ["throw.stop", "throw.normal", "move.hit"]
white = "12:1 13:1 17:1 21:2"
black = "1:6 18:3"
throw = "1-4"
left = "4"
goals = [{ move = "13/17" }]
line = ["13/17"]

[lock-low]
rules = ["bar.first", "throw.normal", "throw.stop"]
white = "17:3 20:1 21:3 22:4 23:3 24:1"
black = "3:7 6:7 bar:1"
throw = "1-3"
left = "3"
goals = [{ move = "21/24" }]
line = ["21/24"]

[spread-out]
rules = ["off.exact", "move.inside-home"]
white = "15:1 19:2"
black = "1:7 2:8"
throw = "1-4"
left = "4"
goals = [{ move = "19/23" }]
line = ["19/23"]
"""

EXAMPLES: Final = read_examples(_TEXT, position)
"""Each example of the rules' file has a place here; the others give every rule a board."""
