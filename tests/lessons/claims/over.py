"""What a sentence is said over: the step with its positions, or a reason with its move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.replay.claims import At
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.state import Move, State
from tritables.lessons.choice_steps import label_of
from tritables.replay.history import Node, path_to


@dataclass(frozen=True)
class Over:
    """A question with its words: where it begins, and what comes of the moves it is about."""

    step: Any
    words: str

    @cached_property
    def start(self) -> At:
        return At(Node(self.step.start))

    @cached_property
    def end(self) -> At:
        """The position after the step's moves, with those behind it."""
        node = self.start.node
        for move in self.moves:
            node = after(node, move)
        return At(node)

    @property
    def now(self) -> dict[str, Any]:
        """The position that is shown, as JSON."""
        return self.start.now

    @property
    def moves(self) -> tuple[Move, ...]:
        found: tuple[Move, ...] = self.step.moves()
        return found

    @property
    def move(self) -> Move:
        """The move that may or may not be played."""
        found: Move = self.step.move
        return found

    @property
    def is_legal(self) -> bool:
        return self.move in self.step.start.legal_moves()

    @property
    def found(self) -> set[str]:
        """What is to be touched."""
        return set(self.step.places())

    @property
    def right(self) -> list[str]:
        """The right answers, as they are offered in English."""
        labels = [label_of(one, self.step.start.game, "en") for one in self.step.choices()]
        return [labels[nth] for nth in self.step.right()]

    @property
    def rules(self) -> list[str]:
        """What decided on the way, in order."""
        return [event.rule for node in self.line for event in node.events]

    @property
    def line(self) -> list[Node]:
        return path_to(self.end.node)

    def seat(self, nth: int) -> dict[str, Any]:
        found: dict[str, Any] = self.now["seats"][nth]
        return found

    def points(self, *rules: str, seat: int | None = None) -> int:
        """What is scored on the way, by some rules or all, by a seat or all."""
        return sum(
            event.points
            for node in self.line
            for event in node.events
            if (not rules or event.rule in rules) and seat in (None, event.seat)
        )

    def played(self, *moves: Move) -> At:
        """What it would look like after some moves."""
        node = self.start.node
        for move in moves:
            node = after(node, move)
        return At(node)


def after(node: Node, move: Move) -> Node:
    """The node after a legal move."""
    events: list[Event] = []
    state = node.state.play(move, events)
    return Node(state, node, move, tuple(events))


@dataclass(frozen=True)
class Said:
    """A reason: what is said, over which position, of which move, and what came of the move.

    ``place``   the place that was touched, where it was a touch
    ``asked``   the state in which something was asked that can no longer be done
    ``source``  the place of the piece that a question is about
    ``sought``  the places that are to be found
    """

    message: Message
    state: State
    move: Move = ""
    event: Event | None = None
    place: str = ""
    then: State | None = None
    asked: State | None = None
    source: str = ""
    sought: tuple[str, ...] = ()

    @cached_property
    def now(self) -> dict[str, Any]:
        return self.state.position()

    @cached_property
    def after(self) -> dict[str, Any]:
        assert self.then is not None
        return self.then.position()

    def __getattr__(self, name: str) -> Any:
        """A parameter of the message."""
        try:
            return self.message.args[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def is_of_its_seat(self) -> bool:
        """Whether an event names the seat that it is of."""
        args = self.message.args
        seat = self.event.seat if self.event is not None else None
        return seat is None or (args["seat"], args["player"]) == (seat, seat + 1)

    @property
    def seat_now(self) -> dict[str, Any]:
        """The seat on turn, in a game of cards."""
        found: dict[str, Any] = self.now["seats"][self.now["on_turn"]]
        return found


Claim = Callable[[Over], bool]
Holds = Callable[[Said], bool]


def told_by(state: State, moves: Iterable[Move]) -> Iterator[Said]:
    """Everything that is said of some moves that are played one after the other."""
    for move in moves:
        events: list[Event] = []
        then = state.play(move, events)
        for event in events:
            yield Said(event.message(state.game), state, move, event, then=then)
        state = then
