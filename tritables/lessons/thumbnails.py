"""Thumbnails: small boards with titles, as a notebook shows a catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from tritables.templates import render

WIDTH: Final = 220
"""The width of a thumbnail in pixels."""

_UNQUOTED: Final = " !$&'()*+,-./:;=?@_~"
"""Characters that a data URL may hold unescaped."""


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """A thumbnail: title, picture as SVG, a line of text, and the id of the thing."""

    title: str
    picture: str
    about: str
    id: str

    @property
    def address(self) -> str:
        """The picture as a data URL."""
        return "data:image/svg+xml," + quote(self.picture, safe=_UNQUOTED)


def thumbnails_html(boards: Iterable[Thumbnail], lang: str) -> str:
    """Return thumbnails as HTML, in a language.

    >>> thumbnails_html([Thumbnail("A < B", "<svg/>", "", "one")], "en").count("A &lt; B")
    2
    """
    return render("lessons/thumbnails.html.j2", lang=lang, width=WIDTH, boards=list(boards))
