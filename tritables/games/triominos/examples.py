"""The worked examples, in teaching order, figures A to H of the source among them.

The figures themselves are lost; each is drawn anew as a position. Their words are in the
catalogues.
"""

from __future__ import annotations

from typing import Final

from tritables.core.examples import read_examples
from tritables.games.triominos.short_position import position

_TEXT: Final = """
[shared.strip]
table = "0-4-5@0,0 0-1-4@1,0 1-3-4@2,0"

[shared.last_tile]
like = "strip"
hands = "3-3-4 / 0-0-2 1-5-5"
begins = 1

[shared.hook]
table = '''
2-3-3@0,0 4-2-3@-1,0 4-3-3@-2,0 3-3-0@-2,1 3-0-1@-3,1 1-0-1@-3,2 0-0-1@-2,2 0-5-0@-1,2'''

[shared.ring]
table = "0-3-5@0,0 5-3-3@0,1 3-1-3@1,1 3-4-1@2,1 3-4-3@2,0 5-0-5@-1,0 3-4-4@3,0"
hands = "0-3-3 1-1-5 3-4-5 / 0-0-1 2-2-5 4-4-5"

[shared.two_rings]
table = '''
2-2-4@0,0 1-2-4@-1,0 2-2-1@-1,-1 2-3-2@0,-1 2-5-2@1,0 5-5-2@2,0 5-5-5@3,0 3-5-5@3,-1 3-3-5@2,-1'''
hands = "2-3-5 0-1-1 3-4-4 / 0-0-4 1-1-5 2-4-5"

[shared.three_rings]
table = '''
2-5-5@0,0 0-2-5@-1,0 0-2-0@-1,-1 0-2-2@0,-1 5-5-3@0,1 2-4-2@1,-1 5-0-3@1,1 2-3-4@2,-1 5-5-0@2,1
4-5-5@2,0 3-4-4@3,-1 4-4-5@3,0'''
hands = "2-4-5 0-1-1 3-3-3 / 0-0-4 1-1-5 2-2-3"

[shared.full]
table = '''
4-4-4@0,0 5-4-4@-1,0 1-4-5@-1,-1 5-1-5@-2,-1 1-3-4@0,-1 5-5-0@-3,-1 3-3-4@1,-1 3-3-3@2,-1
3-5-3@3,-1 3-5-2@3,0 5-1-2@4,0 2-3-3@2,-2 1-1-5@-2,-2 3-3-1@0,-2 4-4-2@0,1 1-3-1@-1,-2 2-3-1@-1,-3
2-1-1@4,1 1-1-1@5,1 3-5-0@-4,-1 3-0-2@-5,-1 2-0-1@-5,0 3-4-5@4,-1 0-0-1@-4,0 5-5-3@-4,-2
4-2-2@-1,1 4-3-4@1,0 2-2-2@-1,2 5-0-1@5,0 1-1-0@5,2 0-5-0@-3,0 1-4-0@6,2 1-4-4@7,2 2-2-5@-2,2
0-4-0@6,3 0-2-5@-3,2 0-2-0@-3,1 0-0-0@5,3 3-0-0@4,3 3-0-1@3,3 5-2-5@-2,3 5-5-4@-3,3 4-1-2@1,1
4-5-0@7,3 2-4-5@-1,3 2-3-4@0,3 1-4-1@6,1 4-0-4@8,2 2-3-2@0,2 2-2-1@-2,-3'''

[shared.stuck]
table = '''
4-4-4@0,0 5-4-4@-1,0 1-4-5@-1,-1 5-4-5@-2,0 4-0-4@1,0 3-5-5@-3,0 3-5-3@-4,0 1-1-4@0,-1 0-1-5@-2,-1
0-1-4@2,0 0-1-0@-2,-2 5-0-0@-3,-2 5-0-4@-4,-2 3-5-1@-4,1 5-0-5@-3,-3 3-1-1@0,-2 5-5-1@-3,1
4-3-3@-5,0 4-4-2@0,1 4-5-2@1,1 1-5-1@-3,2 2-5-2@1,2 2-2-3@0,2 3-1-3@-5,1 5-0-2@2,2 2-0-0@2,3
2-0-1@1,3 0-3-0@3,3 0-2-3@4,3 0-3-5@3,4 2-5-5@-4,-3 1-1-2@-4,2 3-0-1@1,-2 5-2-3@-1,2 3-3-3@-6,1
2-3-3@5,3 2-2-0@4,2 2-2-2@5,2 4-0-3@-4,-1 3-4-5@4,4 0-1-1@3,0 3-1-2@-5,2 3-0-3@1,-3 2-1-2@-4,3
1-1-1@4,0 4-3-4@-5,-1 2-2-4@-5,3 1-4-4@-6,-1 4-2-3@-5,4 3-4-1@-6,-2 1-2-4@-6,3'''
hands = "0-0-0 1-2-5 / 0-0-4 0-2-4"
pool = "5-5-5"

[lots]
rules = ["tiles.set", "setup.deal", "start.highest", "start.tie", "round.beginner"]
hands = '''
0-0-1 0-3-5 1-1-4 1-2-3 2-2-5 3-3-3 4-4-5 / 0-0-4 0-1-3 1-1-2 1-4-4 2-3-5 2-5-5 3-3-4 / 0-0-0
0-2-4 1-1-5 1-3-3 2-2-4 3-4-5 5-5-5'''
phase = "lots"
goals = ["start.tie", "start.highest"]
line = ["lots 1-4-5 0-5-5 0-0-2", "lots 2-2-3 3-4-4"]

[first]
rules = ["start.any-tile", "start.must-place", "start.no-bonus", "score.value"]
hands = '''
1-2-4 3-4-5 0-0-2 1-1-5 5-5-5 0-1-1 0-4-5 1-3-3 2-4-4 / 0-0-5 0-2-3 1-2-2 3-3-4 4-5-5 0-0-0 1-4-5
2-2-5 0-3-4'''
goals = ["score.value"]
line = ["5-5-5@0,0"]

[side]
rules = ["place.side", "place.match", "turn.order"]
like = "strip"
hands = "3-3-4 1-1-3 0-0-5 2-2-4 / 0-5-5 1-1-4 2-3-5 0-2-2"
goals = ["score.value"]
line = ["4-3-3@2,1"]

[notch]
rules = ["place.match", "place.side"]
table = '''
3-4-5@0,0 5-4-5@0,1 5-5-5@-1,1 5-5-2@-1,2 5-0-2@0,2 5-0-0@1,2 0-3-0@2,2 0-2-3@3,2 0-2-0@3,1
4-0-0@2,1 4-0-4@2,0'''
hands = "3-4-4 0-1-1 2-2-5 / 1-1-2 0-4-5 1-3-3"
goals = [{ move = "3-4-4@1,0" }]
line = ["3-4-4@1,0"]

[side-differs]
rules = ["place.match"]
table = "1-2-5@0,0 1-1-2@1,0 3-1-1@1,-1 3-4-1@2,-1"
hands = "1-4-5 0-2-4 3-3-4 / 0-0-1 2-2-5 4-4-5"
goals = [{ refusal = "place.match", because = "side-differs" }, "score.value"]
line = [{ move = "4-0-2@3,-1", rule = "place.match" }, "4-5-1@3,-1"]

[corner-differs]
rules = ["place.match", "place.touched-corner"]
like = "hook"
hands = "1-3-3 2-2-4 1-1-5 / 0-4-4 1-4-4 2-2-5"
goals = [{ refusal = "place.match", because = "corner-differs" }, "score.value"]
line = [{ move = "3-3-1@0,1", rule = "place.match" }, "1-1-5@-4,2"]

[bridge]
rules = ["score.bridge", "bridge.shape"]
like = "hook"
hands = "3-3-5 0-0-3 4-5-5 / 0-4-4 1-4-4 2-2-5"
goals = ["score.bridge"]
line = ["3-3-5@0,1"]

[hexagon]
rules = ["score.hexagon", "hexagon.shape", "bridge.and-hexagon"]
like = "ring"
goals = ["score.hexagon"]
line = ["0-3-3@1,0"]

[double-hexagon]
rules = ["score.double-hexagon", "hexagon.shape"]
like = "two_rings"
goals = ["score.double-hexagon"]
line = ["3-5-2@1,-1"]

[triple-hexagon]
rules = ["hexagon.triple"]
like = "three_rings"
goals = ["score.double-hexagon"]
line = ["2-4-5@1,0"]

[buy]
rules = ["buy.must", "buy.fail", "buy.after-three"]
like = "strip"
hands = "2-2-5 2-3-3 / 1-1-4 0-0-5 2-4-4"
scores = [40, 32]
goals = [
    { refusal = "buy.must", because = "buy-first" }, "buy.must", "buy.must", "buy.must",
    "buy.fail",
]
line = [{ move = "pass", rule = "buy.must" }, "buy", "buy", "buy", "pass"]

[buy-and-place]
rules = ["buy.place", "buy.any-tile"]
like = "strip"
hands = "3-3-4 2-2-5 / 1-1-4 0-0-5 2-4-4"
scores = [12, 18]
goals = ["buy.must", "score.value"]
line = ["buy", "4-3-3@2,1"]

[pool-empty]
rules = ["pool.must-place"]
like = "full"
hands = "0-2-2 1-3-5 0-3-3 0-2-4 / 0-3-4 5-5-5"
pool = ""
scores = [162, 171]
goals = [{ refusal = "pool.must-place" }, "score.value"]
line = [{ move = "pass", rule = "pool.must-place" }, "0-2-2@-2,-4"]

[pool-runs-out]
rules = ["buy.pool-runs-out", "pool.empty"]
like = "full"
hands = "0-3-4 0-3-3 / 0-2-2 1-3-5 0-2-4"
pool = "5-5-5"
scores = [162, 171]
goals = ["buy.must", "pool.empty"]
line = ["buy", "pass"]

[three-and-empty]
rules = ["buy.three-and-empty"]
like = "full"
hands = "0-3-4 0-3-3 1-3-5 / 0-2-2 0-2-4"
pool = "5-5-5"
bought = 2
scores = [152, 171]
goals = ["buy.must", "buy.fail"]
line = ["buy", "pass"]

[bell]
rules = ["end.bell", "end.equal-turns", "end.first-only"]
table = '''
1-5-5@0,0 5-5-4@0,1 5-2-4@1,1 4-2-4@1,2 1-3-5@1,0 4-4-3@0,2 2-3-4@2,2 3-4-1@0,3 4-4-1@1,3
2-3-3@3,2 3-3-3@4,2 5-0-2@2,1 1-3-1@1,-1 3-0-3@5,2'''
hands = "1-3-3 / 4-4-5 / 0-1-2 3-5-5 2-2-2"
begins = 2
scores = [72, 66, 60]
goals = [
    "end.bell",
    { all = [{ event = "end.equal-turns" }, { never = { event = "buy.must" } }] },
]
line = ["3-3-1@4,3", "5-4-4@-1,1"]

[blocked]
rules = ["end.blocked", "round.winner"]
like = "stuck"
scores = [199, 133]
goals = ["end.blocked"]
line = ["buy"]

[blocked-tie]
rules = ["end.blocked.tie"]
table = '''
5-5-5@0,0 1-5-5@-1,0 5-4-5@1,0 3-4-5@1,-1 0-3-5@0,-1 3-4-4@2,-1 4-4-5@2,0 4-1-4@3,-1 4-1-1@4,-1
1-1-1@5,-1 3-3-0@0,-2 3-3-3@1,-2 1-0-1@6,-1 5-3-3@1,-3 0-0-1@7,-1 5-2-3@2,-3 1-2-5@2,-4 1-2-2@3,-4
2-0-2@4,-4 2-4-0@5,-4 4-4-2@5,-5 4-5-0@6,-4 4-4-4@6,-5 0-5-0@6,-3 0-4-0@8,-1 3-4-0@8,-2 2-0-1@4,-3
1-3-0@-1,-2 3-3-1@-1,-3 2-3-1@-2,-3 1-1-2@5,0 5-5-3@0,1 3-4-2@4,-5 0-3-0@7,-2 3-3-2@-2,-4
3-4-3@2,-2 2-3-2@-3,-4 4-0-4@7,-5 2-2-5@-4,-4 0-2-5@-5,-4 5-2-4@-4,-3 5-1-3@1,1 3-1-1@1,2
1-2-4@4,0 4-2-2@4,1 0-5-5@-6,-4 2-2-2@5,1 1-5-0@-2,0 0-2-0@-5,-5 1-1-5@1,-4 0-0-0@-6,-5'''
hands = "1-3-4 1-4-5 2-5-5 / 0-2-3 / 0-1-4"
pool = ""
begins = 1
scores = [133, 120, 141]
goals = ["end.blocked"]
line = ["5-5-2@-6,-3"]

[winner]
rules = ["match.winner", "match.target", "match.new-round"]
like = "last_tile"
scores = [52, 58]
target = 100
goals = ["end.equal-turns"]
line = ["4-3-3@2,1"]

[tie]
rules = ["match.tie"]
like = "last_tile"
scores = [52, 100]
target = 100
goals = ["end.equal-turns"]
line = ["4-3-3@2,1"]

[clock]
rules = ["time.limit", "time.out"]
like = "strip"
hands = "3-3-4 1-1-3 0-0-5 / 0-5-5 1-1-4 2-3-5"
time_limit = 8
goals = ["time.out"]
line = ["timeout"]

[kids]
rules = ["kids.score"]
like = "ring"
scoring = "kids"
scores = [4, 3]
goals = [{ move = "buy" }, { move = "0-3-3@1,0" }]
line = ["buy", "0-3-3@1,0"]

[kids-bridge]
rules = ["kids.score"]
like = "hook"
hands = "3-3-5 0-0-3 4-5-5 / 0-0-4 2-2-5 4-4-5"
scoring = "kids"
scores = [5, 3]
goals = [{ move = "3-3-5@0,1" }]
line = ["3-3-5@0,1"]

[kids-three-hexagons]
rules = ["kids.score"]
like = "three_rings"
scoring = "kids"
scores = [6, 6]
goals = [{ move = "2-4-5@1,0" }]
line = ["2-4-5@1,0"]

[kids-blocked]
rules = ["kids.blocked"]
like = "stuck"
scores = [27, 25]
scoring = "kids"
goals = ["end.blocked"]
line = ["buy"]

[kids-none]
rules = ["kids.none", "round.winner"]
like = "last_tile"
scoring = "none"
goals = ["end.bell"]
line = ["4-3-3@2,1"]
"""

EXAMPLES: Final = read_examples(_TEXT, position)
