"""The HTML of a page: prose in every language, places for boards, and stills without script."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.export import Faults
from tritables.export.page import Block, Live, Output, Page, Prose
from tritables.export.page_data import shown
from tritables.templates import render
from tritables.texts import LANGUAGES, say

SCRIPT: Final = "page.js"
STYLE: Final = "page.css"
WORKER: Final = "worker.js"


class Setting(Protocol):
    """What a page stands in: a site, or nothing but itself."""

    template: str
    """The template that its pages are written by."""

    home: str
    """Where the index is; empty where there is none."""

    knows: bool
    """Whether the index tells what a reader knows."""

    def values(self, page: Page) -> Mapping[str, object]:
        """What its template takes beside what every page has."""

    def prose(self, page: Page, prose: Prose, lang: str) -> str:
        """Its HTML with links and pictures that lead somewhere; ``""`` is for any language."""

    def still(self, page: Page, id: str, live: Live) -> str:
        """The address of the picture of a board, for readers without script."""


def page_html(page: Page, setting: Setting, packed: str) -> str:
    """A page as the text of its file; ``packed`` is its boards' data: see `interning.packed`."""
    return render(
        setting.template,
        page=page,
        title=nearest(page.titles, page.lang),
        home=setting.home,
        knows=setting.knows,
        blocks=[_block(page, setting, block) for block in page.blocks],
        notes=list(_notes(page)),
        data=packed,
        **setting.values(page),
    )


def _block(page: Page, setting: Setting, block: Block) -> dict[str, object]:
    if isinstance(block, Prose):
        texts = {lang: setting.prose(page, block, lang) for lang in block.html}
        return {"texts": marked(texts), "id": block.id}
    if isinstance(block, Output):
        return {"output": block.html}
    live = page.boards[block.id]
    return {"board": block.id, "still": setting.still(page, block.id, live), "alt": alt(live)}


def _notes(page: Page) -> Iterator[str]:
    """What a reader should know who plays without a kernel: the ids of messages."""
    tables = [live.table for live in page.boards.values()]
    if any(table.locked for table in tables):
        yield "page-locks"
    if any(game_named(table.position["game"]).secret and not table.reveal for table in tables):
        yield "page-secrets"


def check_prose(page: Page, setting: Setting, faults: Faults) -> None:
    """Keep what is wrong with the links, pictures and files of a page."""
    for block in page.blocks:
        if isinstance(block, Prose):
            for lang in block.html:
                with faults.kept():
                    setting.prose(page, block, lang)


def in_languages(id: str) -> dict[str, str]:
    """A message of the house in every language.

    >>> in_languages("ui-rules")["nl"]
    'Spelregels'
    """
    return {lang: say(Message(id), lang) for lang in LANGUAGES}


def alt(live: Live) -> str:
    """What a still picture says to who does not see it."""
    scene = shown(live.table.save(), LANGUAGES[0])["scene"]
    title = say(Message("game-title", game=scene["game"]), LANGUAGES[0])
    return f"{title}: {scene['status']}"


def marked(texts: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """Texts by language as languages, those that each is shown for, and texts.

    Where a language has no text, English or else the first text stands in. Under ``""`` there is
    one for any language.

    >>> marked({"": "1"}), marked({"en": "a", "nl": "b"})
    ([('', '', '1')], [('en', 'en fr', 'a'), ('nl', 'nl', 'b')])
    """
    if "" in texts:
        return [("", "", texts[""])]
    shown = {lang: _standing(texts, lang) for lang in LANGUAGES}
    return [(lang, _for(shown, lang), text) for lang, text in texts.items()]


def _for(shown: Mapping[str, str], lang: str) -> str:
    return " ".join(asked for asked, stands in shown.items() if stands == lang)


def _standing(texts: Mapping[str, str], lang: str) -> str:
    choices: Sequence[str] = (lang, LANGUAGES[0], *texts)
    return next(one for one in choices if one in texts)


def nearest(texts: Mapping[str, str], lang: str) -> str:
    """A text in a language, or in the one that stands in for it."""
    return texts[_standing(texts, lang)]
