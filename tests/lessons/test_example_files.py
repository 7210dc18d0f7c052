"""Examples in files: what is written is read again, and what is wrong is refused at its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tritables
from tests.validators import check as fits
from tritables import BadInput, game_named
from tritables.core import Example, Goal, Try
from tritables.lessons import read_example

EXAMPLES = [example for name in tritables.game_names() for example in game_named(name).examples]

OWN = Example(
    "own",
    tritables.new("trictrac"),
    (Goal(refusal="start.roll-off"), Goal(event="start.roll-off") & ~Goal(move="start 1-2")),
    (Try("bar/3", "start.roll-off"), "start 5-3"),
    rules=("start.roll-off",),
    title={"en": "First", "nl": "Eerst"},
    task=("Try to enter.", {"en": "Throw.", "fr": "Lance."}),
    done="Well done.",
)


@pytest.mark.parametrize("example", [*EXAMPLES, OWN], ids=lambda example: example.id)
def test_what_is_written_is_read_again(example: Example) -> None:
    written = json.loads(json.dumps(example.as_json()))
    fits("example", written)
    assert read_example(written).as_json() == written


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"id": ""}, "id"),
        ({"id": 3}, "id"),
        ({"position": None}, "position"),
        ({"position": {"game": "chess"}}, "position.game"),
        ({"position": {"game": "trictrac"}}, "position"),
        ({"goals": []}, "goals"),
        ({"goals": [{"event": 1}]}, "goals[0].event"),
        ({"line": ["start 5-3", {"move": "x"}]}, "line[1]"),
        ({"line": "start 5-3"}, "line"),
        ({"rules": [3]}, "rules[0]"),
        ({"title": {}}, "title"),
        ({"title": ["a", "b"]}, "title"),
        ({"title": {"en": 3}}, "title.en"),
        ({"task": ["only one"]}, "task"),
        ({"more": 1}, ""),
    ],
)
def test_what_is_wrong_is_refused_at_its_place(change: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_example({**OWN.as_json(), **change})
    assert refused.value.where == where
