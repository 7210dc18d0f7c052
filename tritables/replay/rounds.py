"""The rounds of a match: the one on the table with what it derives, and those that are over."""

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
"""Where points come from: each rule that gave any, with each seat's points."""


@dataclass(frozen=True, slots=True)
class Past:
    """A round of the match that is over: its record, and how it ended."""

    record: Record
    result: Result


class Round:
    """The round on the table, with what is worked out about it once and then kept."""

    def __init__(self, game: Game[Any], start: State, throws: Sequence[Move] = ()) -> None:
        self.game = game
        self.throws = tuple(throws)
        self.history = History(start)
        self._tally: Fold[Tally] = Fold((), self._add)
        self._drawn: Fold[int] = Fold(0, _count_draws)

    @cached_property
    def options(self) -> dict[str, object]:
        """The house rules, every one of them."""
        return self.history.root.state.house_rules()

    @cached_property
    def dealt(self) -> tuple[int, ...]:
        """What the deal scored before any move, for each seat; empty where nothing is counted."""
        return self.game.picture(self.history.root.state, None, Look()).scores

    @property
    def tally(self) -> Tally:
        """Where the points up to the current move come from, by rule; without the deal's."""
        return self._tally.at(self.history.current)

    @property
    def drawn(self) -> int:
        """How often chance has acted up to the current move."""
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


def added(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat, summed."""
    return tuple(sum(both) for both in zip(one, other, strict=True))


def throws_of(example: Example, start: State) -> list[Move]:
    """What chance does in an example's line, in order."""
    chances, state = [], start
    for step in example.line:
        if isinstance(step, str):
            if state.to_act == CHANCE:
                chances.append(step)
            state = state.play(step)
    return chances
