"""How a table stood when it was opened: whether it is worth keeping, or asking about, since."""

from __future__ import annotations

from tritables.core.state import CHANCE
from tritables.replay.history import Node
from tritables.replay.seats import PERSON
from tritables.table.activities.editor import Edited
from tritables.table.saves.browser_copy import is_untouched


class OpeningState:
    """How a table stood when it was opened, to tell when something has been done at it.

    >>> from tritables.table import Table
    >>> sitting = Table.open("trictrac", seed=1)
    >>> beginning = OpeningState(sitting)
    >>> sitting.draw()
    >>> beginning.is_past(sitting), beginning.has_more(sitting)
    (True, True)
    """

    def __init__(self, sitting: Edited) -> None:
        history = sitting.session.history
        self._history, self._node, self._count = history, history.current, len(history.grown)
        self._shape = None if sitting.reel is None else sitting.reel.shape
        self._by_hand = sitting.by_hand

    def is_past(self, sitting: Edited) -> bool:
        """Whether anybody has done something; what opponents did by themselves is nothing yet."""
        if self.has_more(sitting):
            return True
        history = sitting.session.history
        if (sitting.walk is not None and sitting.begun is not None) or history is not self._history:
            return False
        return len(history.grown) == self._count and history.current is not self._node

    def has_more(self, sitting: Edited) -> bool:
        """The same, where it is nothing either to have leafed through what was there."""
        session, desk, reel = sitting.session, sitting.desk, sitting.reel
        if sitting.walk is not None and sitting.begun is not None:
            return not is_untouched(sitting)
        history, is_same = session.history, session.history is self._history
        if session.past or sitting.by_hand > self._by_hand:
            return True
        if desk is not None and (not is_same or desk.at > 0):
            return True
        grown = history.grown[self._count if is_same else 1 :]
        if any(_is_by_hand(node, session.seats) for node in grown):
            return True
        return is_same and reel is not None and reel.shape != self._shape


def _is_by_hand(node: Node, seats: tuple[str, ...]) -> bool:
    """Whether a move was a person's; where nobody plays every move is watched."""
    assert node.parent is not None
    state = node.parent.state
    seat = state.on_turn if state.to_act == CHANCE else state.to_act
    return PERSON not in seats or seat is None or seats[int(seat)] == PERSON
