"""Resuming a saved table at another one: it is checked, then adopted."""

from __future__ import annotations

from collections.abc import Callable

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.table.activities.base import Host
from tritables.table.activities.replay import Replay
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.playback import ALL

Check = Callable[[Host, Host], None]
"""A function that raises `BadInput` where the first table may not resume the second."""


def go_on(table: Host, found: Host, check: Check) -> None:
    """Resume a table that was kept; settings and locks stay.

    ``found`` was loaded, which has played every move of it; none is played again. ``check`` is
    `check_left` for what stores keep, `tritables.table.saves.browser_copy.check_copy` for the
    browser's copy. Raises `BadInput`, and then nothing changes.

    >>> from tritables.table import Table
    >>> table, found = Table.open("trictrac", seed=1), Table.open("trictrac", seed=2)
    >>> found.draw()
    >>> go_on(table, Table.load(found.save()), check_left)
    >>> table.state == found.state
    True
    """
    check(table, found)
    _check_replay(table.find(Replay), found.find(Replay))
    own = table.host.begun is not None
    if found.host.saved_as == table.host.saved_as:
        found.host.outside = table.host.outside
    settings, stood = table.settings, list(table.activities)
    if own and not found.top.has_steps:
        settings = settings.chosen("reveal", False)
    table.adopt(found, found.top.fitted(settings))
    for activity in stood:
        activity.come_back(table)


def check_left(table: SavedTable, found: SavedTable) -> None:
    """Raise `BadInput` for another game, and where only one of the two is a lesson."""
    own = table.host.begun is not None
    if found.game.name != table.game.name or own != found.host.has_steps:
        raise BadInput(Message("bad-resume"), where="found")


def _check_replay(own: Replay | None, found: Replay | None) -> None:
    """Restrict a replay to what the page may see; raises `BadInput` where only one table has
    one.
    """
    guest = own is None or own.guest
    if not (guest if found is None else found.guest or own is not None):
        raise BadInput(Message("bad-resume"), where="found")
    if own is not None and found is not None:
        found.playback.right = own.playback.right
        if own.playback.right != ALL:
            found.playback.sees = own.playback.right
