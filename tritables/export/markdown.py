"""Markdown as HTML."""

from __future__ import annotations

from markdown_it import MarkdownIt
from markdown_it.token import Token


def rendered(text: str) -> str:
    """A text in Markdown as HTML; what is HTML in it already is shown as it is written.

    >>> rendered("A **bar**.")
    '<p>A <strong>bar</strong>.</p>\\n'
    """
    return str(_reader().render(text))


def with_names(text: str) -> str:
    """The same, with headings that links lead to by the names that Jupyter gives them.

    >>> with_names("## A *fine* game")
    '<h2 id="A-fine-game">A <em>fine</em> game</h2>\\n'
    """
    reader = _reader()
    tokens = reader.parse(text)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _read(tokens[at + 1]).replace(" ", "-"))
    return str(reader.renderer.render(tokens, reader.options, {}))


def heading(text: str) -> str | None:
    """The first heading of a text in Markdown, without its marks; None where it has none.

    >>> heading("Hello.\\n\\n# A *fine* [game](x.ipynb)"), heading("Hello.")
    ('A fine game', None)
    """
    tokens = _reader().parse(text)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            return _read(tokens[at + 1]) or None
    return None


def _read(line: Token) -> str:
    """What is read of a line, without its marks."""
    return "".join(map(_plain, line.children or ())).strip()


def _plain(token: Token) -> str:
    """What is read of a piece of a line; of a picture, its words."""
    return " " if token.type in ("softbreak", "hardbreak") else token.content


def _reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")
