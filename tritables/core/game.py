"""The contract of a game: a factory of states, its rulebook, its picture, its examples."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from tritables.core.chance import whole_seed
from tritables.core.characters import Character
from tritables.core.claims import Claim, Kind
from tritables.core.errors import BadInput, BadPosition, IllegalMove
from tritables.core.examples import Example
from tritables.core.fans import Fan
from tritables.core.messages import Message
from tritables.core.options import Option, read_options
from tritables.core.picture import Action, Box, Layout, Look, Picture, Place, Shape
from tritables.core.principles import Principle
from tritables.core.reading import Reader
from tritables.core.rules import Rule
from tritables.core.shares import Counts, Outlook, Rounds, won
from tritables.core.sheet import SheetEntry, SheetTurn
from tritables.core.short_positions import fewest
from tritables.core.state import CHANCE, POSITION, LastMove, Move, Seat, State
from tritables.core.verdicts import Verdict

if TYPE_CHECKING:
    from tritables.core.editing import Draft

S = TypeVar("S", bound=State)

TABLE = "table"
"""The one place of a game that has no picture of its own."""


class Game(ABC, Generic[S]):
    """One game of the house, typed by its state. There is one object of each, made by its folder.

    A fifth game is a subclass like these; nothing outside its folder knows more about it. Five
    things must be said: how it is dealt, how a position is read, what is wrong with a move, its
    name with its seats and rules, and its state. All else has a default, which plays by text and
    buttons.

    `judge`, `judge_draw`, `diagram`, `layout`, `picture`, `in_words`, `sheet_entry`, `worth`,
    `claims`, `fan` and `foresee` are functions of the folder's modules, each in the module of its
    name (`judge_draw` in ``judge``, `in_words` and `sheet_entry` in ``wording``, `foresee` in
    ``fan``). A module is loaded when it is first
    asked for; a game in one file overrides the methods instead.
    """

    name: ClassVar[str]
    """The game's name in positions, records and on the command line."""

    seats: ClassVar[range]
    """The numbers of seats that may play."""

    state: ClassVar[type[State]]
    """The class of its states."""

    keys: ClassVar[tuple[str, ...]]
    """The keys of a position beside ``format``, ``game`` and ``options``."""

    options: ClassVar[Mapping[str, Option]] = {}
    """The house rules that a table may switch."""

    rules: ClassVar[tuple[Rule, ...]]
    """The rulebook, in a good order for reading."""

    sheets: ClassVar[tuple[str, ...]] = ("chips",)
    """The sheets of art that its pieces and decor are drawn from: its folder's or the house's."""

    cheers: ClassVar[tuple[str, ...]] = ()
    """The rules whose events are celebrated at the board."""

    secret: ClassVar[bool] = False
    """True if a seat holds what the others may not see."""

    flips: ClassVar[bool] = False
    """True if the board may be turned around."""

    by_hand: ClassVar[bool] = False
    """True if chance may be set by hand (`chance_by_hand`)."""

    chance_places: ClassVar[frozenset[str]] = frozenset()
    """The places of the board on which chance lays what a whole table sees, such as the dice."""

    ends: ClassVar[bool] = True
    """True if every line of legal moves ends the round.

    Where moves can be taken back on the board, as in many solitaires, it need not. Nothing in the
    house waits for the end of such a round; its records stop at `record.LONGEST` moves.
    """

    reveals: ClassVar[frozenset[Move]] = frozenset()
    """Moves of a player that bring to light what the player did not know, such as a purchase.

    Nothing is claimed of moves in a row beyond one of these.
    """

    later_keys: ClassVar[tuple[str, ...]] = ()
    """Keys of a result that came later: records that lack them are read all the same."""

    timeout: ClassVar[Move | None] = None
    """The move that the clock makes for a seat; it is never listed among the legal ones."""

    def __init__(self) -> None:
        self.state.house = self
        self._parts: dict[str, Callable[..., Any] | None] = {}

    @property
    def folder(self) -> str:
        """The package that holds the game: its texts, art, schema and examples."""
        return type(self).__module__.rpartition(".")[0]

    def _part(self, name: str, module: str = "") -> Callable[..., Any] | None:
        """The function of the folder that stands for a method; None where there is none."""
        if name not in self._parts:
            full = f"{self.folder}.{module or name}"
            there = find_spec(full) is not None
            self._parts[name] = getattr(import_module(full), name, None) if there else None
        return self._parts[name]

    def _listed(self, name: str, module: str) -> tuple[Any, ...]:
        """The values that a module of the folder lists; none where there is no such module."""
        full = f"{self.folder}.{module}"
        return () if find_spec(full) is None else tuple(getattr(import_module(full), name))

    def teaching(self, name: str) -> Callable[..., Any] | None:
        """A function of the folder's ``teaching`` module; None where the house's words do.

        ``tries(state, place)`` are the moves that somebody may mean who touches a place;
        ``why_not(state, question, place)`` says why a place is not the one that was asked for;
        ``why_not_seat(state, move, rule, seat)`` why a seat gets nothing by a rule after a move;
        ``gone(then, now)`` says what has gone since something was asked; ``pressed(move)`` whether
        a move stands on a button where it may be played, so that a lesson which asks to try it
        where it may not has to offer it; ``costs(state, move)`` what a legal move costs where
        another kind of move scores more at once; ``so_far(state)`` what a turn has brought that
        nothing on the board shows.
        """
        return self._part(name, "teaching")

    @cached_property
    def idle_moves(self) -> tuple[Move, ...]:
        """The moves that are played for their player where there is no other, in a lesson that is
        about something else: ``IDLE`` of the folder's ``teaching``.
        """
        return self._listed("IDLE", "teaching")

    # Making states.

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> S:
        """Deal a game; the same arguments give the same deal.

        ``seats`` is one of `seats`, or None for the smallest table. ``options`` are house rules by
        their names in `options`; those left out take their defaults. ``seed`` is a whole number.
        Raises `BadInput` with the argument that is wrong, such as ``options.target``.

        >>> from tritables import game_named
        >>> state = game_named("triominos").new(3, {"target": 200}, seed=1)
        >>> state.seats, state.house_rules()["target"]
        (3, 200)
        """
        count = self.read_seats(seats)
        given = Reader({} if options is None else options, BadInput, "options")
        return self.deal(count, self.read_options(given), whole_seed(seed))

    @abstractmethod
    def deal(self, seats: int, options: Mapping[str, object], seed: int) -> S:
        """Deal a game, for `new`: ``seats`` and ``options`` were read, every option is there."""

    def read(self, position: object, where: str = "") -> S:
        """Read a position from its JSON value and check it by the rules.

        Its form is the schema ``position.<game>`` (`tritables.schemas`). ``where`` stands before
        the place of a fault, for a position within another value. Raises `BadPosition` with the
        place, the reason and, where one is broken, the rule; `BadInput` for a wrong option.

        >>> from tritables import game_named
        >>> game = game_named("trictrac")
        >>> position = game.new().position()
        >>> game.read(position) == game.new()
        True
        >>> game.read(position | {"bar": [16, 15]})  # doctest: +ELLIPSIS
        Traceback (most recent call last):
            ...
        tritables.core.errors.BadPosition: bar[0]: ...
        """
        reader = Reader(position, BadPosition, where, self.name)
        for key, only in (("format", POSITION), ("game", self.name)):
            reader.has(key)
            reader.at(key).one_of(only)
        reader.keys(("format", "game", *self.keys), ("options",))
        return self.read_position(reader, self.read_options(reader.get("options")))

    def fill(self, view: dict[str, Any], rng: Random) -> None:
        """Guess, in place, what a view leaves unnamed (`views.read_view`); it was not checked.

        It is the folder's ``fill``, in its module ``unseen``; a game without secrets has none.
        """
        part = self._part("fill", "unseen")
        if part is not None:
            part(view, rng)

    @abstractmethod
    def read_position(self, reader: Reader, options: Mapping[str, object]) -> S:
        """Read the `keys` of a position, for `read`, which has checked that they are there.

        ``reader`` stands at the position; ``options`` were read, every one of them.
        """

    def read_seats(self, seats: int | None) -> int:
        """Check a number of seats, None for the smallest table; raises `BadInput`."""
        if seats is None:
            return self.seats.start
        return Reader(seats, BadInput, "seats").whole(self.seats.start, self.seats.stop - 1)

    def read_options(self, reader: Reader | None) -> dict[str, object]:
        """Check house rules; those left out take their defaults. Raises `BadInput`."""
        return read_options(self.options, reader)

    # What a state asks of its game.

    def judge(self, state: S, move: Move) -> Verdict:
        """The verdict on a text: a legal move, or the rule that forbids it. Raises nothing."""
        part = self._part("judge")
        if part is None:
            raise NotImplementedError(f"{self.folder}.judge has no function judge")
        verdict: Verdict = part(state, move)
        return verdict

    def judge_draw(self, state: S) -> Verdict:
        """The verdict on drawing: legal if chance is to act, else the reason with what is due."""
        if (part := self._part("judge_draw", "judge")) is not None:
            verdict: Verdict = part(state)
            return verdict
        if state.to_act == CHANCE:
            return Verdict.legal(state.legal_moves()[0])
        return self.judge(state, "draw")

    def diagram(self, state: S) -> str:
        """A state as plain text, for a terminal or wherever no picture can be shown."""
        if (part := self._part("diagram")) is not None:
            return str(part(state))
        return "\n".join(f"{key}: {value}" for key, value in state.body().items())

    def arguments(self, state: S) -> dict[str, object] | None:
        """The arguments of the folder's ``position`` that give a state, as few as will do.

        They are those of ``arguments`` in its module ``short_position_words``; None for a game
        that has no short way of writing.
        """
        arguments = self._part("arguments", "short_position_words")
        position = self._part("position", "short_position")
        if arguments is None or position is None:
            return None
        return fewest(arguments(state), lambda given: bool(position(**given) == state))

    def edit(self, state: S) -> Draft:
        """A position to be set up by hand: the ``edit`` of the module ``editing``.

        Raises `BadInput` for a game that has none.
        """
        if (part := self._part("edit", "editing")) is None:
            raise BadInput(Message("bad-no-editor", {"game": self.name}), where="game")
        made: Draft = part(state)
        return made

    # What the board shows.

    def layout(self, view: S, shape: Shape, look: Look) -> Layout:
        """The still part of the board in one shape: its decor and its places, in board units.

        ``view`` is what somebody may see (`State.view`), ``look`` from where.
        """
        if (part := self._part("layout")) is not None:
            made: Layout = part(view, shape, look)
            return made
        return Layout(400, 100, (), (Place(TABLE, Box(0, 0, 400, 100)),))

    def picture(self, view: S, last: LastMove[S] | None, look: Look) -> Picture:
        """The pieces, words and ways to move of what somebody may see (`State.view`).

        ``last`` is the move that led there, or None; some of it may still be seen, such as a throw.
        """
        if (part := self._part("picture")) is not None:
            made: Picture = part(view, last, look)
            return made
        due = view.to_act
        seat = -1 if due is None or due == CHANCE else int(due)
        moves = () if due == CHANCE else view.legal_moves()
        return Picture(
            pieces=(),
            labels=((TABLE, Message("place-table", {"text": self.diagram(view)})),),
            status=Message("status-due", {"player": seat + 1, "over": int(due is None)}),
            actions=tuple(Action(move, Message("action-move", {"move": move})) for move in moves),
            lifts=(),
        )

    def in_words(self, state: S, move: Move) -> Message:
        """A move as a learner reads it, possible or not, such as ``bar → 3`` for ``bar/3``.

        It is the folder's ``in_words``, in its module ``wording``, and tells no more than the move
        and what lies open in the state before it. A text that is no move stays as it is.
        """
        part = self._part("in_words", "wording")
        said = None if part is None else part(state, move)
        return said if isinstance(said, Message) else Message("action-move", {"move": move})

    def seat_art(self, seat: Seat) -> str:
        """The id of the symbol of the art that stands for a seat."""
        return f"seat-{seat}"

    def attempt(self, state: S, source: str, target: str, turn: int = 0) -> Move:
        """The notation of lifting a piece from one place and putting it down on another.

        ``turn`` counts how often the piece was turned in hand. From a place to itself goes what
        cannot be lifted now: the move tells why not, and is empty where what lies there is all
        that there is to say. Raises `IllegalMove` for a gesture that the notation has no words for.
        """
        if source == target:
            return ""
        raise IllegalMove(self.judge(state, f"{source} {target}"))

    def chance_by_hand(self, state: S, faces: Sequence[str]) -> Move:
        """The chance move that a teacher sets by hand, one face for each die of the picture.

        Raises `BadInput` where the picture offers none.
        """
        raise BadInput(Message("bad-no-hand"), where="faces")

    # Rounds, matches and sheets.

    def time_limit(self, options: Mapping[str, object]) -> int | None:
        """The seconds that a turn may take, or None."""
        return None

    def match_goes_on(
        self, options: Mapping[str, object], totals: Sequence[int], rounds: int
    ) -> bool:
        """True if another round follows, after ``rounds`` that add up to ``totals``."""
        return False

    def worth(self, state: S, move: Move, seat: Seat) -> float:
        """Estimate a legal move for ``seat``, for the opponent who looks one move ahead.

        Higher is better; only the order of the moves of one state counts, and 0.0 stands for all of
        them in a game that has no estimate.
        """
        part = self._part("worth")
        return 0.0 if part is None else float(part(state, move, seat))

    @cached_property
    def claim_kinds(self) -> tuple[Kind, ...]:
        """The kinds of the game's claims, in the order in which they are made: ``KINDS`` of the
        folder's ``claims``. A game without that module has none.
        """
        return self._listed("KINDS", "claims")

    def claims(self, view: S, moves: Sequence[Move], seat: Seat) -> tuple[Claim, ...]:
        """Tell what is true of a move, or of moves in a row of the player on turn.

        ``view`` is what ``seat``, to which it is told, may know; its legal moves have the first of
        ``moves``. It is the folder's ``claims``, in its module of that name. Ask by
        `tritables.claims.claims_of`, which checks all that.
        """
        part = self._part("claims")
        return () if part is None else tuple(part(view, moves, seat))

    def fan(self, view: S, seat: Seat) -> Fan | None:
        """Tell what chance may bring next, and what each of it does to whom.

        ``view`` is what ``seat``, to which it is told, may know. It is the folder's ``fan``, in its
        module of that name; None where nothing comes that can be told.
        """
        part = self._part("fan")
        found: Fan | None = None if part is None else part(view, seat)
        return found

    @cached_property
    def fans(self) -> bool:
        """True if there is anything that a fan tells of."""
        return self._part("fan") is not None

    def foresee(self, view: S, seat: Seat, named: str) -> LastMove[S] | None:
        """Show an outcome of `fan`: the move that shows best what it does, and what it leads to.

        It is the folder's ``foresee``, in its module ``fan``; None where nothing can be shown.
        """
        part = self._part("foresee", "fan")
        shown: LastMove[S] | None = None if part is None else part(view, seat, named)
        return shown

    # What a coach asks.

    @cached_property
    def coached(self) -> bool:
        """True if positions can be judged: the folder has an ``evaluator``."""
        return self._part("shares", "evaluator") is not None

    def shares(self, view: S, seat: Seat | None) -> tuple[Fraction, ...] | None:
        """Judge a position: each seat's expected share of the win, as ``seat`` may know it.

        They add up to one. It is the folder's ``shares``, in its module ``evaluator``, in whole
        numbers alone: the same view gives the same shares on every machine. ``view`` is what the
        seat may see (`State.view`). None for a game that has no evaluator, which no coach explains;
        the end of a round needs none.
        """
        result = view.result
        if result is not None:
            return won(result, view.seats)
        part = self._part("shares", "evaluator")
        return None if part is None else tuple(part(view, seat))

    def quick(self, view: S, seat: Seat, rng: Random) -> Move:
        """Choose a move for a round that is played on: well, and in no time.

        It is the folder's ``quick``, in its module ``opponents``; without that the strongest
        character's, or else the first of the moves that `worth` likes best.
        """
        if (part := self._part("quick", "opponents")) is not None:
            return str(part(view, seat, rng))
        if self.opponents:
            return self.opponents[-1].choose(view, seat, rng)
        return max(view.legal_moves(), key=lambda move: self.worth(view, move, seat))

    def shows(self, world: S) -> frozenset[tuple[str, Seat | None]]:
        """The claims about what may come next that come true in a world that was guessed.

        Each is a kind and the seat that it is about. It is the folder's ``shows``, in its module
        ``evaluator``; without that there are none.
        """
        part = self._part("shows", "evaluator")
        return frozenset() if part is None else frozenset(part(world))

    @cached_property
    def sequel_kinds(self) -> tuple[Kind, ...]:
        """The kinds of claims about what comes in rounds that are played on: ``KINDS`` of the
        folder's ``sequels``. A game without that module has none.
        """
        return self._listed("KINDS", "sequels")

    def sequel(self, after: S, end: S) -> Counts:
        """Count what has come since a move in a round that was played on, by `sequel_kinds`.

        ``after`` is the state after the move, and ``end`` the one that is judged, both as a seat
        sees them. It is the folder's ``sequel``, in its module ``sequels``.
        """
        part = self._part("sequel", "sequels")
        return {} if part is None else dict(part(after, end))

    def without(self, view: S, seat: Seat, less: Counts) -> tuple[Fraction, ...] | None:
        """Return each seat's share as it would be had there been less of what is claimed.

        ``less`` is what is taken away; it may be below 0. It is the folder's ``without``, in its
        module ``evaluator``; None where one of the kinds cannot be taken away.
        """
        part = self._part("without", "evaluator")
        return None if part is None else part(view, seat, less)

    def outlook(self, view: S, seat: Seat) -> Outlook | None:
        """Count what the next throw or card may bring, as ``seat`` may know it.

        It is the folder's ``outlook``, in its module of that name; None where nothing of the kind
        comes next, or where it cannot be counted.
        """
        part = self._part("outlook")
        found: Outlook | None = None if part is None else part(view, seat)
        return found

    def rounds(
        self, view: S, lines: Sequence[tuple[Move, ...]], seat: Seat, seed: int
    ) -> Rounds | None:
        """Play rounds on after lines of a seat in a way of the game's own.

        They only tell the lines apart: what the position is worth is said by `shares`. It is the
        folder's ``rounds``, in its module ``played_on``; None where there is nothing of the kind,
        so that lines are counted by their `outlook` or played on move by move.
        """
        part = self._part("rounds", "played_on")
        found: Rounds | None = None if part is None else part(view, lines, seat, seed)
        return found

    def lines(self, view: S) -> tuple[tuple[Move, ...], ...]:
        """The moves in a row that are worth a thought, at least one line for each legal move.

        A line goes as far as its player can foresee: a whole throw, for instance. It is the
        folder's ``lines``, in its module ``outlook``; without that each move is a line.
        """
        part = self._part("lines", "outlook")
        return tuple((move,) for move in view.legal_moves()) if part is None else tuple(part(view))

    def ways(self, view: S) -> tuple[tuple[Move, ...], ...]:
        """All moves in a row by which the seat on turn can come to different positions.

        It is the folder's ``ways``, in its module ``outlook``; there are none without that, or
        where they are too many to be judged.
        """
        part = self._part("ways", "outlook")
        return () if part is None else tuple(part(view))

    def story(self, line: Sequence[LastMove[S]], reader: Seat | None) -> tuple[Message, ...] | None:
        """Tell what decided a round that is over, in up to three sentences that can be counted
        again.

        It is the folder's ``story``, in its module of that name; None where points tell it.
        ``reader`` is the seat whose player is spoken to, if any.
        """
        part = self._part("story")
        return None if part is None else tuple(part(line, reader))

    def score_sheet(self, moves: Sequence[tuple[Seat | None, Move]]) -> list[SheetTurn]:
        """Group moves, each with the seat whose turn it was, into the turns of a sheet.

        How one is written says the folder's `sheet_entry`, in ``wording``; without that, as it is.
        Moves from the start of a turn on give the same turns as they do within their line, since a
        table groups only what is new.
        """
        written = self._part("sheet_entry", "wording") or SheetEntry
        turns: list[tuple[Seat | None, list[SheetEntry]]] = []
        for ply, (seat, move) in enumerate(moves):
            entry = written(ply, move)
            if not turns or turns[-1][0] != seat or entry.begins:
                turns.append((seat, []))
            turns[-1][1].append(entry)
        return [SheetTurn(seat, tuple(run)) for seat, run in turns]

    def moves_seen(
        self, now: S, moves: Sequence[tuple[Seat | None, Move]], seat: Seat | None
    ) -> list[Move]:
        """The moves that led to ``now``, as ``seat`` (None: a watcher) may read them.

        ``moves`` come each with the seat whose turn it was, and may be only the end of the line:
        what was seen of an older move does not change but at the end of the round. Most games write
        nothing in a move that somebody may not know, or leave it out of the sheet.
        """
        return [move for _, move in moves]

    # The opponents that are its own.

    @cached_property
    def opponents(self) -> tuple[Character, ...]:
        """The characters that play it, the weakest first: ``OPPONENTS`` of the folder's
        ``opponents``.

        A game has none where it has no such module.
        """
        return self._listed("OPPONENTS", "opponents")

    @cached_property
    def principles(self) -> tuple[Principle, ...]:
        """Its principles of play, in the order of what each wins alone: ``PRINCIPLES`` of the
        folder's ``principles``; a game has none where it has no such module.

        >>> from tritables import game_named
        >>> "hit" in [one.id for one in game_named("trictrac").principles]
        True
        """
        return self._listed("PRINCIPLES", "principles")

    # The rulebook and its examples.

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        """The worked examples, in teaching order: ``EXAMPLES`` of the folder's ``examples``.

        They are many and are made when they are first asked for.
        """
        return self._listed("EXAMPLES", "examples")

    def rule(self, id: str) -> Rule:
        """The rule of that id; raises KeyError for an unknown one.

        >>> from tritables import game_named
        >>> game_named("trictrac").rule("throw.stop").kind
        'reading'
        """
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
