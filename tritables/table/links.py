"""Links at a table: opening one, and listing those to what is on the board."""

from __future__ import annotations

from typing import Any, Final

from tritables.core.errors import BadInput, TritablesError
from tritables.core.messages import Argument, Message
from tritables.core.state import State
from tritables.replay.links import Seen, from_link, to_link
from tritables.replay.study import Study
from tritables.table.activities.base import Host
from tritables.table.opening_state import OpeningState
from tritables.table.views.link_picture import picture_of
from tritables.texts import say

Json = dict[str, Any]

LOCK: Final = "new"
"""The lock under which no link can be opened, as it brings another game to the table."""


def open_link(table: Host, link: str, *, sure: bool, opening: OpeningState) -> Json:
    """Open a link, and return the result as JSON (``LinkOutcome`` in the schema ``scene``).

    Where something has been done since ``opening``, the user is asked first, unless ``sure``. What
    cannot be played here (a view, another game, or a board for a lesson) is returned as a picture.
    It raises nothing.

    >>> from tritables import new
    >>> from tritables.table import Table
    >>> table = Table.open("trictrac", seed=1)
    >>> link = to_link(new("trictrac").play("start 5-3"))
    >>> open_link(table, link, sure=False, opening=table.opening)["opened"], table.state.on_turn
    (True, 0)
    """
    lang = table.settings.lang
    try:
        held = from_link(link)
    except TritablesError as fault:
        return _told(lang, fault.reason, fault=True)
    whose = held.state if isinstance(held, Seen) else _start(held)
    title = say(Message("game-title", game=whose.game), lang)
    args: dict[str, Argument] = {"game": title}
    what = "round" if isinstance(held, Study) else "position"
    if isinstance(held, Seen):
        return _told(lang, Message("link-seen", args), shows=held.state)
    other = whose.game != table.game.name
    if other or not table.host.takes(table, held):
        shown = _told(lang, Message(f"link-elsewhere-{what}", args), shows=whose)
        return {**shown, "other": other}
    if LOCK in table.locked:
        return _told(lang, Message("bad-locked"), fault=True)
    if not sure and not table.host.is_kept(table) and opening.has_more(table):
        return _told(lang, Message(f"link-asks-{what}", args), asks=True)
    table.host.take(table, held)
    return _told(lang, Message(f"link-opened-{what}", args), opened=True)


def links_of(table: Host) -> list[Json]:
    """List the links to what is on the board: the position and, once something was played, the
    round.

    A viewpoint that does not see everything gets a link to its view. What is too long has a note
    instead of a ``link``.
    """
    return [_offer(table, name, shown) for name, shown in table.top.shared(table)]


def _offer(table: Host, name: str, shown: State | Study | Seen) -> Json:
    lang, note, link = table.settings.lang, Message(f"link-note-{name}"), None
    try:
        link = to_link(shown)
    except BadInput as fault:
        note = fault.reason
    label = say(Message(f"link-of-{name}"), lang)
    return {"name": name, "label": label, "link": link, "note": say(note, lang)}


def _told(
    lang: str,
    message: Message,
    *,
    opened: bool = False,
    asks: bool = False,
    fault: bool = False,
    shows: State | None = None,
) -> Json:
    return {
        "text": say(message, lang),
        "opened": opened,
        "asks": asks,
        "fault": fault,
        "other": False,
        "picture": None if shows is None else picture_of(shows, lang),
        "words": {name: say(Message(f"link-word-{name}"), lang) for name in ("open", "stay")},
    }


def _start(held: State | Study) -> State:
    return held.history.root.state if isinstance(held, Study) else held
