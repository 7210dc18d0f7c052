"""What a game hands to the house: a factory of states, its rulebook, its picture, its examples."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal

from tritables.core.errors import BadInput, BadPosition
from tritables.core.events import Event, message_id
from tritables.core.messages import Message
from tritables.core.picture import Layout, Look, Picture, Shape
from tritables.core.reading import Reader
from tritables.core.state import Move, Seat, State

RuleKind = Literal["source", "reading", "ruling", "option", "editor"]
"""Who says a rule; see `Rule`."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its id, and who says it.

    ``kind`` is ``source`` where the source says it, ``reading`` where it does and part of it is
    how we read it, ``ruling`` where the source is silent and we decided, ``editor`` where an
    editor added to the inventor's rules, and ``option`` for a house rule that a table may switch.
    ``by`` says the same of an option: who says what it is.

    >>> Rule("throw.stop", "reading").text("trictrac").id
    'rule-throw_stop'
    """

    id: str
    kind: RuleKind
    by: Literal["source", "reading", "ruling", "editor"] = "source"

    def title(self, game: str) -> Message:
        """The rule's name for a learner."""
        return Message(message_id("rule", self.id) + ".title", game=game)

    def text(self, game: str) -> Message:
        """The rule in words for a learner."""
        return Message(message_id("rule", self.id), game=game)

    def why(self, game: str) -> Message | None:
        """Why it is so, or how the source is read; what the source says by itself needs none."""
        if self.kind == "source":
            return None
        return Message(message_id("why", self.id), game=game)


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule that a table may switch: its default, how it is read, and what to offer.

    ``choices`` are the values that a dialog offers; others may be read too. Its words are
    ``option-<name>``, with the attribute ``.choice`` for each value.
    """

    default: object
    read: Callable[[Reader], object]
    choices: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class Goal:
    """What a learner should bring about in an example; it is met by what the table answers.

    ``event``: a rule that a played move sets off. ``refusal``: a rule that refuses an attempt.
    ``move``: a move that is played. The first given one counts.
    """

    event: str | None = None
    refusal: str | None = None
    move: str | None = None

    def met_by(self, move: Move | None, events: Sequence[Event], refusal: str | None) -> bool:
        """Whether a played move with its events, or a refusal's rule, meets the goal.

        >>> Goal(refusal="bar.first").met_by(None, (), "bar.first")
        True
        """
        if self.event is not None:
            return any(event.rule == self.event for event in events)
        if self.refusal is not None:
            return refusal == self.refusal
        return move is not None and move == self.move


@dataclass(frozen=True, slots=True)
class Try:
    """An attempt in an example's line that ``rule`` must refuse; it changes nothing."""

    move: Move
    rule: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a position to try, what to try in it, and what must then happen.

    ``rules`` are the ids it teaches and ``goals`` what the learner brings about, one after the
    other. ``line`` is one way to do it: moves, chance included, and attempts that must be
    refused; its throws are the ones that fall when the learner throws. The words are
    ``example-<id>`` in the game's catalogue, with the attributes ``.title``, ``.task`` (what to
    try, an attribute for each goal when there are more: ``.task-2``) and ``.done``.
    """

    id: str
    rules: tuple[str, ...]
    position: Mapping[str, object]
    goals: tuple[Goal, ...]
    line: tuple[Move | Try, ...]


class Game(ABC):
    """One game of the house. There is one object of each, made by its own folder.

    A fifth game is a subclass like these; nothing outside its folder knows more about it.
    """

    name: ClassVar[str]
    """The game's name in positions, records and on the command line."""

    seats: ClassVar[range]
    """How many may play."""

    options: ClassVar[Mapping[str, Option]] = {}
    """The house rules that a table may switch."""

    rules: ClassVar[tuple[Rule, ...]]
    """The rulebook, in a good order for reading."""

    examples: ClassVar[tuple[Example, ...]]
    """The worked examples, in teaching order."""

    folder: ClassVar[str]
    """The package that holds the game's ``texts`` folder."""

    sheets: ClassVar[tuple[str, ...]] = ()
    """The sheets of art that the game's pieces and decor are drawn from."""

    secret: ClassVar[bool] = False
    """Whether a seat holds what the others may not see."""

    flips: ClassVar[bool] = False
    """Whether the board may be turned around."""

    by_hand: ClassVar[bool] = False
    """Whether chance may be set by hand (`chance_by_hand`)."""

    timeout: ClassVar[Move | None] = None
    """The move that the clock makes for a seat; it is never listed among the legal ones."""

    @abstractmethod
    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> State:
        """A freshly dealt game; the same seed gives the same deal. Raises `BadInput`."""

    @abstractmethod
    def read(self, position: object, where: str = "") -> State:
        """Read and check a position; raises `BadPosition` with the place and the reason."""

    @abstractmethod
    def layout(self, view: State, shape: Shape, look: Look) -> Layout:
        """The board in one shape, as far as it does not move: its decor and its places."""

    @abstractmethod
    def picture(self, view: State, last: LastMove | None, look: Look) -> Picture:
        """The picture of what somebody may see, with what the last move left to be seen."""

    @abstractmethod
    def attempt(self, state: State, source: str, target: str, turn: int = 0) -> Move:
        """The notation of lifting a piece from one place and putting it down on another.

        ``turn`` counts how often the piece was turned in hand. Raises `IllegalMove` for a gesture
        that the notation has no words for.
        """

    def chance_by_hand(self, state: State, faces: Sequence[str]) -> Move:
        """The chance move that a teacher sets by hand, one face for each die of the picture.

        Raises `BadInput` where the picture offers none.
        """
        raise BadInput(Message("bad-no-hand"), where="faces")

    @abstractmethod
    def seat_art(self, seat: Seat) -> str:
        """The symbol of the art that stands for a seat."""

    def time_limit(self, options: Mapping[str, object]) -> int | None:
        """How many seconds a turn may take, or None."""
        return None

    def match_goes_on(
        self, options: Mapping[str, object], totals: Sequence[int], rounds: int
    ) -> bool:
        """Whether another round follows, after ``rounds`` whose scores add up to ``totals``."""
        return False

    @abstractmethod
    def worth(self, state: State, move: Move, seat: Seat) -> float:
        """How good a legal move looks to ``seat``, for the opponent who looks one move ahead."""

    @abstractmethod
    def score_sheet(self, moves: Sequence[tuple[Seat | None, Move]]) -> list[SheetTurn]:
        """Group moves, each with the seat whose turn it was, into the turns of a sheet."""

    def moves_seen(
        self, now: State, moves: Sequence[tuple[Seat | None, Move]], seat: Seat | None
    ) -> list[Move]:
        """The moves that led to ``now``, as ``seat`` (None: a watcher) may read them.

        ``moves`` come each with the seat whose turn it was. Most games write nothing in a move
        that somebody may not know, or leave it out of the sheet.
        """
        return [move for _, move in moves]

    def rule(self, id: str) -> Rule:
        """The rule of that id; raises KeyError for an unknown one."""
        for rule in self.rules:
            if rule.id == id:
                return rule
        raise KeyError(id)

    def example(self, id: str) -> Example:
        """The worked example of that id; raises `BadInput` for an unknown one."""
        for example in self.examples:
            if example.id == id:
                return example
        choices = ", ".join(example.id for example in self.examples)
        raise BadInput(Message("bad-choice", {"choices": choices}), where="example")

    def read_seats(self, seats: int | None) -> int:
        """Check a number of seats; None is the smallest table."""
        if seats is None:
            return self.seats.start
        return Reader(seats, BadInput, "seats").whole(self.seats.start, self.seats.stop - 1)

    def read_options(self, reader: Reader | None) -> dict[str, object]:
        """Check options; what is left out takes its default."""
        if reader is None:
            return {name: option.default for name, option in self.options.items()}
        reader.keys((), self.options)
        made: dict[str, object] = {}
        for name, option in self.options.items():
            given = reader.get(name)
            made[name] = option.default if given is None else option.read(given)
        return made

    def open_position(
        self, position: object, where: str, required: Sequence[str]
    ) -> tuple[Reader, dict[str, object]]:
        """Check what all positions share; return a reader of the rest, and the options."""
        reader = Reader(position, BadPosition, where, self.name)
        reader.keys(("format", "game", *required), ("options",))
        reader.at("format").one_of("tritables-position/1")
        reader.at("game").one_of(self.name)
        return reader, self.read_options(reader.get("options"))


@dataclass(frozen=True, slots=True)
class LastMove:
    """The move that led to a position: what it was, where it was played, what it decided."""

    before: State
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """One move in a score sheet: its index among the record's moves and how the sheet writes it.

    A ``head`` is a throw, which the moves after it belong to.
    """

    ply: int
    text: str
    head: bool = False


@dataclass(frozen=True, slots=True)
class SheetTurn:
    """One turn of a score sheet: whose it is (None: the whole table's) and its moves."""

    seat: Seat | None
    entries: tuple[SheetEntry, ...]


def dealer(seed: int, ply: int) -> Random:
    """The source of chance of one ply: the same seed and ply always give the same throw.

    >>> dealer(7, 3).random() == dealer(7, 3).random()
    True
    """
    return Random(f"{seed}:{ply}")
