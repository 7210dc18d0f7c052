"""The journal of a table: increments, so that a long game is never written as a whole.

A journal has four parts: the *deal*, with which a game or round begins; finished *rounds*; *moves*;
and the *rest*, as it is now: the current node, settings, seats, counters of a lesson.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from tritables.replay.history import History, Node
from tritables.replay.session import Session
from tritables.table.activities.saved_activity import SavedTable
from tritables.table.saves.replay import NUMBERED
from tritables.table.saves.writing import deal_of, rest_of

Json = dict[str, Any]
Entry = str | list[Any]
"""A move from the preceding node, or with the number of the node it was played from."""

AHEAD: Final = "ahead"
"""The key in the rest of the node at the end of the current line."""

_NUMBERED: Final = ("used", "refused")
"""Lists in the rest whose items begin with the number of a node."""


@dataclass(frozen=True, slots=True)
class Page:
    """An increment of the journal.

    ``is_first`` voids all that was written before. ``deal`` is None where it is unchanged; else it
    voids the moves that were written. ``rounds`` and ``moves`` are to be appended, ``rest``
    replaced.
    """

    is_first: bool
    deal: Json | None
    rounds: tuple[Json, ...]
    moves: tuple[Entry, ...]
    rest: Json


class Journal:
    """A writer of increments; each `page` has what came since the last one.

    >>> from tritables.table import Table
    >>> table = Table.open("trictrac", seed=1)
    >>> journal = Journal()
    >>> journal.page(table).is_first
    True
    >>> table.play("start 5-3")
    >>> page = journal.page(table)
    >>> page.is_first, page.deal, page.moves
    (False, None, ('start 5-3',))
    """

    def __init__(self) -> None:
        self._session: Session | None = None
        self._history: History | None = None
        self._rounds = 0
        self._numbers: dict[Node, int] = {}
        self._last: Node | None = None
        """The node that was written last."""

    def page(self, table: SavedTable) -> Page:
        """Return the increment since the last page."""
        session, history = table.session, table.session.history
        is_first = session is not self._session
        is_dealt = history is not self._history or not self._goes_on(history)
        if is_first:
            self._session, self._rounds = session, 0
        if is_dealt:
            self._history, self._numbers, self._last = history, {history.root: 0}, None
        rounds = tuple(past.record.as_json() for past in session.past[self._rounds :])
        self._rounds = len(session.past)
        numbers = self._numbers
        moves: list[Entry] = []
        for node in history.nodes[len(numbers) :]:
            assert node.parent is not None
            self._last = node
            number = numbers[node] = len(numbers)
            parent = numbers[node.parent]
            moves.append(node.move if parent == number - 1 else [parent, node.move])
        deal = deal_of(table) if is_dealt else None
        rest = {**rest_of(table, numbers), AHEAD: numbers[history.line[-1]]}
        return Page(is_first, deal, rounds, tuple(moves), rest)

    def _goes_on(self, history: History) -> bool:
        """Return True if all nodes that were written still exist, so that their numbers hold."""
        written = len(self._numbers)
        if self._last is None:
            return True
        return len(history.nodes) >= written and history.nodes[written - 1] is self._last


def assembled(
    deal: Json, rounds: Sequence[Json], moves: Sequence[Entry], rest: Json
) -> dict[str, Any]:
    """Return the saved table that a journal's parts make.

    >>> from tritables.table import Table
    >>> table = Table.open("trictrac", seed=1)
    >>> page = Journal().page(table)
    >>> assembled(page.deal, page.rounds, page.moves, page.rest) == table.save()
    True
    """
    parents = [-1]
    for number, entry in enumerate(moves):
        parents.append(number if isinstance(entry, str) else entry[0])
    children: list[list[int]] = [[] for _ in parents]
    for number, parent in enumerate(parents[1:], 1):
        children[parent].append(number)
    ahead = rest[AHEAD]
    while ahead > 0:  # of several, the last is the one that redo leads to
        among = children[parents[ahead]]
        among.remove(ahead)
        among.append(ahead)
        ahead = parents[ahead]
    order, waiting = [], [0]
    while waiting:
        number = waiting.pop()
        order.append(number)
        waiting += [*children[number][-1:], *reversed(children[number][:-1])]
    place = {number: nth for nth, number in enumerate(order)}
    told: list[Entry] = []
    for before, number in pairwise(order):
        entry = moves[number - 1]
        move = entry if isinstance(entry, str) else entry[1]
        told.append(move if parents[number] == before else [place[parents[number]], move])
    numbered: Json = {name: _renumbered(rest[name], place) for name in _NUMBERED}
    if "replay" in rest:
        replay = rest["replay"]
        written = {name: _renumbered(replay[name], place) for name in NUMBERED if name in replay}
        numbered["replay"] = {**replay, **written}
    known = {name: value for name, value in rest.items() if name != AHEAD}
    there = {**known, **numbered, "at": place[rest["at"]]}
    return {**deal, "rounds": list(rounds), "moves": told, **there}


def _renumbered(items: Sequence[Sequence[Any]], place: Mapping[int, int]) -> list[list[Any]]:
    """A list whose items begin with the number of a node, with new numbers."""
    moved = ([place[item[0]], *item[1:]] for item in items)
    return sorted(moved, key=lambda item: int(item[0]))
