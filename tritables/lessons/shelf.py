"""Small boards side by side, as a notebook shows them: each with its name and what it is about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import quote

WIDTH: Final = 220
"""Pixels of a small board from side to side."""

_STYLE: Final = {
    "shelf": f"display:grid;grid-template-columns:repeat(auto-fill,minmax({WIDTH}px,1fr));"
    "gap:1.2em 1em;max-width:76em",
    "one": "margin:0;display:flex;flex-direction:column;gap:.3em",
    "board": "width:100%;height:150px;object-fit:contain;object-position:left",
    "title": "line-height:1.3",
    "id": "user-select:all;font-size:.9em",
    "about": "font-size:.85em;opacity:.8",
}
"""How the small boards stand: said in place, since an output has no style sheet of its own."""

_UNQUOTED: Final = " !$&'()*+,-./:;=?@_~"
"""What an address of a picture carries as it stands."""


@dataclass(frozen=True, slots=True)
class Small:
    """A small board: its name, its picture as SVG, a line about it, and the id that opens it."""

    title: str
    picture: str
    about: str
    id: str


def shelf(boards: Iterable[Small], lang: str) -> str:
    """Small boards as HTML: an output has no style sheet, so each part brings its own.

    >>> shelf([Small("A < B", "<svg/>", "", "one")], "en").count("A &lt; B")
    2
    """
    return _tag("div", "shelf", "".join(map(_figure, boards)), f' lang="{lang}"')


def _figure(small: Small) -> str:
    title = escape(small.title)
    drawn = "data:image/svg+xml," + quote(small.picture, safe=_UNQUOTED)
    board = f'<img style="{_STYLE["board"]}" alt="{title}" src="{escape(drawn)}">'
    words = [
        _tag("strong", "title", title),
        _tag("span", "about", escape(small.about)),
        _tag("code", "id", escape(small.id)),
    ]
    return _tag("figure", "one", board + "".join(words))


def _tag(name: str, style: str, inside: str, more: str = "") -> str:
    return f'<{name} style="{_STYLE[style]}"{more}>{inside}</{name}>'
