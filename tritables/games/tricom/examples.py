"""The worked examples, in teaching order; their words are in the catalogues.

The source's examples 1 to 7 are ``base``, ``equal``, ``suit-run``, ``trio``, ``quartet``, ``queen``
and ``jack``; their figures are lost, so each is drawn anew from what the source says of it.
"""

from __future__ import annotations

from typing import Final

from tritables.core.cards import Card
from tritables.core.examples import Example, Try
from tritables.core.goals import Goal
from tritables.games.tricom.deck import ACTIONS, NUMBERS
from tritables.games.tricom.notation import write_shuffle

_MIXED: Final = tuple(NUMBERS[nth * 7 % 40] for nth in range(40))
"""The number cards with no runs in sight, for the cards that an example says nothing about."""


def _cards(text: str) -> list[Card]:
    return text.split()


def _side(
    base: str,
    hand: str,
    *,
    stock: str = "",
    left: int | None = None,
    actions: str = "",
    turned: str = "",
    reserve: str = "",
    score: int = 0,
) -> dict[str, object]:
    """A player's part: a base such as ``8H 4H / AS,6D 6S``, each pile bottom first, ``-`` empty.

    ``stock`` and ``actions`` name the next cards. With ``left`` the stock holds that many cards
    and the rest are out of play; without it none are.
    """
    piles = [[] if pile == "-" else pile.split(",") for pile in _cards(base.replace("/", " "))]
    shown = {*_cards(hand), *_cards(stock), *_cards(reserve), *(c for pile in piles for c in pile)}
    others = [card for card in _MIXED if card not in shown]
    named = _cards(stock)
    more = len(others) if left is None else left - len(named)
    up = _cards(turned)
    coming = _cards(actions)
    return {
        "stock": [*named, *others[:more]],
        "actions": [*coming, *(card for card in ACTIONS if card not in (*up, *coming))],
        "turned": up,
        "hand": _cards(hand),
        "reserve": _cards(reserve),
        "base": piles,
        "away": len(others) - more,
        "score": score,
    }


def _position(
    phase: str,
    *sides: dict[str, object],
    on_turn: int | None = 0,
    begins: int | None = 0,
    flexible: bool = False,
) -> dict[str, object]:
    chance = phase in ("turn", "lots")
    return {
        "format": "tritables-position/1",
        "game": "tricom",
        "options": {"flexible": flexible, "target": 33},
        "to_act": "chance" if chance else on_turn,
        "on_turn": on_turn,
        "phase": phase,
        "begins": begins,
        "slot": None,
        "drawn": None,
        "seats": list(sides),
    }


