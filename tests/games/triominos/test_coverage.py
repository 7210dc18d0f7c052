"""Every rule of the rules file is in the rulebook, in a test, and in a worked example."""

from __future__ import annotations

import pytest

from tests.games.triominos import test_rules
from tritables.games.triominos import GAME

SOURCE = {
    "setup.deal",
    "start.highest",
    "start.any-tile",
    "turn.order",
    "place.side",
    "score.value",
    "score.bridge",
    "score.hexagon",
    "score.double-hexagon",
    "buy.must",
    "buy.place",
    "buy.fail",
    "pool.empty",
    "end.bell",
    "end.equal-turns",
    "match.winner",
    "match.new-round",
}
READINGS = {"place.match", "end.blocked"}
OPTIONS = {
    "match.target": "source",
    "time.limit": "reading",
    "kids.score": "source",
    "kids.none": "ruling",
}
"""The house rules, each with whose it is."""

RULINGS = {
    "tiles.set",
    "bridge.shape",
    "hexagon.shape",
    "hexagon.triple",
    "bridge.and-hexagon",
    "start.no-bonus",
    "start.tie",
    "buy.any-tile",
    "buy.pool-runs-out",
    "pool.must-place",
    "buy.three-and-empty",
    "start.must-place",
    "buy.after-three",
    "end.first-only",
    "end.blocked.tie",
    "kids.blocked",
    "match.tie",
    "time.out",
    "round.beginner",
    "place.touched-corner",
    "round.winner",
}
ALL = SOURCE | READINGS | OPTIONS.keys() | RULINGS


def test_the_rulebook_is_the_rules_file() -> None:
    kinds = [(rule.id, rule.kind) for rule in GAME.rules]
    expected = [(id, "source") for id in SOURCE]
    expected += [(id, "reading") for id in READINGS]
    expected += [(id, "option") for id in OPTIONS]
    expected += [(id, "ruling") for id in RULINGS]
    assert sorted(kinds) == sorted(expected)
    assert {rule.id: rule.by for rule in GAME.rules if rule.kind == "option"} == OPTIONS


def test_the_options_are_those_of_the_rules_file() -> None:
    defaults = {name: option.default for name, option in GAME.options.items()}
    assert defaults == {
        "scoring": "standard",
        "target": 400,
        "rounds": None,
        "time_limit": None,
    }


@pytest.mark.parametrize("name", sorted(GAME.options))
def test_every_choice_that_a_dialog_offers_is_read(name: str) -> None:
    choices = GAME.options[name].choices
    assert GAME.options[name].default in choices
    for choice in choices:
        assert GAME.new(2, {name: choice}).options.as_json()[name] == choice


@pytest.mark.parametrize("id", sorted(ALL))
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


@pytest.mark.parametrize("id", sorted(ALL))
def test_every_rule_has_a_worked_example(id: str) -> None:
    assert [example.id for example in GAME.examples if id in example.rules]


def test_an_example_teaches_rules_that_exist() -> None:
    for example in GAME.examples:
        assert set(example.rules) <= ALL, example.id
        assert example.rules
