"""Locks: what a teacher takes away from the hands on a board, for instance for a contest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, get_args

from tritables.core.errors import BadInput
from tritables.core.messages import Message

Lock = Literal["undo", "reveal", "seats", "new", "hand", "hints", "type", "write"]
"""What can be taken away.

While anything is, no page is told the seed, with which whoever deals elsewhere knows what comes,
and none may give one for a new game.

``"undo"``: leafing back and forth. ``"reveal"``: showing what is hidden. ``"seats"``: letting
others play a seat. ``"new"``: a new game. ``"hand"``: setting chance by hand. ``"hints"``: the
marks of legal moves, what is forced, and the moves nearest to a refused one. ``"type"``: typing
moves; a button still plays the move it says. ``"write"``: comments, names and marks at a replay,
and which branch comes first or goes.
"""

LOCKS: Final[tuple[str, ...]] = get_args(Lock)


def check_locks(locked: object) -> tuple[str, ...]:
    """The locks without repetition, in the order of `LOCKS`; raises `BadInput` for another name.

    >>> check_locks(["type", "undo"])
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
