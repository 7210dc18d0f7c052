"""The index page's cards: for each game a board, a blurb, facts, and links to its pages.

The HTML needs no kernel. Progress is known to the reader's browser alone; a script
(`js/src/page/courseProgress.ts`) fills it in.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final
from urllib.parse import quote

from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import CHANCE
from tritables.hosting.game_index import Offer, in_each
from tritables.lessons.installed_courses import course
from tritables.scene.sheets import THEMES, Theme
from tritables.table import Table
from tritables.templates import render
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, has, say

SEED: Final = 7
PLIES: Final = 40
"""Plies that are played with `SEED` before a board is drawn: it is well filled, and nobody has won
yet.
"""

WORDS: Final = re.compile(r"<(title|desc)>.*?</\1>|<text [^>]*>[^<]*[^\W\d_]{3,}[^<]*</text>")
"""Titles, descriptions and words in a picture, too small to read there; the card's text has
them.
"""

TABLE: Final = re.compile(r"\bTable\(")

SAFE: Final = " =:/,.;()'-+!"
"""Characters that a data URL within double quotes may hold unescaped."""


def cards_html(games: Sequence[Offer]) -> str:
    """Return the HTML of the cards of games; each text is there in every language, marked with
    those it is shown for.

    >>> from tritables.hosting.game_index import offers
    >>> cards_html(offers(lambda name: name == "nl/tricom")).count('class="tt-game"')
    1
    """
    return render("hosting/game_cards.html.j2", cards=[_card(offer) for offer in games])


def _card(offer: Offer) -> dict[str, Any]:
    name = offer.game.name
    blurb = Message("game-blurb", game=name)
    return {
        "game": name,
        "steps": len(course(name).steps),
        "count": len(course(name).chapters),
        "chapters": json.dumps(_chapters(offer), separators=(",", ":")),
        "title": in_each(lambda lang: say(Message("game-title", game=name), lang)),
        "blurb": in_each(lambda lang: _sentence(say(blurb, lang))),
        "facts": list(_facts(offer)),
        "ways": list(_ways(offer)),
        "pictures": _played_board(name),
    }


def _chapters(offer: Offer) -> list[tuple[str, list[str]]]:
    """The chapters: the section of the page with each, and the ids of its steps."""
    taught = course(offer.game.name)
    places: dict[str, str] = {}
    for section in offer.sections:
        if section.lesson:
            places.setdefault(taught.find(section.lesson)[0].id, section.id)
    return [
        (places.get(chapter.id, ""), [step.id for step in chapter.steps])
        for chapter in taught.chapters
    ]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _facts(offer: Offer) -> Iterator[dict[str, str]]:
    """The number of players, the duration and the languages of a game, each by language."""
    game = offer.game
    fewest, most = game.seats.start, game.seats.stop - 1
    players = Message(
        "cards-players",
        {"fewest": fewest, "most": most, "gap": min(most - fewest, 2)},
    )
    yield in_each(lambda lang: say(players, lang))
    if has("game-minutes", game.name, LANGUAGES[0]):
        yield in_each(
            lambda lang: say(
                Message(
                    "cards-minutes", {"minutes": say(Message("game-minutes", game=game.name), lang)}
                ),
                lang,
            )
        )
    spoken = " · ".join(LANGUAGE_NAMES[lang] for lang in offer.spoken)
    yield in_each(lambda _: spoken)


def _ways(offer: Offer) -> Iterator[dict[str, str]]:
    """The links of a card (learn, go on, practise, play well, play, rounds), each by language."""
    table = _first(offer, TABLE)
    for lang in LANGUAGES:
        for kind, address in (
            ("learn", offer.address(lang)),
            ("go-on", offer.address(lang)),
            ("practise", offer.practice(lang)),
            ("well", offer.well(lang)),
            ("play", None if table is None else offer.address(lang, table)),
            ("rounds", offer.rounds(lang)),
        ):
            if address is not None:
                yield {"kind": kind, "lang": lang, "address": address}


def _first(offer: Offer, opens: re.Pattern[str]) -> str | None:
    """The id of the first section of a tutorial with a cell that matches a pattern."""
    return next(
        (one.id for one in offer.sections for piece in one.pieces
         if piece.is_code and opens.search(piece.source)),
        None,
    )  # fmt: skip


def pictures(draw: Callable[[Theme], str]) -> dict[str, str]:
    """Return the data URLs of a card's board for light and for dark pages, by theme.

    ``draw`` returns the SVG for a theme.

    >>> pictures(lambda theme: f"<svg class='{theme}'/>")["dark"]
    "data:image/svg+xml,%3Csvg class='dark'/%3E"
    """
    return {theme: _address(draw(theme)) for theme in THEMES}


def _address(svg: str) -> str:
    return "data:image/svg+xml," + quote(WORDS.sub("", svg), safe=SAFE)


@cache
def _played_board(game: str) -> dict[str, str]:
    return pictures(lambda theme: _played(game).svg(theme=theme))


@cache
def _played(name: str) -> Table:
    """A table `PLIES` into a game between opponents, seen by the first seat."""
    game = game_named(name)
    count = max(game.seats.start, min(2, game.seats.stop - 1))
    table = Table.open(game, seats=["greedy"] * count, seed=SEED)
    for _ in range(PLIES):
        if table.state.to_act is None:
            table.do("undo")
            break
        if table.state.to_act == CHANCE:
            table.draw()
        else:
            table.advance()
    table.do("seat", seat=0, by="person")
    return table
