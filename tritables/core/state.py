"""The state of a game: an immutable value that plays, judges and shows itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, Self, TypeVar

from tritables.core.events import Event
from tritables.core.values import Value, value
from tritables.core.verdicts import Verdict

Move = str
"""A move *is* its text in the notation of its game, for stones and for chance alike."""

Seat = int
"""A seat at the table, numbered from 0, clockwise."""

POSITION: Final = "tritables-position/1"
"""The format of a position's JSON."""

VIEW: Final = "tritables-view/1"
"""The format of a view: a position as somebody may see it. No reader of positions takes it."""

CHANCE: Final = "chance"
"""The value of ``to_act`` when a throw, a shuffle or a card is due."""

Actor = Seat | Literal["chance"] | None


@value
class Result(Value):
    """The result of a round.

    ``scores``   the score of each seat
    ``winners``  the seats with the best result
    ``more``     further keys and values of the game's JSON
    ``wins``     1 for each seat that won the round and 0 for others, where a match counts rounds;
                 None where it counts scores

    >>> Result((15, 4), (0,)).as_json()
    {'scores': [15, 4], 'winners': [0]}
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    more: tuple[tuple[str, bool | tuple[Seat, ...]], ...] = ()
    wins: tuple[int, ...] | None = None

    @property
    def adds(self) -> tuple[int, ...]:
        """The points that the round adds to each seat's total in a match.

        >>> Result((0, 0), (1,), wins=(0, 1)).adds
        (0, 1)
        """
        return self.scores if self.wins is None else self.wins

    def as_json(self) -> dict[str, object]:
        """Return the result as JSON, as records and the engine by text have it."""
        more = {key: list(it) if isinstance(it, tuple) else it for key, it in self.more}
        return {"scores": list(self.scores), "winners": list(self.winners), **more}


class House(Protocol):
    """The part of its game that a state needs: to answer for it, and to draw it as text."""

    def read(self, position: object) -> State:
        """Read and check a position."""

    def judge(self, state: Any, move: Move) -> Verdict:
        """The verdict on a text, as a move in a state."""

    def judge_draw(self, state: Any) -> Verdict:
        """The verdict on drawing in a state: legal if chance is to act."""

    def diagram(self, state: Any) -> str:
        """A state as plain text."""


class State(Value, ABC):
    """A position of a game with the seat or chance to act; an immutable value.

    Games define their states with `value`. A move gives a new state; the same code writes its
    events into ``log`` when one is passed, so that explanations cost nothing otherwise.
    """

    __slots__ = ()

    game: ClassVar[str]
    """The game's name, as positions and records write it."""

    house: ClassVar[House]
    """The game itself, which takes its states in when it is made (`Game`)."""

    on_turn: Seat | None
    """The seat whose turn it is, also while chance is to act; None before and after the game."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats."""

    @property
    @abstractmethod
    def to_act(self) -> Actor:
        """The seat to act, ``"chance"``, or None when the round is over."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The result, or None while the round goes on."""

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """Return every legal move of the seat or chance to act, without duplicates.

        A shuffle or a drawing of lots, which has too many outcomes to list, is one bare word. It is
        empty when the round is over.
        """

    @abstractmethod
    def play(self, move: Move, log: list[Event] | None = None) -> Self:
        """Return the state after a legal move, a chance move included.

        The move's events are appended to ``log``. Raises `IllegalMove` with its verdict for any
        other text; then nothing is appended. Of a view it raises `HiddenOutcome` where something
        hidden decides what comes.

        >>> from tritables import new
        >>> log = []
        >>> new("trictrac").play("start 5-3", log).on_turn, log[0].rule
        (0, 'start.roll-off')
        """

    def gain(self, move: Move) -> int:
        """Return the points that the seat on turn scores at once by a legal move.

        Raises what `play` does.

        >>> from tritables import new
        >>> new("trictrac").gain("start 5-3")
        0
        """
        log: list[Event] = []
        self.play(move, log)
        return sum(event.points for event in log if event.seat == self.on_turn)

    def judge(self, move: Move) -> Verdict:
        """Return the verdict on a text: ``ok`` exactly for what `play` accepts. It raises nothing.

        >>> from tritables import new
        >>> new("trictrac").judge("bar/3").rule
        'start.roll-off'
        """
        # Whoever passes something else is answered as for a text that is no move.
        return self.house.judge(self, str(move))

    @abstractmethod
    def draw(self, rng: Random) -> Move:
        """Return the chance move that is due, drawn with ``rng``.

        It is called only where one is due (`judge_draw`).
        """

    def judge_draw(self) -> Verdict:
        """Return the verdict on drawing: legal if a chance move is due, else the reason."""
        return self.house.judge_draw(self)

    @abstractmethod
    def view(self, seat: Seat | None) -> Self:
        """Return the state as ``seat`` may know it; None is a watcher.

        Each hidden card or tile is ``??``. Scenes are made of views, so that a page never has what
        its reader may not know.
        """

    @abstractmethod
    def body(self) -> dict[str, object]:
        """Return the keys of JSON that only this game's positions have, all present."""

    def house_rules(self) -> dict[str, object]:
        """Return all house rules with their values, as JSON."""
        return {}

    def position(self) -> dict[str, object]:
        """Return the position as JSON (schema ``position.<game>``), with every key.

        >>> from tritables import new
        >>> new("trictrac").position()["format"]
        'tritables-position/1'
        """
        head = {"format": POSITION, "game": self.game, "options": self.house_rules()}
        return {**head, **self.body()}

    def view_json(self, seat: Seat | None) -> dict[str, object]:
        """Return the position as ``seat`` (None: a watcher) may see it, as JSON (schema
        ``view.<game>``).

        The keys are those of `position`, in the format ``tritables-view/1``; every hidden card or
        tile is ``??``. Nothing can be played from it, and `Game.read` refuses it.

        >>> from tritables import new
        >>> new("tricap", seed=1).view_json(None)["seats"][0]["hand"]
        ['??', '??', '??']
        """
        return self.view(seat).as_view()

    def as_view(self) -> dict[str, object]:
        """Return the state as JSON to look at (schema ``view.<game>``), hiding nothing further.

        >>> from tritables import new
        >>> new("trictrac").view(None).as_view()["format"]
        'tritables-view/1'
        """
        return {**self.position(), "format": VIEW}

    def __repr__(self) -> str:
        return self.house.diagram(self)


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class LastMove(Generic[S]):
    """The move that led to a position, with the state before it and its events."""

    before: S
    move: Move
    events: tuple[Event, ...]

    @classmethod
    def by(cls, before: S, move: Move) -> Self:
        """Play a move of which a state is the one before."""
        log: list[Event] = []
        before.play(move, log)
        return cls(before, move, tuple(log))
