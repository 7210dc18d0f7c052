"""The review of a round: what chance gave each seat, and what its decisions were worth.

The chances of a seat are its expected share of the win under one `Evaluator`. A decision is judged
by what its mover could know then, and by nothing else; whatever came to light later, by a throw, a
card or another seat's turn, is luck. So the two add up to the result, exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final, Literal, Protocol

from tritables.coach.advice import interval
from tritables.coach.explanations import LITTLE, Explanation, explaining
from tritables.coach.judging import Judged, Line, Pause, Steps, judging, shares
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.shares import won
from tritables.core.state import CHANCE, LastMove, Move, Seat, State
from tritables.core.values import Value, value

Shares = tuple[Fraction, ...]
"""The expected share of the win of each seat."""

Choices = Mapping[Line, Shares]
"""The shares after moves in a row, as their player expects them."""

Kind = Literal["chance", "decision", "forced"]

SWING: Final = Fraction(5, 100)
"""The change of a share from which on it can turn a round."""

MOST_TURNS: Final = 3
"""Mistakes of each seat that are told at most, and as many of the largest steps of the curve."""


class Evaluator(Protocol):
    """A judgement of positions, always the same for the same view.

    It is given views only: what a seat could know (`State.view`), or with None what anybody could.
    """

    def shares(self, view: State, seat: Seat | None) -> Shares:
        """Return the shares of all seats in a position."""

    def choices(self, view: State, seat: Seat, played: Move) -> Steps[Choices]:
        """Reckon the shares after moves in a row of the seat to act, as it expects them.

        There is a line for each legal move; it goes no further than the seat can foresee. Where
        shares can only be estimated, those after the move that was ``played`` matter most.
        """


@value
class Ply(Value):
    """A move of a round with what it changed.

    ``move``    the move
    ``seat``    the mover, or for chance the seat on turn; None where there is none
    ``kind``    chance, a decision, or the only move that there was
    ``before``  the shares before it: of a decision, after the best move
    ``chosen``  the shares after it as its mover expected them; of chance, those before it
    ``after``   the shares at the next position
    ``better``  the best line, where another move was chosen; else empty
    ``reveals`` True where something comes to light by it: by chance, or as `Game.reveals` says
    """

    move: Move
    seat: Seat | None
    kind: Kind
    before: Shares
    chosen: Shares
    after: Shares
    better: Line = ()
    reveals: bool = False

    @property
    def loss(self) -> Fraction:
        """The share that the mover has given away; 0 for chance."""
        if self.seat is None:
            return Fraction(0)
        return self.before[self.seat] - self.chosen[self.seat]

    def decided(self, seat: Seat) -> Fraction:
        """Return the change of a seat's share by the decision."""
        return self.chosen[seat] - self.before[seat]

    def luck(self, seat: Seat) -> Fraction:
        """Return the change of a seat's share by what came to light."""
        return self.after[seat] - self.chosen[seat]

    def step(self, seat: Seat) -> Fraction:
        """Return the whole change of a seat's share, as the curve shows it."""
        return self.after[seat] - self.before[seat]

    @property
    def turned(self) -> Seat:
        """The seat for which most has changed: of several its mover, or the first."""
        seats = range(len(self.before))
        return max(seats, key=lambda seat: (abs(self.step(seat)), seat == self.seat, -seat))


@value
class Account(Value):
    """The sums of a seat: ``start + luck + own + others == end``, exactly.

    ``start``   its share at the first position
    ``luck``    the change by throws, deals and what came to light
    ``own``     the change by its decisions, at most 0
    ``others``  the change by those of the other seats
    ``end``     its share of the win, or of the last position where the round is not over
    """

    start: Fraction
    luck: Fraction
    own: Fraction
    others: Fraction
    end: Fraction


@value
class TurningPoint(Value):
    """A move that turned a round for a seat: a mistake of it, or a step of the curve.

    ``ply``     the number of the move, from 1
    ``before``  the seat's share before it: with the best move, or where the step begins
    ``after``   its share after it: as its mover expected it, or where the step ends
    ``better``  the line that was better; empty for a step
    """

    ply: int
    seat: Seat
    before: Fraction
    after: Fraction
    better: Line = ()

    @property
    def weight(self) -> Fraction:
        """The change of the share."""
        return abs(self.before - self.after)


