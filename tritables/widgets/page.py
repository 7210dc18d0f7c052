"""A page: the widgets of a tutorial about one game, with a common language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Unpack
from urllib.parse import parse_qs
from weakref import WeakSet

import traitlets

from tritables.core.examples import Example
from tritables.core.record import Record
from tritables.core.registry import game_named
from tritables.core.state import State
from tritables.lessons import Chapter
from tritables.replay.annotated_rounds import AnnotatedRound
from tritables.replay.study import Study
from tritables.table import Language, Settings, Theme
from tritables.table.playback import ALL, Sees
from tritables.texts import LANGUAGES
from tritables.widgets.course import Course
from tritables.widgets.editor import Editor
from tritables.widgets.keywords import Keywords, Setting, TableKeywords
from tritables.widgets.lesson import Lesson
from tritables.widgets.notebook_settings import SHARED
from tritables.widgets.replay import Replay
from tritables.widgets.table import Table


class Page(traitlets.HasTraits):
    """A tutorial page about one game.

    ``game``  the name of a game
    ``lang``  ``"en"``, ``"nl"`` or ``"fr"``; by default that of ``?lang=`` in a served page's
              address, else English

    Its widgets share its language, colours and notation; when a reader switches one of them, all
    follow. Raises `BadInput` for an unknown game or language.

    >>> page = Page("trictrac", lang="fr")
    >>> page.table().lang
    'fr'
    """

    lang: Setting[Language] = Setting("en", help="The language: en, nl or fr.")
    theme: Setting[Theme] = Setting("auto", help="The colours of the boards.")
    notation: Setting[bool] = Setting(False, help="Whether moves are shown in the notation.")

    def __init__(self, game: str, lang: Language | None = None) -> None:
        super().__init__()
        self.game = game_named(game).name
        self._tables: WeakSet[Table] = WeakSet()
        self.lang = lang or _language_of_address()
        self.observe(self._apply, SHARED)

    def lesson(self, lesson: str | Example | Chapter, **keywords: Unpack[Keywords]) -> Lesson:
        """Return a chapter or a worked example by its name, or one of your own; see `Lesson`."""
        given: Keywords = {**self._shared(), **keywords}
        made = Lesson(self.game, lesson, **given)
        self._link(made)
        return made

    def course(self, chapter: str | None = None, **keywords: Unpack[Keywords]) -> Course:
        """Return the game's course, perhaps from a chapter or step on; see `Course`."""
        given: Keywords = {**self._shared(), **keywords}
        made = Course(self.game, chapter, **given)
        self._link(made)
        return made

    def table(self, **choices: Unpack[TableKeywords]) -> Table:
        """Return a table to play at; see `Table` for the keyword arguments."""
        given: TableKeywords = {**self._shared(), **choices}
        table = Table(self.game, **given)
        self._link(table)
        return table

    def replay(
        self,
        shown: Table | Study | Record | State | Example | AnnotatedRound | Mapping[str, Any] | str,
        *,
        sees: Sees = ALL,
        **keywords: Unpack[Keywords],
    ) -> Replay:
        """Return a round to step through; see `Replay` for what can be ``shown``.

        >>> Page("trictrac", lang="fr").replay("bar-first").lang
        'fr'
        """
        given: Keywords = {**self._shared(), **keywords}
        made = Replay(shown, self.game, sees=sees, **given)
        self._link(made)
        return made

    def editor(self, position: object = None, **keywords: Unpack[Keywords]) -> Editor:
        """Return a board on which a position is set up by hand; see `Editor`.

        >>> Page("tricom", lang="nl").editor().lang
        'nl'
        """
        given: Keywords = {**self._shared(), **keywords}
        made = Editor(self.game, position, **given)
        self._link(made)
        return made

    def _shared(self) -> Keywords:
        return {"lang": self.lang, "theme": self.theme, "notation": self.notation}

    def _link(self, table: Table) -> None:
        """Keep a table's settings and the page's equal; the page has weak references only."""
        self._tables.add(table)
        table.observe(self._follow, SHARED)

    def _follow(self, change: Any) -> None:
        setattr(self, change["name"], change["new"])

    def _apply(self, change: Any) -> None:
        """Set a changed setting at every table of the page."""
        for table in list(self._tables):
            setattr(table, change["name"], change["new"])


def _language_of_address() -> Language:
    """The language of the served page's address, else English."""
    asked = parse_qs(os.environ.get("QUERY_STRING", "")).get("lang", ["en"])[0]
    return Settings.of({"lang": asked if asked in LANGUAGES else "en"}).lang
