"""The state of a game: an immutable value that plays, judges and shows itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, Literal, Self

from tritables.core.events import Event
from tritables.core.verdicts import Verdict

Move = str
"""A move *is* its text in the notation of its game, for stones and for chance alike."""

Seat = int
"""A seat at the table, numbered from 0, clockwise."""

CHANCE: Final = "chance"
"""What ``to_act`` says when a throw, a shuffle or a card is due."""

Actor = Seat | Literal["chance"] | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended: a score for each seat, and the seats that share the highest.

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
        """What the round adds to each seat's total in a match.

        >>> Result((0, 0), (1,), wins=(0, 1)).adds
        (0, 1)
        """
        return self.scores if self.wins is None else self.wins

    def as_json(self) -> dict[str, object]:
        """The result as records and the engine by text write it."""
        more = {key: list(it) if isinstance(it, tuple) else it for key, it in self.more}
        return {"scores": list(self.scores), "winners": list(self.winners), **more}


class State(ABC):
    """A position of a game together with who is to act; it never changes once made.

    A played move gives a new state. The one code path that plays it writes what it decided into
    ``log`` when one is passed, so that explaining costs nothing when nobody asks.
    """

    __slots__ = ()

    game: ClassVar[str]
    """The game's name, as positions and records write it."""

    seats: int
    """How many seats there are at the table."""

    on_turn: Seat | None
    """The seat whose turn it is, also while chance is to act; None before and after the game."""

    @property
    @abstractmethod
    def to_act(self) -> Actor:
        """Who is to act: a seat, ``"chance"``, or None when the round is over."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the round ended, or None while it goes on."""

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """Every legal move of whoever is to act, chance included, none twice."""

    @abstractmethod
    def play(self, move: Move, log: list[Event] | None = None) -> Self:
        """Play one legal move; raises `IllegalMove` with its verdict for any other text."""

    @abstractmethod
    def judge(self, move: Move) -> Verdict:
        """Say whether a text can be played here and, if not, why not, by the rules."""

    @abstractmethod
    def draw(self, rng: Random) -> Move:
        """Draw the chance move that is due; ``rng`` is the only source of chance."""

    @abstractmethod
    def judge_draw(self) -> Verdict:
        """Say whether a throw, a shuffle or a card is due here and, if not, what is due."""

    @abstractmethod
    def view(self, seat: Seat | None) -> Self:
        """Return what ``seat`` may know of this state; None is somebody who only watches."""

    @abstractmethod
    def position(self) -> dict[str, object]:
        """The position as JSON, every key of the game's rules file present."""
