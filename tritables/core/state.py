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
    """The end of a round: a score for each seat, and the seats that share the highest.

    ``more`` holds what a game adds, as keys and values. ``wins`` is 1 for each seat that won the
    round and 0 for the others where a match counts rounds won, and None where it counts scores.

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
        """The result as records and the engine by text write it."""
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
    """A position of a game together with who is to act; it never changes once made.

    A game makes its own with `value`. A played move gives a new state. The one code path that
    plays it writes what it decided into ``log`` when one is passed, so that explaining costs
    nothing when nobody asks. What a state is asked about itself, its game answers.
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
        """The number of seats at the table."""

    @property
    @abstractmethod
    def to_act(self) -> Actor:
        """The actor that is due: a seat, ``"chance"``, or None when the round is over."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The result of the round, or None while it goes on."""

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """Every legal move of whoever is to act, chance included, none twice.

        A shuffle or a drawing of lots, which could be written in too many ways, stands there as one
        bare word. It is empty when the round is over.
        """

    @abstractmethod
    def play(self, move: Move, log: list[Event] | None = None) -> Self:
        """The state after one legal move, chance's included; this one stays as it is.

        The events of the move are appended to ``log``, if there is one. Raises `IllegalMove` with
        its verdict for any other text; then nothing is appended.

        >>> from tritables import new
        >>> log = []
        >>> new("trictrac").play("start 5-3", log).on_turn, log[0].rule
        (0, 'start.roll-off')
        """

    def judge(self, move: Move) -> Verdict:
        """The verdict on a text: ``ok`` exactly for what `play` takes. Raises nothing.

        >>> from tritables import new
        >>> new("trictrac").judge("bar/3").rule
        'start.roll-off'
        """
        # Whoever passes something else is answered as for a text that is no move.
        return self.house.judge(self, str(move))

    @abstractmethod
    def draw(self, rng: Random) -> Move:
        """Draw the chance move that is due, as text; ``rng`` is the only source of chance.

        It is asked only where one is due (`judge_draw`).
        """

    def judge_draw(self) -> Verdict:
        """The verdict on drawing: legal if a throw, a shuffle or a card is due, else the reason."""
        return self.house.judge_draw(self)

    @abstractmethod
    def view(self, seat: Seat | None) -> Self:
        """The state as ``seat`` may know it; None is somebody who only watches.

        Each card or tile that is hidden is ``??``. Scenes are made of views, so that a page never
        holds what its reader may not know.
        """

    @abstractmethod
    def body(self) -> dict[str, object]:
        """The keys that only this game's positions have, every one of its rules file."""

    def house_rules(self) -> dict[str, object]:
        """The house rules of the table by name, every one of them, as JSON."""
        return {}

    def position(self) -> dict[str, object]:
        """The position as JSON (the schema ``position.<game>``), every key present.

        >>> from tritables import new
        >>> new("trictrac").position()["format"]
        'tritables-position/1'
        """
        head = {"format": POSITION, "game": self.game, "options": self.house_rules()}
        return {**head, **self.body()}

    def view_json(self, seat: Seat | None) -> dict[str, object]:
        """The position as ``seat`` (None: a watcher) may see it, as JSON (``view.<game>``).

        The keys are those of `position`, in the format ``tritables-view/1``; every hidden card or
        tile is ``??``. Nothing can be played from it, and `Game.read` refuses it.

        >>> from tritables import new
        >>> new("tricap", seed=1).view_json(None)["seats"][0]["hand"]
        ['??', '??', '??']
        """
        return self.view(seat).as_view()

    def as_view(self) -> dict[str, object]:
        """The state as JSON to look at: what `view` left of it, or all of one that is no view.

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
    """The move that led to a position: what it was, where it was played, what it decided."""

    before: S
    move: Move
    events: tuple[Event, ...]
