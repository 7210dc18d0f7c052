"""The prose of a course: a Markdown text for each language, with a heading for each chapter.

It is in ``texts/<language>.course.md`` in the game's folder, beside the catalogue that has the
chapters' titles. Its first heading is the game's. Each ``##`` names a chapter of the course, or one
of its steps, by its id, and is replaced by that chapter's title and board; other headings are shown
as they are written. A Python block is a cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.lessons.course import title_of
from tritables.lessons.installed_courses import course
from tritables.texts import LANGUAGES

TITLE: Final = "title"
"""The id of the section before the first chapter."""

_BLOCK: Final = re.compile(r"^```python\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
_HEADING: Final = re.compile(r"^(?=## )", re.MULTILINE)
_ID: Final = re.compile(r"[a-z0-9-]+")


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text: Markdown, or Python."""

    source: str
    is_code: bool


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the text below it.

    ``id`` is the same in every language. ``lesson`` is the name with which `Lesson` opens its
    board; empty where it has none.
    """

    id: str
    pieces: tuple[Piece, ...]
    lesson: str = ""


def pieces_of(text: str) -> tuple[Piece, ...]:
    """Split a text into Markdown and Python, in order.

    >>> [piece.is_code for piece in pieces_of("A sum:\\n\\n```python\\n1 + 1\\n```\\n")]
    [False, True]
    """
    cut = [(piece.strip(), nth % 2 == 1) for nth, piece in enumerate(_BLOCK.split(text))]
    return tuple(Piece(source, is_code) for source, is_code in cut if source)


def languages_of(game: Game[Any]) -> tuple[str, ...]:
    """Return the languages in which a game's course has prose; its text is not checked.

    >>> from tritables import game_named
    >>> languages_of(game_named("trictrac"))
    ('en', 'nl', 'fr')
    """
    return tuple(lang for lang in LANGUAGES if _path(game, lang).is_file())


def prose_of(game: Game[Any], lang: str) -> tuple[Section, ...]:
    """Return the sections of a game's course in a language; empty where there is no such text.

    Raises `BadInput` for a text that does not have every chapter once, in the order of the course,
    or whose headings differ from those of the other languages.

    >>> from tritables import game_named
    >>> [section.id for section in prose_of(game_named("trictrac"), "nl")][:3]
    ['title', 'setting-out', 'meeting']
    """
    texts = _texts(game)
    if lang not in texts:
        return ()
    sections = list(_sections(game, texts[lang], lang, _ids(next(iter(texts.values())))))
    taught = course(game.name)
    named = [taught.find(one.lesson)[0].id for one in sections if one.lesson]
    if named != [chapter.id for chapter in taught.chapters]:
        order = ", ".join(chapter.id for chapter in taught.chapters)
        raise BadInput(Message("bad-prose", {"lang": lang, "chapters": order}), where=game.name)
    return tuple(sections)


def _texts(game: Game[Any]) -> dict[str, str]:
    return {lang: _path(game, lang).read_text(encoding="utf-8") for lang in languages_of(game)}


def _path(game: Game[Any], lang: str) -> Traversable:
    return files(game.folder).joinpath("texts", f"{lang}.course.md")


def _headings(text: str) -> list[str]:
    return [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]


def _ids(text: str) -> list[str]:
    """The ids of a text's headings: their words in lower case."""
    return [re.sub(r"[^a-z0-9]+", "-", one.lower()).strip("-") for one in _headings(text)]


def _sections(game: Game[Any], text: str, lang: str, ids: list[str]) -> Iterator[Section]:
    """Split a text into sections; ``ids`` are those of the first language's text."""
    top, *rest = _HEADING.split(text)
    if len(rest) != len(ids):
        raise BadInput(Message("bad-prose-headings", {"lang": lang}), where=game.name)
    yield Section(TITLE, pieces_of(top))
    for id, piece in zip(ids, rest, strict=True):
        heading, _, below = piece.removeprefix("## ").partition("\n")
        lesson = _lesson(game, heading)
        if lesson != _lesson(game, id):
            raise BadInput(Message("bad-prose-headings", {"lang": lang}), where=game.name)
        if lesson:
            heading = title_of(course(game.name).find(lesson)[0], lang)
        yield Section(id, pieces_of(f"## {heading}\n{below}"), lesson)


def _lesson(game: Game[Any], name: str) -> str:
    """The name, if it is that of a chapter or a step; else empty."""
    known = course(game.name)
    names = {chapter.id for chapter in known.chapters} | {step.id for step in known.steps}
    return name if name in names else ""
