"""Every rule of the rules file is in the rulebook, in a test, and in a worked example."""

from __future__ import annotations

import pytest

from tests.games.tricom import test_rules
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
ALL = [*SOURCE, *READINGS, *OPTIONS, *RULINGS]


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


@pytest.mark.parametrize("id", ALL)
def test_every_rule_has_a_test(id: str) -> None:
    tests = [value for name, value in vars(test_rules).items() if name.startswith("test_")]
    marks = [mark for test in tests for mark in getattr(test, "pytestmark", ())]
    assert id in {mark.args[0] for mark in marks if mark.name == "rule"}


def test_every_test_names_a_rule() -> None:
    for name, test in vars(test_rules).items():
        if name.startswith("test_"):
            named = [mark.args[0] for mark in test.pytestmark if mark.name == "rule"]
            assert len(named) == 1, name
            assert named[0] in ALL, name


@pytest.mark.parametrize("id", ALL)
def test_every_rule_has_a_worked_example(id: str) -> None:
    assert [example.id for example in GAME.examples if id in example.rules]


def test_an_example_teaches_rules_that_exist() -> None:
    for example in GAME.examples:
        assert set(example.rules) <= set(ALL), example.id
        assert example.rules
