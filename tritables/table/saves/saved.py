"""A saved table while it is read: each part refuses what is no part of it, with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import Any, Final, TypeVar

from tritables.core.errors import BadRecord, TritablesError
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.reading import Reader
from tritables.core.record import LONGEST, Record
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.lessons.example_checks import throws_of
from tritables.lessons.example_files import read_example
from tritables.lessons.steps import Step
from tritables.replay.history import History, Node
from tritables.replay.session import FinishedRound, Round, Session, summed
from tritables.table.locks import LOCKS, read_locks
from tritables.table.settings import LATER_SETTINGS, SETTINGS, Settings
from tritables.table.steps import session_of

FORMAT: Final = "tritables-sitting/1"

MOST_ROUNDS: Final = 1_000
KEYS: Final = (
    *("format", "game", "seats", "seed", "rounds", "start", "moves", "at"),
    *("settings", "locked", "held", "used", "example", "refused"),
)
LATER: Final = ("chapter", "course", "practice", "replay", "desk")
"""Keys that came later, each of an activity."""

T = TypeVar("T")


class Saved:
    """A saved table, read step by step; each step raises `BadRecord` with its place.

    ``throws`` says for a start which throws fall (`deal`).
    """

    is_dealt = False
    """True if a step is on the board, which brings its own position."""

    is_changed = False
    """True if the chapter on the board has other steps since: what was done there is gone."""

    def __init__(self, data: object) -> None:
        self.reader = Reader(data, BadRecord)
        self.reader.keys(KEYS, LATER)
        self.reader.at("format").one_of(FORMAT)
        self.game: Game[Any] = self.told(lambda: game_named(self.reader.at("game").value))
        self.throws: Callable[[State], list[Move]] = self._throws
        self.begun = partial(Session, self.game)
        """Begins the session of the step on the board."""

    def starts_elsewhere(self, start: State) -> bool:
        """Say whether the board began with another position than a step has now."""
        return self.start != start

    def deal(self, step: Step) -> None:
        """Have a step bring the position and its throws."""
        self.is_dealt, self.begun = True, partial(session_of, step)
        self.throws = self._throws_of_step

    def _throws_of_step(self, start: State) -> list[Move]:
        begun = self.told(self.begun)
        if begun.history.root.state != start:
            self.reader.at("start").refuse("bad-position-other")
        return list(begun.round.throws)

    def _throws(self, start: State) -> list[Move]:
        return [throw for one in self.examples for throw in throws_of(one, start)]

    @cached_property
    def examples(self) -> list[Example]:
        """The example of a lesson that stands alone, if it is one."""
        given = self.reader.at("example")
        if self.is_dealt or given.value is None:
            return []
        if isinstance(given.value, str):
            return [self.told(lambda: self.game.example(given.value))]
        return [self.told(lambda: read_example(given.value, given.where))]

    def parts(self, key: str) -> list[Reader]:
        """The part of an activity, if there is one."""
        return [self.reader.at(key)] if key in self.reader.value else []

    @cached_property
    def start(self) -> State:
        """The position with which the board began."""
        found: State = self.told(lambda: self.game.read(self.reader.at("start").value, "start"))
        return found

    @cached_property
    def board(self) -> tuple[Session, list[Node]]:
        """The session with all its rounds and moves, and the nodes of the tree by number."""
        at = self.reader.at
        start = self.start
        seats = [item.text() for item in at("seats").items(1, 6)]
        seed = at("seed").text_of(39, shortest=1)
        session = self.told(lambda: Session(self.game, seats=seats, seed=seed, start=start))
        for item in at("rounds").items(0, MOST_ROUNDS):
            self._add_round(session, item)
        session.round = Round(self.game, start, self.throws(start))
        nodes = [session.history.root]
        for move in at("moves").items(0, LONGEST):
            nodes.append(self._grown(session.history, nodes, move))
        session.history.stand_at(nodes[at("at").whole(0, len(nodes) - 1)])
        if not _is_on_line(session.history):
            at("at").refuse("bad-not-on-line")
        return session, nodes

    @property
    def session(self) -> Session:
        """The session with all its rounds and moves."""
        return self.board[0]

    @property
    def nodes(self) -> list[Node]:
        """The nodes of its tree of moves by their number."""
        return self.board[1]

    def numbered(self, key: str) -> Iterator[tuple[Node, Reader]]:
        """A list of pairs of a node's number and something about it."""
        nodes = self.nodes
        for pair in self.reader.at(key).items(0, LONGEST):
            first, second = pair.items(2, 2)
            yield nodes[first.whole(0, len(nodes) - 1)], second

    def settings(self) -> Settings:
        """The settings, every one of them."""
        reader = self.reader.at("settings")
        first = tuple(name for name in SETTINGS if name not in LATER_SETTINGS)
        reader.keys(first, LATER_SETTINGS)
        return self.told(lambda: Settings.of(reader.value), "settings")

    def locked(self) -> tuple[str, ...]:
        """The names of the locks (`read_locks`)."""
        given = [item.text() for item in self.reader.at("locked").items(0, len(LOCKS))]
        return self.told(lambda: read_locks(given))

    def seconds(self, reader: Reader) -> float:
        """Seconds of a clock."""
        value: Any = reader.value
        if type(value) not in (int, float) or not 0 <= value <= 1e6:
            reader.refuse("bad-whole", low=0, high=1_000_000)
        return float(value)

    def _add_round(self, session: Session, item: Reader) -> None:
        """Put a round that is over with those before it; another must follow."""
        record = Record.read(item.value, item.where)
        start, now = record.start, session.history.root.state
        same = (start.game, start.seats) == (now.game, now.seats)
        if not same or start.position()["options"] != session.options:
            item.refuse("bad-rounds-differ")
        result = record.result
        if result is None:
            item.refuse("bad-round-open")
        session.past = (*session.past, FinishedRound(record, result))
        session.totals = summed(session.totals, result.adds)
        if not self.game.match_goes_on(session.options, session.totals, len(session.past)):
            item.refuse("bad-no-next-round")

    def _grown(self, history: History, nodes: list[Node], item: Reader) -> Node:
        """A node for a move, from the node before it or from the one it names."""
        parent, move = nodes[-1], item
        if isinstance(item.value, list):
            first, move = item.items(2, 2)
            parent = nodes[first.whole(0, len(nodes) - 1)]
        if move.text() in parent.children:
            move.refuse("bad-move-twice")
        try:
            return history.grow(parent, move.text())
        except TritablesError as fault:
            raise BadRecord(fault.reason, where=move.where, rule=fault.rule) from fault

    def told(self, read: Callable[[], T], where: str = "") -> T:
        """Read something whose fault is one of this file, too, at its place there."""
        try:
            return read()
        except TritablesError as fault:
            place = f"{where}.{fault.where}" if where else fault.where
            raise BadRecord(fault.reason, where=place, rule=fault.rule) from fault


def _is_on_line(history: History) -> bool:
    """Return True if redo leads through the current node, as it does at every table."""
    node = history.root
    for following in history.line[1:]:
        if node.latest is not following:
            return False
        node = following
    return True
