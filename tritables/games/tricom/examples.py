"""The worked examples, in teaching order; their words are in the catalogues.

The source's examples 1 to 7 are ``base``, ``equal``, ``suit-run``, ``trio``, ``quartet``, ``queen``
and ``jack``; their figures are lost, so each is drawn anew from what the source says of it.
"""

from __future__ import annotations

from typing import Final

from tritables.core.examples import read_examples
from tritables.games.tricom.short_position import position

_TEXT: Final = """
# Beside "other" nothing special happens.
[shared.other]
base = "7C 3D / 5H AD"
hand = "8S 2C 9D"

# Each has turned a card: what both have laid is seen.
[shared.second_turn]
turned = "KC"
others = [{ like = "other", turned = "JH" }]

[shared.playing]
base = "8H 4H / AS 6S"
turned = "QC"
others = [{ like = "other" }]

[shared.pile_of_two]
base = "5S 8H / AC,6D 6S"
hand = "9C 10C 2D"

[shared.flexible]
hand = "9C 10C 2D"
left = 20
others = [{ like = "other", turned = "JH QH", left = 20 }]
phase = "action"
flexible = true

[base]
rules = [
    "turn.action-first", "turn.take", "turn.play", "setup.base", "setup.hand", "start.highest",
    "start.ace-low",
]
base = "8H 4H / AS 6S"
hand = "9C 5S 2D"
stock = "3C"
actions = "QC"
others = [{ like = "other" }]
goals = ["turn.action-first", { move = "skip" }, "turn.take", "place.suit-run"]
line = ["turn QC", "skip", "take stock", "5S>1"]

[lots]
rules = ["start.highest", "start.ace-low", "start.suit-order", "start.tie", "start.lots"]
base = "9S 7H / 4C 2D"
hand = "8S 3D 5H"
others = [
    { base = "4C 9S / 2D 7H", hand = "AC 6D 10C" }, { base = "7H AD / 9S 4C", hand = "2C 6S 8D" },
]
phase = "lots"
goals = ["start.tie"]
line = [{ move = "lots 2", rule = "start.lots" }, "lots 1"]

[equal]
rules = ["place.equal", "place.own-pile", "turn.play"]
like = "playing"
hand = "9C 10C 2D 6D"
goals = ["place.equal"]
line = ["6D>1"]

[suit-run]
rules = ["place.suit-run", "place.own-pile"]
like = "playing"
hand = "8C 6D 2H 3H"
goals = [{ refusal = "place.equal", because = "covers-only" }, "place.suit-run"]
line = [{ move = "3H>1", rule = "place.equal" }, "3H>0"]

[circle]
rules = ["place.ace-ten"]
like = "second_turn"
base = "8H 10H / 5C 7D"
hand = "3S 8C 2H AH"
goals = ["place.ace-ten"]
line = ["AH>3"]

[laying-off]
rules = ["reserve.only-unplaceable", "reserve.top", "turn.play"]
like = "playing"
hand = "9C 10D 2D 6D"
goals = ["reserve.only-unplaceable"]
line = ["9C>r"]

[taking]
rules = ["turn.take", "take.forced", "reserve.top", "reserve.take"]
base = "8H 4H / AS 6S"
hand = "9C 10D 2D"
turned = "QC KD"
reserve = "6D 9D"
stock = "5S"
others = [{ like = "other", turned = "JS QH" }]
phase = "take"
goals = [{ refusal = "reserve.take" }, "turn.take"]
line = [{ move = "take reserve", rule = "reserve.take" }, "take stock"]

[from-reserve]
rules = ["reserve.take", "reserve.take-placed", "duo.from-reserve", "score.duo"]
base = "8H 4H / AS 7S"
hand = "9C 4D 2D"
turned = "QC KD"
reserve = "2S 7D"
others = [{ base = "7C 7D / 5H AD", hand = "8S 2C 9D", turned = "JS QH" }]
phase = "take"
goals = ["reserve.take", { refusal = "reserve.take" }, "score.duo"]
line = ["take reserve", { move = "4D>0", rule = "reserve.take" }, "7D>1"]

[trio]
rules = ["score.trio", "score.new-only"]
like = "second_turn"
base = "6S 6C / 9H 2D"
hand = "8C 4S 10D 6D"
goals = ["score.trio"]
line = ["6D>2"]

[dealt-trio]
rules = ["setup.base", "setup.score-once", "score.quartet", "score.quartet-full"]
base = "6S 6C / 6D 9H"
hand = "8C 4S 10D 6H"
turned = "KC"
score = 1
others = [{ like = "other" }]
goals = ["score.quartet"]
line = ["6H>3"]

[quartet]
rules = ["score.quartet", "score.one-combination"]
base = "3H 4H / 6H 9C"
hand = "8C 4S 10D 5H"
turned = "KC"
others = [{ base = "7C 3D / 5C AD", hand = "8S 2C 9D", turned = "JH" }]
goals = ["score.quartet"]
line = ["5H>3"]

[quartet-again]
rules = ["score.quartet", "score.new-only", "score.quartet-full"]
base = "3H 4H / 6H 9C,5H"
hand = "8C 7H 10D 2H"
turned = "KC QS"
score = 2
others = [{ base = "7C 3D / 5C AD", hand = "8S 2C 9D", turned = "JH QD" }]
goals = ["score.quartet"]
line = ["2H>2"]

[duo]
rules = ["score.duo", "duo.visible", "duo.with-combination"]
base = "7S 7H / 4H 2D"
hand = "8C 4C 10D 7D"
turned = "KC"
others = [{ base = "7D 3D / 4C,9S AD", hand = "8S 2C 9D", turned = "JH QD" }]
begins = 1
goals = ["score.duo"]
line = ["7D>2"]

[timing]
rules = ["turn.action-first", "action.king-queen"]
like = "second_turn"
base = "8H 4H / AS,6D 6S"
hand = "9C 5S 2D"
actions = "QD"
stock = "3C"
goals = [
    "turn.action-first", { all = [{ move = "skip" }, { event = "turn.take" }] },
    { refusal = "turn.action-first", because = "use-too-late" },
]
line = ["turn QD", "skip", "take stock", { move = "use 2", rule = "turn.action-first" }, "9C>r"]

[queen]
rules = [
    "action.king-queen", "action.score", "fill.king-queen", "fill.mandatory", "fill.score",
    "score.trio",
]
base = "5S 8H / AC,3C,9H,6D 6S"
hand = "9C 10C 2D"
turned = "KC"
actions = "QD"
reserve = "4S"
others = [{ like = "other", turned = "JH" }]
goals = ["turn.action-first", "action.king-queen", { move = "fill reserve" }]
line = ["turn QD", "use 2", "fill reserve"]

[jack]
rules = ["action.jack", "action.score", "fill.jack", "fill.score"]
like = "pile_of_two"
turned = "KC QS"
actions = "JD"
goals = ["turn.action-first", "action.jack"]
line = ["turn JD", "use 1:2"]

[[jack.others]]
like = "other"
base = "7C 3D / 3S,8C,6D AD"
turned = "JH QH"
stock = "5D"
reserve = "2D"

[last-card]
rules = ["stock.last-card", "end.stock-empty", "fill.king-queen"]
base = "5S 8H / AC,3S,10S,6D 6S"
hand = "9C 10C 2D"
turned = "KC QD"
stock = "3H"
left = 1
others = [{ like = "other", turned = "JH", left = 2 }]
phase = "action"
goals = ["action.king-queen", { move = "fill stock" }, "end.stock-empty"]
line = ["use 2", "fill stock", "none"]

[end-phase]
rules = ["end.stock-empty", "fill.none", "fill.only-now", "place.on-pile"]
base = "5D 8H / AC,3S,10S,6D 6S"
hand = "8C 6C 4D"
turned = "KC QS"
actions = "KD"
left = 0
others = [{ like = "other", turned = "JH QH", left = 2 }]
goals = [
    "turn.action-first", "fill.none", "end.stock-empty",
    { refusal = "place.on-pile", because = "empty-slot" },
]
line = [
    "turn KD", "use 2", "none", { move = "4D>2", rule = "place.on-pile" }, "4D>1",
]

[reshuffle]
rules = ["action.reshuffle"]
base = "5S 8H / AC 6S"
hand = "9C 10C 2D 4S"
turned = "KC QS JD KH QH JC KD JS QD QC JH KS"
left = 9
others = [{ like = "other", turned = "JH QH", left = 10 }]
phase = "play"
goals = [
    { any = [
        { event = "place.suit-run" }, { event = "place.ace-ten" },
        { event = "reserve.only-unplaceable" },
    ] },
    "action.reshuffle",
]
line = ["9C>r", "shuffle QD JS KC JH QS KD JC QH KS JD QC KH"]

[out-first]
rules = ["end.solo"]
base = "5S 8H / AC,3C,6D 6S"
hand = "9C"
turned = "KC QS"
left = 0
reserve = "10D 2H"
score = 9
others = [
    { like = "other", hand = "7D 2C", turned = "JH QH", actions = "JD KH", left = 0, score = 8 },
]
phase = "play"
goals = ["end.solo"]
line = ["9C>r"]

[solo]
rules = ["end.idle-reserve", "score.reserve", "action.jack", "fill.none"]
base = "7C 3D / 5H AD"
hand = "7D"
turned = "JH QH"
actions = "JD KH"
left = 0
score = 8
goals = ["turn.action-first", "action.jack", "score.reserve"]
line = ["turn JD", "use 1:2", "none", "7D>1"]

[[solo.others]]
base = "5S 8H / AC,3C,6D 6S"
hand = "-"
turned = "KC QS"
left = 0
reserve = "10D 2H 9C"
score = 9

[last-hand]
rules = ["end.stock-empty", "score.reserve", "score.trio"]
base = "3D 8H / AC 6S"
hand = "5D 4D"
turned = "KC QS"
actions = "KH JD"
left = 0
reserve = "9C"
score = 30
others = [{ like = "other", hand = "-", turned = "JH QH", left = 0, reserve = "10C", score = 31 }]
phase = "play"
goals = [
    "place.suit-run", "turn.action-first",
    { all = [{ event = "score.trio" }, { event = "score.reserve" }] },
]
line = ["4D>1", "turn KH", "skip", "none", "5D>3"]

[counting]
rules = ["score.reserve", "match.target", "match.both", "match.no-one"]
base = "7C 3D / 5H AD"
hand = "2C"
turned = "JH QH"
left = 0
reserve = "8S 10S"
score = 40
others = [
    { base = "5S 8H / AC 6S", hand = "-", turned = "KC QS", left = 0, reserve = "9C", score = 36 },
]
phase = "play"
goals = ["score.reserve"]
line = ["2C>r"]

[part-of-a-pile]
rules = ["flexible.king", "flexible.suit"]
like = "flexible"
base = "5S 2C,7C,9D,4H / AC,3C,10D,6D 6S"
turned = "KH JC KD"
goals = ["flexible.king"]
line = ["use 2x3"]

[uncovered]
rules = ["flexible.queen", "flexible.uncovered"]
like = "flexible"
base = "6S 6C / 6D,9H,2H 8C"
turned = "KH JC QH"
goals = ["flexible.queen"]
line = ["use 2x2"]

[own-jack]
rules = ["flexible.jack"]
like = "flexible"
base = "5S 8H / 6C,6D 6S"
turned = "KH JD"
goals = ["flexible.jack"]
line = ["use 2x1"]

[three-duo]
rules = ["three.duo", "three.order"]
base = "7S 10H / 4H 2D"
hand = "8C 4C 10D 7D"
turned = "KC"
others = [
    { base = "7D 3D / 9S AD", hand = "8S 2C 9D", actions = "JC" },
    { base = "5C 9S / 7D 2S", hand = "8D 3H 10S", turned = "JS" },
]
begins = 2
goals = ["three.duo", "turn.action-first"]
line = ["7D>1", "turn JC"]

[three-jack]
rules = ["three.jack", "three.jack-choice", "action.jack"]
base = "7S 10H / 4H 2D"
hand = "8C 4C 10D"
turned = "KC JD"
others = [
    { base = "7D 3D / 2H,9S AD", hand = "8S 2C 5H", turned = "QS" },
    { base = "5C 9S / AS,6H,7D 2S", hand = "8D 3H 10S", turned = "JS" },
]
phase = "action"
goals = [{ refusal = "action.jack", because = "pile-suit" }, "action.jack"]
line = [{ move = "use 1:2", rule = "action.jack" }, "use 2:2"]
"""

EXAMPLES: Final = read_examples(_TEXT, position)
"""Each example of the rules' file has a place here; the others give every rule a table."""
