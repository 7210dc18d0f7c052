"""A session: a game, its seats, the seed, and the rounds played so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from tritables.core.chance import SEED_BITS, dealer
from tritables.core.errors import BadInput, IllegalMove
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.match import Match
from tritables.core.messages import Message
from tritables.core.picture import Look
from tritables.core.reading import Reader
from tritables.core.record import Record
from tritables.core.state import CHANCE, Move, Result, Seat, State
from tritables.lessons.example_checks import start_of, throws_of
from tritables.opponents import (
    Opponent,
    Player,
    is_ours,
    limit_of,
    opponent_move,
    opponent_named,
)
from tritables.replay.history import Fold, History, Node
from tritables.replay.seats import PERSON, Seated, count_seats, seated
from tritables.replay.seeds import read_seed
from tritables.replay.study import Study

Tally = tuple[tuple[str, tuple[int, ...]], ...]
"""Points by rule: the id of each rule that gave any, with the points of each seat."""


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round of the match that is over, with its result."""

    record: Record
    result: Result


class Round:
    """The current round, with its history and what is derived from it.

    ``throws`` are chance moves that are played before any are drawn.
    """

    def __init__(self, game: Game[Any], start: State, throws: Sequence[Move] = ()) -> None:
        self.game = game
        self.throws = tuple(throws)
        self.history = History(start)
        self._tally: Fold[Tally] = Fold((), self._add)
        self._drawn: Fold[int] = Fold(0, _count_draws)

    @cached_property
    def options(self) -> dict[str, object]:
        """All house rules with their values."""
        return self.history.root.state.house_rules()

    @cached_property
    def dealt(self) -> tuple[int, ...]:
        """The points of each seat from the deal; empty in a game without points."""
        return self.game.picture(self.history.root.state, None, Look()).scores

    @property
    def tally(self) -> Tally:
        """The points by rule up to the current move, without the deal's."""
        return self._tally.at(self.history.current)

    @property
    def drawn(self) -> int:
        """The number of chance moves up to the current move."""
        return self._drawn.at(self.history.current)

    def _add(self, before: Tally, node: Node) -> Tally:
        scored = [event for event in node.events if event.points and event.seat is not None]
        if not scored:
            return before
        rows = dict(before)
        for event in scored:
            row = list(rows.get(event.rule, (0,) * node.state.seats))
            row[event.seat or 0] += event.points
            rows[event.rule] = tuple(row)
        return tuple(rows.items())


def _count_draws(before: int, node: Node) -> int:
    return before + (node.parent is not None and node.parent.state.to_act == CHANCE)


