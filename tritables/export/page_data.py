"""The JSON data of a page for its script: each board in its first state, in every language."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from tritables import __version__
from tritables.core.messages import Message
from tritables.endpoint.transports.worker import DEAL, THROWS
from tritables.export.page import LiveBoard, Page
from tritables.scene.sheets import art_of
from tritables.table import Table
from tritables.table.saves.browser_copy import kept_of
from tritables.table.views.shown import Parts
from tritables.table.views.words import words_of
from tritables.texts import LANGUAGES, languages_of, say

OF_PAGE: Final = ("lang", "theme")
"""The settings that a page has for all boards that follow it."""


@dataclass(slots=True)
class PageBoards:
    """The boards of one page, with the art and the words that they share.

    ``art`` is by game, ``words`` by game and language, ``boards`` by the ids of the boards.
    """

    art: dict[str, Any] = field(default_factory=dict)
    words: dict[str, dict[str, Any]] = field(default_factory=dict)
    boards: dict[str, dict[str, Any]] = field(default_factory=dict)
    pages: Collection[str] = ()
    """The names of the pages beside this one."""
    _keys: set[str] = field(default_factory=set)

    def add(self, id: str, live: LiveBoard) -> None:
        """Add a board in the state in which the cells of the notebook left it."""
        # What a clock has counted since the cell ran is no reader's time.
        saved = self._with_next_page({**live.table.save(), "used": []})
        table = Table.load(saved)
        game = table.game
        self.art[game.name] = art_of(game)
        self.words[game.name] = {
            lang: _without_connection(words_of(game, lang)) for lang in languages_of(game.name)
        }
        self.boards[id] = {
            "game": game.name,
            "key": self._key(saved, live),
            "place": kept_of(table)["place"],
            "saved": saved,
            "anew": redrawn_part(saved) if live.is_seed_drawn else None,
            "lively": table.due(0.0) is not None,
            "follows": live.follows,
            "lang": live.table.lang,
            "states": {
                lang: {
                    name: part for name, part in first_state(saved, lang).items() if name != "words"
                }
                for lang in languages_of(game.name)
            },
        }

    def _with_next_page(self, saved: dict[str, Any]) -> dict[str, Any]:
        """A saved table whose course leads to the page of its next game, or to no page."""
        course = saved.get("course")
        if course is None:
            return saved
        name = (course["page"] or "").removesuffix(".ipynb")
        page = f"{name}.html" if name in self.pages else None
        return {**saved, "course": {**course, "page": page}}

    def _key(self, saved: Mapping[str, Any], live: LiveBoard) -> str:
        """The key of a board in the browser's store, the same in later versions of the page."""
        settings = {name: value for name, value in saved["settings"].items() if name not in OF_PAGE}
        begins = {**saved, "settings": settings}
        if live.is_seed_drawn:
            begins["seed"] = ""
            if redrawn_part(saved) == DEAL:
                begins["start"] = saved["start"]["options"]
        digest = sha256(json.dumps(begins, sort_keys=True).encode()).hexdigest()[:16]
        nth = sum(key.startswith(digest) for key in self._keys)
        key = f"{digest}-{nth}" if nth else digest
        self._keys.add(key)
        return key

    def as_json(self) -> dict[str, Any]:
        """The boards with their ``art``, ``words`` and the ``version`` of both, as JSON."""
        shared = {"art": self.art, "words": self.words, "boards": self.boards}
        return {"version": version_of(shared), **shared}


def page_data(
    page: Page, runtime: Mapping[str, object], pages: Collection[str] = ()
) -> dict[str, Any]:
    """The data of a page, as ``PageData`` in ``js/src/page/pageData.ts`` describes it.

    ``runtime`` tells the script where the files of Python are (`Bundle`), ``pages`` are the names
    of the pages beside this one.
    """
    boards = PageBoards(pages=pages)
    for id, live in page.boards.items():
        boards.add(id, live)
    spare = page.titles.get(LANGUAGES[0]) or next(iter(page.titles.values()), page.name)
    titles = {lang: page.titles.get(lang) or spare for lang in LANGUAGES}
    wished = [] if page.fixed else list(page.titles)
    langs = {"lang": page.lang, "spoken": list(page.spoken), "wished": wished}
    return {
        "name": page.name,
        "titles": titles,
        **langs,
        "runtime": dict(runtime),
        **boards.as_json(),
    }


def version_of(shared: Mapping[str, Any]) -> str:
    """A hash of the program's version, its art and its words.

    A browser draws no scene that it has kept from another version.
    """
    text = json.dumps([__version__, shared["art"], shared["words"]], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:12]


def first_state(saved: object, lang: str) -> Parts:
    """The state that a saved table shows first, in one language, by the parts of `Parts`.

    >>> first_state(Table.open("trictrac").save(), "nl")["scene"]["lang"]
    'nl'
    """
    table = Table.load(saved)
    table.choose("lang", lang)
    return table.shown(0.0)


def redrawn_part(saved: Mapping[str, Any]) -> str:
    """The part of a saved table that each reader's browser deals or throws anew.

    It is for boards whose seed was drawn during the export. `DEAL` is the whole deal, where nothing
    was played or given; `THROWS` is the chance moves that are still to come.

    >>> redrawn_part(Table.open("trictrac", seed=1).save())
    'deal'
    """
    table = Table.load(saved)
    session = table.session
    dealt = session.game.new(len(session.seats), session.options, session.seed)
    untouched = not saved["moves"] and not saved["rounds"] and not saved.keys() & {"replay", "desk"}
    return DEAL if untouched and session.state == dealt else THROWS


def _without_connection(words: Mapping[str, Any]) -> dict[str, Any]:
    """The words of a game for a page without a kernel: none of them speaks of a connection."""
    lang = words["lang"] if words["lang"] in LANGUAGES else LANGUAGES[0]
    asleep = say(Message("page-asleep"), lang)
    said = {"not-connected": asleep, "no-answer-yet": asleep}
    return {**words, "ui": {**words["ui"], **said, "on-disk": say(Message("page-on-disk"), lang)}}
