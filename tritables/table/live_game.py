"""A game in progress: the clock of its turns, who has said to be there, and when it goes on."""

from __future__ import annotations

from tritables.core.state import Seat
from tritables.replay.history import Fold, Node
from tritables.replay.seats import PERSON
from tritables.replay.session import Session
from tritables.table.clock import TurnClock
from tritables.table.settings import PACE, Speed


class LiveGame:
    """A session while it is on the board.

    >>> from tritables import game_named
    >>> LiveGame(Session(game_named("trictrac"))).due(0.0) is None
    True
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.clock = TurnClock(session.history.root)
        self.held = False
        """Whether opponents wait since somebody leafed back to their turn."""
        self.is_begun = False
        """Whether hands have been at the board, since it was set up."""
        self.opened: Seat | None = None
        """The seat that last said it is there, until its hand is hidden again."""
        self.next: float | None = None
        """When the next move is made that nobody makes by hand, if one is."""
        self.own_turns: Fold[int] = Fold(0, self._add_turn)
        """How many turns of people have gone by on the way to a position."""
        self._moves_at: tuple[Node, str] | None = None

    def _add_turn(self, before: int, node: Node) -> int:
        turn = None if node.parent is None else node.parent.state.on_turn
        ends = turn is not None and turn != node.state.on_turn
        return before + (ends and self.session.seats[turn or 0] == PERSON)

    def due(self, now: float) -> float | None:
        """In how many seconds something happens by itself; None when nothing will."""
        times = [time for time in (self.clock.end, self.next) if time is not None]
        return max(0.0, min(times) - now) if times else None

    def wait(self) -> None:
        """Let nothing be moved by itself."""
        self.next = self._moves_at = None

    def pace(self, speed: Speed, now: float) -> None:
        """Have the next move made by itself in a while, counted from when that was first said."""
        here = self.session.history.current, speed
        if self._moves_at != here:
            self._moves_at, self.next = here, now + PACE[speed]
