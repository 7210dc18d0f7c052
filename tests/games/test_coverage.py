"""Every rule of every game's rulebook is in a test and in a worked example."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

import pytest

import tritables
from tritables.core import Game, game_named

RULES = [
    pytest.param(game_named(name), rule.id, id=f"{name}-{rule.id}")
    for name in tritables.game_names()
    for rule in game_named(name).rules
]


@pytest.fixture(params=tritables.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


def of_rules(game: Game) -> Iterator[tuple[str, Callable[..., object]]]:
    """The tests in the game's ``test_rules``, each of which has a mark with its rule."""
    for name, value in vars(import_module(f"tests.games.{game.name}.test_rules")).items():
        if name.startswith("test_"):
            yield name, value


def rules_named(test: Callable[..., object]) -> list[str]:
    return [mark.args[0] for mark in getattr(test, "pytestmark", ()) if mark.name == "rule"]


@pytest.mark.parametrize(("game", "id"), RULES)
def test_every_rule_has_a_test(game: Game, id: str) -> None:
    assert [name for name, test in of_rules(game) if id in rules_named(test)]


def test_every_test_names_a_rule(game: Game) -> None:
    ids = {rule.id for rule in game.rules}
    for name, test in of_rules(game):
        assert len(rules_named(test)) == 1, name
        assert ids.issuperset(rules_named(test)), name


@pytest.mark.parametrize(("game", "id"), RULES)
def test_every_rule_has_a_worked_example(game: Game, id: str) -> None:
    assert [example.id for example in game.examples if id in example.rules]


def test_an_example_teaches_rules_that_exist(game: Game) -> None:
    ids = {rule.id for rule in game.rules}
    for example in game.examples:
        assert ids.issuperset(example.rules), example.id
        assert example.rules, example.id
