"""The page of all games: for each game its board, what it is, how far one is, and the ways in.

It is HTML that needs no kernel. How far a reader is stands in the reader's browser alone: a script
(`js/src/page/courseProgress.ts`) fills it in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from html import escape
from typing import Final
from urllib.parse import quote

from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import CHANCE
from tritables.hosting.offers import Offer, in_each, to_fill
from tritables.lessons.courses import course
from tritables.scene.sheets import THEMES, Theme
from tritables.table import Table
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
    return f'<ul class="tt-games">{"".join(map(_card, games))}</ul>'


def _card(offer: Offer) -> str:
    game = offer.game
    steps = [step.id for step in course(game.name).steps]
    title = _said(lambda lang: say(Message("game-title", game=game.name), lang))
    blurb = _said(lambda lang: _sentence(say(Message("game-blurb", game=game.name), lang)))
    facts = "".join(f"<li>{one}</li>" for one in _facts(offer))
    return (
        f'<li class="tt-game" data-game="{game.name}" data-steps="{escape(" ".join(steps))}">'
        f"{_board(game.name)}"
        f'<div class="tt-game-about"><h2>{title}</h2><p>{blurb}</p>'
        f'<ul class="tt-game-facts">{facts}</ul>'
        f"{_progress(len(steps))}"
        f'<p class="tt-game-ways">{"".join(_ways(offer))}</p></div></li>'
    )


def _said(tell: Callable[[str], str]) -> str:
    """A text in every language; where all say the same it stands once."""
    told = {tell(lang) for lang in LANGUAGES}
    return escape(told.pop()) if len(told) == 1 else in_each(lambda lang: escape(tell(lang)))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _facts(offer: Offer) -> Iterator[str]:
    """How many play, how long it takes, and in which languages it is taught."""
    game = offer.game
    fewest, most = game.seats.start, game.seats.stop - 1
    players = Message(
        "cards-players",
        {"fewest": fewest, "most": most, "gap": min(most - fewest, 2)},
    )
    yield _said(lambda lang: say(players, lang))
    if has("game-minutes", game.name, LANGUAGES[0]):
        yield _said(
            lambda lang: say(
                Message(
                    "cards-minutes", {"minutes": say(Message("game-minutes", game=game.name), lang)}
                ),
                lang,
            )
        )
    yield escape(" · ".join(LANGUAGE_NAMES[lang] for lang in offer.spoken))


def _progress(count: int) -> str:
    """How far a reader is, which the script tells; hidden where nothing was done yet."""
    return (
        '<div class="tt-game-mine" hidden>'
        f'<progress max="{count}" value="0" aria-hidden="true"></progress>'
        f'<span class="tt-some">{to_fill("cards-progress", "done", count=count)}</span>'
        f'<span class="tt-all" hidden>{to_fill("cards-done")}</span></div>'
    )


def _ways(offer: Offer) -> Iterator[str]:
    """The links to learn, to practise, to play and to rounds, in each language to a page in it."""
    table = _first(offer, TABLE)
    for lang in LANGUAGES:
        for kind, id, address in (
            ("learn", "cards-learn", offer.address(lang)),
            ("go-on", "cards-go-on", offer.address(lang)),
            ("practise", "cards-practise", offer.practice(lang)),
            ("play", "cards-play", None if table is None else offer.address(lang, table)),
            ("rounds", "cards-rounds", offer.rounds(lang)),
        ):
            if address is None:
                continue
            hidden = " hidden" if kind == "go-on" else ""
            said = escape(say(Message(id), lang))
            title = escape(say(Message("game-title", game=offer.game.name), lang))
            yield (
                f'<span class="tt-way tt-way-{kind}" lang="{lang}" data-for="{lang}"{hidden}>'
                f'<a href="{address}">{said}'
                f'<span class="tt-unseen"> {title}</span></a></span>'
            )


def _first(offer: Offer, opens: re.Pattern[str]) -> str | None:
    """The first section of a tutorial with a cell that opens something of the kind."""
    return next(
        (one.id for one in offer.sections for piece in one.pieces
         if piece.is_code and opens.search(piece.source)),
        None,
    )  # fmt: skip


def board_html(draw: Callable[[Theme], str]) -> str:
    """The picture of a card: a board as it is drawn for light pages and for dark ones."""
    pictures = "".join(_picture(draw(theme), theme) for theme in THEMES)
    return f'<div class="tt-game-board">{pictures}</div>'


def _picture(svg: str, theme: Theme) -> str:
    data = quote(WORDS.sub("", svg), safe=SAFE)
    return f'<img class="tt-if-{theme}" src="data:image/svg+xml,{data}" alt="" loading="lazy">'


@cache
def _board(game: str) -> str:
    return board_html(lambda theme: _played(game).svg(theme=theme))


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
