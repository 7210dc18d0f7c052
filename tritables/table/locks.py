"""Locks: what pages may not do at a table, for instance in a contest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, get_args

from tritables.core.errors import BadInput
from tritables.core.messages import Message

Lock = Literal["undo", "reveal", "seats", "new", "hand", "hints", "type", "write"]
"""The name of a lock.

``"undo"``    going back and forth
``"reveal"``  showing what is hidden
``"seats"``   changing players
``"new"``     new games
``"hand"``    setting chance by hand
``"hints"``   marks of legal moves, forced moves, the moves nearest to a refused one, and a coach
``"type"``    typing moves; buttons still play theirs
``"write"``   comments, names and marks in a replay, and changing or removing branches

While any lock is set, no page is told the seed, from which all chance moves could be computed.
"""

LOCKS: Final[tuple[str, ...]] = get_args(Lock)


def read_locks(locked: object) -> tuple[str, ...]:
    """Return locks without duplicates, in the order of `LOCKS`; raises `BadInput` for another name.

    >>> read_locks(["type", "undo"])
    ('undo', 'type')
    """
    given = list(locked) if isinstance(locked, Iterable) and not isinstance(locked, str) else None
    for nth, name in enumerate([None] if given is None else given):
        if name not in LOCKS:
            id, where = (
                ("bad-listed", "locked") if given is None else ("bad-choice", f"locked[{nth}]")
            )
            raise BadInput(Message(id, {"choices": ", ".join(LOCKS)}), where=where)
    return tuple(lock for lock in LOCKS if lock in (given or ()))
