"""The games of a folder as the page of all games offers them, and texts in every language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any
from urllib.parse import quote

from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.registry import game_named, game_names
from tritables.lessons.courses import course
from tritables.lessons.prose import Section, languages_of, prose_of
from tritables.texts import LANGUAGES, say


@dataclass(frozen=True)
class Offer:
    """A game with the languages in which its notebook is there."""

    game: Game[Any]
    spoken: tuple[str, ...]

    def there(self, lang: str) -> str:
        """The language of the notebook for somebody who reads a language."""
        return lang if lang in self.spoken else self.spoken[0]

    def address(self, lang: str, place: str = "") -> str:
        """Where the notebook for a language is, or a section of it.

        >>> Offer(game_named("tricom"), ("nl",)).address("fr", "piles")
        'tricom.ipynb?lang=nl#piles'
        """
        page = f"{quote(self.game.name)}.ipynb?lang={self.there(lang)}"
        return f"{page}#{quote(place)}" if place else page

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The sections of the notebook; their ids are the same in every language."""
        return prose_of(self.game, self.spoken[0])

    @cached_property
    def ways(self) -> dict[str, str]:
        """For each rule that a chapter teaches, the id of the first section that has it."""
        taught = course(self.game.name)
        made: dict[str, str] = {}
        for section in self.sections:
            for rule in taught.find(section.lesson)[0].rules if section.lesson else ():
                made.setdefault(rule, section.id)
        return made


def offers(is_there: Callable[[str], bool]) -> tuple[Offer, ...]:
    """The games whose notebook is there.

    ``is_there`` says whether there is a notebook of a name, such as ``nl/tricom``.

    >>> [offer.spoken for offer in offers(lambda name: name in ("nl/tricom", "fr/tricom"))]
    [('nl', 'fr')]
    """
    found = (
        Offer(game, tuple(lang for lang in languages_of(game) if is_there(f"{lang}/{game.name}")))
        for game in map(game_named, game_names())
    )
    return tuple(offer for offer in found if offer.spoken)


def in_each(html: Callable[[str], str]) -> str:
    """What is made for each language, marked with the one that it is shown for.

    >>> in_each(lambda lang: f"<b>{lang}</b>")[:47]
    '<span lang="en" data-for="en"><b>en</b></span><'
    """
    return "".join(
        f'<span lang="{lang}" data-for="{lang}">{html(lang)}</span>' for lang in LANGUAGES
    )


def said(id: str, game: str | None = None, **args: Argument) -> str:
    """A message in every language.

    >>> said("game-title", "tricom")[:43]
    '<span lang="en" data-for="en">TriCom</span>'
    """
    return in_each(lambda lang: escape(say(Message(id, args, game), lang)))
