"""Pages that look like a course, which are read one chapter at a time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

from tritables.core.messages import Message
from tritables.core.registry import game_names
from tritables.lessons.installed_courses import course, courses
from tritables.texts import LANGUAGES, say

Kind = Literal["heading", "lesson", "other"]
"""The kind of a cell or a block: a text that begins with a heading of the second level, the board
of a chapter, or anything else.
"""

WELL: Final = "well-"
"""The prefix of the page of a game's second course, *Playing well*."""

FEWEST: Final = 2
"""The fewest lessons of a course."""


def chapter_starts(kinds: Sequence[Kind]) -> tuple[int, ...]:
    """Return the indices at which the chapters of a page begin; none for a page that is no course.

    A course has a heading before each of its lessons, and more than one of both.

    >>> chapter_starts(["other", "heading", "lesson", "other", "heading", "lesson", "heading"])
    (1, 4, 6)
    >>> chapter_starts(["heading", "lesson", "lesson"])
    ()
    """
    headings = [nth for nth, kind in enumerate(kinds) if kind == "heading"]
    lessons = [nth for nth, kind in enumerate(kinds) if kind == "lesson"]
    gaps = pairwise([-1, *lessons])
    is_course = all(any(low < nth < high for nth in headings) for low, high in gaps)
    return tuple(headings) if is_course and len(lessons) >= FEWEST else ()


def core_of(page: str) -> frozenset[str]:
    """Return the ids of the chapters of the short way, where a page has the name of a game.

    >>> "now-play" in core_of("tricap"), core_of("my-lessons")
    (True, frozenset())
    """
    if page not in game_names():
        return frozenset()
    return frozenset(one.id for one in course(page).chapters if one.core)


def ways_named() -> str:
    """Return as JSON, by language, the names of the short way and of what lies beyond it.

    >>> json.loads(ways_named())["beyond"]["nl"]
    'Verder: zeldzamer gevallen en slim spelen'
    """
    names = {"core": "ui-short-way", "beyond": "ui-beyond"}
    return json.dumps(
        {way: {lang: say(Message(id), lang) for lang in LANGUAGES} for way, id in names.items()}
    )


def steps_of(page: str) -> dict[str, tuple[str, ...]]:
    """Return the ids of the steps of each chapter of the course that has a page.

    >>> len(steps_of("trictrac")["setting-out"]) > 1, steps_of("my-lessons")
    (True, {})
    """
    game = page.removeprefix(WELL)
    if game not in game_names():
        return {}
    first, *rest = courses(game)
    chapters = first.chapters if page == game else [one for two in rest for one in two.chapters]
    return {one.id: tuple(step.id for step in one.steps) for one in chapters}
