"""Hands on the board: what locks, turns and secrets keep from them, and not from Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tritables.core.errors import BadInput, IllegalMove
from tritables.core.messages import Message
from tritables.core.state import CHANCE
from tritables.table.activities.base import Host, refused
from tritables.table.commands import Row


def check_locks_of(table: Host, row: Row, args: Mapping[str, Any]) -> None:
    """Raise `BadInput` for a command that a teacher has taken away (`Table.locked`).

    While anything is locked no page says by which seed to deal, either: who brings one knows all
    that chance will bring.
    """
    meant = () if row.lock is None else (row.lock,)
    check_lock(table, *meant, *(() if row.locks is None else row.locks(table, args)))
    if table.locked and args.get("seed") is not None:
        raise refused("bad-locked-own-seed")


def check_lock(table: Host, *locks: str) -> None:
    """Raise `BadInput` where one of these is locked."""
    if any(lock in table.locked for lock in locks):
        raise refused("bad-locked")


def offered(table: Host) -> frozenset[str]:
    """Return the moves that stand on buttons: those of the board, and those near a refused one."""
    look = table.viewpoint.look(flipped=table.settings.flipped)
    picture = table.game.picture(table.view, None, look)
    moves = [action.move for action in picture.actions]
    moves += [move for _, move in picture.touches]
    if (tried := table.top.task.asks_to_try(table.node)) is not None:
        moves.append(tried)
    return frozenset([*moves, *table.nearest])


def check_places(table: Host, *places: str) -> None:
    """Raise `BadInput` for a place that the board has not."""
    known = table.places()
    for place in places:
        if place not in known:
            raise BadInput(Message("bad-place", {"place": place}))


def check_opponent(table: Host) -> None:
    """Refuse to move for an opponent, unless the table waits, and before a question is answered."""
    if table.top.is_asking:
        raise refused("bad-answer-first")
    if table.thinks:
        raise refused("bad-not-your-turn")


def check_chance(table: Host, move: str) -> None:
    """Judge a move by what is seen while chance is due: a guess must not be told right."""
    if table.state.to_act != CHANCE:
        return
    verdict = table.view.judge(move)
    if not table.viewpoint.everything and not verdict.ok:
        raise IllegalMove(verdict)
    if verdict.ok:
        check_lock(table, "hand")


def check_turn(table: Host) -> None:
    """Let hands move only for a seat whose secrets they may see, since refusals tell of them."""
    check_opponent(table)
    if not table.game.secret or table.state.to_act is None:
        return
    if table.viewpoint.curtain is not None:
        raise refused("bad-curtain")
    if not table.viewpoint.may_move(table.state):
        raise refused("bad-hidden")
