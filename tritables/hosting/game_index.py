"""The games of a folder of notebooks, as the index page offers them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final
from urllib.parse import quote

from tritables.core.game import Game
from tritables.core.registry import game_named, game_names
from tritables.lessons.course_prose import Section, languages_of, prose_of
from tritables.lessons.installed_courses import course, courses
from tritables.lessons.notebooks import practice_page, rounds_page, well_page
from tritables.texts import LANGUAGES

PAGES: Final = (str, practice_page, rounds_page, well_page)
"""The names of a game's pages, in the order of the fields of an `Offer`."""


@dataclass(frozen=True)
class Offer:
    """A game with the languages of its notebook, and of its pages of practice, of rounds and of
    playing well.
    """

    game: Game[Any]
    spoken: tuple[str, ...]
    practised: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    bettered: tuple[str, ...] = ()

    def address(self, lang: str, place: str = "") -> str:
        """Return the address of the notebook for a reader's language, or of a section of it.

        >>> Offer(game_named("tricom"), ("nl",)).address("fr", "piles")
        'tricom.ipynb?lang=nl#piles'
        """
        page = _address(self.game.name, self.spoken, lang)
        return f"{page}#{quote(place)}" if place else page

    def practice(self, lang: str) -> str | None:
        """Return the address of the practice page for a reader's language; None where there is
        none.
        """
        name = practice_page(self.game.name)
        return _address(name, self.practised, lang) if self.practised else None

    def rounds(self, lang: str) -> str | None:
        """Return the address of the page of rounds for a reader's language; None where there is
        none.
        """
        return _address(rounds_page(self.game.name), self.told, lang) if self.told else None

    def well(self, lang: str, place: str = "") -> str | None:
        """Return the address of the page of the second course for a reader's language, or of a
        chapter of it; None where there is none.
        """
        if not self.bettered:
            return None
        page = _address(well_page(self.game.name), self.bettered, lang)
        return f"{page}#{quote(place)}" if place else page

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The sections of the notebook; their ids are the same in every language."""
        return prose_of(self.game, self.spoken[0])

    @cached_property
    def ways(self) -> dict[str, str]:
        """For each rule that a chapter teaches, the id of the first section with it."""
        taught = course(self.game.name)
        made: dict[str, str] = {}
        for section in self.sections:
            for rule in taught.find(section.lesson)[0].rules if section.lesson else ():
                made.setdefault(rule, section.id)
        return made

    @cached_property
    def well_ways(self) -> dict[str, str]:
        """For each principle of play that the page of the second course teaches, the id of its
        chapter there.

        >>> Offer(game_named("tricap"), ("nl",), bettered=("nl",)).well_ways["count"]
        'well-count'
        """
        taught = courses(self.game.name)[1:] if self.bettered else ()
        made: dict[str, str] = {}
        for chapter in (one for some in taught for one in some.chapters):
            for principle in chapter.principles:
                made.setdefault(principle, chapter.id)
        return made


def offers(is_there: Callable[[str], bool]) -> tuple[Offer, ...]:
    """Return the games whose notebook exists.

    ``is_there`` returns True for the name of a notebook that exists, such as ``nl/tricom``.

    >>> [offer.spoken for offer in offers(lambda name: name in ("nl/tricom", "fr/tricom"))]
    [('nl', 'fr')]
    """

    def spoken(game: Game[Any], name: str) -> tuple[str, ...]:
        return tuple(lang for lang in languages_of(game) if is_there(f"{lang}/{name}"))

    found = (
        Offer(
            game,
            *(spoken(game, name(game.name)) for name in PAGES),
        )
        for game in map(game_named, game_names())
    )
    return tuple(offer for offer in found if offer.spoken)


def _address(name: str, spoken: tuple[str, ...], lang: str) -> str:
    return f"{quote(name)}.ipynb?lang={lang if lang in spoken else spoken[0]}"


def in_each(tell: Callable[[str], str]) -> dict[str, str]:
    """Return the values of a function of a language, by language.

    >>> in_each(str.upper)
    {'en': 'EN', 'nl': 'NL', 'fr': 'FR'}
    """
    return {lang: tell(lang) for lang in LANGUAGES}
