"""The state of a table when it was opened: whether it is worth keeping, or asking about, since."""

from __future__ import annotations

from tritables.core.state import CHANCE
from tritables.replay.history import Node
from tritables.replay.seats import PERSON
from tritables.table.activities.saved_activity import SavedTable


class OpeningState:
    """The state of a table when it was opened, to tell when something has been done at it.

    >>> from tritables.table import Table
    >>> table = Table.open("trictrac", seed=1)
    >>> opening = OpeningState(table)
    >>> table.draw()
    >>> opening.is_past(table), opening.has_more(table)
    (True, True)
    """

    def __init__(self, table: SavedTable) -> None:
        history = table.session.history
        self._history, self._node, self._count = history, history.current, len(history.nodes)
        self._changed = table.top.has_changed
        self._by_hand = table.counts.by_hand

    def is_past(self, table: SavedTable) -> bool:
        """Tell whether anybody has done something; what opponents did by themselves is nothing."""
        if self.has_more(table):
            return True
        history = table.session.history
        if is_lesson(table) or history is not self._history:
            return False
        return len(history.nodes) == self._count and history.current is not self._node

    def has_more(self, table: SavedTable) -> bool:
        """Tell the same, where it is nothing either to have leafed through what was there."""
        if is_lesson(table):
            return not is_untouched(table)
        session, history = table.session, table.session.history
        is_same = history is self._history
        if session.past or table.counts.by_hand > self._by_hand:
            return True
        if any(one.has_work(is_same=is_same) for one in table.activities):
            return True
        grown = history.nodes[self._count if is_same else 1 :]
        if any(_is_by_hand(node, session.seats) for node in grown):
            return True
        return is_same and table.top.has_changed != self._changed


def is_lesson(table: SavedTable) -> bool:
    """Tell whether a table that was opened as a lesson has steps of one on its board."""
    return table.host.begun is not None and table.top.has_steps


def is_untouched(table: SavedTable) -> bool:
    """Tell whether a lesson stands as it was opened, so that another may take its place.

    A board that only shows something has nothing to be done at, and who practises has left it.
    """
    history, top = table.session.history, table.top
    if top is not table.host or history.current is not history.root:
        return False
    return top.is_fresh(len(history.nodes) - 1)


def _is_by_hand(node: Node, seats: tuple[str, ...]) -> bool:
    """Tell whether a move was a person's; where nobody plays every move is watched."""
    assert node.parent is not None
    state = node.parent.state
    seat = state.on_turn if state.to_act == CHANCE else state.to_act
    return PERSON not in seats or seat is None or seats[int(seat)] == PERSON
