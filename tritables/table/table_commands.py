"""Handlers of commands that any table does, whatever its activities."""

from __future__ import annotations

from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.picture import Shape
from tritables.lessons.rule_illustrations import moment_of
from tritables.scene.sheets import Theme as Light
from tritables.table.activities.base import Host, Json
from tritables.table.activities.handlers import Handler
from tritables.table.links import open_link
from tritables.table.opening_state import OpeningState
from tritables.table.saves.browser_copy import check_copy, kept_of
from tritables.table.saves.graft import graft as grafted
from tritables.table.saves.resume import go_on
from tritables.table.views.opponents import opponents_of
from tritables.table.views.rule_picture import rule_picture
from tritables.table.views.share import share_of

HANDLERS: Final[dict[str, Handler]] = {}
"""The handlers by the name of the command."""


def handler(do: Handler) -> Handler:
    """Register a function as the handler of the command of its name."""
    HANDLERS[do.__name__] = do
    return do


@handler
def ping(table: Host) -> None:
    """Do nothing; the reply shows that the table is there."""


@handler
def begin(table: Host) -> None:
    """Do nothing more; any such command starts the clock."""


@handler
def whole(table: Host) -> None:
    """Do nothing; the endpoint shows everything anew."""


@handler
def sheet(table: Host) -> Json:
    """Reply with the whole score sheet."""
    return {"sheet": table.views.sheet(table).whole()}


@handler
def legal(table: Host, place: str | None) -> Json:
    """Reply with the marked moves, from a place or all."""
    return {"legal": table.views.legal(table, place)}


@handler
def picture(table: Host, rule: str, shape: Shape, theme: Light) -> Json:
    """Reply with a rule's picture; raises `BadInput` for an unknown rule."""
    moment_of(table.game.name, rule)  # raises for a rule that the game has not
    drawn = rule_picture(table.game, rule, table.settings, shape, theme)
    return {"picture": drawn}


@handler
def seed(table: Host) -> Json:
    """Reply with the seed; raises `BadInput` where that would tell what is hidden or to come."""
    if not table.tells_seed:
        raise BadInput(Message("bad-locked-seed" if table.locked else "bad-hidden-seed"))
    return table.deal()


@handler
def share(table: Host, shape: Shape) -> Json:
    """Reply with links, picture and texts to share."""
    shown = table.shown(table.now)
    return {"share": share_of(table, shown, table.svg(shape=shape), shape)}


@handler
def opponents(table: Host) -> Json:
    """Reply with all who can take a seat."""
    return {"opponents": opponents_of(table.game, table.settings.lang)}


@handler
def link(table: Host, link: str, sure: bool) -> Json:
    """Open a link, and reply with the result."""
    linked = open_link(table, link, sure=sure, opening=table.opening)
    if linked["opened"]:
        table.opening = OpeningState(table)
    return {"linked": linked}


@handler
def keep(table: Host) -> Json:
    """Reply with what the browser stores of a lesson."""
    return {"aside": {"kept": kept_of(table)}}


@handler
def resume(table: Host, saved: object) -> None:
    """Resume a lesson from the browser's copy; raises `BadInput`."""
    go_on(table, table.loaded(saved), check_copy)


@handler
def graft(table: Host, saved: object) -> None:
    """Go on with what was played elsewhere; raises `BadInput`."""
    grafted(table, table.loaded(saved))


@handler
def choose(table: Host, name: str, value: object) -> None:
    """Change a setting."""
    table.choose(name, value)


@handler
def dismiss(table: Host) -> None:
    """Hide the last refusal and the misconception."""
    table.forget_refusal()
    table.top.dismissed()
