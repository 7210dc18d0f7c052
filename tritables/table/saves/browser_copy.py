"""The copy of a lesson in the browser's storage, from which it resumes after a reload.

Where the kernel ends with its page, the browser has what was done. It gets nothing that its users
may not see: of a game with hidden cards only the progress of the lesson. What it returns is
validated like any file.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.table.activities.base import Host
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.opening_state import is_untouched
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


def is_kept_by_page(table: SavedTable) -> bool:
    """Return True if the browser stores what is done here, as far as its users may see it."""
    return table.host.is_kept_by_page and not table.locked


def opened_as(table: SavedTable) -> list[object]:
    """Return the identity of a lesson and where it was opened, whatever was done since."""
    return [table.game.name, *table.host.opened_as]


def check_copy(table: Host, found: Host) -> None:
    """Raise `BadInput` for a copy of another lesson, and where something has been done since."""
    is_free = is_kept_by_page(table) and is_untouched(table)
    if not is_free or opened_as(found)[:2] != opened_as(table)[:2]:
        raise BadInput(Message("bad-resume"), where="saved")
    found.top.fill_in(lambda: table.host.seed_again(table.fresh_seed))


def _open_part(table: Host) -> Json:
    """The saved lesson or exercises without what the page may not know.

    Where something is hidden it is the lesson alone, with its step just opened.
    """
    alone = None if table.viewpoint.everything else table.host.apart()
    return save(table) | table.top.open_part() if alone is None else save(table.apart(alone))
