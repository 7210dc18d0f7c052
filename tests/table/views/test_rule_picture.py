"""The pictures of the rulebook: every rule has one, in every language, and it tells the truth."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from tests.validators import check
from tritables import game_named, game_names
from tritables.lessons.rule_illustrations import moment_of
from tritables.table import Settings, Table
from tritables.table.views.rule_picture import rule_picture

RULES = [(name, rule.id) for name in game_names() for rule in game_named(name).rules]


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_every_rule_is_seen_at_work(game: str, rule: str) -> None:
    """Where the moment says that a rule refuses, it does; where it decides, it did."""
    moment = moment_of(game, rule)
    assert moment is not None
    if moment.tried is not None:
        assert moment.state.judge(moment.tried).rule == rule
    elif moment.told is not None:
        assert moment.last is not None
        assert rule in [event.rule for event in moment.last.events]
    else:
        assert rule in moment.example.rules


@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
@pytest.mark.parametrize("game", game_names())
def test_its_words_and_its_board_are_there(game: str, lang: str) -> None:
    house, settings = game_named(game), Settings.of({"lang": lang})
    for rule in house.rules:
        shown = rule_picture(house, rule.id, settings, "tall", "dark")
        assert shown is not None
        assert shown["text"]
        assert shown["title"]
        assert ET.fromstring(shown["svg"]).tag.endswith("svg")


def ask(table: Table, **more: object) -> Any:
    given = {"view": "v", "seq": 1, "kind": "picture", "shape": "wide", "theme": "light"}
    return table.receive({**given, **more}, 0.0)


def test_the_answer_brings_what_was_asked_for_and_changes_nothing() -> None:
    table = Table.open("triominos", seed=3, settings={"lang": "fr"})
    before = table.shown(0.0)
    answer = ask(table, rule="place.match")
    assert answer.ok
    picture = dict(answer.more)["picture"]
    check("scene", picture, "RulePicture")
    assert picture["rule"] == "place.match"
    assert '<path d="M' in picture["svg"]  # what proves the refusal is marked
    assert table.shown(0.0) == before


@pytest.mark.parametrize("wrong", [{"rule": "no.such"}, {"rule": "place.match", "shape": "round"}])
def test_what_there_is_not_is_refused(wrong: dict[str, object]) -> None:
    assert not ask(Table.open("triominos", seed=3), **{"rule": "place.match", **wrong}).ok
