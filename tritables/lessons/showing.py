"""A rule at work: the moment of a worked example at which it decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from tritables.core.errors import BadInput
from tritables.core.events import Event
from tritables.core.examples import Example, Try
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import LastMove, Move, State
from tritables.lessons.check import start_of


@dataclass(frozen=True, slots=True)
class Moment:
    """A board that shows a rule, and what there is to see.

    ``tried`` is the move that the rule refuses there, or None where it shows in what was played
    ``last``. ``told`` says what it did and ``places`` are where; a rule that neither refuses nor
    decides anything in its example is told by what the example says at its end, and that is None.
    """

    example: Example
    state: State
    last: LastMove[Any] | None = None
    tried: Move | None = None
    told: Message | None = None
    places: tuple[str, ...] = ()


@cache
def moment_of(game: str, rule: str) -> Moment | None:
    """Where a rule of a game is seen best; None for a game that has no example of it.

    Raises `BadInput` for a rule that the game has not.

    >>> moment = moment_of("trictrac", "bar.first")
    >>> moment.example.id, moment.tried
    ('bar-first', '8/11')
    """
    house = game_named(game)
    if all(one.id != rule for one in house.rules):
        raise BadInput(Message("check-rule", {"rule": rule}), where="rule")
    teaching = [example for example in house.examples if rule in example.rules]
    others = [example for example in house.examples if rule not in example.rules]
    for example in (*teaching, *others):
        for moment in _moments(house, example, rule):
            return moment
    return next((_end(example) for example in teaching), None)


def _moments(game: Game[Any], example: Example, rule: str) -> Iterator[Moment]:
    """Where in an example a rule refuses or decides something."""
    for state, last, tried in _boards(example):
        if tried is not None:
            if tried.rule == rule:
                verdict = state.judge(tried.move)
                told, places = verdict.message, verdict.witnesses
                yield Moment(example, state, last, tried.move, told, places)
            continue
        for event in () if last is None else last.events:
            if event.rule == rule:
                yield Moment(example, state, last, None, event.message(game.name), event.places)


def _end(example: Example) -> Moment:
    *_, (state, last, _) = _boards(example)
    return Moment(example, state, last)


def _boards(example: Example) -> Iterator[tuple[State, LastMove[Any] | None, Try | None]]:
    """The boards of an example, from its start: each with the last move and what is tried there."""
    state, last = start_of(example), None
    yield state, last, None
    for step in example.line:
        if isinstance(step, Try):
            yield state, last, step
            continue
        events: list[Event] = []
        before, state = state, state.play(step, events)
        last = LastMove(before, step, tuple(events))
        yield state, last, None
