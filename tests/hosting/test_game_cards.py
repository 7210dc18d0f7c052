"""The page of all games: a card for each, in every language, that needs no kernel."""

from __future__ import annotations

import json
import re
from html import unescape
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from tritables.core import Message
from tritables.core.registry import game_named, game_names
from tritables.hosting.game_cards import cards_html
from tritables.hosting.game_index import offers
from tritables.lessons import course
from tritables.lessons.course_prose import prose_of
from tritables.texts import LANGUAGES, say


@pytest.fixture(scope="module")
def cards() -> dict[str, str]:
    """The card of each game."""
    html = cards_html(offers(lambda name: True))
    found = re.findall(r'<li class="tt-game" data-game="(\w+)"', html)
    parts = html.split('<li class="tt-game" ')[1:]
    return dict(zip(found, parts, strict=True))


def test_every_game_has_a_card(cards: dict[str, str]) -> None:
    assert tuple(cards) == game_names()


@pytest.mark.parametrize("game", game_names())
def test_a_card_says_in_every_language_what_the_game_is(cards: dict[str, str], game: str) -> None:
    card = cards[game]
    most = game_named(game).seats.stop - 1
    for lang in LANGUAGES:
        assert say(Message("game-blurb", game=game), lang)[1:] in card
        texts = re.findall(rf'<span lang="{lang}" data-for="{lang}">([^<]*)</span>', card)
        assert any(re.search(rf"\b{most}\b", text) for text in texts), "how many play"
        minutes = say(Message("game-minutes", game=game), lang)
        assert any(minutes in text and "minut" in text for text in texts)
        ways = re.findall(rf'lang="{lang}" data-for="{lang}"(?: hidden)?><a href="([^"]*)"', card)
        assert f"{game}.ipynb?lang={lang}" in ways
        assert f"practise-{game}.ipynb?lang={lang}" in ways
        assert f"rounds-{game}.ipynb?lang={lang}" in ways
        assert any(way.startswith(f"{game}.ipynb?lang={lang}#") for way in ways), "a table to play"
    written = re.search(r'data-chapters="([^"]*)"', card)
    assert written is not None
    chapters = json.loads(unescape(written[1]))
    assert [step for _, steps in chapters for step in steps] == [
        step.id for step in course(game).steps
    ]
    places = {section.id for section in prose_of(game_named(game), "en")}
    assert {place for place, _ in chapters} <= places


@pytest.mark.parametrize("game", game_names())
def test_its_board_is_a_picture_without_words_or_secrets(cards: dict[str, str], game: str) -> None:
    light, dark = re.findall(r'src="data:image/svg\+xml,([^"]*)"', cards[game])
    assert light != dark
    for picture in (light, dark):
        svg = ElementTree.fromstring(unquote(picture))
        words = [text for text in svg.itertext() if re.search(r"[^\W\d_]{3,}", text)]
        assert words == []


def test_what_lies_elsewhere_has_no_card() -> None:
    html = cards_html(offers(lambda name: name in ("nl/tricom", "en/tricom", "fr/tricap")))
    assert re.findall(r'data-game="(\w+)"', html) == ["tricom", "tricap"]
    assert "tricom.ipynb?lang=fr" not in html, "there is none in French, so English stands in"
    assert set(re.findall(r"tricap.ipynb\?lang=(\w\w)", html)) == {"fr"}
    assert "practise-" not in html, "nothing leads to a notebook that is not there"
    assert "practise-tricom.ipynb?lang=en" in cards_html(
        offers(lambda name: name in ("en/tricom", "nl/tricom", "en/practise-tricom"))
    )
