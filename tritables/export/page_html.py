"""HTML of exported pages: prose in every language, places for boards, stills without script."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.export import Faults
from tritables.export.page import Block, Board, LiveBoard, Output, Page, Prose
from tritables.export.page_data import first_state
from tritables.lessons.chapters import Kind, chapter_starts, core_of, steps_of, ways_named
from tritables.templates import render
from tritables.texts import LANGUAGES, say
from tritables.widgets.lesson import Lesson

SCRIPT: Final = "page.js"
STYLE: Final = "page.css"
WORKER: Final = "worker.js"

LEAD: Final = "lead"
"""The part of a course before its first chapter."""

CHAPTER: Final = "chapter"
"""A chapter of a course, as a part of its page."""


class PageContext(Protocol):
    """The surroundings of a page: a site, or nothing but the page itself."""

    template: str
    """The template of its pages, see `tritables.templates.render`."""

    plays_here: bool
    """True where Python runs in the reader's own browser, so that nothing there is certain."""

    @property
    def home(self) -> str:
        """The address of the index, empty on the index and where there is none."""

    @property
    def shows_progress(self) -> bool:
        """True where the index shows the learner's progress."""

    def values(self, page: Page) -> Mapping[str, object]:
        """The values of the template beside those of every page."""

    def prose(self, page: Page, prose: Prose, lang: str) -> str:
        """The HTML of prose in a language (``""`` is for any), its links and pictures resolved.

        Raises `ExportFault` with all links, pictures and files that are missing.
        """

    def still(self, page: Page, id: str, live: LiveBoard) -> str:
        """The address of a board's still picture, for readers without script."""


def page_html(page: Page, setting: PageContext, packed: str) -> str:
    """The HTML of a page, as the text of its file.

    ``packed`` is the page's data (`page_data`) as `interning.packed` encodes it. Raises
    `ExportFault` for prose that cannot be resolved, as `Setting.prose` does.
    """
    return render(
        setting.template,
        page=page,
        title=text_in(page.titles, page.lang),
        home=setting.home,
        shows_progress=setting.shows_progress,
        blocks=_blocks(page, setting),
        notes=list(_notes(page)) if setting.plays_here else [],
        ways=ways_named(),
        data=packed,
        **setting.values(page),
    )


def _blocks(page: Page, setting: PageContext) -> list[dict[str, object]]:
    """The blocks of a page; each with which a part of a course begins says which part it is."""
    blocks = [_block(page, setting, block) for block in page.blocks]
    starts = chapter_starts([_kind(page, block) for block in page.blocks])
    if starts and starts[0] > 0:
        blocks[0]["opens"] = {"part": LEAD, "shown": False, "steps": (), "core": False}
    known, core = steps_of(page.name), core_of(page.name)
    for nth in starts:
        steps = known.get(str(blocks[nth]["id"]), ())
        blocks[nth]["opens"] = {
            "part": CHAPTER,
            "shown": nth == starts[0],
            "steps": steps,
            "core": blocks[nth]["id"] in core,
        }
    return blocks


def _kind(page: Page, block: Block) -> Kind:
    if isinstance(block, Prose):
        begins = all(text.lstrip().startswith("<h2") for text in block.html.values())
        return "heading" if begins else "other"
    is_lesson = isinstance(block, Board) and isinstance(page.boards[block.id].table, Lesson)
    return "lesson" if is_lesson else "other"


def _block(page: Page, setting: PageContext, block: Block) -> dict[str, object]:
    if isinstance(block, Prose):
        texts = {lang: setting.prose(page, block, lang) for lang in block.html}
        return {"texts": language_rows(texts), "id": block.id}
    if isinstance(block, Output):
        return {"output": block.html}
    live = page.boards[block.id]
    return {"board": block.id, "still": setting.still(page, block.id, live), "alt": alt(live)}


def _notes(page: Page) -> Iterator[str]:
    """The ids of messages with the limits of a page that has no kernel."""
    tables = [live.table for live in page.boards.values()]
    if any(table.locked for table in tables):
        yield "page-locks"
    if any(game_named(table.position["game"]).secret and not table.reveal for table in tables):
        yield "page-secrets"


def check_prose(page: Page, setting: PageContext, faults: Faults) -> None:
    """Add the missing links, pictures and files of a page to ``faults``."""
    for block in page.blocks:
        if isinstance(block, Prose):
            for lang in block.html:
                with faults.collect():
                    setting.prose(page, block, lang)


def in_languages(id: str) -> dict[str, str]:
    """A message without arguments, by language.

    >>> in_languages("ui-rules")["nl"]
    'Spelregels'
    """
    return {lang: say(Message(id), lang) for lang in LANGUAGES}


def alt(live: LiveBoard) -> str:
    """The alternative text of a board's still picture: its game and its status, in English."""
    scene = first_state(live.table.save(), LANGUAGES[0])["scene"]
    title = say(Message("game-title", game=scene["game"]), LANGUAGES[0])
    return f"{title}: {scene['status']}"


def language_rows(texts: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """Texts by language as rows: language, the languages it is shown for, text.

    English, or else the first text, stands in for a language without a text. A text under ``""`` is
    for any language.

    >>> language_rows({"": "1"}), language_rows({"en": "a", "nl": "b"})
    ([('', '', '1')], [('en', 'en fr', 'a'), ('nl', 'nl', 'b')])
    """
    if "" in texts:
        return [("", "", texts[""])]
    shown = {lang: _fallback(texts, lang) for lang in LANGUAGES}
    return [(lang, _languages_shown(shown, lang), text) for lang, text in texts.items()]


def _languages_shown(shown: Mapping[str, str], lang: str) -> str:
    return " ".join(asked for asked, stands in shown.items() if stands == lang)


def _fallback(texts: Mapping[str, str], lang: str) -> str:
    choices: Sequence[str] = (lang, LANGUAGES[0], *texts)
    return next(one for one in choices if one in texts)


def text_in(texts: Mapping[str, str], lang: str) -> str:
    """The text in a language, or the one that stands in for it, see `language_rows`."""
    return texts[_fallback(texts, lang)]