def summed(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """Return the sums of two sequences, seat by seat."""
    return tuple(sum(both) for both in zip(one, other, strict=True))


class Session:
    """A game being played, without anything about where it is shown.

    ``game``     the game
    ``seats``    for each seat ``"person"``, the name of an opponent, or one of somebody's own; by
                 default all are persons
    ``options``  house rules by name
    ``seed``     an integer below 2**128 or its digits; the same seed and moves give the same chance
                 moves
    ``start``    the state to start from, instead of a new deal
    ``throws``   chance moves that come before any that are drawn

    What a match or a round derives (totals, options, tally) is memoised, not played again. Raises
    `BadInput`.

    >>> from tritables import game_named
    >>> session = Session(game_named("trictrac"), seed=7)
    >>> session.draw().move == Session(game_named("trictrac"), seed=7).draw().move
    True
    """

    def __init__(
        self,
        game: Game[Any],
        *,
        seats: Sequence[Player] | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str = 0,
        start: State | None = None,
        throws: Sequence[Move] = (),
    ) -> None:
        self.game = game
        self.seed = read_seed(seed)
        self.past: tuple[FinishedRound, ...] = ()
        """The rounds of the match before this one."""
        if start is None:
            start = game.new(count_seats(game, seats), options, self.seed)
        self._seat(seated(game, (PERSON,) * start.seats if seats is None else seats))
        if len(self.seats) != start.seats:
            raise BadInput(Message("bad-seats-differ", {"seats": start.seats}), where="seats")
        self.totals: tuple[int, ...] = (0,) * start.seats
        """The points of each seat from the rounds before this one (`Match.totals`)."""
        self.round = Round(game, start, throws)

    def _seat(self, players: tuple[Seated, ...]) -> None:
        self._seated = players
        self.seats = tuple(name for name, _ in players)
        """For each seat ``"person"``, or the name of its opponent."""

    @property
    def players(self) -> tuple[Player, ...]:
        """The players of the seats as another session takes them: those of one's own themselves."""
        return tuple(
            name if opponent is None or is_ours(self.game, name) else opponent
            for name, opponent in self._seated
        )

    @classmethod
    def of_example(cls, game: Game[Any], example: Example, seed: int = 0) -> Session:
        """Make a session of a worked example, with the chance moves of its line."""
        start = start_of(example)
        return cls(game, seed=seed, start=start, throws=throws_of(example, start))

    @classmethod
    def of_record(
        cls,
        game: Game[Any],
        record: Record,
        seats: Sequence[Player] | None = None,
        seed: int | str = 0,
    ) -> Session:
        """Make a session of a record, at its start; redo steps through it.

        Chance moves after its end are drawn from ``seed``.
        """
        session = cls(game, seats=seats, seed=seed, start=record.start)
        for move in record.moves:
            session.history.play(move)
        session.history.go(0)
        return session

    @classmethod
    def of_study(cls, study: Study, seed: int | str = 0) -> Session:
        """Make a session on a study's tree: a move that is played becomes a branch of it.

        >>> from tritables import Record, new
        >>> study = Study.of_record(Record(new("trictrac"), ("start 5-3",)))
        >>> session = Session.of_study(study)
        >>> session.play("start 6-1") is study.history.current
        True
        """
        session = cls(study.game, seed=seed, start=study.history.root.state)
        session.round.history = study.history
        return session

    @property
    def history(self) -> History:
        """The tree of moves of this round."""
        return self.round.history

    @property
    def state(self) -> State:
        """The current state."""
        return self.round.history.current.state

    @property
    def record(self) -> Record:
        """The record of this round up to the current state."""
        return Record(self.history.root.state, tuple(move for _, move in self.history.moves()))

    @property
    def options(self) -> Mapping[str, object]:
        """All house rules with their values."""
        return self.round.options

    @property
    def rounds(self) -> tuple[Record, ...]:
        """The records of the rounds before this one."""
        return tuple(past.record for past in self.past)

    @property
    def match(self) -> Match:
        """All rounds, this one as far as it has been played."""
        return Match((*self.rounds, self.record))

    @property
    def is_match(self) -> bool:
        """True if the options ask for a match, of one round or several."""
        return self.game.match_goes_on(self.options, (0,) * len(self.seats), 0)

    @property
    def round_follows(self) -> bool:
        """True if this round is over and the match goes on."""
        result = self.state.result
        if result is None:
            return False
        totals = self.totals_with(result)
        return self.game.match_goes_on(self.options, totals, len(self.past) + 1)

    def totals_with(self, result: Result) -> tuple[int, ...]:
        """Return the points of each seat if this round ends with a result."""
        return summed(self.totals, result.adds)

    def next_round(self) -> Node:
        """Deal the next round of the match; raises `BadInput` when none follows."""
        if not self.round_follows:
            raise BadInput(Message("bad-no-next-round"))
        options = self.options
        self.close_round()
        self.round = Round(self.game, self.game.new(len(self.seats), options, self._round_seed()))
        return self.history.current

    def close_round(self) -> None:
        """Add the round, which is over, to `past`."""
        result = self.state.result
        assert result is not None
        self.past = (*self.past, FinishedRound(self.record, result))
        self.totals = self.totals_with(result)

    def _round_seed(self) -> int:
        """The seed of this round; each later round of a match has one derived from the table's."""
        number = len(self.past)
        return Random(f"{self.seed}/{number}").getrandbits(SEED_BITS) if number else self.seed

    def play(self, move: Move) -> Node:
        """Play a move of the seat or chance to act; raises `IllegalMove`."""
        return self.history.play(move)

    def draw(self) -> Node:
        """Play the chance move that is due; raises `IllegalMove` when none is."""
        return self.history.play(self._next_draw())

    def _next_draw(self) -> Move:
        state, now = self.state, self.round
        if state.to_act != CHANCE:
            raise IllegalMove(state.judge_draw())
        if now.throws and now.drawn < len(now.throws) and state.judge(now.throws[now.drawn]).ok:
            return now.throws[now.drawn]
        return state.draw(dealer(self._round_seed(), self.history.current.ply))

    def is_automatic(self, *, forced: bool = False) -> bool:
        """Return True if the next move needs no person: an opponent's, a chance move for it, or a
        forced one.

        A chance move belongs to the seat on turn; before the first turn it belongs to the persons,
        if there are any. ``forced`` includes a person's only legal move.
        """
        state = self.round.history.current.state
        actor = state.to_act
        if actor is None:
            return False
        if actor == CHANCE:
            if state.on_turn is None:
                return PERSON not in self.seats
            return self.seats[state.on_turn] != PERSON
        return self.seats[int(actor)] != PERSON or (forced and len(state.legal_moves()) == 1)

    def advance(self) -> Node:
        """Play the next automatic move: an opponent's, a chance move for it, or a forced move."""
        state = self.state
        actor = state.to_act
        if actor == CHANCE:
            return self.draw()
        if actor is None:
            raise BadInput(Message("bad-nothing-to-draw"))
        seat: Seat = int(actor)
        if self.seats[seat] == PERSON:
            return self.play(state.legal_moves()[0])
        name, opponent = self._seated[seat]
        assert opponent is not None
        return self._ask(name, opponent)

    def let(self, kind: str) -> Node:
        """Have an opponent of a name play the move that is due, or play the chance move before it.

        Raises `BadInput` for an unknown name, and where the round is over; `OpponentFault` for what
        an opponent does wrong.
        """
        opponent = opponent_named(self.game, kind, "by")
        actor = self.state.to_act
        if actor is None:
            raise BadInput(Message("bad-nothing-to-draw"))
        return self.draw() if actor == CHANCE else self._ask(kind, opponent)

    def _ask(self, name: str, opponent: Opponent) -> Node:
        """Ask an opponent for the move that is due, and play it."""
        state = self.state
        rng = dealer(self._round_seed(), self.history.current.ply)
        limit = None if is_ours(self.game, name) else limit_of(opponent)
        seat: Seat = int(state.to_act or 0)
        return self.play(opponent_move(opponent, name, state, seat, rng, limit=limit))

    def take_seat(self, seat: int, player: Player) -> None:
        """Change the player of a seat; raises `BadInput` for an unknown seat or player."""
        Reader(seat, BadInput, "seat").whole(0, len(self.seats) - 1)
        players = list(self.players)
        players[seat] = player
        self._seat(seated(self.game, players))
