"""The boards of a page as its script finds them: each as it is at first, in every language."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from tritables import __version__
from tritables.core.messages import Message
from tritables.export.page import Live, Page
from tritables.scene.sheets import art_of
from tritables.table import Table
from tritables.table.saves.browser_copy import kept_of
from tritables.table.views.panel import words_of
from tritables.table.views.shown import Parts
from tritables.texts import LANGUAGES, languages_of, say
from tritables.widgets.worker import DEAL, THROWS

OF_PAGE: Final = ("lang", "theme")
"""The settings that a page has for all boards that follow it."""


@dataclass(slots=True)
class Boards:
    """All boards of one page, and what they share."""

    art: dict[str, Any] = field(default_factory=dict)
    words: dict[str, dict[str, Any]] = field(default_factory=dict)
    boards: dict[str, dict[str, Any]] = field(default_factory=dict)
    pages: Collection[str] = ()
    """The names of the pages beside this one."""
    _keys: set[str] = field(default_factory=set)

    def add(self, id: str, live: Live) -> None:
        """Take in a board as the cells of the notebook left it."""
        # What a clock has counted since the cell ran is no reader's time.
        saved = self._linked({**live.table.save(), "used": []})
        table = Table.load(saved)
        game = table.game
        self.art[game.name] = art_of(game)
        self.words[game.name] = {
            lang: _awake(words_of(game, lang)) for lang in languages_of(game.name)
        }
        self.boards[id] = {
            "game": game.name,
            "key": self._key(saved, live),
            "place": kept_of(table)["place"],
            "saved": saved,
            "anew": anew(saved) if live.drawn else None,
            "lively": table.due(0.0) is not None,
            "follows": live.follows,
            "lang": live.table.lang,
            "states": {
                lang: {name: part for name, part in shown(saved, lang).items() if name != "words"}
                for lang in languages_of(game.name)
            },
        }

    def _linked(self, saved: dict[str, Any]) -> dict[str, Any]:
        """A course whose next game is on a page beside this one leads there, and else nowhere."""
        course = saved.get("course")
        if course is None:
            return saved
        name = (course["page"] or "").removesuffix(".ipynb")
        page = f"{name}.html" if name in self.pages else None
        return {**saved, "course": {**course, "page": page}}

    def _key(self, saved: Mapping[str, Any], live: Live) -> str:
        """What tells this board from others, on this page and in its next version."""
        settings = {name: value for name, value in saved["settings"].items() if name not in OF_PAGE}
        begins = {**saved, "settings": settings}
        if live.drawn:
            begins["seed"] = ""
            if anew(saved) == DEAL:
                begins["start"] = saved["start"]["options"]
        digest = sha256(json.dumps(begins, sort_keys=True).encode()).hexdigest()[:16]
        nth = sum(key.startswith(digest) for key in self._keys)
        key = f"{digest}-{nth}" if nth else digest
        self._keys.add(key)
        return key

    def as_json(self) -> dict[str, Any]:
        """All of it, for the page."""
        shared = {"art": self.art, "words": self.words, "boards": self.boards}
        return {"version": version_of(shared), **shared}


def page_data(
    page: Page, runtime: Mapping[str, object], pages: Collection[str] = ()
) -> dict[str, Any]:
    """All that the script of a page needs to know; ``runtime`` says where the Python is.

    ``pages`` are the names of those that lie beside it.
    """
    boards = Boards(pages=pages)
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
    """Of the program and its words: a picture that another one kept is not drawn by this one."""
    text = json.dumps([__version__, shared["art"], shared["words"]], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:12]


def shown(saved: object, lang: str) -> Parts:
    """What is seen of a saved table at first, in one language.

    >>> shown(Table.open("trictrac").save(), "nl")["scene"]["lang"]
    'nl'
    """
    table = Table.load(saved)
    table.choose("lang", lang)
    return table.shown(0.0)


def anew(saved: Mapping[str, Any]) -> str:
    """What every reader's own browser draws of a board whose seed was drawn when it was exported.

    All of it, where nobody has played yet and nothing was given; else what chance has yet to do.

    >>> anew(Table.open("trictrac", seed=1).save())
    'deal'
    """
    table = Table.load(saved)
    session = table.session
    dealt = session.game.new(len(session.seats), session.options, session.seed)
    untouched = not saved["moves"] and not saved["rounds"] and not saved.keys() & {"replay", "desk"}
    return DEAL if untouched and session.state == dealt else THROWS


def _awake(words: Mapping[str, Any]) -> dict[str, Any]:
    """The words of a game where no kernel is that could be missed."""
    lang = words["lang"] if words["lang"] in LANGUAGES else LANGUAGES[0]
    asleep = say(Message("page-asleep"), lang)
    said = {"not-connected": asleep, "no-answer-yet": asleep}
    return {**words, "ui": {**words["ui"], **said, "on-disk": say(Message("page-on-disk"), lang)}}
