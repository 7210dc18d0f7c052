"""Ids of the headings of a page, and links to them by the names that Jupyter gives headings.

``[there](#Off-we-go)`` leads to ``## Off we go``. Ids are unique on a page: of two headings of the
same name the first has the id, and one in another language gets an id with its language before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from difflib import get_close_matches
from html import escape, unescape
from typing import Final
from urllib.parse import quote, unquote

from tritables.export import Faults
from tritables.export.page import Block, Output, Page, Prose

HEADING: Final = re.compile(r'(<h[1-6]) id="([^"]*)"')

HERE: Final = re.compile(r'(?<=<a href="#)[^"]+')
"""The fragment of a link within the page."""

ID: Final = re.compile(r'<[^>]* id="([^"]+)"')

RESERVED_PREFIX: Final = "tt-"
"""The prefix of ids that are for a page's own script."""

TOP: Final = "top"
"""The fragment that browsers know without an id."""


def with_headings(page: Page, faults: Faults) -> Page:
    """Return a page whose headings have unique ids and whose links lead to them.

    Links that lead nowhere are added to ``faults``.
    """
    names = _Names(page.blocks)
    named = tuple(_map_prose(block, names.give) for block in page.blocks)
    page = replace(page, blocks=named, headings=names.headings)

    def lead(prose: Prose, lang: str) -> str:
        def place(at: re.Match[str]) -> str:
            with faults.collect():
                try:
                    return heading_id(page, at[0], lang)
                except LookupError as nowhere:
                    raise prose.fault(page.name, f"links to {nowhere}") from None
            return at[0]

        return HERE.sub(place, prose.html[lang])

    return replace(page, blocks=tuple(_map_prose(block, lead) for block in page.blocks))


def heading_id(page: Page, name: str, lang: str) -> str:
    """The id of the heading that a link calls ``name``, both as URLs write them.

    A heading in ``lang`` goes before one of the same name in another language. Raises LookupError,
    with the nearest name that there is.

    >>> heading_id(Page("a", {}, (), {}, headings={"nl": {"A b": "nl-A b"}}), "A%20b", "nl")
    'nl-A%20b'
    """
    asked = unquote(name)
    first = page.headings.get(lang, {})
    for ids in (first, *page.headings.values()):
        if asked in ids:
            return quote(ids[asked])
    near = get_close_matches(
        asked, first or [id for ids in page.headings.values() for id in ids], 1
    )
    hint = f"; did you mean #{near[0]}?" if near else ""
    raise LookupError(f"#{asked}, and no heading of {page.name}.ipynb is called so{hint}")


class _Names:
    """The assignment of ids to the headings of a page."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self._others = {TOP, *_ids(blocks)}
        self._taken = set(self._others)
        self.headings: dict[str, dict[str, str]] = {}
        """Ids by language and by the names of headings."""

    def give(self, prose: Prose, lang: str) -> str:
        """Assign ids to the headings of prose in one language, and return its HTML."""
        names = self.headings.setdefault(lang, {id: id for id in sorted(self._others)})

        def once(at: re.Match[str]) -> str:
            name = unescape(at[2])
            id = f"{lang}-{name}" if name in self._taken else name
            if not name or name in names or id in self._taken or id.startswith(RESERVED_PREFIX):
                return at[1]
            self._taken.add(id)
            names[name] = id
            return f'{at[1]} id="{escape(id)}"'

        return HEADING.sub(once, prose.html[lang])


def _ids(blocks: Sequence[Block]) -> Iterator[str]:
    """The ids of elements that are no headings."""
    for block in blocks:
        if isinstance(block, Prose):
            yield from filter(None, [block.id])
        if isinstance(block, Prose | Output):
            texts = block.html.values() if isinstance(block, Prose) else [block.html]
            for html in texts:
                yield from map(unescape, ID.findall(HEADING.sub("", html)))


def _map_prose(block: Block, change: Callable[[Prose, str], str]) -> Block:
    """A block with its prose changed in each language; other blocks stay as they are."""
    if not isinstance(block, Prose):
        return block
    return replace(block, html={lang: change(block, lang) for lang in block.html})
