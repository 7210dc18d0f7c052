"""A session on the board: its clock, the curtain, and the next automatic move."""

from __future__ import annotations

from tritables.core.state import Seat, State
from tritables.opponents import OpponentFault
from tritables.replay.history import Fold, Node
from tritables.replay.seats import PERSON
from tritables.replay.session import Session
from tritables.table.settings import PACE, Speed


def acting(state: State) -> Seat | None:
    """Return the seat that is on turn and to act; None for chance and at the end."""
    seat = state.on_turn
    return seat if seat is not None and state.to_act == seat else None


class TurnClock:
    """A clock for each turn; ``now`` is passed in, in seconds.

    Seconds that a turn has used stay used when it is undone and played again.

    >>> from tritables import new
    >>> root = Node(new("trictrac"))
    >>> clock = TurnClock(root)
    >>> clock.set(root, 60, runs=True, now=10.0)
    >>> clock.left(25.0), clock.end
    (45.0, 70.0)
    """

    def __init__(self, root: Node) -> None:
        self.used: dict[Node, float] = {}
        """The seconds that turns have used, by the node where each began."""
        self._turns: Fold[Node] = Fold(root, _turn)
        self._turn = root
        self._limit: float | None = None
        self._since: float | None = None
        self._waits = False

    def set(
        self, node: Node, limit: float | None, *, runs: bool, now: float, waits: bool = False
    ) -> None:
        """Switch to the turn of a node, with a limit in seconds or None, running or stopped.

        ``waits`` is True if it is stopped only until the user's first command.
        """
        self.stop(now)
        self._turn, self._limit, self._waits = self._turns.at(node), limit, waits
        if runs and limit is not None:
            self._since = now

    def begin(self, now: float) -> None:
        """Start counting at ``now``, as no user was there before."""
        if self._since is not None:
            self._since = now

    def stop(self, now: float) -> None:
        """Stop, and count the seconds until ``now``."""
        if self._since is not None:
            before = self.used.get(self._turn, 0.0)
            self.used[self._turn] = before + max(0.0, now - self._since)
            self._since = None

    def left(self, now: float) -> float:
        """Return the seconds that are left of the turn."""
        running = 0.0 if self._since is None else max(0.0, now - self._since)
        return max(0.0, (self._limit or 0.0) - self.used.get(self._turn, 0.0) - running)

    @property
    def end(self) -> float | None:
        """The time at which the turn ends; None while the clock is stopped."""
        return None if self._since is None else self._since + self.left(self._since)

    def as_json(self, now: float) -> dict[str, object] | None:
        """Return the clock as JSON (in the schema ``scene``); None without a limit."""
        if self._limit is None:
            return None
        left = round(self.left(now), 1)
        running = self._since is not None
        return {"limit": self._limit, "left": left, "running": running, "waits": self._waits}


def _turn(before: Node, node: Node) -> Node:
    """The node where a turn began, from its parent's."""
    seat = acting(node.state)
    goes_on = node.parent is not None and seat is not None and acting(node.parent.state) == seat
    return before if goes_on else node


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
        """True if opponents wait, as the user went to a node in their turn."""
        self.is_begun = False
        """True if a page has sent a command since it was set up."""
        self.opened: Seat | None = None
        """The seat that opened the curtain last, until it closes."""
        self.reader: Seat | None = None
        """The seat whose player is called "you"; None where nobody is."""
        self.spared: set[Node] = set()
        """The nodes to which a person's only move led by itself (`Activity.spares`)."""
        self.opponent_fault: OpponentFault | None = None
        """The fault of the opponent whose turn it is, until somebody moves."""
        self.next: float | None = None
        """The time of the next automatic move; None without one."""
        self.own_turns: Fold[int] = Fold(0, self._add_turn)
        """The number of persons' turns on the way to a node."""
        self._moves_at: tuple[Node, str] | None = None

    def _add_turn(self, before: int, node: Node) -> int:
        turn = None if node.parent is None else node.parent.state.on_turn
        ends = turn is not None and turn != node.state.on_turn
        return before + (ends and self.session.seats[turn or 0] == PERSON)

    def undo(self) -> None:
        """Undo the last move, and whatever it brought about by itself with it; raises `BadInput`
        at the start.
        """
        history = self.session.history
        while (undone := history.current) in self.spared and undone.parent is not None:
            history.undo()
        history.undo()

    def due(self, now: float) -> float | None:
        """Return the seconds until something happens automatically; None if nothing will."""
        times = [time for time in (self.clock.end, self.next) if time is not None]
        return max(0.0, min(times) - now) if times else None

    def wait(self) -> None:
        """Schedule no automatic move."""
        self.next = self._moves_at = None

    def pace(self, speed: Speed, now: float) -> None:
        """Schedule the next automatic move, counted from the first call for this node."""
        here = self.session.history.current, speed
        if self._moves_at != here:
            self._moves_at, self.next = here, now + PACE[speed]
