"""A game may lack a language, or a language a message: English stands in, and nothing breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from scripts.run import ROOT
from tests.newgame.made import made
from tests.pages import page_panel, page_scene, part_of, send
from tests.test_schemas import check
from tritables import Lesson, Message, Page, Table
from tritables.core import Game, game_named, game_names
from tritables.lessons.notebooks import notebooks
from tritables.scene.compose import rulebook_of, scene_of
from tritables.texts import LANGUAGES, has, languages_of, say, say_only, spoken
from tritables.texts import _entries as entries_of

SOME_DUTCH = """
game-title = De hoop
verdict-over = Er is niets meer: { missing }.
"""


def keep_english(package: Path) -> None:
    for lang in ("nl", "fr"):
        (package / "texts" / f"{lang}.ftl").unlink()
        (package / "texts" / f"{lang}.course.md").unlink()


def break_dutch(package: Path) -> None:
    keep_english(package)
    (package / "texts" / "nl.ftl").write_text(SOME_DUTCH, encoding="utf-8")


def borrow_a_phrase(package: Path) -> None:
    english = package / "texts" / "en.ftl"
    words = english.read_text(encoding="utf-8")
    own, phrase = "seat-name = { player-name }", "seat-name = { player-name } of two"
    assert own in words
    english.write_text(words.replace(own, phrase), encoding="utf-8")


@pytest.fixture
def heap(tmp_path: Path) -> Iterator[Game[Any]]:
    """A game of which only the English is there."""
    with made(tmp_path, change=keep_english) as game:
        yield game


def test_a_game_says_which_languages_it_speaks(heap: Game[Any]) -> None:
    assert languages_of("heap") == ("en",)
    assert [spoken("heap", lang) for lang in LANGUAGES] == ["en", "en", "en"]
    assert languages_of("trictrac") == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_english_stands_in(heap: Game[Any], lang: str) -> None:
    assert say(Message("game-title", game="heap"), lang) == "Heap"
    assert has("rule-goal_last.title", "heap", lang)
    assert scene_of(heap, heap.new(), lang=lang)["lang"] == "en"
    assert rulebook_of(heap, lang)[0]["title"] == "The heap"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_offers_the_languages_that_there_are(heap: Game[Any], lang: str) -> None:
    page = Page("heap", lang=lang)
    for table in (page.table(seed=1), page.lesson("last-match"), Table("heap", seed=1, lang=lang)):
        assert part_of(table, "words")["languages"] == {"en": "English"}
        assert part_of(table, "words")["lang"] == page_scene(table)["lang"] == "en"
        assert part_of(table, "words")["ui"]["undo"] == "Undo", "one language on one board"
        send(table, {"view": "v", "seq": 1, "kind": "type", "move": "take 9"})
        assert "You cannot take 9: at most 2" in page_panel(table)["verdict"]["text"]
        table.play("take 1")
        check("scene", page_scene(table), "Scene")
        check("scene", page_panel(table), "TableState")
        check("scene", part_of(table, "words"), "Words")


def test_the_other_games_of_the_house_keep_theirs(heap: Game[Any]) -> None:
    assert part_of(Table("trictrac", lang="fr"), "words")["lang"] == "fr"
    assert list(part_of(Table("trictrac", lang="nl"), "words")["languages"]) == list(LANGUAGES)


def test_a_lesson_is_told_in_english(heap: Game[Any]) -> None:
    lesson = Lesson("heap", "last-match", lang="fr")
    assert page_panel(lesson)["task"]["text"].endswith("First try to take three.")


def test_a_course_in_english_alone_has_one_notebook_and_is_found_from_each_index(
    heap: Game[Any],
) -> None:
    made = notebooks()
    assert {name for name in made if name.endswith("heap")} == {"en/heap"}
    assert "(heap.ipynb)" in made["en/index"]
    assert "(../en/heap.ipynb)" in made["nl/index"]
    elsewhere = next(
        cell for cell in json.loads(made["en/heap"])["cells"] if cell["id"] == "elsewhere"
    )
    assert "".join(elsewhere["source"]) == "[All games](index.ipynb)"


def test_english_stands_in_for_a_message(tmp_path: Path) -> None:
    with made(tmp_path, change=break_dutch) as game:
        assert languages_of("heap") == ("en", "nl")
        assert say(Message("game-title", game="heap"), "nl") == "De hoop"
        scene = scene_of(game, game.new(), lang="nl")
        assert scene["lang"] == "nl"
        assert rulebook_of(game, "nl")[0]["title"] == "The heap", "it is not there in Dutch"
        over = Message("verdict-over", game="heap")
        assert say(over, "nl") == "There is nothing left to take.", "its Dutch refers to nothing"
        with pytest.raises(KeyError):
            say_only(Message("rule-goal_last", game="heap"), "nl")
        with pytest.raises(KeyError):
            say(Message("nowhere", game="heap"), "nl")


def test_a_game_uses_phrases_of_the_house(tmp_path: Path) -> None:
    with made(tmp_path, change=borrow_a_phrase):
        assert say(Message("seat-name", {"seat": 1}, "heap")) == "Player 2 of two"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *game_names()])
def test_catalogues_fall_apart_into_the_entries_that_a_parser_finds(
    game: str | None, lang: str
) -> None:
    """Entries are parsed when they are first said, so nothing may be lost before."""
    folder = f"{game_named(game).folder}.texts" if game else "tritables.texts"
    files = sorted((ROOT / folder.replace(".", "/")).glob(f"{lang}*.ftl"))
    found = [
        entry
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message | ast.Term)
    ]
    names = ["-" * isinstance(entry, ast.Term) + entry.id.name for entry in found]
    assert sorted(entries_of(folder, lang)) == sorted(set(names))
