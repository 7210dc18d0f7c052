"""A page: prose, lessons and tables that speak one language together."""

from __future__ import annotations

import os
from inspect import cleandoc
from typing import Any, Final
from urllib.parse import parse_qs

import ipywidgets
import traitlets

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.texts import LANGUAGES, check_language
from tritables.widgets.lesson import Lesson
from tritables.widgets.table import Table

PROSE: Final = "max-width:66ch;font-size:17px;line-height:1.6"
"""How prose looks; it stands in the text, since a page of prose alone loads no style of ours."""


class Page(traitlets.HasTraits):
    """A tutorial page about one game.

    Whatever it hands out follows its language and colours, and when a reader switches one of
    its boards the whole page follows. On a page served by Voila ``?lang=nl`` in the address
    chooses the language at the start.

    >>> page = Page("trictrac", lang="fr")
    >>> page.table().lang
    'fr'
    """

    lang = traitlets.Enum(LANGUAGES, "en", help="The language: en, nl or fr.")
    theme = traitlets.Enum(("auto", "light", "dark"), "auto", help="The colours of the boards.")

    def __init__(self, game: str, lang: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.lang = check_language(lang) if lang else _language_of_address()

    def prose(self, **texts: str) -> ipywidgets.HTML:
        """Prose in Markdown, one text for each language: ``page.prose(en="…", nl="…", fr="…")``.

        A teacher may leave languages out; English or else the first text given stands in.
        """
        if not texts:
            raise BadInput(Message("bad-choice", {"choices": ", ".join(LANGUAGES)}), where="prose")
        for lang in texts:
            check_language(lang)
        from markdown_it import MarkdownIt  # a table alone does not need it

        markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        made = {
            lang: f'<div lang="{lang}" style="{PROSE}">{markdown.render(cleandoc(text))}</div>'
            for lang, text in texts.items()
        }
        fallback = made.get("en") or next(iter(made.values()))
        widget = ipywidgets.HTML(made.get(self.lang, fallback))
        widget.add_class("tritables-prose")

        def turn(change: Any) -> None:
            widget.value = made.get(change["new"], fallback)

        self.observe(turn, "lang")
        return widget

    def lesson(self, example: str) -> Lesson:
        """A worked example to try."""
        lesson = Lesson(self.game, example, lang=self.lang, theme=self.theme)
        self._link(lesson)
        return lesson

    def table(self, **choices: Any) -> Table:
        """A table to play at; the choices are those of `Table`."""
        table = Table(self.game, **{"lang": self.lang, "theme": self.theme, **choices})
        self._link(table)
        return table

    def _link(self, table: Table) -> None:
        for name in ("lang", "theme"):
            traitlets.link((self, name), (table, name))


def _language_of_address() -> str:
    """The language that the page's address asks for, else English."""
    asked = parse_qs(os.environ.get("QUERY_STRING", "")).get("lang", ["en"])[0]
    return asked if asked in LANGUAGES else "en"
