"""Lines of play, judged: by all that the next throw or card may bring, or by rounds played on."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from fractions import Fraction
from typing import Final, TypeVar

from tritables.coach.rounds import play_on, played, worlds
from tritables.core.errors import BadInput, HiddenOutcome
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.shares import Outcome, Outlook, Rounds, won
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.core.values import Value, value

T = TypeVar("T")

Line = tuple[Move, ...]
"""Moves in a row of one player."""

BATCH: Final = 8
"""Worlds in which every line is played on before it is told how they stand."""

SLICE: Final = 4
"""Rounds that are played on before others may act: a click waits no longer than that."""


@value
class Pause(Value):
    """A breath in the midst of it: so much is ``done`` of all that will be, and no more known."""

    done: int
    of: int


Steps = Generator[Pause, None, T]
"""A reckoning with pauses, and its result at the end."""


@value
class Judged(Value):
    """A line with all that was looked at to judge it: weights of the outcomes add up to one."""

    line: Line
    outcomes: tuple[Outcome, ...]
    exact: bool

    def share(self, seat: Seat) -> Fraction:
        """The expected share of a seat."""
        return sum((one.weight * one.shares[seat] for one in self.outcomes), Fraction(0))


@value
class Judgement(Value):
    """Lines that were judged in the same way, by the same outcomes.

    ``found`` says how; ``done`` of ``of`` rounds were played on, 1 of 1 where it was counted. They
    only tell lines apart where it ``compares`` (`Game.rounds`).
    """

    lines: tuple[Judged, ...]
    found: Message
    done: int
    of: int
    compares: bool = False


def shares(state: State, seat: Seat | None) -> tuple[Fraction, ...] | None:
    """Return each seat's expected share of the win, as ``seat`` (None: a watcher) may know it.

    They add up to one. None for a game without a judgement of its positions.

    >>> from tritables import new
    >>> [str(share) for share in shares(new("trictrac"), 0)]
    ['1/2', '1/2']
    """
    found: tuple[Fraction, ...] | None = game_named(state.game).shares(state.view(seat), seat)
    return found


def asked(state: State, seat: Seat, where: str = "seat") -> State:
    """Check that a seat may be advised, and return what it may see.

    Raises `BadInput` with the place: ``position`` where nobody is to move or another seat is.
    """
    Reader(seat, BadInput, where).whole(0, state.seats - 1)
    game = game_named(state.game)
    if not game.coached:
        raise BadInput(Message("bad-coach-game", {"game": game.name}), where="position")
    if state.to_act is None or state.to_act == CHANCE:
        raise BadInput(Message("bad-claims-nobody"), where="position")
    if state.to_act != seat:
        raise BadInput(Message("bad-coach-turn", {"player": seat + 1}), where=where)
    view: State = state.view(seat)
    return view


def judged(
    view: State, seat: Seat, lines: Sequence[Line], budget: int, seed: int
) -> Iterator[Judgement | Pause]:
    """Judge lines, better and better: the last one has used all the budget of rounds.

    Between them there is a pause after each line that was counted, and after some rounds. Where the
    game plays them on in its own way (`Game.rounds`), the budget changes nothing.
    """
    rounds = game_named(view.game).rounds(view, lines, seat, seed)
    if rounds is not None:
        yield from _compared(lines, rounds)
        return
    counted = yield from _counted(view, seat, lines)
    if counted is not None:
        yield counted
        return
    yield from _played_on(view, seat, lines, budget, seed)


def judge(view: State, seat: Seat, lines: Sequence[Line], budget: int, seed: int) -> Judgement:
    """Judge lines with all of a budget."""
    *_, last = judged(view, seat, lines, budget, seed)
    assert isinstance(last, Judgement)
    return last


def judging(
    view: State, seat: Seat, lines: Sequence[Line], budget: int, seed: int
) -> Steps[Judgement]:
    """Judge lines with all of a budget, with pauses."""
    last: Judgement | None = None
    for step in judged(view, seat, lines, budget, seed):
        if isinstance(step, Judgement):
            last = step
        yield Pause(step.done, step.of)
    assert last is not None
    return last


def _counted(view: State, seat: Seat, lines: Sequence[Line]) -> Steps[Judgement | None]:
    """Judge by the outlook after each line; None where one of them has none."""
    game = game_named(view.game)
    found: list[Judged] = []
    told: Message | None = None
    for nth, line in enumerate(lines):
        if nth:
            yield Pause(nth, len(lines))
        try:
            after = played(view, line)
        except HiddenOutcome:  # what lies hidden decides how the round ends
            return None
        if after.result is not None:
            win = won(after.result, view.seats)
            end = Outcome("end", "", "", Fraction(1), win, end=after)
            found.append(Judged(line, (end,), exact=True))
            continue
        outlook: Outlook | None = game.outlook(after, seat)
        if outlook is None:
            return None
        told = outlook.found
        found.append(Judged(line, outlook.outcomes, exact=True))
    return Judgement(tuple(found), told or Message("coach-found-end"), 1, 1)


def _compared(lines: Sequence[Line], rounds: Rounds) -> Iterator[Judgement | Pause]:
    """Play rounds on in the game's own way, the same ones for every line."""
    told: list[list[Outcome]] = [[] for _ in lines]
    of = rounds.many * len(lines)
    for number in range(rounds.many):
        if number % SLICE == 0:
            yield Pause(0, of)
        rounds.prepare(number)
    for number in range(rounds.many):
        if number % SLICE == 0:
            yield Pause(number * len(lines), of)
        for line, its in zip(lines, told, strict=True):
            its.append(rounds.outcome(line, number))
    found = tuple(
        Judged(line, tuple(its), exact=False) for line, its in zip(lines, told, strict=True)
    )
    yield Judgement(found, rounds.found, of, of, compares=True)


def _played_on(
    view: State, seat: Seat, lines: Sequence[Line], budget: int, seed: int
) -> Iterator[Judgement | Pause]:
    """Play rounds on in the same worlds for every line, until the budget is used up."""
    rounds: list[list[Outcome]] = [[] for _ in lines]
    most = max(BATCH, budget // len(lines) // BATCH * BATCH)
    for number, world in enumerate(worlds(view, seed, most), 1):
        for nth, (line, told) in enumerate(zip(lines, rounds, strict=True)):
            done = (number - 1) * len(lines) + nth
            if done % SLICE == 0 and done % (BATCH * len(lines)):
                yield Pause(done, most * len(lines))
            told.append(play_on(world, line, seat, seed, number))
        if number % BATCH == 0 or number == most:
            weight = Fraction(1, number)
            found = tuple(
                Judged(line, tuple(one.but(weight=weight) for one in told), exact=False)
                for line, told in zip(lines, rounds, strict=True)
            )
            many = {"rounds": number}
            yield Judgement(
                found, Message("coach-found-rounds", many), number * len(lines), most * len(lines)
            )
