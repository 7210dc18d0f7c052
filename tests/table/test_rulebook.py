"""The rulebook in the words of a table: all rules, in the parts in which they are taught."""

from __future__ import annotations

import pytest

from tritables import game_named, game_names
from tritables.lessons import course
from tritables.lessons.course import title_of
from tritables.table.views.words import words_of
from tritables.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_rule_stands_in_one_part_under_a_chapter_that_teaches_it(
    name: str, lang: str
) -> None:
    game = game_named(name)
    groups = words_of(game, lang)["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    assert sorted(rules) == sorted(rule.id for rule in game.rules)
    chapters = {title_of(chapter, lang): chapter for chapter in course(name).chapters}
    assert [title for title in chapters if any(g["title"] == title for g in groups)] == [
        group["title"] for group in groups
    ], "in the order of teaching"
    for group in groups:
        assert set(group["rules"]) <= set(chapters[group["title"]].rules)
