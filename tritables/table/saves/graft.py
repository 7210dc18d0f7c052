"""A table that is played on elsewhere: the copy that goes there, and taking along what came of it.

A page whose server has gone may go on in the reader's own browser, where nothing is hidden or
locked. Both sides may have moved since: the line of the copy is gone on with, and what was played
here in the meantime stays in the tree as a branch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.record import LONGEST
from tritables.replay.history import History
from tritables.table.activities.base import Host
from tritables.table.saves.browser_copy import opened_as
from tritables.table.saves.resume import go_on
from tritables.table.saves.writing import save

Json = dict[str, Any]

_UNTOLD: Final = 0
"""The seed by which saved tables are compared that differ in their seeds."""


def copy_of(table: Host, fresh: Callable[[], int]) -> Json | None:
    """Return a table as a browser may play on with it; None where it would learn what it may not.

    That is so where anything is hidden or locked, and in a quiz, whose marks are told at its end.
    Its seeds are drawn by ``fresh``: what chance brings here stays here.

    >>> from tritables.table import Table
    >>> copy_of(Table.open("trictrac", seed=7), lambda: 8)["seed"]
    '8'
    >>> copy_of(Table.open("trictrac", locked=["undo"]), lambda: 8) is None
    True
    """
    if not table.tells_seed:
        return None
    saved = save(table)
    told = saved | table.top.open_part()
    if redrawn(saved, _untold) != redrawn(told, _untold):
        return None
    return redrawn(saved, fresh)


def redrawn(saved: Mapping[str, Any], fresh: Callable[[], int]) -> Json:
    """Return a saved table with other seeds: of its throws, and of the exercises to come.

    >>> redrawn({"seed": "7", "practice": {"seed": "6", "at": 1}}, lambda: 8)
    {'seed': '8', 'practice': {'seed': '8', 'at': 1}}
    """
    made = {**saved, "seed": str(fresh())}
    if isinstance(practice := made.get("practice"), dict):
        made["practice"] = {**practice, "seed": str(fresh())}
    return made


def graft(table: Host, found: Host) -> None:
    """Go on with what was played elsewhere; what was played here since stays as a branch.

    ``found`` was loaded, so that the rules have judged each of its moves. Raises `BadInput` where
    anything is hidden or locked, and for another game or lesson; then nothing changes.

    >>> from tritables.table import Table
    >>> table = Table.open("trictrac", seed=1)
    >>> table.play("start 5-3")
    >>> found = Table.load(copy_of(table, lambda: 8))
    >>> table.play("roll 6-6")
    >>> found.play("roll 3-5", "bar/3")
    >>> graft(table, found)
    >>> table.node.ply, [node.move for node in table.session.history.nodes]
    (3, ['', 'start 5-3', 'roll 3-5', 'bar/3', 'roll 6-6'])
    """
    go_on(table, found, _grow_together)


def _grow_together(table: Host, found: Host) -> None:
    """Raise `BadInput` where it cannot be gone on with; then add what was played here."""
    is_open = table.tells_seed and found.viewpoint.everything
    if not is_open or opened_as(found)[:2] != opened_as(table)[:2]:
        raise BadInput(Message("bad-resume"), where="saved")
    own, into = table.session.history, found.session.history
    is_same = table.top.name == found.top.name and table.session.past == found.session.past
    if not is_same or own.root.state != into.root.state:
        return  # another round or step has begun there, as it might have here
    if len(own.nodes) + len(into.nodes) > LONGEST:
        raise BadInput(Message("bad-resume"), where="saved")
    _add(own, into)


def _add(own: History, into: History) -> None:
    """Add the moves of one tree to another that begins alike; the line of that one stays."""
    ahead = [(own.root, into.root)]
    while ahead:
        node, there = ahead.pop()
        for move, child in node.children.items():
            follows = there.latest
            grown = there.children.get(move) or into.grow(there, move)
            there.latest = follows or grown
            ahead.append((child, grown))
    into.stand_at(into.current)


def _untold() -> int:
    return _UNTOLD
