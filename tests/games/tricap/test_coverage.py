"""Every rule of the rules file is in the rulebook, in a test, and in a worked example."""

from __future__ import annotations

import pytest

from tests.games.tricap import test_rules
from tritables.games.tricap import GAME

SOURCE = {
    "goal.captures",
    "setup.three-each",
    "round.lay",
    "round.centre",
    "adjacent",
    "adjacent.ace",
    "none",
    "one.capture",
    "one.replace",
    "one.pass",
    "tricap.ace-centre",
    "redraw",
}
EDITOR = {"tricap", "end.deck", "end.after-tricap"}
"""What the editor added; of `tricap` only that the centre pile stays."""

RULINGS = {
    "players",
    "replace.face-up",
    "end.due",
    "end.centre",
    "end.winner",
    "pass.keeps-active",
}
OPTIONS = {"redraw.late"}
ALL = SOURCE | EDITOR | RULINGS | OPTIONS


def test_the_rulebook_is_the_rules_file() -> None:
    kinds = [(rule.id, rule.kind) for rule in GAME.rules]
    expected = [(id, "source") for id in SOURCE] + [(id, "editor") for id in EDITOR]
    expected += [(id, "ruling") for id in RULINGS] + [(id, "option") for id in OPTIONS]
    assert sorted(kinds) == sorted(expected)
    assert GAME.rule("redraw.late").by == "editor"
    assert {name: option.default for name, option in GAME.options.items()} == {"redraw": "late"}


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