EXAMPLES: Final = (
    Example(
        "base",
        rules=(
            *("setup.base", "setup.hand", "start.highest", "start.ace-low"),
            *("turn.action-first", "turn.take", "turn.play"),
        ),
        position=_position(
            "turn",
            _side("8H 4H / AS 6S", "9C 5S 2D", stock="3C", actions="QC"),
            _side("7C 3D / 5H AD", "8S 2C 9D"),
        ),
        goals=(
            Goal(refusal="turn.action-first"),
            Goal(event="turn.action-first"),
            Goal(event="turn.take"),
            Goal(event="place.suit-run"),
        ),
        line=(Try("take stock", "turn.action-first"), "turn QC", "skip", "take stock", "5S>1"),
    ),
    Example(
        "lots",
        rules=("start.highest", "start.ace-low", "start.suit-order", "start.tie", "start.lots"),
        position=_position(
            "lots",
            _side("9S 7H / 4C 2D", "8S 3D 5H"),
            _side("4C 9S / 2D 7H", "AC 6D 10C"),
            _side("7H AD / 9S 4C", "2C 6S 8D"),
            on_turn=None,
            begins=None,
        ),
        goals=(Goal(event="start.tie"),),
        line=(Try("lots 2", "start.lots"), "lots 1"),
    ),
    Example(
        "equal",
        rules=("place.equal", "place.own-pile", "turn.play"),
        position=_position(
            "play",
            _side("8H 4H / AS 6S", "9C 10C 2D 6D", turned="QC"),
            _side("7C 3D / 5H AD", "8S 2C 9D"),
        ),
        goals=(Goal(refusal="place.equal"), Goal(event="place.equal")),
        line=(Try("6D>0", "place.equal"), Try("6D>3", "place.equal"), "6D>1"),
    ),
    Example(
        "suit-run",
        rules=("place.suit-run", "place.own-pile"),
        position=_position(
            "play",
            _side("8H 4H / AS 6S", "9C 10C 2D 3H", turned="QC"),
            _side("7C 3D / 5H AD", "8S 2C 9D"),
        ),
        goals=(Goal(refusal="place.equal"), Goal(event="place.suit-run")),
        line=(Try("3H>1", "place.equal"), "3H>0"),
    ),
    Example(
        "circle",
        rules=("place.ace-ten", "score.trio"),
        position=_position(
            "play",
            _side("9H 10H / 5C 7D", "3S 8C 2H AH", turned="KC"),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH"),
        ),
        goals=(Goal(refusal="place.equal"), Goal(event="place.ace-ten")),
        line=(Try("2H>3", "place.equal"), "AH>3"),
    ),
    Example(
        "laying-off",
        rules=("reserve.only-unplaceable", "reserve.top", "turn.play"),
        position=_position(
            "play",
            _side("8H 4H / AS 6S", "9C 10D 2D 6D", turned="QC"),
            _side("7C 3D / 5H AD", "8S 2C 9D"),
        ),
        goals=(Goal(refusal="reserve.only-unplaceable"), Goal(event="reserve.only-unplaceable")),
        line=(Try("6D>r", "reserve.only-unplaceable"), "9C>r"),
    ),
    Example(
        "taking",
        rules=("turn.take", "take.forced", "reserve.top", "reserve.take"),
        position=_position(
            "take",
            _side("8H 4H / AS 6S", "9C 10D 2D", turned="QC KD", reserve="6D 9D", stock="5S"),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JS QH"),
        ),
        goals=(
            Goal(refusal="reserve.take"),
            Goal(refusal="take.forced"),
            Goal(event="turn.take"),
        ),
        line=(Try("take reserve", "reserve.take"), Try("none", "take.forced"), "take stock"),
    ),
    Example(
        "from-reserve",
        rules=("reserve.take", "reserve.take-placed", "duo.from-reserve", "score.duo"),
        position=_position(
            "take",
            _side("8H 4H / AS 7S", "9C 4D 2D", turned="QC KD", reserve="2S 7D"),
            _side("7C 7D / 5H AD", "8S 2C 9D", turned="JS QH"),
        ),
        goals=(
            Goal(event="reserve.take"),
            Goal(refusal="reserve.take"),
            Goal(event="score.duo"),
        ),
        line=("take reserve", Try("4D>0", "reserve.take"), "7D>1"),
    ),
    Example(
        "trio",
        rules=("score.trio", "score.new-only"),
        position=_position(
            "play",
            _side("6S 6C / 9H 2D", "8C 4S 10D 6D", turned="KC"),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH"),
        ),
        goals=(Goal(event="score.trio"),),
        line=("6D>2",),
    ),
    Example(
        "dealt-trio",
        rules=("setup.base", "setup.score-once", "score.quartet", "score.quartet-full"),
        position=_position(
            "play",
            _side("6S 6C / 6D 9H", "8C 4S 10D 6H", turned="KC", score=1),
            _side("7C 3D / 5H AD", "8S 2C 9D"),
        ),
        goals=(Goal(event="score.quartet"),),
        line=("6H>3",),
    ),
    Example(
        "quartet",
        rules=("score.quartet", "score.one-combination"),
        position=_position(
            "play",
            _side("3H 4H / 6H 9C", "8C 4S 10D 5H", turned="KC"),
            _side("7C 3D / 5C AD", "8S 2C 9D", turned="JH"),
        ),
        goals=(Goal(event="score.quartet"),),
        line=("5H>3",),
    ),
    Example(
        "quartet-again",
        rules=("score.quartet", "score.new-only", "score.quartet-full"),
        position=_position(
            "play",
            _side("3H 4H / 6H 9C,5H", "8C 7H 10D 2H", turned="KC QS", score=2),
            _side("7C 3D / 5C AD", "8S 2C 9D", turned="JH QD"),
        ),
        goals=(Goal(event="score.quartet"),),
        line=("2H>2",),
    ),
    Example(
        "duo",
        rules=("score.duo", "duo.visible", "duo.with-combination"),
        position=_position(
            "play",
            _side("7S 7H / 4H 2D", "8C 4C 10D 7D", turned="KC"),
            _side("7D 3D / 4C,9S AD", "8S 2C 9D", turned="JH QD"),
            begins=1,
        ),
        goals=(Goal(event="score.duo"),),
        line=("7D>2",),
    ),
    Example(
        "timing",
        rules=("turn.action-first", "action.king-queen"),
        position=_position(
            "turn",
            _side("8H 4H / AS,6D 6S", "9C 5S 2D", turned="KC", actions="QD", stock="3C"),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH"),
        ),
        goals=(
            Goal(event="turn.action-first"),
            Goal(event="turn.take"),
            Goal(refusal="turn.action-first"),
        ),
        line=("turn QD", "skip", "take stock", Try("use 2", "turn.action-first"), "5S>1"),
    ),
    Example(
        "queen",
        rules=(
            *("action.king-queen", "action.score", "fill.king-queen", "fill.mandatory"),
            *("fill.score", "score.trio"),
        ),
        position=_position(
            "turn",
            _side("5S 8H / AC,6D 6S", "9C 10C 2D", turned="KC", actions="QD", reserve="4S"),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH"),
        ),
        goals=(
            Goal(event="turn.action-first"),
            Goal(event="action.king-queen"),
            Goal(refusal="fill.mandatory"),
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
        position=_position(
            "turn",
            _side("5S 8H / AC,6D 6S", "9C 10C 2D", turned="KC QS", actions="JD"),
            _side("7C 3D / 3S,8C,6D AD", "8S 2C 9D", turned="JH QH", stock="5D", reserve="2D"),
        ),
        goals=(
            Goal(event="turn.action-first"),
            Goal(refusal="action.jack"),
            Goal(event="action.jack"),
        ),
        line=("turn JD", Try("use 2", "action.jack"), "use 1:2"),
    ),
    Example(
        "last-card",
        rules=("stock.last-card", "end.stock-empty", "fill.king-queen"),
        position=_position(
            "action",
            _side(
                "5S 8H / AC,6D 6S", "9C 10C 2D", turned="KC QD", stock="3H", left=1, reserve="9S"
            ),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH", left=2),
        ),
        goals=(
            Goal(event="action.king-queen"),
            Goal(event="fill.king-queen"),
            Goal(refusal="end.stock-empty"),
            Goal(event="end.stock-empty"),
        ),
        line=(*("use 2", "fill stock", Try("take stock", "end.stock-empty"), "none"),),
    ),
    Example(
        "end-phase",
        rules=("end.stock-empty", "fill.none", "fill.only-now", "place.on-pile"),
        position=_position(
            "turn",
            _side("5D 8H / AC,6D 6S", "9C 10C 4D", turned="KC QS", actions="KD", left=0),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH QH", left=2),
        ),
        goals=(
            Goal(event="turn.action-first"),
            Goal(event="fill.none"),
            Goal(refusal="fill.only-now"),
            Goal(event="end.stock-empty"),
            Goal(refusal="place.on-pile"),
        ),
        line=(
            *("turn KD", "use 2", Try("fill stock", "fill.only-now"), "none"),
            *(Try("4D>2", "place.on-pile"), "4D>1"),
        ),
    ),
    Example(
        "reshuffle",
        rules=("action.reshuffle",),
        position=_position(
            "turn",
            _side(
                "5S 8H / AC 6S",
                "9C 10C 2D",
                turned="KC QS JD KH QH JC KD JS QD QC JH",
                actions="KS",
                stock="4S",
                left=9,
            ),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH QH", left=10),
        ),
        goals=(Goal(event="turn.action-first"), Goal(event="action.reshuffle")),
        line=(
            *("turn KS", "skip", "take stock", "4S>1"),
            write_shuffle(_cards("QD JS KC JH QS KD JC QH KS JD QC KH")),
        ),
    ),
    Example(
        "solo",
        rules=("end.solo", "end.idle-reserve", "score.reserve", "action.jack", "fill.none"),
        position=_position(
            "play",
            _side("5S 8H / AC,3C,6D 6S", "9C", turned="KC QS", left=0, reserve="10D 2H", score=9),
            _side("7C 3D / 5H AD", "7D 2C", turned="JH QH", actions="JD KH", left=0, score=8),
        ),
        goals=(
            Goal(event="end.solo"),
            Goal(event="action.jack"),
            Goal(event="score.reserve"),
        ),
        line=(
            *("9C>r", "turn JD", "use 0:2", "none", "7D>1"),
            *("turn KH", "skip", "none", "2C>r"),
        ),
    ),
    Example(
        "counting",
        rules=("score.reserve", "match.target", "match.both", "match.no-one"),
        position=_position(
            "play",
            _side("5S 8H / AC 6S", "", turned="KC QS", left=0, reserve="9C", score=36),
            _side("7C 3D / 5H AD", "2C", turned="JH QH", left=0, reserve="8S 10S", score=40),
            on_turn=1,
        ),
        goals=(Goal(event="score.reserve"),),
        line=("2C>r",),
    ),
    Example(
        "part-of-a-pile",
        rules=("flexible.king", "flexible.suit"),
        position=_position(
            "action",
            _side("5S 2C,7C,9D,4H / AC,3C,10D,6D 6S", "9C 10C 2D", turned="KH JC KD", left=20),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH QH", left=20),
            flexible=True,
        ),
        goals=(Goal(refusal="flexible.suit"), Goal(event="flexible.king")),
        line=(Try("use 1x3", "flexible.suit"), "use 2x3"),
    ),
    Example(
        "uncovered",
        rules=("flexible.queen", "flexible.uncovered"),
        position=_position(
            "action",
            _side("6S 6C / 6D,9H,2H 8C", "9C 10C 2D", turned="KH JC QH", left=20),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH QH", left=20),
            flexible=True,
        ),
        goals=(Goal(event="flexible.queen"),),
        line=("use 2x2",),
    ),
    Example(
        "own-jack",
        rules=("flexible.jack",),
        position=_position(
            "action",
            _side("5S 8H / 6C,6D 6S", "9C 10C 2D", turned="KH JD", left=20),
            _side("7C 3D / 5H AD", "8S 2C 9D", turned="JH QH", left=20),
            flexible=True,
        ),
        goals=(Goal(event="flexible.jack"),),
        line=("use 2x1",),
    ),
    Example(
        "three-duo",
        rules=("three.duo", "three.order"),
        position=_position(
            "play",
            _side("7S 10H / 4H 2D", "8C 4C 10D 7D", turned="KC"),
            _side("7D 3D / 9S AD", "8S 2C 9D"),
            _side("5C 9S / 7D 2S", "8D 3H 10S", turned="JS"),
            begins=2,
        ),
        goals=(Goal(event="three.duo"), Goal(event="turn.action-first")),
        line=("7D>1", "turn JC"),
    ),
    Example(
        "three-jack",
        rules=("three.jack", "three.jack-choice", "action.jack"),
        position=_position(
            "action",
            _side("7S 10H / 4H 2D", "8C 4C 10D", turned="KC JD"),
            _side("7D 3D / 2H,9S AD", "8S 2C 5H", turned="QS"),
            _side("5C 9S / AS,6H,7D 2S", "8D 3H 10S", turned="JS"),
        ),
        goals=(Goal(refusal="action.jack"), Goal(event="action.jack")),
        line=(Try("use 1:2", "action.jack"), "use 2:2"),
    ),
)
"""Each example of the rules' file has a place here; the others give every rule a table."""
