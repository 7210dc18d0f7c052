"""The rounds of a match: the current one with memoised derivations, and those that are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.picture import Look
from tritables.core.record import Record
from tritables.core.state import CHANCE, Move, Result, State
from tritables.replay.history import Fold, History, Node

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


def throws_of(example: Example, start: State) -> list[Move]:
    """Return the chance moves of an example's line, in order."""
    chances, state = [], start
    for step in example.line:
        if isinstance(step, str):
            if state.to_act == CHANCE:
                chances.append(step)
            state = state.play(step)
    return chances
