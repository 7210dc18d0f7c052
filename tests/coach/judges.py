"""Evaluators for tests: one without any sense, and one that counts what a move scores."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeVar
from zlib import crc32

from tritables.coach.judging import Steps
from tritables.coach.review import Choices, Shares
from tritables.core.registry import game_named
from tritables.core.state import Move, Seat, State

T = TypeVar("T")


def at_once(steps: Steps[T]) -> T:
    """What is reckoned in the end, without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


class Senseless:
    """Shares that are drawn from what is seen, so that nothing can add up by accident."""

    def __init__(self) -> None:
        self.seen: list[tuple[State, Seat | None]] = []

    def shares(self, view: State, seat: Seat | None) -> Shares:
        self.seen.append((view, seat))
        return _drawn(f"{view.as_view()} {seat}", view.seats)

    def choices(self, view: State, seat: Seat, played: Move) -> Steps[Choices]:
        yield from ()
        self.seen.append((view, seat))
        here = f"{view.as_view()} {seat}"
        return {(move,): _drawn(f"{here} {move}", view.seats) for move in view.legal_moves()}


class Counting:
    """Even shares, and better ones for moves that the opponent who looks one move ahead likes."""

    def shares(self, view: State, seat: Seat | None) -> Shares:
        return (Fraction(1, view.seats),) * view.seats

    def choices(self, view: State, seat: Seat, played: Move) -> Steps[Choices]:
        yield from ()
        game = game_named(view.game)
        worths = {(move,): Fraction(game.worth(view, move, seat)) for move in view.legal_moves()}
        best, low = max(worths.values()), min(worths.values())
        reach = 4 * max(Fraction(1), best - low)
        return {move: _of(view.seats, seat, (best - its) / reach) for move, its in worths.items()}


def _of(seats: int, seat: Seat, less: Fraction) -> Shares:
    own = Fraction(1, seats) - less / seats
    others = (1 - own) / (seats - 1)
    return tuple(own if one == seat else others for one in range(seats))


def _drawn(text: str, seats: int) -> Shares:
    weights = [1 + crc32(f"{text} {seat}".encode()) % 997 for seat in range(seats)]
    return tuple(Fraction(weight, sum(weights)) for weight in weights)
