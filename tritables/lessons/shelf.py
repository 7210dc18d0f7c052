"""Small boards side by side, as a notebook shows them: each with its name and what it is about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from tritables.templates import render

WIDTH: Final = 220
"""Pixels of a small board from side to side."""

_UNQUOTED: Final = " !$&'()*+,-./:;=?@_~"
"""What an address of a picture carries as it stands."""


@dataclass(frozen=True, slots=True)
class Small:
    """A small board: its name, its picture as SVG, a line about it, and the id that opens it."""

    title: str
    picture: str
    about: str
    id: str

    @property
    def address(self) -> str:
        """Its picture as an address of data."""
        return "data:image/svg+xml," + quote(self.picture, safe=_UNQUOTED)


def shelf(boards: Iterable[Small], lang: str) -> str:
    """Small boards as HTML, for a notebook in a language.

    >>> shelf([Small("A < B", "<svg/>", "", "one")], "en").count("A &lt; B")
    2
    """
    return render("lessons/thumbnails.html.j2", lang=lang, width=WIDTH, boards=list(boards))
