"""The copy of a lesson in the browser's storage, from which it resumes after a reload.

Where the kernel ends with its page, the browser has what was done. It gets nothing that its users
may not see: of a game with hidden cards only the progress of the lesson. What it returns is
validated like any file.
"""

from __future__ import annotations

import json
from copy import copy
from hashlib import sha256
from typing import Any

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.table.activities.base import Host
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.practice import Practice
from tritables.table.opening_state import is_untouched
from tritables.table.practice_progress import PracticeProgress
from tritables.table.saves.lesson import chapter_json, course_json
from tritables.table.saves.practice import fill_in, open_part
from tritables.table.saves.writing import save

Json = dict[str, Any]


def kept_of(table: Host) -> Json:
    """Return what a browser is told to store: ``place``, the lesson's key, and ``saved``, its
    progress.

    ``place`` is the same when the notebook is run again; None where nothing is stored: at a table
    without a lesson, at exercises that were not opened as such, and where anything is locked.
    ``saved`` (schema ``sitting``) is None as long as nothing was done.

    >>> from tritables.lessons import course
    >>> from tritables.table import Table
    >>> from tritables.table.activities.lesson import Lesson
    >>> lesson = Lesson.of_chapter(course("trictrac").chapter("great-throw"))
    >>> kept = kept_of(Table.open(lesson))
    >>> len(kept["place"]), kept["saved"]
    (16, None)
    """
    if not is_kept_by_page(table):
        return {"place": None, "saved": None}
    text = json.dumps(opened_as(table), sort_keys=True)
    place = sha256(text.encode()).hexdigest()[:16]
    return {"place": place, "saved": None if is_untouched(table) else _open_part(table)}


def is_kept_by_page(table: Host) -> bool:
    """Return True if the browser stores what is done here, as far as its users may see it."""
    own = _own_practice(table)
    unmarked = own is not None and own.mark is None
    return not (table.host.begun is None or table.locked or unmarked)


def opened_as(table: Host) -> list[object]:
    """Return the identity of a lesson and where it was opened, whatever was done since."""
    own = _own_practice(table)
    begun = table.host.begun or ()
    return [*_which(table), *begun, *([] if own is None else [own.mark])]


def check_copy(table: Host, found: Host) -> None:
    """Raise `BadInput` for a copy of another lesson, and where something has been done since."""
    is_free = is_kept_by_page(table) and is_untouched(table)
    if not is_free or _which(found) != _which(table):
        raise BadInput(Message("bad-resume"), where="saved")
    if isinstance(found.top, Practice):
        own = _own_practice(table)
        fill_in(found.top.exercises, table.fresh_seed() if own is None else own.series.seed)


def _which(table: Host) -> tuple[str, object]:
    """The identity of a lesson, whatever was done in it."""
    own, lesson = _own_practice(table), table.host
    if own is not None:
        told = [own.series.rules, own.count, own.helps, own.tells]
        return table.game.name, ("practice", told)
    if not isinstance(lesson, Lesson):
        return table.game.name, None
    if lesson.course is not None:
        return table.game.name, ("course", course_json(lesson.course, plays=False)["course"])
    return table.game.name, ("chapter", chapter_json(lesson.progress)["chapter"])


def _own_practice(table: Host) -> PracticeProgress | None:
    """The exercises of a table that was opened for practice, not for a lesson."""
    host = table.host
    return host.exercises if isinstance(host, Practice) else None


def _open_part(table: Host) -> Json:
    """The saved lesson or exercises without what the page may not know.

    Where something is hidden it is the lesson alone, with its step just opened.
    """
    host, top = table.host, table.top
    if not table.viewpoint.everything and isinstance(host, Lesson):
        return save(table.apart(_begun_again(host)))
    saved = save(table)
    if isinstance(top, Practice):
        saved["practice"] = open_part(top.exercises)
    return saved


def _begun_again(lesson: Lesson) -> Lesson:
    """A copy of a lesson at the same step, so that opening it does not change this one."""
    chapter, course = copy(lesson.progress), copy(lesson.course)
    if course is not None:
        course.chapters = {**course.chapters, course.at: chapter}
    return Lesson(chapter, course)
