"""Every rule of every game is met by doing, save the few that can only be told."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import pytest

from tritables import game_named, game_names
from tritables.core import Event, Example, Try
from tritables.lessons import Do, Step, course
from tritables.lessons.example_checks import start_of

TOLD: Final[dict[str, set[str]]] = {
    "trictrac": {"setup.all-on-bar"},
    "triominos": set(),
    "tricom": set(),
    "tricap": set(),
}
"""For each game the rules that no answer and no move brings to light: a text tells them."""

MOST_TOLD: Final = 0.25
"""How much of a rulebook may be only told."""

TAUGHT = [
    name
    for name in game_names()
    if files(game_named(name).folder).joinpath("course.json").is_file()
]


def met_in(step: Step) -> set[str]:
    """The rules that the engine names while a step is done, or that a question is about.

    What somebody plays on against an opponent, or only looks at, meets nothing for certain.
    """
    if isinstance(step, Do):
        return set(named_in(step.example))
    return set(step.rules) if step.asks else set()


def named_in(example: Example) -> Iterator[str]:
    state = start_of(example)
    for one in example.line:
        if isinstance(one, Try):
            yield one.rule
        else:
            events: list[Event] = []
            state = state.play(one, events)
            yield from (event.rule for event in events)


@pytest.mark.parametrize("name", TAUGHT)
def test_every_rule_is_met_by_doing_or_stands_in_the_short_list(name: str) -> None:
    met = {rule for step in course(name).steps for rule in met_in(step)}
    rules = {rule.id for rule in game_named(name).rules}
    assert sorted(rules - met) == sorted(TOLD[name])
    assert len(TOLD[name]) <= MOST_TOLD * len(rules)


@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_only_told_stands_in_an_example(name: str) -> None:
    taught = {rule for example in game_named(name).examples for rule in example.rules}
    assert TOLD[name] <= taught
