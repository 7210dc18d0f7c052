"""The rulebook is that of the rules file."""

from __future__ import annotations

from tritables.games.tricom import GAME

SOURCE = [
    *("setup.base", "setup.hand", "start.highest", "turn.action-first", "turn.take"),
    *("reserve.take", "turn.play", "place.on-pile", "place.equal", "place.suit-run"),
    *("place.ace-ten", "reserve.only-unplaceable", "reserve.top", "score.trio"),
    *("score.quartet", "score.duo", "action.king-queen", "action.jack", "action.score"),
    *("fill.king-queen", "fill.jack", "fill.score", "fill.none", "end.stock-empty"),
    *("end.solo", "score.reserve", "three.duo"),
]
READINGS = ["score.new-only", "action.reshuffle", "match.target", "three.jack"]
OPTIONS = {"flexible.king": "source", "flexible.queen": "source", "flexible.jack": "reading"}
"""The house rules, and who says what each of them is."""

RULINGS = [
    *("start.ace-low", "start.suit-order", "reserve.take-placed", "start.tie"),
    *("place.own-pile", "duo.visible", "duo.from-reserve", "duo.with-combination"),
    *("score.one-combination", "setup.score-once", "score.quartet-full", "fill.mandatory"),
    *("flexible.suit", "flexible.uncovered", "three.jack-choice", "three.order"),
    *("fill.only-now", "stock.last-card", "take.forced", "end.idle-reserve", "start.lots"),
    *("match.both", "match.no-one"),
]


def test_the_rulebook_is_the_rules_file() -> None:
    kinds = [(rule.id, rule.kind) for rule in GAME.rules]
    expected = [(id, "source") for id in SOURCE]
    expected += [(id, "reading") for id in READINGS] + [(id, "ruling") for id in RULINGS]
    expected += [(id, "option") for id in OPTIONS]
    assert sorted(kinds) == sorted(expected)
    assert {name: option.default for name, option in GAME.options.items()} == {
        "flexible": False,
        "target": 33,
    }


def test_a_house_rule_says_whose_it_is() -> None:
    assert {rule.id: rule.by for rule in GAME.rules if rule.kind == "option"} == OPTIONS
