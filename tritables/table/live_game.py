"""A game in progress: the clock of its turns, who has said to be there, and when it goes on."""

from __future__ import annotations

from tritables.core.state import Seat, State
from tritables.replay.history import Fold, Node
from tritables.replay.seats import PERSON
from tritables.replay.session import Session
from tritables.table.settings import PACE, Speed


def acting(state: State) -> Seat | None:
    """The seat that is in its turn and is itself to act."""
    seat = state.on_turn
    return seat if seat is not None and state.to_act == seat else None


class TurnClock:
    """Counts the time of each turn. It reads no time itself: ``now`` comes in, in seconds.

    What a turn has used stays used, also when it is taken back and played again.

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
        """Stand in the turn of a node, with a limit or none, and run or stand still.

        ``waits`` tells that it stands only until somebody touches the board.
        """
        self.stop(now)
        self._turn, self._limit, self._waits = self._turns.at(node), limit, waits
        if runs and limit is not None:
            self._since = now

    def begin(self, now: float) -> None:
        """Count from now on: until now nobody sat there whose time it could have been."""
        if self._since is not None:
            self._since = now

    def stop(self, now: float) -> None:
        """Note what was used until now, and stand still."""
        if self._since is not None:
            before = self.used.get(self._turn, 0.0)
            self.used[self._turn] = before + max(0.0, now - self._since)
            self._since = None

    def left(self, now: float) -> float:
        """How many seconds are left of the turn."""
        running = 0.0 if self._since is None else max(0.0, now - self._since)
        return max(0.0, (self._limit or 0.0) - self.used.get(self._turn, 0.0) - running)

    @property
    def end(self) -> float | None:
        """When the time will be up; None while the clock stands."""
        return None if self._since is None else self._since + self.left(self._since)

    def as_json(self, now: float) -> dict[str, object] | None:
        """The clock as the browser shows it and counts on by itself; None without a limit."""
        if self._limit is None:
            return None
        left = round(self.left(now), 1)
        running = self._since is not None
        return {"limit": self._limit, "left": left, "running": running, "waits": self._waits}


def _turn(before: Node, node: Node) -> Node:
    """Where the turn of a node began, from where that of its parent did."""
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