@value
class Review(Value):
    """The review of a line of moves, of which each is a `Ply`.

    >>> from tritables.core.state import LastMove
    >>> from tritables import new
    >>> start = new("trictrac")
    >>> line = [LastMove(start, "start 5-3", ())]
    >>> class Even:
    ...     def shares(self, view, seat):
    ...         return (Fraction(1, 2),) * 2
    ...     def choices(self, view, seat, played):
    ...         yield from ()
    ...         return {(move,): self.shares(view, seat) for move in view.legal_moves()}
    >>> review = Review(tuple(reckoned(line, start.play("start 5-3"), Even())))
    >>> review.account(0).end, review.turning_points()
    (Fraction(1, 2), ())
    """

    plies: tuple[Ply, ...]

    @property
    def curve(self) -> tuple[Shares, ...]:
        """The shares at each position, from the first on; empty for a line without moves."""
        if not self.plies:
            return ()
        return (self.plies[0].before, *(ply.after for ply in self.plies))

    def account(self, seat: Seat) -> Account:
        """Return the sums of a seat."""
        zero = Fraction(0)
        return Account(
            self.plies[0].before[seat],
            sum((ply.luck(seat) for ply in self.plies), zero),
            sum((ply.decided(seat) for ply in self.plies if ply.seat == seat), zero),
            sum((ply.decided(seat) for ply in self.plies if ply.seat != seat), zero),
            self.plies[-1].after[seat],
        )

    @property
    def largest_steps(self) -> tuple[TurningPoint, ...]:
        """The largest steps of the curve from `SWING` on, `MOST_TURNS` at most, in order."""
        found = [
            TurningPoint(number, seat, ply.before[seat], ply.after[seat])
            for number, ply in enumerate(self.plies, start=1)
            for seat in (ply.turned,)
        ]
        return _largest([point for point in found if point.weight >= SWING])

    def turning_points(self) -> tuple[TurningPoint, ...]:
        """Return the largest mistakes of each seat and the largest steps of the curve, in order.

        A mistake gives away more than `LITTLE`. Where one is a large step as well, the mistake is
        told.
        """
        seats = range(len(self.plies[0].before)) if self.plies else ()
        told = {point.ply: point for point in self.largest_steps}
        told |= {point.ply: point for point in self._mistakes([*told])}
        for seat in seats:
            numbers = [nth for nth, ply in enumerate(self.plies, start=1) if ply.seat == seat]
            told |= {point.ply: point for point in _largest(self._mistakes(numbers))}
        return tuple(told[number] for number in sorted(told))

    def _mistakes(self, numbers: Sequence[int]) -> list[TurningPoint]:
        found = []
        for number in numbers:
            ply = self.plies[number - 1]
            if ply.seat is not None and ply.better and ply.loss > LITTLE:
                shares = ply.before[ply.seat], ply.chosen[ply.seat]
                found.append(TurningPoint(number, ply.seat, *shares, ply.better))
        return found


