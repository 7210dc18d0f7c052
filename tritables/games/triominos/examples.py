"""The worked examples, in teaching order, figures A to H of the source among them.

The figures themselves are lost; each is drawn anew as a position. Their words are in the
catalogues.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tritables.core.examples import Example, Try
from tritables.core.goals import Goal, events
from tritables.games.triominos.writing import position

_strip: Final = partial(position, table="0-4-5@0,0 0-1-4@1,0 1-3-4@2,0")
_last_tile: Final = partial(_strip, hands="0-0-2 1-5-5 / 3-3-4", on_turn=1)
_LOOP: Final = (
    "3-4-5@0,0 5-4-5@0,1 5-5-5@-1,1 5-5-2@-1,2 5-0-2@0,2 5-0-0@1,2 0-3-0@2,2 0-2-3@3,2 0-2-0@3,1"
    " 4-0-0@2,1 4-0-4@2,0"
)
_hook: Final = partial(
    position,
    table=(
        "2-3-3@0,0 4-2-3@-1,0 4-3-3@-2,0 3-3-0@-2,1 3-0-1@-3,1 1-0-1@-3,2 0-0-1@-2,2 0-5-0@-1,2"
    ),
)
_ring: Final = partial(
    position,
    table="0-3-5@0,0 5-3-3@0,1 3-1-3@1,1 3-4-1@2,1 3-4-3@2,0 5-0-5@-1,0 3-4-4@3,0",
    hands="0-3-3 1-1-5 2-4-4 / 0-0-1 2-2-5 4-4-5",
)
_two_rings: Final = partial(
    position,
    table=(
        "2-2-4@0,0 1-2-4@-1,0 2-2-1@-1,-1 2-3-2@0,-1 2-5-2@1,0 5-5-2@2,0 5-5-5@3,0 3-5-5@3,-1"
        " 3-3-5@2,-1"
    ),
    hands="2-3-5 0-1-1 3-3-4 / 0-0-4 1-1-5 2-4-5",
)
_three_rings: Final = partial(
    position,
    table=(
        "2-5-5@0,0 0-2-5@-1,0 0-2-0@-1,-1 0-2-2@0,-1 5-5-3@0,1 2-4-2@1,-1 5-0-3@1,1 2-3-4@2,-1"
        " 5-5-0@2,1 4-5-5@2,0 3-4-4@3,-1 4-4-5@3,0"
    ),
    hands="2-4-5 0-1-1 3-3-3 / 0-0-4 1-1-5 2-2-3",
)
_MIDDLE: Final = (
    "1-5-5@0,0 5-5-4@0,1 5-2-4@1,1 4-2-4@1,2 1-3-5@1,0 4-4-3@0,2 2-3-4@2,2 3-4-1@0,3 4-4-1@1,3"
    " 2-3-3@3,2 3-3-3@4,2 5-0-2@2,1 1-3-1@1,-1 3-0-3@5,2"
)
_full: Final = partial(
    position,
    table=(
        "4-4-4@0,0 5-4-4@-1,0 1-4-5@-1,-1 5-1-5@-2,-1 1-3-4@0,-1 5-5-0@-3,-1 3-3-4@1,-1 3-3-3@2,-1"
        " 3-5-3@3,-1 3-5-2@3,0 5-1-2@4,0 2-3-3@2,-2 1-1-5@-2,-2 3-3-1@0,-2 4-4-2@0,1 1-3-1@-1,-2"
        " 2-3-1@-1,-3 2-1-1@4,1 1-1-1@5,1 3-5-0@-4,-1 3-0-2@-5,-1 2-0-1@-5,0 3-4-5@4,-1 0-0-1@-4,0"
        " 5-5-3@-4,-2 4-2-2@-1,1 4-3-4@1,0 2-2-2@-1,2 5-0-1@5,0 1-1-0@5,2 0-5-0@-3,0 1-4-0@6,2"
        " 1-4-4@7,2 2-2-5@-2,2 0-4-0@6,3 0-2-5@-3,2 0-2-0@-3,1 0-0-0@5,3 3-0-0@4,3 3-0-1@3,3"
        " 5-2-5@-2,3 5-5-4@-3,3 4-1-2@1,1 4-5-0@7,3 2-4-5@-1,3 2-3-4@0,3 1-4-1@6,1 4-0-4@8,2"
        " 2-3-2@0,2 2-2-1@-2,-3"
    ),
)
_STUCK: Final = (
    "4-4-4@0,0 5-4-4@-1,0 1-4-5@-1,-1 5-4-5@-2,0 4-0-4@1,0 3-5-5@-3,0 3-5-3@-4,0 1-1-4@0,-1"
    " 0-1-5@-2,-1 0-1-4@2,0 0-1-0@-2,-2 5-0-0@-3,-2 5-0-4@-4,-2 3-5-1@-4,1 5-0-5@-3,-3 3-1-1@0,-2"
    " 5-5-1@-3,1 4-3-3@-5,0 4-4-2@0,1 4-5-2@1,1 1-5-1@-3,2 2-5-2@1,2 2-2-3@0,2 3-1-3@-5,1"
    " 5-0-2@2,2 2-0-0@2,3 2-0-1@1,3 0-3-0@3,3 0-2-3@4,3 0-3-5@3,4 2-5-5@-4,-3 1-1-2@-4,2"
    " 3-0-1@1,-2 5-2-3@-1,2 3-3-3@-6,1 2-3-3@5,3 2-2-0@4,2 2-2-2@5,2 4-0-3@-4,-1 3-4-5@4,4"
    " 0-1-1@3,0 3-1-2@-5,2 3-0-3@1,-3 2-1-2@-4,3 1-1-1@4,0 4-3-4@-5,-1 2-2-4@-5,3 1-4-4@-6,-1"
    " 4-2-3@-5,4 3-4-1@-6,-2 1-2-4@-6,3"
)
_stuck: Final = partial(position, table=_STUCK, hands="0-0-0 1-2-5 / 0-0-4 0-2-4", pool="5-5-5")
_NEARLY_STUCK: Final = (
    "5-5-5@0,0 1-5-5@-1,0 5-4-5@1,0 3-4-5@1,-1 0-3-5@0,-1 3-4-4@2,-1 4-4-5@2,0 4-1-4@3,-1"
    " 4-1-1@4,-1 1-1-1@5,-1 3-3-0@0,-2 3-3-3@1,-2 1-0-1@6,-1 5-3-3@1,-3 0-0-1@7,-1 5-2-3@2,-3"
    " 1-2-5@2,-4 1-2-2@3,-4 2-0-2@4,-4 2-4-0@5,-4 4-4-2@5,-5 4-5-0@6,-4 4-4-4@6,-5 0-5-0@6,-3"
    " 0-4-0@8,-1 3-4-0@8,-2 2-0-1@4,-3 1-3-0@-1,-2 3-3-1@-1,-3 2-3-1@-2,-3 1-1-2@5,0 5-5-3@0,1"
    " 3-4-2@4,-5 0-3-0@7,-2 3-3-2@-2,-4 3-4-3@2,-2 2-3-2@-3,-4 4-0-4@7,-5 2-2-5@-4,-4 0-2-5@-5,-4"
    " 5-2-4@-4,-3 5-1-3@1,1 3-1-1@1,2 1-2-4@4,0 4-2-2@4,1 0-5-5@-6,-4 2-2-2@5,1 1-5-0@-2,0"
    " 0-2-0@-5,-5 1-1-5@1,-4 0-0-0@-6,-5"
)

EXAMPLES: Final = (
    Example(
        "lots",
        rules=("tiles.set", "setup.deal", "start.highest", "start.tie", "round.beginner"),
        position=position(
            hands=(
                "0-0-1 0-3-5 1-1-4 1-2-3 2-2-5 3-3-3 4-4-5 / "
                "0-0-4 0-1-3 1-1-2 1-4-4 2-3-5 2-5-5 3-3-4 / "
                "0-0-0 0-2-4 1-1-5 1-3-3 2-2-4 3-4-5 5-5-5"
            ),
            phase="lots",
        ),
        goals=events("start.tie", "start.highest"),
        line=("lots 1-4-5 0-5-5 0-0-2", "lots 2-2-3 3-4-4"),
    ),
    Example(
        "first",
        rules=("start.any-tile", "start.must-place", "start.no-bonus", "score.value"),
        position=position(
            hands=(
                "1-2-4 3-4-5 0-0-2 1-1-5 5-5-5 0-1-1 0-4-5 1-3-3 2-4-4 / "
                "0-0-5 0-2-3 1-2-2 3-3-4 4-5-5 0-0-0 1-4-5 2-2-5 0-3-4"
            )
        ),
        goals=(Goal(refusal="start.must-place"), Goal(event="score.value")),
        line=(Try("buy", "start.must-place"), "5-5-5@0,0"),
    ),
    Example(
        "side",
        rules=("place.side", "place.match", "turn.order"),
        position=_strip(hands="3-3-4 1-1-3 0-0-5 2-2-4 / 0-5-5 1-1-4 2-3-5 0-2-2"),
        goals=(Goal(refusal="place.side", because="corner-only"), Goal(event="score.value")),
        line=(Try("0-0-5@-1,-1", "place.side"), "4-3-3@2,1"),
    ),
    Example(
        "notch",
        rules=("place.match", "place.side"),
        position=position(table=_LOOP, hands="3-4-4 0-1-1 2-2-5 / 1-1-2 0-4-5 1-3-3"),
        goals=(Goal(move="3-4-4@1,0"),),
        line=("3-4-4@1,0",),
    ),
    Example(
        "side-differs",
        rules=("place.match",),
        position=position(
            table="1-2-5@0,0 1-1-2@1,0 3-1-1@1,-1 3-4-1@2,-1",
            hands="1-4-5 0-2-4 3-3-4 / 0-0-1 2-2-5 4-4-5",
        ),
        goals=(Goal(refusal="place.match", because="side-differs"), Goal(event="score.value")),
        line=(Try("0-2-4@3,-1", "place.match"), "4-5-1@3,-1"),
    ),
    Example(
        "corner-differs",
        rules=("place.match", "place.touched-corner"),
        position=_hook(hands="1-3-3 2-2-4 1-1-5 / 0-4-4 1-4-4 2-2-5"),
        goals=(Goal(refusal="place.match", because="corner-differs"), Goal(event="score.value")),
        line=(Try("3-3-1@0,1", "place.match"), "3-3-1@-4,1"),
    ),
    Example(
        "bridge",
        rules=("score.bridge", "bridge.shape"),
        position=_hook(hands="3-3-5 0-0-3 1-1-5 / 0-4-4 1-4-4 2-2-5"),
        goals=events("score.bridge"),
        line=("3-3-5@0,1",),
    ),
    Example(
        "hexagon",
        rules=("score.hexagon", "hexagon.shape", "bridge.and-hexagon"),
        position=_ring(),
        goals=events("score.hexagon"),
        line=("0-3-3@1,0",),
    ),
    Example(
        "double-hexagon",
        rules=("score.double-hexagon", "hexagon.shape"),
        position=_two_rings(),
        goals=events("score.double-hexagon"),
        line=("3-5-2@1,-1",),
    ),
    Example(
        "triple-hexagon",
        rules=("hexagon.triple",),
        position=_three_rings(),
        goals=events("score.double-hexagon"),
        line=("2-4-5@1,0",),
    ),
    Example(
        "buy",
        rules=("buy.must", "buy.fail", "buy.after-three"),
        position=_strip(hands="2-2-5 2-3-3 / 1-1-4 0-0-5 2-4-4", scores=(40, 32)),
        goals=(
            Goal(refusal="buy.must", because="buy-first"),
            *events("buy.must", "buy.must", "buy.must", "buy.fail"),
        ),
        line=(Try("pass", "buy.must"), "buy", "buy", "buy", "pass"),
    ),
    Example(
        "buy-and-place",
        rules=("buy.place", "buy.any-tile"),
        position=_strip(hands="3-3-4 2-2-5 / 1-1-4 0-0-5 2-4-4", scores=(12, 18)),
        goals=events("buy.must", "score.value"),
        line=("buy", "4-3-3@2,1"),
    ),
    Example(
        "pool-empty",
        rules=("pool.empty", "pool.must-place"),
        position=_full(hands="0-3-4 5-5-5 / 0-2-2 1-3-5 0-3-3 0-2-4", pool="", scores=(162, 171)),
        goals=(
            Goal(event="pool.empty"),
            Goal(refusal="pool.must-place"),
            Goal(event="score.value"),
        ),
        line=("pass", Try("pass", "pool.must-place"), "0-2-2@-2,-4"),
    ),
    Example(
        "pool-runs-out",
        rules=("buy.pool-runs-out",),
        position=_full(hands="0-3-4 0-3-3 / 0-2-2 1-3-5 0-2-4", pool="5-5-5", scores=(162, 171)),
        goals=events("buy.must", "pool.empty"),
        line=("buy", "pass"),
    ),
    Example(
        "three-and-empty",
        rules=("buy.three-and-empty",),
        position=_full(
            hands="0-3-4 0-3-3 1-3-5 / 0-2-2 0-2-4", pool="5-5-5", bought=2, scores=(152, 171)
        ),
        goals=events("buy.must", "buy.fail"),
        line=("buy", "pass"),
    ),
    Example(
        "bell",
        rules=("end.bell", "end.equal-turns", "end.first-only"),
        position=position(
            table=_MIDDLE, hands="0-1-2 3-5-5 2-2-2 / 1-3-3 / 4-4-5", on_turn=1, scores=(60, 72, 66)
        ),
        goals=events("end.bell", "end.equal-turns"),
        line=("3-3-1@4,3", "5-4-4@-1,1"),
    ),
    Example(
        "blocked",
        rules=("end.blocked", "round.winner"),
        position=_stuck(scores=(199, 133)),
        goals=events("end.blocked"),
        line=("buy",),
    ),
    Example(
        "blocked-tie",
        rules=("end.blocked.tie",),
        position=position(
            table=_NEARLY_STUCK,
            hands="0-2-3 / 0-1-4 / 1-3-4 1-4-5 2-5-5",
            pool="",
            on_turn=2,
            scores=(120, 141, 133),
        ),
        goals=events("end.blocked"),
        line=("5-5-2@-6,-3",),
    ),
    Example(
        "winner",
        rules=("match.winner", "match.target", "match.new-round"),
        position=_last_tile(scores=(58, 52), target=100),
        goals=events("end.equal-turns"),
        line=("4-3-3@2,1",),
    ),
    Example(
        "tie",
        rules=("match.tie",),
        position=_last_tile(scores=(100, 52), target=100),
        goals=events("end.equal-turns"),
        line=("4-3-3@2,1",),
    ),
    Example(
        "clock",
        rules=("time.limit", "time.out"),
        position=_strip(hands="3-3-4 1-1-3 0-0-5 / 0-5-5 1-1-4 2-3-5", time_limit=20),
        goals=events("time.out"),
        line=("timeout",),
    ),
    Example(
        "kids",
        rules=("kids.score",),
        position=_ring(scoring="kids", scores=(4, 3)),
        goals=events("kids.score", "buy.must"),
        line=("0-3-3@1,0", "buy"),
    ),
    Example(
        "kids-bridge",
        rules=("kids.score",),
        position=_hook(
            hands="3-3-5 1-1-5 2-2-4 / 0-0-4 2-2-5 4-4-5", scoring="kids", scores=(5, 3)
        ),
        goals=events("kids.score"),
        line=("3-3-5@0,1",),
    ),
    Example(
        "kids-two-hexagons",
        rules=("kids.score",),
        position=_two_rings(scoring="kids", scores=(5, 4)),
        goals=events("kids.score"),
        line=("3-5-2@1,-1",),
    ),
    Example(
        "kids-three-hexagons",
        rules=("kids.score",),
        position=_three_rings(scoring="kids", scores=(6, 6)),
        goals=events("kids.score"),
        line=("2-4-5@1,0",),
    ),
    Example(
        "kids-blocked",
        rules=("kids.blocked",),
        position=_stuck(scores=(27, 25), scoring="kids"),
        goals=events("end.blocked"),
        line=("buy",),
    ),
    Example(
        "kids-none",
        rules=("kids.none", "round.winner"),
        position=_last_tile(scoring="none"),
        goals=events("end.bell"),
        line=("4-3-3@2,1",),
    ),
)
