"""Prose in several languages, which is also there where no widget can run."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import cleandoc
from typing import Any, Final

import ipywidgets

LOOK: Final = "max-width:66ch;font-size:17px;line-height:1.6"
"""How prose looks; it stands in the text, since a page of prose alone loads no style of ours."""


def rendered(text: str) -> str:
    """A text in Markdown as HTML; what is HTML in it already is shown as it is written.

    >>> rendered("A **bar**.")
    '<p>A <strong>bar</strong>.</p>\\n'
    """
    from markdown_it import MarkdownIt  # a table alone does not need it

    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))


class Prose(ipywidgets.HTML):  # type: ignore[misc]  # ipywidgets has no types
    """Prose in Markdown, a text for each language; `Page.prose` makes it.

    ``texts`` holds the Markdown by language. `speak` switches; English, or else the first text
    given, stands in for a language that is missing. Where no widget can run, the text itself is
    shown, as HTML or as Markdown.

    >>> prose = Prose({"en": "A **bar**.", "nl": "Een **balk**."}, "nl")
    >>> prose.text
    'Een **balk**.'
    """

    def __init__(self, texts: Mapping[str, str], lang: str) -> None:
        self._texts = {spoken: cleandoc(text) for spoken, text in texts.items()}
        self._spoken = self._nearest(lang)
        super().__init__(self._html())
        self.add_class("tritables-prose")

    @property
    def text(self) -> str:
        """The Markdown that is shown.

        >>> Prose({"en": "  Hello"}, "fr").text
        'Hello'
        """
        return self._texts[self._spoken]

    @property
    def texts(self) -> dict[str, str]:
        """The Markdown by language, as far as it was given."""
        return dict(self._texts)

    def speak(self, lang: str) -> None:
        """Show the text in another language, or the one that stands in for it.

        >>> prose = Prose({"en": "A bar.", "nl": "Een balk."}, "nl")
        >>> prose.speak("en")
        >>> prose.text
        'A bar.'
        """
        self._spoken = self._nearest(lang)
        self.value = self._html()

    def _nearest(self, lang: str) -> str:
        return next(at for at in (lang, "en", *self._texts) if at in self._texts)

    def _html(self) -> str:
        return f'<div lang="{self._spoken}" style="{LOOK}">{rendered(self.text)}</div>'

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget where one can run, and the text everywhere else."""
        data = super()._repr_mimebundle_(**kwargs)
        return {
            **data,
            "text/html": self.value,
            "text/markdown": self.text,
            "text/plain": self.text,
        }
