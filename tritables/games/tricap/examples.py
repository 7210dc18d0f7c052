"""The worked examples, in teaching order; their words are in the catalogues."""

from __future__ import annotations

from functools import partial
from typing import Final

from tritables.core.examples import read_examples
from tritables.games.tricap.short_position import position

_TEXT: Final = """
[start]
rules = ["round.lay", "round.centre", "setup.three-each"]
hands = "4D JH 9C / 2S KC 6H / 8S 5C QD"
deck = "10C 3D 7H"
goals = ["round.lay", { any = [{ event = "adjacent" }, { event = "none" }] }]
line = ["lay 9C", "lay KC", "lay 5C", "centre 10C"]

[adjacent]
rules = ["adjacent", "one.capture"]
hands = "3C QH / 2D 7C / KD 4S"
actives = "JS / 10D / 8C"
deck = "10H 5S 6C"
goals = ["adjacent", "one.capture"]
line = ["centre 10H", "take"]

[ace]
rules = ["adjacent.ace"]
hands = "5H 9D / 3S JD"
actives = "AC / 4H"
deck = "QC 8D 2H"
goals = ["adjacent.ace", "one.capture"]
line = ["centre QC", "take"]

[neighbours]
rules = ["adjacent", "adjacent.ace", "tricap", "players"]
hands = "3C 6D / QS 4C / 7D 2C / KH 5D / 6S 3H"
actives = "9H / JS / AD / 10C / 8S"
deck = "10H 4D"
goals = ["tricap", { refusal = "tricap", because = "tricap-takes-none" }]
line = [
    "centre 10H", { move = "take", rule = "tricap" },
    '''
shuffle 3D 4H 10C 9D 5C 7C KS AH 10D QD 9C 8H JH 6D 2S 5H 7S 8C 8D 6H JS 6S 4S KC 3S 2D QC AC QH
2C 9H 5D 3H 10S 7H KD 2H 9S KH 3C 8S AD AS 4D 7D 5S JC JD QS 6C 4C''',
]

[king-and-two]
rules = ["adjacent", "none"]
hands = "7H 4C / 9C 5S"
actives = "KS / 6D"
deck = "2H QD 10S"
goals = ["none", "adjacent"]
line = ["centre 2H", "centre QD"]

[growing]
rules = ["none", "round.centre", "one.capture"]
hands = "2C JC / 8H 9S / 3D AS"
actives = "6H / KC / 4S"
centre = "8C"
deck = "9D JH 2S 7C 10D"
goals = ["none", "adjacent", "one.capture"]
line = ["centre 9D", "centre JH", "centre 2S", "centre 7C", "take"]

[capture]
rules = ["one.capture", "one.replace", "replace.face-up"]
hands = "4S KC / 6C JD / 5D AH"
actives = "9H / 2D / KD"
centre = "10D QS 8C"
captured = "- / 4H 5S"
deck = "7S 3C"
goals = ["one.capture", { refusal = "one.replace", because = "taken-already" }, "one.replace"]
line = ["take", { move = "pass", rule = "one.replace" }, "lay 4S", "centre 7S"]

[ace-waits]
rules = ["one.pass", "pass.keeps-active", "tricap"]
hands = "6D 9C / 2H 10C"
actives = "AS / 7D"
centre = "JC QH"
deck = "8H KD 3S"
goals = ["one.pass", "tricap", "round.lay"]
line = [
    "pass", "centre 8H",
    '''
shuffle 4C 9C KH 5S 8D 2C 6S QC JD JS 7C 4H 2H JH 8S AD KS 7D 4S 3S AH 10C 10H 2S AS 9H AC 3C KC
6H 6D 10D 3D 7S 10S 5H 4D KD 7H 9S 5C 5D 9D QD 2D 3H QS 8C 6C''',
    "lay 9C", "lay 5S", "centre 6S",
]

[ace-centre]
rules = ["tricap.ace-centre", "adjacent.ace", "tricap"]
hands = "5C 8S / JS 3H / 10D 4D"
actives = "2C / 7H / QD"
centre = "KS"
deck = "AH 6C"
phase = "centre"
goals = ["tricap.ace-centre", "round.lay"]
line = [
    "centre AH",
    '''
shuffle 10H 4S QD 3D 6D 8D QH 2D QC 4H 3S 9C 9H 7H QS 5S JC AS 4C 6H AD 6C JS 9S 9D 3H 10S 5H KH
7D 6S 5D KC 10C 7S JD 10D KD 2H 4D 7C JH 8H 8C 8S 2S 5C 2C AC 3C''',
    "lay 10H", "lay 3D", "lay QH",
]

[redraw]
rules = ["redraw", "one.replace"]
hands = "- / JC"
actives = "5H / QC"
centre = "6S"
captured = "9D 10C 4C 3D / KH AD"
deck = "8D KC 3H 7C"
goals = ["one.capture", "redraw", "one.replace"]
line = ["take", "draw 0: 8D KC 3H", "lay 8D"]

[redraw-early]
rules = ["redraw", "redraw.late"]
hands = "7D / JC 2S"
actives = "- / QC"
captured = "9D 10C 4C 5C"
deck = "8D KC 3H 6C"
redraw = "early"
goals = [{ refusal = "one.replace", because = "replace-first" }, { move = "lay 7D" }, "redraw"]
line = [
    { move = "centre 6C", rule = "one.replace" }, "lay 7D", "draw 0: 8D KC 3H",
    "centre 6C",
]

[end-tricap]
rules = ["end.after-tricap", "end.centre", "end.winner"]
hands = "2D / - / 4H"
actives = "9S / JD / 5C"
centre = "KD 7S"
deck = "10S 8H 3C"
left = 3
goals = ["end.after-tricap"]
line = ["centre 10S"]

[end-centre]
rules = ["end.deck", "end.due", "goal.captures", "end.winner"]
hands = "2D / 6H"
actives = "9S / 4C"
centre = "KD 7S"
deck = "10S"
left = 1
goals = ["adjacent", "one.capture", "end.deck"]
line = ["centre 10S", "take", "lay 2D"]

[end-draw]
rules = ["end.deck", "redraw"]
hands = "- / 9C"
actives = "3H / QS"
centre = "10H 4S"
deck = "JS 8C"
left = 2
goals = ["end.deck"]
line = ["take"]
"""

EXAMPLES: Final = read_examples(_TEXT, partial(position, seed=1))
"""Each example of the rules' file has a place here; the others give every rule a table.

Every one is dealt from the same seed, so that it stays as its words tell it.
"""
