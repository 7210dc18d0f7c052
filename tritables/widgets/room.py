"""What a notebook speaks: its tables share a language and colours, and are switched together."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import parse_qs
from weakref import WeakSet

import traitlets

from tritables.table import Language, Settings, Theme
from tritables.texts import LANGUAGES
from tritables.widgets.keywords import Setting

SHARED: Final = ("lang", "theme", "notation")
"""The settings that the tables of a room share."""


class Room(traitlets.HasTraits):
    """What tables that stand together have in common.

    A table that opens with the room's language follows it from then on, and the room follows the
    table; so it is with the colours, and with how moves are written.
    """

    lang: Setting[Language] = Setting("en", help="The language: en, nl or fr.")
    theme: Setting[Theme] = Setting("auto", help="The colours of the boards.")
    notation: Setting[bool] = Setting(False, help="Whether moves are shown in the notation.")

    def __init__(self, lang: Language) -> None:
        super().__init__()
        self._tables: dict[str, WeakSet[Any]] = {name: WeakSet() for name in SHARED}
        self.lang = lang
        self.observe(self._turn, SHARED)

    def join(self, table: traitlets.HasTraits) -> None:
        """Take in a table as it has opened; the room holds on to none that is gone."""
        for name, tables in self._tables.items():
            if getattr(table, name) == getattr(self, name):
                tables.add(table)
                table.observe(self._follow, name)

    def has(self, table: traitlets.HasTraits) -> bool:
        """Whether a table speaks with the room."""
        return table in self._tables["lang"]

    def _follow(self, change: Any) -> None:
        setattr(self, change["name"], change["new"])

    def _turn(self, change: Any) -> None:
        for table in list(self._tables[change["name"]]):
            setattr(table, change["name"], change["new"])


class _Here:
    """The room of this Python: a kernel has one notebook."""

    room: Room | None = None


def room() -> Room | None:
    """The room that tables open in; there is none before somebody has called `speak`."""
    return _Here.room


def speak(lang: Language | None = None) -> None:
    """Have the tables, lessons and courses of a notebook speak a language, and go together.

    Those that are opened from here on have the language ``lang`` unless they are given another.
    When a reader switches the language or the colours of one, all of them follow. Called again, it
    switches them all. Without a language it is the one that the address of a served page asks for
    (``?lang=nl``), else English. Raises `BadInput` for another language.

    >>> from tritables import Lesson, Table, speak
    >>> with own_room():
    ...     speak("nl")
    ...     lesson, table = Lesson("trictrac", "throws"), Table("trictrac")
    ...     lesson.lang = "fr"
    ...     table.lang
    'fr'
    """
    wanted = lang or _language_of_address()
    if _Here.room is None:
        _Here.room = Room(wanted)
    else:
        _Here.room.lang = wanted


@contextmanager
def own_room() -> Iterator[None]:
    """Be in no room for a while, whatever is called meanwhile: for who runs several notebooks.

    >>> with own_room():
    ...     room() is None
    True
    """
    before, _Here.room = _Here.room, None
    try:
        yield
    finally:
        _Here.room = before


def customs(**given: object) -> dict[str, Any]:
    """The settings that a table has here where nobody gives others; what is given goes first.

    >>> with own_room():
    ...     speak("nl")
    ...     customs()
    {'lang': 'nl', 'theme': 'auto', 'notation': False}
    """
    here = _Here.room or Settings()
    common = {name: getattr(here, name) for name in SHARED}
    return common | {name: value for name, value in given.items() if value is not None}


def _language_of_address() -> Language:
    """The language that the page's address asks for, else English."""
    asked = parse_qs(os.environ.get("QUERY_STRING", "")).get("lang", ["en"])[0]
    return Settings.of({"lang": asked if asked in LANGUAGES else "en"}).lang
