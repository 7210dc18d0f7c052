"""The courses of the installed games, each read once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tritables.core.examples import Words
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.lessons.course import Chapter, Course
from tritables.lessons.course_files import read_course
from tritables.lessons.steps import Do
from tritables.texts import ENGLISH, has, languages_of, say

FILES: Final = ("course.json", "well.json")
"""The files of a game's courses."""


def course(game: str) -> Course:
    """Return the course of a game.

    It is in ``course.json`` in the game's folder; without that file it has a chapter for each
    worked example. Raises `BadInput` for an unknown game.

    >>> len(course("trictrac").steps) > len(game_named("trictrac").examples)
    True
    """
    return _course_of(game_named(game))


def courses(game: str) -> tuple[Course, ...]:
    """Return the courses of a game: `course`, and where there is one the second, *Playing well*.

    That is in ``well.json`` in the game's folder; no chapter or step has the id of another. Raises
    `BadInput` for an unknown game.

    >>> [len(one.chapters) for one in courses("tricap")]
    [10, 5]
    """
    return _courses_of(game_named(game))


def course_having(game: str, name: str) -> Course:
    """Return the course of a game that has a chapter or a step of an id; the first where none has.

    Raises `BadInput` for an unknown game.

    >>> course_having("tricap", "well-count") is courses("tricap")[1]
    True
    """
    first, *rest = courses(game)
    return next((one for one in rest if one.has(name)), first)


def found_in(game: str, name: str) -> tuple[Chapter, int]:
    """Return what `Course.find` does, of whichever course of a game has it.

    Raises `BadInput` for an unknown id.

    >>> chapter, at = found_in("tricap", "well-count")
    >>> chapter.steps[at].kind
    'best'
    """
    return course_having(game, name).find(name)


def course_with(chapter: Chapter) -> Course | None:
    """Return the installed course that has a chapter; None for a chapter of somebody's own.

    >>> course_with(course("tricap").chapters[0]) is course("tricap")
    True
    """
    return next((one for one in courses(chapter.game) if chapter in one.chapters), None)


def _course_of(game: Game[Any]) -> Course:
    return _courses_of(game)[0]


@cache
def _courses_of(game: Game[Any]) -> tuple[Course, ...]:
    first, second = (files(game.folder).joinpath(name) for name in FILES)
    if not first.is_file():
        return (Course(game.name, tuple(_alone(game))),)
    return tuple(
        read_course(json.loads(file.read_text(encoding="utf-8")))
        for file in (first, second)
        if file.is_file()
    )


def _alone(game: Game[Any]) -> Iterator[Chapter]:
    """Yield a chapter for each example, with an id that no example has.

    Its title and its lead are the example's.
    """
    for nth, example in enumerate(game.examples, start=1):
        title = example.title or _said(game, f"example-{example.id}.title")
        lead = _said(game, f"example-{example.id}.lead")
        yield Chapter(f"chapter-{nth}", game.name, (Do.of(example),), title=title, lead=lead)


def _said(game: Game[Any], id: str) -> Words | None:
    if not has(id, game.name, ENGLISH):
        return None
    return {lang: say(Message(id, game=game.name), lang) for lang in languages_of(game.name)}
