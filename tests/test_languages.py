"""A game may lack a language, or a language a message: English stands in, and nothing breaks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from tests.games.test_fifth_game import WORDS, NimGame
from tests.test_schemas import check
from tritables import Lesson, Message, Page, Table, texts
from tritables.core import registry
from tritables.core.game import Example, Game, Goal
from tritables.scene.compose import rulebook_of, scene_of
from tritables.texts import LANGUAGES, has, languages_of, say, say_only, spoken

LESSON = """
example-last =
    .title = The last one
    .task = Take one.
    .done = That was all.
"""

SOME_DUTCH = """
game-title = Nim in het Nederlands
word = { missing } word
status-turn = Pak er een of twee van de { word }.
"""


class NimInEnglish(NimGame):
    folder: ClassVar[str] = "nim_in_english"
    examples: ClassVar[tuple[Example, ...]] = (
        Example(
            "last",
            ("last.wins",),
            {
                "format": "tritables-position/1",
                "game": "nim",
                "options": {},
                "left": 1,
                "to_act": 0,
                "last": 0,
            },
            (Goal(event="last.wins"),),
            ("take 1",),
        ),
    )


class NimInSomeDutch(NimInEnglish):
    folder: ClassVar[str] = "nim_in_some_dutch"


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for packages of games; what is registered in the test is gone after it."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    registry.unregister("nim")
    for package in [name for name in sys.modules if name.startswith("nim_in_")]:
        del sys.modules[package]
    for kept in (texts._there, texts._resource, texts._bundle):
        kept.cache_clear()


def add(home: Path, game: Game, **catalogues: str) -> Game:
    folder = home / game.folder / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for lang, words in catalogues.items():
        (folder / f"{lang}.ftl").write_text(words, encoding="utf-8")
    return registry.register(game)


@pytest.fixture
def nim(at_home: Path) -> Game:
    return add(at_home, NimInEnglish(), en=WORDS + LESSON)


def test_a_game_says_which_languages_it_speaks(nim: Game) -> None:
    assert languages_of("nim") == ("en",)
    assert [spoken("nim", lang) for lang in LANGUAGES] == ["en", "en", "en"]
    assert languages_of("trictrac") == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_english_stands_in(nim: Game, lang: str) -> None:
    assert say(Message("game-title", game="nim"), lang) == "Nim"
    assert has("rule-last_wins.title", "nim", lang)
    assert scene_of(nim, nim.new(), lang=lang)["status"] == "Take one or two of 7."
    assert rulebook_of(nim, lang)[0]["title"] == "The last match"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_offers_the_languages_that_there_are(nim: Game, lang: str) -> None:
    page = Page("nim", lang=lang)
    for table in (page.table(seed=1), page.lesson("last"), Table("nim", seed=1, lang=lang)):
        assert table._words["languages"] == {"en": "English"}
        assert table._words["lang"] == table._scene["lang"] == "en"
        assert table._words["ui"]["undo"] == "Undo", "one language on one board"
        table._receive(table, {"view": "v", "seq": 1, "kind": "type", "move": "take 9"}, None)
        assert table._table["verdict"]["text"] == "Take 1 or 2 matches, no more than there are."
        table.play("take 1")
        for part in ("scene", "table", "words"):
            check(
                "scene", getattr(table, f"_{part}"), {"table": "TableState"}.get(part, part.title())
            )


def test_the_other_games_of_the_house_keep_theirs(nim: Game) -> None:
    assert Table("trictrac", lang="fr")._words["lang"] == "fr"
    assert list(Table("trictrac", lang="nl")._words["languages"]) == list(LANGUAGES)


def test_a_lesson_is_told_in_english(nim: Game) -> None:
    lesson = Lesson("nim", "last", lang="fr")
    assert lesson._table["task"]["text"] == "Take one."


def test_english_stands_in_for_a_message(at_home: Path) -> None:
    game = add(at_home, NimInSomeDutch(), en=WORDS, nl=SOME_DUTCH)
    assert languages_of("nim") == ("en", "nl")
    assert say(Message("game-title", game="nim"), "nl") == "Nim in het Nederlands"
    scene = scene_of(game, game.new(), lang="nl")
    assert scene["lang"] == "nl"
    assert scene["labels"] == {"heap": "7 matches"}, "it is not there in Dutch"
    assert scene["status"] == "Take one or two of 7.", "its Dutch refers to what is not there"
    with pytest.raises(KeyError):
        say_only(Message("rule-last_wins", game="nim"), "nl")
    with pytest.raises(KeyError):
        say(Message("nowhere", game="nim"), "nl")


def test_a_game_uses_phrases_of_the_house(at_home: Path) -> None:
    seat = Message("seat-name", {"seat": 1}, "nim")
    words = WORDS.partition("seat-name")[0] + "seat-name = { player-name } wins\n"
    add(at_home, NimInEnglish(), en=words)
    assert say(seat) == "Player 2 wins"
