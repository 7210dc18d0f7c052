"""Settings that the tables of a notebook share: language, colours and notation."""

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
"""The names of these settings."""


class NotebookSettings(traitlets.HasTraits):
    """The shared settings of a notebook, and its tables.

    A table that opens with the shared language follows it from then on, and so do the settings when
    the table is switched; colours and notation likewise.
    """

    lang: Setting[Language] = Setting("en", help="The language: en, nl or fr.")
    theme: Setting[Theme] = Setting("auto", help="The colours of the boards.")
    notation: Setting[bool] = Setting(False, help="Whether moves are shown in the notation.")

    def __init__(self, lang: Language) -> None:
        super().__init__()
        self._tables: dict[str, WeakSet[Any]] = {name: WeakSet() for name in SHARED}
        self.lang = lang
        self.observe(self._apply, SHARED)

    def join(self, table: traitlets.HasTraits) -> None:
        """Add a table that has opened; only a weak reference is kept."""
        for name, tables in self._tables.items():
            if getattr(table, name) == getattr(self, name):
                tables.add(table)
                table.observe(self._follow, name)

    def shares_language(self, table: traitlets.HasTraits) -> bool:
        """Return True if a table shares the language."""
        return table in self._tables["lang"]

    def _follow(self, change: Any) -> None:
        setattr(self, change["name"], change["new"])

    def _apply(self, change: Any) -> None:
        for table in list(self._tables[change["name"]]):
            setattr(table, change["name"], change["new"])


class _Kernel:
    """The shared settings of this process: a kernel has one notebook."""

    settings: NotebookSettings | None = None


def notebook_settings() -> NotebookSettings | None:
    """Return the shared settings; None before `speak` was called."""
    return _Kernel.settings


def speak(lang: Language | None = None) -> None:
    """Set the language of a notebook's tables, lessons and courses.

    ``lang``  ``"en"``, ``"nl"`` or ``"fr"``; by default that of ``?lang=`` in a served page's
              address, else English

    Widgets that are opened afterwards have this language unless they are given another, and share
    language, colours and notation: when a reader switches one, all follow. A second call switches
    them all. Raises `BadInput` for another language.

    >>> from tritables import Lesson, Table, speak
    >>> with isolated_settings():
    ...     speak("nl")
    ...     lesson, table = Lesson("trictrac", "throws"), Table("trictrac")
    ...     lesson.lang = "fr"
    ...     table.lang
    'fr'
    """
    wanted = lang or _language_of_address()
    if _Kernel.settings is None:
        _Kernel.settings = NotebookSettings(wanted)
    else:
        _Kernel.settings.lang = wanted


@contextmanager
def isolated_settings() -> Iterator[None]:
    """Run a block without shared settings and with its own, for a process that runs several
    notebooks.

    >>> with isolated_settings():
    ...     notebook_settings() is None
    True
    """
    before, _Kernel.settings = _Kernel.settings, None
    try:
        yield
    finally:
        _Kernel.settings = before


def default_settings(**given: object) -> dict[str, Any]:
    """Return default settings of a table in this notebook, overridden by those that are given and
    not None.

    >>> with isolated_settings():
    ...     speak("nl")
    ...     default_settings()
    {'lang': 'nl', 'theme': 'auto', 'notation': False}
    """
    here = _Kernel.settings or Settings()
    common = {name: getattr(here, name) for name in SHARED}
    return common | {name: value for name, value in given.items() if value is not None}


def _language_of_address() -> Language:
    """The language of the served page's address, else English."""
    asked = parse_qs(os.environ.get("QUERY_STRING", "")).get("lang", ["en"])[0]
    return Settings.of({"lang": asked if asked in LANGUAGES else "en"}).lang
