"""The worked examples, in teaching order; their words are in the catalogues.

The source's examples 1 to 7 are ``base``, ``equal``, ``suit-run``, ``trio``, ``quartet``, ``queen``
and ``jack``; their figures are lost, so each is drawn anew from what the source says of it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tritables.core.examples import Example, Try
from tritables.core.goals import Goal, events
from tritables.games.tricom.notation import write_shuffle
from tritables.games.tricom.writing import Player, position

_OTHER: Final[Player] = {"base": "7C 3D / 5H AD", "hand": "8S 2C 9D"}
"""A player beside whom nothing special happens."""

_second_turn: Final = partial(position, turned="KC", others=[{**_OTHER, "turned": "JH"}])
"""Each has turned a card: what both have laid is seen."""

_playing: Final = partial(position, base="8H 4H / AS 6S", turned="QC", others=[_OTHER])
_pile_of_two: Final = partial(position, base="5S 8H / AC,6D 6S", hand="9C 10C 2D")
_flexible: Final = partial(
    position,
    hand="9C 10C 2D",
    left=20,
    others=[{**_OTHER, "turned": "JH QH", "left": 20}],
    phase="action",
    flexible=True,
)

EXAMPLES: Final = (
    Example(
        "base",
        rules=(
            *("setup.base", "setup.hand", "start.highest", "start.ace-low"),
            *("turn.action-first", "turn.take", "turn.play"),
        ),
        position=position(
            base="8H 4H / AS 6S", hand="9C 5S 2D", stock="3C", actions="QC", others=[_OTHER]
        ),
        goals=(
            Goal(refusal="turn.action-first"),
            *events("turn.action-first", "turn.take", "place.suit-run"),
        ),
        line=(Try("take stock", "turn.action-first"), "turn QC", "skip", "take stock", "5S>1"),
    ),
    Example(
        "lots",
        rules=("start.highest", "start.ace-low", "start.suit-order", "start.tie", "start.lots"),
        position=position(
            base="9S 7H / 4C 2D",
            hand="8S 3D 5H",
            others=[
                {"base": "4C 9S / 2D 7H", "hand": "AC 6D 10C"},
                {"base": "7H AD / 9S 4C", "hand": "2C 6S 8D"},
            ],
            phase="lots",
        ),
        goals=events("start.tie"),
        line=(Try("lots 2", "start.lots"), "lots 1"),
    ),
    Example(
        "equal",
        rules=("place.equal", "place.own-pile", "turn.play"),
        position=_playing(hand="9C 10C 2D 6D"),
        goals=(Goal(refusal="place.equal", because="diagonal-only"), Goal(event="place.equal")),
        line=(Try("6D>0", "place.equal"), Try("6D>3", "place.equal"), "6D>1"),
    ),
    Example(
        "suit-run",
        rules=("place.suit-run", "place.own-pile"),
        position=_playing(hand="9C 10C 2D 3H"),
        goals=(Goal(refusal="place.equal", because="covers-only"), Goal(event="place.suit-run")),
        line=(Try("3H>1", "place.equal"), "3H>0"),
    ),
    Example(
        "circle",
        rules=("place.ace-ten", "score.trio"),
        position=_second_turn(base="9H 10H / 5C 7D", hand="3S 8C 2H AH"),
        goals=(Goal(refusal="place.equal", because="no-neighbour"), Goal(event="place.ace-ten")),
        line=(Try("2H>3", "place.equal"), "AH>3"),
    ),
    Example(
        "laying-off",
        rules=("reserve.only-unplaceable", "reserve.top", "turn.play"),
        position=_playing(hand="9C 10D 2D 6D"),
        goals=(Goal(refusal="reserve.only-unplaceable"), Goal(event="reserve.only-unplaceable")),
        line=(Try("6D>r", "reserve.only-unplaceable"), "9C>r"),
    ),
    Example(
        "taking",
        rules=("turn.take", "take.forced", "reserve.top", "reserve.take"),
        position=position(
            base="8H 4H / AS 6S",
            hand="9C 10D 2D",
            turned="QC KD",
            reserve="6D 9D",
            stock="5S",
            others=[{**_OTHER, "turned": "JS QH"}],
            phase="take",
        ),
        goals=(Goal(refusal="reserve.take"), Goal(refusal="take.forced"), Goal(event="turn.take")),
        line=(Try("take reserve", "reserve.take"), Try("none", "take.forced"), "take stock"),
    ),
    Example(
        "from-reserve",
        rules=("reserve.take", "reserve.take-placed", "duo.from-reserve", "score.duo"),
        position=position(
            base="8H 4H / AS 7S",
            hand="9C 4D 2D",
            turned="QC KD",
            reserve="2S 7D",
            others=[{"base": "7C 7D / 5H AD", "hand": "8S 2C 9D", "turned": "JS QH"}],
            phase="take",
        ),
        goals=(Goal(event="reserve.take"), Goal(refusal="reserve.take"), Goal(event="score.duo")),
        line=("take reserve", Try("4D>0", "reserve.take"), "7D>1"),
    ),
    Example(
        "trio",
        rules=("score.trio", "score.new-only"),
        position=_second_turn(base="6S 6C / 9H 2D", hand="8C 4S 10D 6D"),
        goals=events("score.trio"),
        line=("6D>2",),
    ),
    Example(
        "dealt-trio",
        rules=("setup.base", "setup.score-once", "score.quartet", "score.quartet-full"),
        position=position(
            base="6S 6C / 6D 9H", hand="8C 4S 10D 6H", turned="KC", score=1, others=[_OTHER]
        ),
        goals=events("score.quartet"),
        line=("6H>3",),
    ),
    Example(
        "quartet",
        rules=("score.quartet", "score.one-combination"),
        position=position(
            base="3H 4H / 6H 9C",
            hand="8C 4S 10D 5H",
            turned="KC",
            others=[{"base": "7C 3D / 5C AD", "hand": "8S 2C 9D", "turned": "JH"}],
        ),
        goals=events("score.quartet"),
        line=("5H>3",),
    ),
    Example(
        "quartet-again",
        rules=("score.quartet", "score.new-only", "score.quartet-full"),
        position=position(
            base="3H 4H / 6H 9C,5H",
            hand="8C 7H 10D 2H",
            turned="KC QS",
            score=2,
            others=[{"base": "7C 3D / 5C AD", "hand": "8S 2C 9D", "turned": "JH QD"}],
        ),
        goals=events("score.quartet"),
        line=("2H>2",),
    ),
    Example(
        "duo",
        rules=("score.duo", "duo.visible", "duo.with-combination"),
        position=position(
            base="7S 7H / 4H 2D",
            hand="8C 4C 10D 7D",
            turned="KC",
            others=[{"base": "7D 3D / 4C,9S AD", "hand": "8S 2C 9D", "turned": "JH QD"}],
            begins=1,
        ),
        goals=events("score.duo"),
        line=("7D>2",),
    ),
    Example(
        "timing",
        rules=("turn.action-first", "action.king-queen"),
        position=_second_turn(base="8H 4H / AS,6D 6S", hand="9C 5S 2D", actions="QD", stock="3C"),
        goals=(
            *events("turn.action-first", "turn.take"),
            Goal(refusal="turn.action-first", because="use-too-late"),
        ),
        line=("turn QD", "skip", "take stock", Try("use 2", "turn.action-first"), "5S>1"),
    ),
    Example(
        "queen",
        rules=(
            *("action.king-queen", "action.score", "fill.king-queen", "fill.mandatory"),
            *("fill.score", "score.trio"),
        ),
        position=_pile_of_two(
            turned="KC", actions="QD", reserve="4S", others=[{**_OTHER, "turned": "JH"}]
        ),
        goals=(
            *events("turn.action-first", "action.king-queen"),
            Goal(refusal="fill.mandatory", because="fill-first"),
            Goal(event="score.trio"),
        ),
        line=(
            *("turn QD", Try("use 3", "action.king-queen"), "use 2"),
            *(Try("take stock", "fill.mandatory"), "fill reserve"),
        ),
    ),
    Example(
        "jack",
        rules=("action.jack", "action.score", "fill.jack", "fill.score"),
        position=_pile_of_two(
            turned="KC QS",
            actions="JD",
            others=[
                {
                    "base": "7C 3D / 3S,8C,6D AD",
                    "hand": "8S 2C 9D",
                    "turned": "JH QH",
                    "stock": "5D",
                    "reserve": "2D",
                }
            ],
        ),
        goals=(
            Goal(event="turn.action-first"),
            Goal(refusal="action.jack", because="jack-elsewhere"),
            Goal(event="action.jack"),
        ),
        line=("turn JD", Try("use 2", "action.jack"), "use 1:2"),
    ),
    Example(
        "last-card",
        rules=("stock.last-card", "end.stock-empty", "fill.king-queen"),
        position=_pile_of_two(
            turned="KC QD",
            stock="3H",
            left=1,
            reserve="9S",
            others=[{**_OTHER, "turned": "JH", "left": 2}],
            phase="action",
        ),
        goals=(
            *events("action.king-queen", "fill.king-queen"),
            Goal(refusal="end.stock-empty"),
            Goal(event="end.stock-empty"),
        ),
        line=(*("use 2", "fill stock", Try("take stock", "end.stock-empty"), "none"),),
    ),
    Example(
        "end-phase",
        rules=("end.stock-empty", "fill.none", "fill.only-now", "place.on-pile"),
        position=position(
            base="5D 8H / AC,6D 6S",
            hand="9C 10C 4D",
            turned="KC QS",
            actions="KD",
            left=0,
            others=[{**_OTHER, "turned": "JH QH", "left": 2}],
        ),
        goals=(
            *events("turn.action-first", "fill.none"),
            Goal(refusal="fill.only-now", because="fill-nothing"),
            Goal(event="end.stock-empty"),
            Goal(refusal="place.on-pile", because="empty-slot"),
        ),
        line=(
            *("turn KD", "use 2", Try("fill stock", "fill.only-now"), "none"),
            *(Try("4D>2", "place.on-pile"), "4D>1"),
        ),
    ),
    Example(
        "reshuffle",
        rules=("action.reshuffle",),
        position=position(
            base="5S 8H / AC 6S",
            hand="9C 10C 2D",
            turned="KC QS JD KH QH JC KD JS QD QC JH",
            actions="KS",
            stock="4S",
            left=9,
            others=[{**_OTHER, "turned": "JH QH", "left": 10}],
        ),
        goals=events("turn.action-first", "action.reshuffle"),
        line=(
            *("turn KS", "skip", "take stock", "4S>1"),
            write_shuffle(["QD", "JS", "KC", "JH", "QS", "KD", "JC", "QH", "KS", "JD", "QC", "KH"]),
        ),
    ),
    Example(
        "solo",
        rules=("end.solo", "end.idle-reserve", "score.reserve", "action.jack", "fill.none"),
        position=position(
            base="5S 8H / AC,3C,6D 6S",
            hand="9C",
            turned="KC QS",
            left=0,
            reserve="10D 2H",
            score=9,
            others=[
                {
                    "base": "7C 3D / 5H AD",
                    "hand": "7D 2C",
                    "turned": "JH QH",
                    "actions": "JD KH",
                    "left": 0,
                    "score": 8,
                }
            ],
            phase="play",
        ),
        goals=events("end.solo", "action.jack", "score.reserve"),
        line=(
            *("9C>r", "turn JD", "use 0:2", "none", "7D>1"),
            *("turn KH", "skip", "none", "2C>r"),
        ),
    ),
    Example(
        "counting",
        rules=("score.reserve", "match.target", "match.both", "match.no-one"),
        position=position(
            base="5S 8H / AC 6S",
            hand="-",
            turned="KC QS",
            left=0,
            reserve="9C",
            score=36,
            others=[
                {
                    "base": "7C 3D / 5H AD",
                    "hand": "2C",
                    "turned": "JH QH",
                    "left": 0,
                    "reserve": "8S 10S",
                    "score": 40,
                }
            ],
            phase="play",
            on_turn=1,
            begins=0,
        ),
        goals=events("score.reserve"),
        line=("2C>r",),
    ),
    Example(
        "part-of-a-pile",
        rules=("flexible.king", "flexible.suit"),
        position=_flexible(base="5S 2C,7C,9D,4H / AC,3C,10D,6D 6S", turned="KH JC KD"),
        goals=(Goal(refusal="flexible.suit"), Goal(event="flexible.king")),
        line=(Try("use 1x3", "flexible.suit"), "use 2x3"),
    ),
    Example(
        "uncovered",
        rules=("flexible.queen", "flexible.uncovered"),
        position=_flexible(base="6S 6C / 6D,9H,2H 8C", turned="KH JC QH"),
        goals=events("flexible.queen"),
        line=("use 2x2",),
    ),
    Example(
        "own-jack",
        rules=("flexible.jack",),
        position=_flexible(base="5S 8H / 6C,6D 6S", turned="KH JD"),
        goals=events("flexible.jack"),
        line=("use 2x1",),
    ),
    Example(
        "three-duo",
        rules=("three.duo", "three.order"),
        position=position(
            base="7S 10H / 4H 2D",
            hand="8C 4C 10D 7D",
            turned="KC",
            others=[
                {"base": "7D 3D / 9S AD", "hand": "8S 2C 9D", "actions": "JC"},
                {"base": "5C 9S / 7D 2S", "hand": "8D 3H 10S", "turned": "JS"},
            ],
            begins=2,
        ),
        goals=events("three.duo", "turn.action-first"),
        line=("7D>1", "turn JC"),
    ),
    Example(
        "three-jack",
        rules=("three.jack", "three.jack-choice", "action.jack"),
        position=position(
            base="7S 10H / 4H 2D",
            hand="8C 4C 10D",
            turned="KC JD",
            others=[
                {"base": "7D 3D / 2H,9S AD", "hand": "8S 2C 5H", "turned": "QS"},
                {"base": "5C 9S / AS,6H,7D 2S", "hand": "8D 3H 10S", "turned": "JS"},
            ],
            phase="action",
        ),
        goals=(Goal(refusal="action.jack", because="pile-suit"), Goal(event="action.jack")),
        line=(Try("use 1:2", "action.jack"), "use 2:2"),
    ),
)
"""Each example of the rules' file has a place here; the others give every rule a table."""
