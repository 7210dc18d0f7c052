"""Links and pictures in the prose of a notebook, as a page has them."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from mimetypes import guess_type
from pathlib import Path
from posixpath import normpath
from typing import Final
from urllib.parse import unquote

NOTEBOOK: Final = re.compile(r'<a href="([^":?#]+)\.ipynb([^"]*)">(.*?)</a>', re.DOTALL)
"""A link to another notebook beside this one: its name, what follows it, and its text."""

ONLY_LINK: Final = re.compile(r'<p>\s*(?:<a href="[^":?#]+\.ipynb[^"]*">[^<]*</a>\s*)+</p>')
"""A paragraph that is nothing but such links."""

PICTURE: Final = re.compile(r'(<img [^>]*?src=")(?![a-z]+:|//)([^"]+)(")')
"""A picture that lies beside the notebook."""


def relinked(html: str, address: Callable[[str], str]) -> str:
    """HTML whose links to notebooks lead to their pages; ``address`` knows those by name.

    >>> relinked('<a href="tricom.ipynb?lang=nl">x</a>', lambda name: f"{name}.html")
    '<a href="tricom.html?lang=nl">x</a>'
    """
    return NOTEBOOK.sub(lambda at: f'<a href="{address(at[1])}{at[2]}">{at[3]}</a>', html)


def unlinked(html: str) -> str:
    """HTML without links to other notebooks, and without paragraphs that were nothing else.

    >>> unlinked('<p>A <a href="b.ipynb">b</a>.</p><p><a href="b.ipynb">b</a></p>')
    '<p>A b.</p>'
    """
    return NOTEBOOK.sub(lambda at: at[3], ONLY_LINK.sub("", html))


def in_language(html: str, lang: str) -> str:
    """HTML whose links to other pages ask for a language, unless they do already.

    >>> in_language('<a href="a.ipynb#b">x</a> <a href="a.ipynb?lang=fr">y</a>', "nl")
    '<a href="a.ipynb?lang=nl#b">x</a> <a href="a.ipynb?lang=fr">y</a>'
    """

    def asking(at: re.Match[str]) -> str:
        query = "" if at[2].startswith("?") else f"?lang={lang}"
        return f'<a href="{at[1]}.ipynb{query}{at[2]}">{at[3]}</a>'

    return NOTEBOOK.sub(asking, html)


def moved(html: str, folder: str) -> str:
    """HTML whose pictures lie in a folder beside the page, or below the one above that.

    >>> moved('<img src="a.png"> <img src="../b.png">', "nl")
    '<img src="nl/a.png"> <img src="b.png">'
    """
    return PICTURE.sub(lambda at: f"{at[1]}{normpath(f'{folder}/{at[2]}')}{at[3]}", html)


def pictures(html: str) -> list[str]:
    """The pictures of HTML that lie beside the notebook, as paths.

    >>> pictures('<img src="a%20b.png" alt=""><img src="data:image/png;base64,">')
    ['a b.png']
    """
    return [unquote(at[2]) for at in PICTURE.finditer(html)]


def with_pictures(html: str, folder: Path) -> str:
    """HTML that holds the pictures itself; raises OSError where one is missing."""

    def inside(at: re.Match[str]) -> str:
        path = folder / unquote(at[2])
        kind = guess_type(path.name)[0] or "application/octet-stream"
        return f"{at[1]}data:{kind};base64,{b64encode(path.read_bytes()).decode()}{at[3]}"

    return PICTURE.sub(inside, html)
