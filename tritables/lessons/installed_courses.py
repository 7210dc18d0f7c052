"""The courses of the installed games, each read once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from tritables.core.examples import Words
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.lessons.course import Chapter, Course
from tritables.lessons.course_files import read_course
from tritables.lessons.steps import Do
from tritables.texts import ENGLISH, has, languages_of, say


def course(game: str) -> Course:
    """Return the course of a game.

    It is in ``course.json`` in the game's folder; without that file it has a chapter for each
    worked example. Raises `BadInput` for an unknown game.

    >>> len(course("trictrac").steps) > len(game_named("trictrac").examples)
    True
    """
    return _course_of(game_named(game))


@cache
def _course_of(game: Game[Any]) -> Course:
    file = files(game.folder).joinpath("course.json")
    if not file.is_file():
        return Course(game.name, tuple(_alone(game)))
    return read_course(json.loads(file.read_text(encoding="utf-8")))


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
