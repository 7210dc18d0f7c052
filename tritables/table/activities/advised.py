"""The coach's commands, for the activities at which it may be asked: a game, and a replay."""

from __future__ import annotations

from typing import Protocol

from tritables.core.state import CHANCE
from tritables.table.activities.base import DrawnTable, Host, Json, check_opponent, refused
from tritables.table.activities.coaching import Coaching, told_to
from tritables.table.activities.handlers import command
from tritables.table.views.coach import fan_json


class Advised(Protocol):
    """An activity at which a coach may be asked."""

    adviser: Coaching | None


def coach_of(activity: Advised) -> Coaching:
    """Return the one who is asked for hints; there from the first time on that somebody asks."""
    if activity.adviser is None:
        activity.adviser = Coaching()
    return activity.adviser


@command
def help(activity: Advised, table: Host) -> None:
    """Give the next step of a hint."""
    check_speaks(table)
    coach_of(activity).help(table)


@command
def consider(activity: Advised, table: Host, on: bool) -> None:
    """Weigh the next move of a hand instead of making it, or no longer."""
    if on:
        check_speaks(table)
    coach_of(activity).consider(table, on=on)


@command
def fan(activity: Advised, table: Host) -> Json:
    """Reply with what chance may bring next; null where that cannot be counted."""
    seat, view, after = coach_of(activity).stands(table)
    found = table.game.fan(view, seat)
    return {"fan": None if found is None else fan_json(table, found, seat, after)}


@command
def foresee(activity: Advised, table: Host, what: str | None) -> Json:
    """Reply with an outcome of the fan on the board, or what punishes a weighed move."""
    shown = coach_of(activity).foresee(table, what)
    return {"foreseen": [table.shown_at(one) for one in shown]}


def check_speaks(table: DrawnTable) -> None:
    """Have a coach speak only to who is to move, and not of what they may not see."""
    check_opponent(table)
    to_act = table.state.to_act
    if to_act in (None, CHANCE) or not table.game.secret:
        return
    if table.viewpoint.curtain is not None:
        raise refused("bad-curtain")
    if told_to(table) is None or not table.viewpoint.may_move(table.state):
        raise refused("bad-coach-hidden")
