"""The page of all games: for each game its board, what it is, how far one is, and the ways in.

It is HTML that needs no kernel. How far a reader is stands in the reader's browser alone: a script
(`js/src/page/games.ts`) fills it in.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from typing import Any, Final
from urllib.parse import quote

from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named, game_names
from tritables.core.state import CHANCE
from tritables.lessons.courses import course
from tritables.lessons.prose import Section, languages_of, prose_of
from tritables.scene.sheets import Theme
from tritables.sitting import Sitting
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, has, say

SEED: Final = 7
PLIES: Final = 40
"""So far into a game of this seed a board is shown: enough lies on it, and nobody has won yet."""

WORDS: Final = re.compile(r"<(title|desc)>.*?</\1>|<text [^>]*>[^<]*[^\W\d_]{3,}[^<]*</text>")
"""What a picture says in words, which would be too small to read; the card says what it shows."""

PRACTICE: Final = re.compile(r"\b(?:Practice|practice|Quiz)\(")
TABLE: Final = re.compile(r"\bTable\(")

SAFE: Final = " =:/,.;()'-+!"
"""What may stand in an address of data as it is, between double quotes."""


def cards_html(is_there: Callable[[str], bool]) -> str:
    """The cards of all games whose notebook is there, in every language.

    ``is_there`` says whether there is a notebook of a name, such as ``nl/tricom``. Each text is
    marked with the languages that it is shown for.

    >>> cards_html(lambda name: name == "nl/tricom").count('class="tt-game"')
    1
    """
    cards = [_card(game, found) for game in _games() if (found := _spoken(game, is_there))]
    return f'<ul class="tt-games">{"".join(cards)}</ul>'


def _games() -> list[Game[Any]]:
    return [game_named(name) for name in game_names()]


def _spoken(game: Game[Any], is_there: Callable[[str], bool]) -> tuple[str, ...]:
    """The languages in which a game's notebook is there."""
    return tuple(lang for lang in languages_of(game) if is_there(f"{lang}/{game.name}"))


def _card(game: Game[Any], spoken: tuple[str, ...]) -> str:
    steps = [step.id for step in course(game.name).steps]
    title = _said(lambda lang: say(Message("game-title", game=game.name), lang))
    blurb = _said(lambda lang: _sentence(say(Message("game-blurb", game=game.name), lang)))
    pictures = _picture(game.name, "light") + _picture(game.name, "dark")
    facts = "".join(f"<li>{one}</li>" for one in _facts(game, spoken))
    return (
        f'<li class="tt-game" data-game="{game.name}" data-steps="{escape(" ".join(steps))}">'
        f'<div class="tt-game-board">{pictures}</div>'
        f'<div class="tt-game-about"><h2>{title}</h2><p>{blurb}</p>'
        f'<ul class="tt-game-facts">{facts}</ul>'
        f"{_progress(len(steps))}"
        f'<p class="tt-game-ways">{"".join(_ways(game, spoken))}</p></div></li>'
    )


def _said(tell: Callable[[str], str]) -> str:
    """A text in every language; where two say the same it stands once."""
    told = {lang: tell(lang) for lang in LANGUAGES}
    if len(set(told.values())) == 1:
        return escape(told[LANGUAGES[0]])
    return "".join(
        f'<span lang="{lang}" data-for="{lang}">{escape(text)}</span>'
        for lang, text in told.items()
    )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _facts(game: Game[Any], spoken: tuple[str, ...]) -> Iterator[str]:
    """How many play, how long it takes, and in which languages it is taught."""
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
    yield escape(" · ".join(LANGUAGE_NAMES[lang] for lang in spoken))


def _progress(count: int) -> str:
    """How far a reader is, which the script tells; hidden where nothing was done yet."""

    def told(id: str) -> str:
        def tell(lang: str) -> str:
            return say(Message(id, {"done": "{done}", "count": count}), lang)

        return "".join(
            f'<span lang="{lang}" data-for="{lang}" data-text="{escape(tell(lang))}"></span>'
            for lang in LANGUAGES
        )

    return (
        '<div class="tt-game-mine" hidden>'
        f'<progress max="{count}" value="0" aria-hidden="true"></progress>'
        f'<span class="tt-some">{told("cards-progress")}</span>'
        f'<span class="tt-all" hidden>{told("cards-done")}</span></div>'
    )


def _ways(game: Game[Any], spoken: tuple[str, ...]) -> Iterator[str]:
    """The links to learn, to practise and to play, in each language to a page in it."""
    for lang in LANGUAGES:
        there = lang if lang in spoken else spoken[0]
        sections = prose_of(game, there)
        page = f"{quote(game.name)}.ipynb?lang={there}"
        for kind, id, place in (
            ("learn", "cards-learn", ""),
            ("go-on", "cards-go-on", ""),
            ("practise", "cards-practise", _first(sections, PRACTICE)),
            ("play", "cards-play", _first(sections, TABLE)),
        ):
            if place is None:
                continue
            address = f"{page}#{quote(place)}" if place else page
            hidden = " hidden" if kind == "go-on" else ""
            said = escape(say(Message(id), lang))
            title = escape(say(Message("game-title", game=game.name), lang))
            yield (
                f'<span class="tt-way tt-way-{kind}" lang="{lang}" data-for="{lang}"{hidden}>'
                f'<a href="{address}">{said}<span class="tt-unseen"> {title}</span></a></span>'
            )


def _first(sections: tuple[Section, ...], opens: re.Pattern[str]) -> str | None:
    """The first section of a tutorial with a cell that opens something of the kind."""
    return next(
        (one.id for one in sections for piece in one.pieces
         if piece.is_code and opens.search(piece.source)),
        None,
    )  # fmt: skip


@cache
def _picture(game: str, theme: Theme) -> str:
    svg = quote(WORDS.sub("", _played(game).svg(theme=theme)), safe=SAFE)
    return f'<img class="tt-if-{theme}" src="data:image/svg+xml,{svg}" alt="" loading="lazy">'


@cache
def _played(name: str) -> Sitting:
    """A table some way into a game, seen by the first seat."""
    game = game_named(name)
    count = max(game.seats.start, min(2, game.seats.stop - 1))
    sitting = Sitting.open(game, seats=["greedy"] * count, seed=SEED)
    for _ in range(PLIES):
        if sitting.state.to_act is None:
            sitting.undo()
            break
        if sitting.state.to_act == CHANCE:
            sitting.draw()
        else:
            sitting.advance()
    sitting.take_seat(0, "person")
    return sitting