def _largest(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    first = sorted(points, key=lambda point: (-point.weight, point.ply))[:MOST_TURNS]
    return tuple(sorted(first, key=lambda point: point.ply))


def comes_to_light(last: LastMove[Any]) -> bool:
    """True for a move by which something comes to light: one of chance, or one that reveals.

    >>> from tritables import new
    >>> comes_to_light(LastMove(new("trictrac"), "start 5-3", ()))
    True
    """
    before = last.before
    return before.to_act == CHANCE or last.move in game_named(before.game).reveals


def reckoned(
    line: Sequence[LastMove[Any]], end: State, evaluator: Evaluator
) -> Iterator[Ply | Pause]:
    """Yield the moves of a line one by one, each as soon as it is known what followed.

    ``line`` are the moves, each with the state before it, and ``end`` is the state after the last.
    Between two of them one position is judged, with pauses, so that whoever reads on when there is
    time can stop there and at any move.
    """
    states = [*(last.before for last in line), end]
    moves = [*(last.move for last in line), ""]
    here = yield from _judged(states[0], evaluator, moves[0])
    for last, state, following in zip(line, states[1:], moves[1:], strict=True):
        chosen, better, rest = here.played(last.move)
        came = comes_to_light(last)
        after = yield from _judged(state, evaluator, following, chosen, rest, came=came)
        before = last.before
        yield Ply(
            last.move, before.on_turn, here.kind, here.shares, chosen, after.shares, better, came
        )
        here = after


@value
class _Judged(Value):
    """A position with its shares and, where something can be decided, those after each line."""

    kind: Kind
    shares: Shares
    mover: Seat = 0
    choices: Choices = field(default_factory=dict)

    def played(self, move: Move) -> tuple[Shares, Line, Choices]:
        """Return the shares after a move as its mover expects them, the line that was better, and
        how those lines go on that begin with the move.

        A move that nobody chose, such as that of a clock, is no decision.
        """
        ways = {line[1:]: its for line, its in self.choices.items() if line[0] == move}
        if not ways:
            return self.shares, (), {}
        chosen = max(ways.values(), key=lambda one: one[self.mover])
        if chosen[self.mover] == self.shares[self.mover]:
            return chosen, (), ways
        better = next(line for line, its in self.choices.items() if its is self.shares)
        return chosen, better, ways


def _judged(
    state: State,
    evaluator: Evaluator,
    move: Move,
    expected: Shares | None = None,
    foreseen: Choices = MappingProxyType({}),
    *,
    came: bool = False,
) -> Steps[_Judged]:
    """Judge a position in which a move was played.

    ``expected`` are the shares with which the move before left it. They hold where nothing has
    come to light since: before chance, in the middle of lines that were judged before
    (``foreseen``), and where only one move can be made, unless something ``came`` to light by the
    move before.
    """
    if state.result is not None:
        return _Judged("forced", won(state.result, state.seats))
    mover = state.to_act
    if mover is None or mover == CHANCE:
        seen = state.on_turn
        return _Judged("chance", expected or evaluator.shares(state.view(seen), seen))
    seat = int(mover)
    view = state.view(seat)
    moves = view.legal_moves()
    is_foreseen = {line[0] for line in foreseen if line} == {*moves}
    if len(moves) < 2 and not is_foreseen and expected is not None and not came:
        return _Judged("forced", expected)
    choices = foreseen
    if not is_foreseen:
        choices = yield from evaluator.choices(view, seat, move)
    best = max(choices.values(), key=lambda one: one[seat])
    return _Judged("decision" if len(moves) > 1 else "forced", best, seat, choices)


BUDGET: Final = 64
"""The rounds that are played on at each decision, where nothing can be counted."""


@value
class Judging(Value):
    """The evaluator by which the coach advises.

    A move that loses nothing for sure, as the interval of its loss begins at 0 or below, counts as
    the best: else whoever errs by chance in the rounds played on would seem to lose by it.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 1-2")
    >>> for pause in Judging().choices(state.view(0), 0, "bar/1"):
    ...     pause.done, pause.of
    (1, 1)
    """

    budget: int = BUDGET

    def shares(self, view: State, seat: Seat | None) -> Shares:
        """Return the shares of all seats in a position."""
        found = shares(view, seat)
        assert found is not None
        return found

    def choices(self, view: State, seat: Seat, played: Move) -> Steps[Choices]:
        """Reckon the shares after moves in a row of the seat to act, as it expects them."""
        last = yield from judging(view, seat, game_named(view.game).lines(view), self.budget, 0)
        best = max(last.lines, key=lambda line: line.share(seat))
        shared = tuple(best.share(one) for one in range(view.seats))
        highest = self.shares(view, seat) if last.compares else shared
        found: dict[Line, Shares] = {best.line: highest}
        for line in last.lines:
            sure = line.exact or interval(line, best, seat)[0] > 0
            found.setdefault(line.line, _less(highest, line, best, seat) if sure else highest)
        ways = [line for line in last.lines if line.line[0] == played]
        if ways and not best.exact:
            own = max(ways, key=lambda line: line.share(seat))
            if found[own.line][seat] < highest[seat]:
                again = yield from self._again(view, seat, own, best, highest)
                found |= dict.fromkeys((way.line for way in ways), again)
        return found

    def _again(
        self, view: State, seat: Seat, own: Judged, best: Judged, highest: Shares
    ) -> Steps[Shares]:
        """Play on from a move and from the best one in other worlds.

        Of many lines the one that was luckiest seems the best, so that others seem to lose.
        """
        last = yield from judging(view, seat, (best.line, own.line), self.budget, 1)
        first, second = last.lines
        if first.share(seat) <= second.share(seat) or interval(second, first, seat)[0] <= 0:
            return highest
        return _less(highest, second, first, seat)


def _less(highest: Shares, line: Judged, best: Judged, seat: Seat) -> Shares:
    """The highest shares without what a line gives away against the best, or all of a seat's."""
    loss = best.share(seat) - line.share(seat)
    part = min(Fraction(1), highest[seat] / loss) if loss else Fraction(1)
    return tuple(
        high + part * (line.share(one) - best.share(one)) for one, high in enumerate(highest)
    )


def reasons(
    state: State, seat: Seat, move: Move, better: Line
) -> Steps[tuple[Message, ...] | None]:
    """Reckon what the coach says of a mistake, beside what it costs and what was better.

    It is empty where nothing of it can be proved, and None where more rounds that are played on
    leave the move in peace.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 3-4")
    >>> pause = next(reasons(state, 0, "bar/3", ("bar/3",)))
    >>> pause.done < pause.of
    True
    """
    found: Explanation | None = None
    for step in explaining(state, seat, move, best=better):
        if isinstance(step, Explanation):
            found = step
        yield Pause(step.done, step.of)
    assert found is not None
    if found.kind not in ("reason", "reply", "plain"):
        return None
    known = {found.said().id, found.found.id, "coach-plain"}
    return tuple(message for message in found.apart() if message.id not in known)


def evaluator_of(game: Game[Any]) -> Evaluator | None:
    """Return the evaluator of a game, or None for a game whose positions cannot be judged.

    >>> evaluator_of(game_named("trictrac")).budget == BUDGET
    True
    """
    return Judging() if game.coached else None
