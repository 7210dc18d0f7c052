"""What was left at a board before: which board it is, and what is told of a game.

Where games are kept is another's business; here is only what is kept.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from tritables.core.messages import Argument, Message
from tritables.table.activities.base import Host
from tritables.table.activities.editor import Editor
from tritables.table.activities.replay import Replay
from tritables.table.saves.browser_copy import is_kept_by_page, opened_as
from tritables.table.saves.writing import save
from tritables.texts import say

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Found:
    """What was left here: in which round of a match and after how many moves.

    ``ply`` is None for what this version cannot go on with; ``nth`` is its number among those that
    a page has asked for. ``id`` names the message that tells of it; of what is damaged it is what
    can still be gone on with that is told.
    """

    nth: int
    id: str = "kept-unread"
    round: int = 1
    ply: int | None = None
    file: str = ""
    """The name of the file, where it was damaged as a whole and put aside."""

    @classmethod
    def of(cls, found: Host, nth: int, at: Host, *, whole: bool = True) -> Found:
        """What was left at a table that is opened again, ``whole`` or its sound part."""
        past, node = found.session.past, found.node
        id = "kept-round" if past else "kept-game"
        if at.host.begun is not None and found.top.progress is not None:
            id = "kept-lesson"
        elif at.find(Editor) is not None and not found.session.history.root.children:
            id = "kept-desk"
        elif at.find(Replay) is not None:
            id = "kept-replay"
        if not whole:
            id = "kept-part"
        return cls(nth, id, len(past) + 1, node.ply)

    def as_json(self, lang: str) -> Json:
        """What a page shows of it."""
        args: dict[str, Argument] = {"round": self.round, "ply": self.ply or 0, "file": self.file}
        told = Message(self.id, args)
        return {"nth": self.nth, "text": say(told, lang), "open": self.ply is not None}


@dataclass(frozen=True, slots=True)
class Kept:
    """What a page is told of a board whose game is kept: which board it is, and what was left here.

    >>> Kept("a1b2", (Found(0, "kept-game", ply=14),)).as_json("en")["found"][0]["text"]
    'Your game is still here: you were at move 14.'
    """

    place: str
    found: tuple[Found, ...] = ()

    def as_json(self, lang: str) -> Json:
        """What a page is told."""
        return {"place": self.place, "found": [found.as_json(lang) for found in self.found]}


@dataclass(frozen=True, slots=True)
class Origin:
    """What a table was opened as, as hashes: the same when the notebook is run again.

    ``known`` is of what everybody at the table may know, since a hash of little more can be undone
    by trying; ``whole`` is of all, and stays where the table is.
    """

    known: str
    whole: str

    @classmethod
    def of(cls, table: Host, *, seed: object = None, placed: bool = True) -> Origin:
        """What a table stands as that was just opened.

        A ``seed`` is told where the notebook has one. ``placed`` says that it also has where the
        table begins, so that chance had no part in it. Settings may be others; locks may not, since
        what was done without them might be what they forbid.

        >>> from tritables.table import Table
        >>> tables = [Table.open("tricap", seed=seed) for seed in (1, 2)]
        >>> len({Origin.of(table, placed=False) for table in tables})
        1
        >>> one, other = (Origin.of(table) for table in tables)
        >>> one.known == other.known, one.whole == other.whole
        (True, False)
        """
        session, start = table.session, table.session.history.root.state
        replay = table.find(Replay)
        known: list[object] = [table.game.name, session.seats, dict(session.options)]
        known.append(table.locked)
        whole = [seed]
        if replay is not None:
            known.append(replay.playback.right)
            said = replay.playback.sayings  # what the house tells is one round in every language
            whole.append(save(table)["replay"] if said is None else said.round)
        if table.host.begun is not None:
            known += opened_as(table)
        elif placed:
            known.append(start.view_json(None))
            whole += [start.position(), [node.move for node in session.history.line]]
        return cls(_hash(known), _hash([known, whole]))


def _hash(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def is_all_with_page(table: Host) -> bool:
    """Tell whether a browser keeps all of it: a lesson in which nothing is hidden."""
    return is_kept_by_page(table) and table.viewpoint.everything
