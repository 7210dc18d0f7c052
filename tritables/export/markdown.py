"""Rendering of Markdown as HTML, with markdown-it."""

from __future__ import annotations

from markdown_it import MarkdownIt
from markdown_it.token import Token


def rendered(text: str) -> str:
    """Render Markdown (CommonMark with tables) as HTML; HTML in it is escaped.

    >>> rendered("A **bar**.")
    '<p>A <strong>bar</strong>.</p>\\n'
    """
    return str(_reader().render(text))


def with_heading_ids(text: str) -> str:
    """Render Markdown as `rendered` does, with ids of headings as Jupyter makes them.

    >>> with_heading_ids("## A *fine* game")
    '<h2 id="A-fine-game">A <em>fine</em> game</h2>\\n'
    """
    reader = _reader()
    tokens = reader.parse(text)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _plain_text(tokens[at + 1]).replace(" ", "-"))
    return str(reader.renderer.render(tokens, reader.options, {}))


def heading(text: str) -> str | None:
    """The plain text of the first heading in Markdown; None where there is none.

    >>> heading("Hello.\\n\\n# A *fine* [game](x.ipynb)"), heading("Hello.")
    ('A fine game', None)
    """
    tokens = _reader().parse(text)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            return _plain_text(tokens[at + 1]) or None
    return None


def _plain_text(line: Token) -> str:
    """The plain text of a line."""
    return "".join(map(_plain, line.children or ())).strip()


def _plain(token: Token) -> str:
    """The plain text of an inline token; of a picture, its alternative text."""
    return " " if token.type in ("softbreak", "hardbreak") else token.content


def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")
