"""Links, pictures and files in the HTML of prose: found, checked and rewritten for a page."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from html import escape
from mimetypes import guess_type
from pathlib import Path
from posixpath import normpath
from typing import Final
from urllib.parse import unquote

NOTEBOOK: Final = re.compile(
    r'<a href="([^":?#]+)\.ipynb([^"#]*)(?:#([^"]*))?"([^>]*)>(.*?)</a>', re.DOTALL
)
"""A link to another notebook: its name, query, fragment, other attributes, and its text."""

ONLY_LINK: Final = re.compile(r'<p>\s*(?:<a href="[^":?#]+\.ipynb[^"]*"[^>]*>[^<]*</a>\s*)+</p>')
"""A paragraph of nothing but such links."""

FILE: Final = re.compile(
    r'(<img [^>]*?src="|<a href="(?!/|[^"?#]+\.ipynb["?#]))(?![a-z][a-z0-9+.-]*:|//|[?#])'
    r'([^"?#]+)([^"]*")'
)
"""The relative address of a picture or a linked file, beside the notebook."""


NOTHING_FETCHED: Final = "shows {}, and a page fetches nothing from elsewhere: put it beside"
ELSEWHERE: Final = re.compile(r'<img [^>]*?src="((?:https?:)?//[^"]+)"')


def resolve_notebook_links(html: str, address: Callable[[str, str, str], str]) -> str:
    """HTML with the links to notebooks replaced by addresses of pages.

    ``address`` returns the address of a page for a notebook's name (without ``.ipynb``), the query
    (with its question mark) and the fragment (without ``#``) of a link.

    >>> html = '<a href="a.ipynb?lang=nl#b">x</a>'
    >>> resolve_notebook_links(html, lambda name, query, fragment: f"{name}#{fragment}")
    '<a href="a#b">x</a>'
    """

    def led(at: re.Match[str]) -> str:
        return f'<a href="{address(at[1], at[2], at[3] or "")}"{at[4]}>{at[5]}</a>'

    return NOTEBOOK.sub(led, html)


def without_notebook_links(html: str) -> str:
    """HTML without links to notebooks: their text stays, paragraphs of nothing else go.

    >>> without_notebook_links('<p>A <a href="b.ipynb">b</a>.</p><p><a href="b.ipynb">b</a></p>')
    '<p>A b.</p>'
    """
    return NOTEBOOK.sub(lambda at: at[5], ONLY_LINK.sub("", html))


def with_language(html: str, lang: str) -> str:
    """HTML with a ``lang`` query in each link to a notebook that has no query.

    >>> with_language('<a href="a.ipynb#b">x</a> <a href="a.ipynb?lang=fr">y</a>', "nl")
    '<a href="a.ipynb?lang=nl#b">x</a> <a href="a.ipynb?lang=fr">y</a>'
    """

    def asking(at: re.Match[str]) -> str:
        place = "" if at[3] is None else f"#{at[3]}"
        return f'<a href="{at[1]}.ipynb{at[2] or f"?lang={lang}"}{place}"{at[4]}>{at[5]}</a>'

    return NOTEBOOK.sub(asking, html)


def rebase_files(html: str, folder: str) -> str:
    """HTML with the addresses of pictures and files resolved from a folder beside the page.

    >>> rebase_files('<img src="a.png"> <a href="../b.pdf">', "nl")
    '<img src="nl/a.png"> <a href="b.pdf">'
    """
    return FILE.sub(lambda at: f"{at[1]}{normpath(f'{folder}/{at[2]}')}{at[3]}", html)


def local_files(html: str) -> dict[str, str]:
    """The paths of pictures and files beside the notebook, with the verb for each in a fault.

    >>> local_files('<img src="a%20b.png" alt=""><a href="c.pdf">c</a><a href="https://d.org/">d</a>')
    {'a b.png': 'shows', 'c.pdf': 'links to'}
    """
    return {
        unquote(at[2]): "shows" if at[1].startswith("<img") else "links to"
        for at in FILE.finditer(html)
    }


def linked_notebooks(html: str) -> dict[str, str]:
    """The paths of notebooks that HTML links to, with the verb for each in a fault.

    >>> linked_notebooks('<a href="a%20b.ipynb?lang=nl#c">x</a>')
    {'a b.ipynb': 'links to'}
    """
    return {f"{unquote(at[1])}.ipynb": "links to" for at in NOTEBOOK.finditer(html)}


def remote_pictures(html: str) -> list[str]:
    """The addresses of pictures on other hosts.

    >>> remote_pictures('<img src="https://example.org/a.png" alt=""><img src="b.png" alt="">')
    ['https://example.org/a.png']
    """
    return ELSEWHERE.findall(html)


def embed_files(html: str, folder: Path) -> str:
    """HTML with its pictures and files embedded as data URLs.

    Their paths are relative to ``folder``. Raises OSError for one that cannot be read.
    """

    def inside(at: re.Match[str]) -> str:
        path = folder / unquote(at[2])
        kind = guess_type(path.name)[0] or "application/octet-stream"
        data = f"data:{kind};base64,{b64encode(path.read_bytes()).decode()}"
        if at[1].startswith("<img"):
            return f'{at[1]}{data}"'
        # A browser opens no page of such an address, but it saves one.
        return f'{at[1]}{data}" download="{escape(path.name)}"'

    return FILE.sub(inside, html)
