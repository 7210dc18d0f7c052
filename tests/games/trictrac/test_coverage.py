"""Every rule of the rules file is in the rulebook, in a test, and in a worked example."""

from __future__ import annotations

import pytest

from tests.games.trictrac import test_rules
from tritables.games.trictrac import GAME

SOURCE = {
    "setup.all-on-bar",
    "turn.alternate",
    "move.direction",
    "move.landing",
    "move.hit",
    "throw.normal",
    "throw.trictrac",
    "throw.double",
    "off.all-home",
    "off.exact",
}
READINGS = {
    "goal.all-off",
    "bar.first",
    "throw.must-move",
    "throw.look-ahead",
    "throw.stop",
    "throw.again",
    "off.no-inside-move",
}
RULINGS = {
    "start.roll-off",
    "bar.blocked-throws-again",
    "off.interrupted",
    "move.inside-home",
    "throw.look-ahead.scope",
}
TOLD = {
    "throw.compulsory": "throw.must-move",
    "bar.entry": "bar.first",
    "off.home-meant": "off.no-inside-move",
    "throw.look-ahead.all-throws": "throw.look-ahead",
}
"""Rulings that no verdict and no event names: they say how far another rule reaches."""

ALL = SOURCE | READINGS | RULINGS | TOLD.keys()


def test_the_rulebook_is_the_rules_file() -> None:
    kinds = [(rule.id, rule.kind) for rule in GAME.rules]
    expected = [(id, "source") for id in SOURCE] + [(id, "reading") for id in READINGS]
    expected += [(id, "ruling") for id in RULINGS | TOLD.keys()]
    assert sorted(kinds) == sorted(expected)
    assert dict(GAME.options) == {}


def test_what_is_only_told_stands_after_its_rule() -> None:
    ids = [rule.id for rule in GAME.rules]
    for told, rule in TOLD.items():
        assert 0 < ids.index(told) - ids.index(rule) <= 2, told


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
