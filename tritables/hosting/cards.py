"""The page of all games: for each game its board, what it is, how far one is, and the ways in.

It is HTML that needs no kernel. How far a reader is stands in the reader's browser alone: a script
(`js/src/page/courseProgress.ts`) fills it in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final
from urllib.parse import quote

from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import CHANCE
from tritables.hosting.offers import Offer, in_each
from tritables.lessons.courses import course
from tritables.scene.sheets import THEMES, Theme
from tritables.table import Table
from tritables.templates import render
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, has, say

SEED: Final = 7
PLIES: Final = 40
"""So far into a game of this seed a board is shown: enough lies on it, and nobody has won yet."""

WORDS: Final = re.compile(r"<(title|desc)>.*?</\1>|<text [^>]*>[^<]*[^\W\d_]{3,}[^<]*</text>")
"""What a picture says in words, which would be too small to read; the card says what it shows."""

TABLE: Final = re.compile(r"\bTable\(")

SAFE: Final = " =:/,.;()'-+!"
"""What may stand in an address of data as it is, between double quotes."""


def cards_html(games: Sequence[Offer]) -> str:
    """The cards of games in every language; each text is marked with those that it is shown for.

    >>> from tritables.hosting.offers import offers
    >>> cards_html(offers(lambda name: name == "nl/tricom")).count('class="tt-game"')
    1
    """
    return render("hosting/cards.html.j2", cards=[_card(offer) for offer in games])


def _card(offer: Offer) -> dict[str, Any]:
    name = offer.game.name
    blurb = Message("game-blurb", game=name)
    return {
        "game": name,
        "steps": [step.id for step in course(name).steps],
        "title": in_each(lambda lang: say(Message("game-title", game=name), lang)),
        "blurb": in_each(lambda lang: _sentence(say(blurb, lang))),
        "facts": list(_facts(offer)),
        "ways": list(_ways(offer)),
        "pictures": _played_board(name),
    }


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _facts(offer: Offer) -> Iterator[dict[str, str]]:
    """How many play, how long it takes, and in which languages it is taught; each by language."""
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
    """The links to learn, to practise, to play and to rounds, in each language to a page in it."""
    table = _first(offer, TABLE)
    for lang in LANGUAGES:
        for kind, address in (
            ("learn", offer.address(lang)),
            ("go-on", offer.address(lang)),
            ("practise", offer.practice(lang)),
            ("play", None if table is None else offer.address(lang, table)),
            ("rounds", offer.rounds(lang)),
        ):
            if address is not None:
                yield {"kind": kind, "lang": lang, "address": address}


def _first(offer: Offer, opens: re.Pattern[str]) -> str | None:
    """The first section of a tutorial with a cell that opens something of the kind."""
    return next(
        (one.id for one in offer.sections for piece in one.pieces
         if piece.is_code and opens.search(piece.source)),
        None,
    )  # fmt: skip


def pictures(draw: Callable[[Theme], str]) -> dict[str, str]:
    """The addresses of a card's pictures: a board as it is drawn for light pages and dark ones.

    ``draw`` gives the SVG for a theme.

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
    """A table some way into a game, seen by the first seat."""
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
