"""The library of worked examples: by id, by rule, by word, and as small boards."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import product
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from tests.samples import some
from tritables import BadInput, examples, game_named, game_names, speak
from tritables.lessons.example_catalog import Examples
from tritables.texts import LANGUAGES
from tritables.widgets.notebook_settings import isolated_settings


@pytest.mark.parametrize("game", game_names())
def test_all_examples_stand_there_in_teaching_order(game: str) -> None:
    found = Examples(game)
    assert tuple(found) == game_named(game).examples
    for nth, example in enumerate(found):
        assert found[nth] is found[example.id] is example


@pytest.mark.parametrize("game", game_names())
def test_a_rule_finds_the_examples_that_teach_it(game: str) -> None:
    found = Examples(game)
    for rule in found.game.rules:
        taught = [one.id for one in found if rule.id in one.rules]
        assert [one.id for one in found.about(rule.id)] == taught
        family = rule.id.partition(".")[0]
        if family not in {one.id for one in found.game.rules}:
            assert set(taught) <= {one.id for one in found.about(family)}


@pytest.mark.parametrize(("game", "lang"), some(product(game_names(), LANGUAGES), 4))
def test_a_title_finds_its_example_however_it_is_written(game: str, lang: str) -> None:
    found = Examples(game, lang)
    for example in found:
        title = found.title(example)
        assert title != example.id
        assert example in found.search(title.upper())


def test_words_are_found_without_their_accents_and_only_together() -> None:
    found = Examples("triominos", "fr")
    blocked = found["kids-blocked"]
    assert "é" in found.title(blocked)
    assert blocked in found.search(found.title(blocked).replace("é", "e"))
    assert found["kids-bridge"] in found.search("pont comptage")
    assert len(found.search("pont comptage xylophone")) == 0
    assert list(found.search("")) == list(found)


def test_a_part_of_a_library_is_a_library() -> None:
    found = Examples("tricap", "nl")[2:5]
    assert len(found) == 3
    assert found.lang == "nl"
    assert repr(found).startswith("tricap: 3\n")


class Figures(HTMLParser):
    """The pictures and texts of some HTML."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[tuple[str, str]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        assert not any(name.startswith("on") for name in said)
        if tag == "img":
            self.pictures.append((said["alt"], said["src"]))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize(("game", "lang"), list(zip(game_names(), [*LANGUAGES, "en"], strict=True)))
def test_each_example_is_a_small_board_with_its_name(game: str, lang: str) -> None:
    found = Examples(game, lang)
    shown = Figures()
    shown.feed(found._repr_html_())
    assert [alt for alt, _ in shown.pictures] == [found.title(one) for one in found]
    for example, (_, source) in zip(found, shown.pictures, strict=True):
        kind, _, drawn = source.partition(",")
        assert kind == "data:image/svg+xml"
        picture = ElementTree.fromstring(unquote(drawn))
        assert picture.tag.endswith("svg")
        assert example.id in shown.texts
    assert not re.search(r"https?://(?!www\.w3\.org/)", unquote(found._repr_html_()))


def test_they_speak_with_the_notebook() -> None:
    with isolated_settings():
        assert examples("tricom").lang == "en"
        speak("fr")
        assert examples("tricom").lang == "fr"
        assert examples("tricom", "nl").lang == "nl"


@pytest.mark.parametrize(
    ("ask", "where"),
    [
        (lambda: Examples("chess"), "game"),
        (lambda: Examples("tricap", "xx"), "lang"),
        (lambda: Examples("tricap")["none"], "example"),
        (lambda: Examples("tricap").about("none.such"), "rule"),
        (lambda: Examples("tricap").about(""), "rule"),
    ],
)
def test_what_is_not_there_is_refused(ask: object, where: str) -> None:
    assert callable(ask)
    with pytest.raises(BadInput) as refused:
        ask()
    assert refused.value.where == where
