"""Illustrations of rules: the moment of a worked example in which a rule decides."""

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
from tritables.lessons.example_checks import start_of


@dataclass(frozen=True, slots=True)
class Moment:
    """A board that illustrates a rule.

    ``example``  the example
    ``state``    the position
    ``last``     the move before it
    ``tried``    a move that the rule refuses; None where it shows in ``last``
    ``told``     what the rule did; None where it refuses and decides nothing in its example, whose
                 own last words are used then
    ``places``   ids of the places that it concerns
    """

    example: Example
    state: State
    last: LastMove[Any] | None = None
    tried: Move | None = None
    told: Message | None = None
    places: tuple[str, ...] = ()


@cache
def moment_of(game: str, rule: str) -> Moment | None:
    """Return the moment that illustrates a rule best; None where no example of the game has the
    rule.

    Raises `BadInput` for a rule that the game does not have.

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
    """Yield the moments of an example in which a rule refuses or decides something."""
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
    """Yield the boards of an example, each with the last move and the attempt there."""
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
