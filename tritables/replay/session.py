"""A session at a table: a game, who sits where, the dealer's seed, and everything played so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tritables.core.chance import dealer
from tritables.core.errors import BadInput, IllegalMove
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.match import Match
from tritables.core.messages import Message
from tritables.core.picture import Look
from tritables.core.reading import Reader
from tritables.core.record import Record
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.opponents import OPPONENTS
from tritables.replay.history import History, Node

PERSON: Final = "person"
OPPONENT_KINDS: Final = (PERSON, *OPPONENTS)
"""Who can take a seat."""

MOST_SEED: Final = 999_999_999


class Session:
    """A game being played. Everything a table can do, without a word about where it is shown.

    ``seats`` says who plays each seat: ``"person"`` or the name of an opponent. The throws come
    from ``seed``: the same seed and the same moves always give the same throws.

    >>> from tritables import game_named
    >>> session = Session(game_named("trictrac"), seed=7)
    >>> session.draw().move == Session(game_named("trictrac"), seed=7).draw().move
    True
    """

    def __init__(
        self,
        game: Game,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        start: State | None = None,
        throws: Sequence[Move] = (),
    ) -> None:
        self.game = game
        self.seed = seed
        self.rounds: tuple[Record, ...] = ()
        """The rounds of the match that were played before this one."""
        if start is None:
            start = game.new(None if seats is None else len(seats), options, seed)
        self.history = History(start)
        self._dealt: tuple[State, tuple[int, ...]] | None = None
        count = start.seats
        self.seats = check_seats(seats or (PERSON,) * count, count)
        self.throws = tuple(throws)

    @classmethod
    def of_example(cls, game: Game, example: Example, seed: int = 0) -> Session:
        """Sit down before a worked example; its throws fall as it has them."""
        start = game.read(dict(example.position))
        chances, state = [], start
        for step in example.line:
            if isinstance(step, str):
                if state.to_act == CHANCE:
                    chances.append(step)
                state = state.play(step)
        return cls(game, seed=seed, start=start, throws=chances)

    @classmethod
    def of_record(cls, game: Game, record: Record, seats: Sequence[str] | None = None) -> Session:
        """Sit down before a record, at its first move; redo steps through it."""
        session = cls(game, seats=seats, start=record.start)
        for move in record.moves:
            session.history.play(move)
        session.history.go(0)
        return session

    @property
    def state(self) -> State:
        """The state on the table."""
        return self.history.current.state

    @property
    def record(self) -> Record:
        """Everything played up to the state on the table."""
        return Record(self.history.root.state, tuple(move for _, move in self.history.moves()))

    @property
    def options(self) -> Mapping[str, object]:
        """The house rules of the table, every one of them."""
        options = self.history.root.state.position()["options"]
        assert isinstance(options, dict)
        return options

    @property
    def dealt(self) -> tuple[int, ...]:
        """What the deal scored before any move, for each seat; empty where nothing is counted."""
        root = self.history.root.state
        if self._dealt is None or self._dealt[0] is not root:
            self._dealt = root, self.game.picture(root, None, Look()).scores
        return self._dealt[1]

    @property
    def match(self) -> Match:
        """All rounds, this one as far as it has been played."""
        return Match((*self.rounds, self.record))

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has from the rounds before this one (`Match.totals`)."""
        return Match(self.rounds).totals if self.rounds else (0,) * len(self.seats)

    @property
    def is_match(self) -> bool:
        """Whether the table's options ask for a match, of one round or several."""
        return self.game.match_goes_on(self.options, (0,) * len(self.seats), 0)

    @property
    def round_follows(self) -> bool:
        """Whether this round is over and the match goes on."""
        result = self.state.result
        if result is None:
            return False
        totals = [sum(both) for both in zip(self.totals, result.adds, strict=True)]
        return self.game.match_goes_on(self.options, totals, len(self.rounds) + 1)

    def next_round(self) -> Node:
        """Deal the next round of the match; raises `BadInput` when none follows."""
        if not self.round_follows:
            raise BadInput(Message("bad-no-next-round"))
        options = self.options
        self.rounds = (*self.rounds, self.record)
        seed = self._round_seed()
        self.history = History(self.game.new(len(self.seats), options, seed))
        return self.history.current

    def _round_seed(self) -> int:
        """The seed of this round: every round of a match is mixed anew, and can be repeated."""
        number = len(self.rounds)
        return Random(f"{self.seed}/{number}").randint(0, MOST_SEED) if number else self.seed

    def play(self, move: Move) -> Node:
        """Play a move of whoever is to act, chance included; raises `IllegalMove`."""
        return self.history.play(move)

    def draw(self) -> Node:
        """Throw, deal or turn up what is due; raises `IllegalMove` when nothing is."""
        return self.history.play(self._next_draw())

    def _next_draw(self) -> Move:
        state = self.state
        if state.to_act != CHANCE:
            raise IllegalMove(state.judge_draw())
        played = self.history.line()[: self.history.current.ply]
        drawn = sum(node.state.to_act == CHANCE for node in played)
        if drawn < len(self.throws) and state.judge(self.throws[drawn]).ok:
            return self.throws[drawn]
        return state.draw(dealer(self._round_seed(), self.history.current.ply))

    def is_automatic(self, *, forced: bool = False) -> bool:
        """Whether the table goes on by itself: an opponent is on turn, or a move is forced.

        Chance belongs to the seat on turn; before the first turn it is the people's, if there are
        any. ``forced`` asks whether moves without a choice are played for people too.
        """
        state = self.state
        actor = state.to_act
        if actor is None:
            return False
        if actor == CHANCE:
            if state.on_turn is None:
                return PERSON not in self.seats
            return self.seats[state.on_turn] != PERSON
        return self.seats[int(actor)] != PERSON or (forced and len(state.legal_moves()) == 1)

    def advance(self) -> Node:
        """Make the next automatic move: the opponent's, a throw for it, or a forced move."""
        state = self.state
        actor = state.to_act
        if actor == CHANCE:
            return self.draw()
        if actor is None:
            raise BadInput(Message("bad-nothing-to-draw"))
        seat: Seat = int(actor)
        rng = dealer(self._round_seed(), self.history.current.ply)
        if self.seats[seat] == PERSON:
            return self.play(state.legal_moves()[0])
        return self.play(OPPONENTS[self.seats[seat]](state, seat, rng))

    def take_seat(self, seat: int, kind: str) -> None:
        """Let somebody else play a seat from now on; raises `BadInput` for unknown kinds."""
        Reader(seat, BadInput, "seat").whole(0, len(self.seats) - 1)
        seats = list(self.seats)
        seats[seat] = kind
        self.seats = check_seats(seats, len(seats))


def check_seats(seats: Sequence[str], count: int) -> tuple[str, ...]:
    """Check who takes the seats; raises `BadInput` with the seat's place."""
    if isinstance(seats, str) or len(seats) != count:
        args = {"low": count, "length": len(seats)}
        raise BadInput(Message("bad-length-exact", args), where="seats")
    for index, kind in enumerate(seats):
        if kind not in OPPONENT_KINDS:
            choices = ", ".join(OPPONENT_KINDS)
            raise BadInput(Message("bad-seat-kind", {"choices": choices}), where=f"seats[{index}]")
    return tuple(seats)
