"""What a reader knows, on the page of all games: every rule, with the way to its lesson."""

from __future__ import annotations

import re
from functools import cache
from html import unescape

import pytest

from tests.lessons.learner_model import STANDINGS
from tritables import game_named, game_names
from tritables.hosting.game_index import offers
from tritables.hosting.learner_dashboard import FACES, games_html, mine_html
from tritables.lessons import course
from tritables.lessons.course_prose import prose_of
from tritables.texts import LANGUAGES, say


@cache
def page() -> str:
    return mine_html(offers(lambda name: True))


@pytest.mark.parametrize("game", game_names())
def test_the_map_has_every_rule_of_a_game_in_order(game: str) -> None:
    part = page().split(f'<details data-of="{game}"')[1].split("</details>")[0]
    rules = game_named(game).rules
    assert re.findall(r'data-rule="([^"]*)"', part) == [rule.id for rule in rules]
    for rule in rules:
        for lang in LANGUAGES:
            title = say(rule.title(game), lang)
            assert title in unescape(part)


@pytest.mark.parametrize("game", game_names())
def test_what_a_chapter_teaches_leads_to_that_chapter(game: str) -> None:
    part = page().split(f'<details data-of="{game}"')[1].split("</details>")[0]
    places = {one.id: one.lesson for one in prose_of(game_named(game), "en") if one.lesson}
    items = re.findall(r'(?s)<li data-rule="([^"]*)"(.*?)</li>', part)
    ways = {rule: re.findall(rf'"{game}.ipynb\?lang=nl#([^"]*)"', item) for rule, item in items}
    taught = {rule for chapter in course(game).chapters for rule in chapter.rules}
    assert {rule for rule, places in ways.items() if places} == taught
    for rule in taught:
        (place,) = ways[rule]
        assert rule in course(game).find(places[place])[0].rules
        assert f'data-review="{rule}" data-game="{game}"' in page()


def test_a_dialog_begins_at_the_answer_that_changes_nothing() -> None:
    dialogs = re.findall(r"(?s)<dialog.*?</dialog>", page())
    begins = [re.findall(r'data-mine="(\w+)" autofocus', dialog) for dialog in dialogs]
    assert begins == [["keep"], ["apart"]]


def test_every_standing_has_a_sign_and_a_word() -> None:
    assert tuple(FACES) == STANDINGS
    assert len(set(FACES.values())) == len(STANDINGS)
    for standing in STANDINGS:
        assert f'class="tt-standing" data-is="{standing}"' in page()


def test_every_text_is_there_in_every_language() -> None:
    counts = {lang: page().count(f'<span lang="{lang}" data-for="{lang}">') for lang in LANGUAGES}
    assert len(set(counts.values())) == 1
    assert counts["en"] > 100


def test_where_no_game_is_there_is_nothing_to_know() -> None:
    assert games_html(lambda name: False) == ""
    assert games_html(lambda name: name == "en/tricap").count("<section") == 1
