"""Markdown as HTML."""

from __future__ import annotations

from markdown_it import MarkdownIt


def rendered(text: str) -> str:
    """A text in Markdown as HTML; what is HTML in it already is shown as it is written.

    >>> rendered("A **bar**.")
    '<p>A <strong>bar</strong>.</p>\\n'
    """
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))
