"""Games that were kept for a board: their identity, their description, and resuming one.

Where they are kept is another module's business (`tritables.endpoint.stores`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from tritables.core.messages import Argument, Message
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.saves.browser_copy import is_kept_by_page, opened_as
from tritables.texts import say

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Found:
    """The description of a kept game: its round of a match, and its number of moves.

    ``nth``    its index among the tokens that a page sent
    ``id``     the message that describes it; of a damaged game it is the sound part that is
               described
    ``round``  the number of the round
    ``ply``    the number of moves; None for one that this version cannot load
    """

    nth: int
    id: str = "kept-unread"
    round: int = 1
    ply: int | None = None
    file: str = ""
    """The name of a damaged file that was put aside."""

    @classmethod
    def of(cls, found: SavedTable, nth: int, at: SavedTable, *, whole: bool = True) -> Found:
        """Return the description of a table that was loaded, ``whole`` or its sound part."""
        past, node = found.session.past, found.node
        id = "kept-round" if past else "kept-game"
        id = next(filter(None, (one.left_as(at, found) for one in at.activities)), id)
        if not whole:
            id = "kept-part"
        return cls(nth, id, len(past) + 1, node.ply)

    def as_json(self, lang: str) -> Json:
        """Return the description for a page (in the schema ``scene``)."""
        args: dict[str, Argument] = {"round": self.round, "ply": self.ply or 0, "file": self.file}
        told = Message(self.id, args)
        return {"nth": self.nth, "text": say(told, lang), "open": self.ply is not None}


@dataclass(frozen=True, slots=True)
class Kept:
    """The data for a page whose board's games are kept: the board's key, and the games found.

    ``by_hand`` is the number of moves by hand when they were found: with the next one they are
    offered no longer, but found again by a page that asks again.

    >>> kept = Kept("a1b2", (Found(0, "kept-game", ply=14),))
    >>> kept.as_json("en", by_hand=0)["found"][0]["text"]
    'Your game is still here: you were at move 14.'
    >>> kept.as_json("en", by_hand=1)["found"]
    []
    """

    place: str
    found: tuple[Found, ...] = ()
    by_hand: int = 0

    def as_json(self, lang: str, *, by_hand: int) -> Json:
        """Return it for a page (in the schema ``scene``), after so many moves by hand."""
        offered = self.found if by_hand <= self.by_hand else ()
        return {"place": self.place, "found": [found.as_json(lang) for found in offered]}


@dataclass(frozen=True, slots=True)
class Origin:
    """Hashes of what a table was opened with, which are the same when the notebook is run again.

    ``known`` is of what everybody at the table may know, since a hash of few possibilities can be
    inverted by trying them; ``whole`` is of all, and never leaves the machine.
    """

    known: str
    whole: str

    @classmethod
    def of(cls, table: SavedTable, *, seed: object = None, placed: bool = True) -> Origin:
        """Return the hashes of a table that was just opened.

        ``seed`` is the one that the notebook gives; ``placed`` is True if it also gives the start,
        so that no chance was involved. Settings are not included; locks are, since what was done
        without them may be what they forbid.

        >>> from tritables.table import Table
        >>> tables = [Table.open("tricap", seed=seed) for seed in (1, 2)]
        >>> len({Origin.of(table, placed=False) for table in tables})
        1
        >>> one, other = (Origin.of(table) for table in tables)
        >>> one.known == other.known, one.whole == other.whole
        (True, False)
        """
        session, start = table.session, table.session.history.root.state
        known: list[object] = [table.game.name, session.seats, dict(session.options)]
        known.append(table.locked)
        whole = [seed]
        for activity in table.activities:
            more, rest = activity.origin(table)
            known, whole = known + more, whole + rest
        if table.host.begun is not None:
            known += opened_as(table)
        elif placed:
            known.append(start.view_json(None))
            whole += [start.position(), [node.move for node in session.history.line]]
        return cls(_hash(known), _hash([known, whole]))


def _hash(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def is_all_with_page(table: SavedTable) -> bool:
    """Return True if the browser stores all of it: a lesson in which nothing is hidden."""
    return is_kept_by_page(table) and table.viewpoint.everything
