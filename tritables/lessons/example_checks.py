"""Validation of worked examples: their line, refused attempts and goals."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tritables.core.errors import BadInput, TritablesError
from tritables.core.events import Event
from tritables.core.examples import Example, Try
from tritables.core.game import Game
from tritables.core.goals import Happening, Progress
from tritables.core.messages import Argument, Message
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, Seat, State


def check_example(example: Example) -> tuple[Message, ...]:
    """Return the faults of an example as messages; none if it is valid.

    Its position must be one of its game, each move of its line legal and each attempt refused by
    the rule that it names, all goals met at the end of the line, and every rule one of the game's.
    Raises `BadInput` for any other value.

    >>> from tritables import Goal, new
    >>> example = Example("throw", new("trictrac"), (Goal(move="start 5-3"),), ("start 5-5",))
    >>> [fault.id for fault in check_example(example)]
    ['check-line', 'check-goals']
    """
    if not isinstance(example, Example):
        raise BadInput(Message("bad-choice", {"choices": "Example"}), where="example")
    try:
        state = start_of(example)
        if game_named(state.game).read(state.position(), "position") != state:
            raise BadInput(Message("bad-position-other"), where="position")
    except TritablesError as fault:
        return (Message("check-position", {"fault": str(fault)}),)
    game = game_named(state.game)
    return (*_unknown_rules(example, game), *_line_faults(example, state))


def only_mover(example: Example) -> Seat | None:
    """Return the seat that makes every move and attempt of an example's line that is not chance's,
    or that is on turn where only chance moves; None where several do.

    >>> from tritables import game_named
    >>> only_mover(game_named("triominos").example("hexagon"))
    0
    """
    return _only_mover(start_of(example), tuple(example.line))


@lru_cache(maxsize=256)
def _only_mover(state: State, line: tuple[Move | Try, ...]) -> Seat | None:
    """`only_mover`, which plays the line: once, however often the example is opened."""
    seats, first = set[Seat](), state.on_turn
    for step in line:
        if state.to_act is None:
            break
        if state.to_act != CHANCE:
            seats.add(int(state.to_act))
        verdict = None if isinstance(step, Try) else state.judge(step)
        if verdict is not None and verdict.move is not None:
            state = state.play(verdict.move)
    if not seats:
        return first
    return seats.pop() if len(seats) == 1 else None


def start_of(example: Example) -> State:
    """Return the state that an example starts from; raises `BadPosition` or `BadInput`."""
    if isinstance(example.position, State):
        return example.position
    state: State = game_named(example.position.get("game")).read(example.position, "position")
    return state


def throws_of(example: Example, start: State) -> list[Move]:
    """Return the chance moves of an example's line, in order."""
    chances, state = [], start
    for step in example.line:
        if isinstance(step, str):
            if state.to_act == CHANCE:
                chances.append(step)
            state = state.play(step)
    return chances


def _unknown_rules(example: Example, game: Game[Any]) -> tuple[Message, ...]:
    tried = (step.rule for step in example.line if isinstance(step, Try))
    named = (*example.rules, *(rule for goal in example.goals for rule in goal.rules()), *tried)
    known = {rule.id for rule in game.rules}
    unknown = dict.fromkeys(rule for rule in named if rule not in known)
    return tuple(Message("check-rule", {"rule": rule}) for rule in unknown)


def _line_faults(example: Example, state: State) -> tuple[Message, ...]:
    faults: list[Message] = []
    progress = Progress()
    for at, step in enumerate(example.line):
        verdict = state.judge(step.move if isinstance(step, Try) else step)
        events: list[Event] = []
        args: dict[str, Argument] = {"at": at, "move": step.move if isinstance(step, Try) else step}
        if isinstance(step, Try):
            if verdict.ok:
                faults.append(Message("check-try-legal", {**args, "rule": step.rule}))
            elif verdict.rule != step.rule:
                found = {"rule": step.rule, "found": verdict.rule or "–"}
                faults.append(Message("check-try-rule", {**args, **found}))
            happening = Happening.refused(verdict)
        elif verdict.move is None:
            faults.append(Message("check-line", {**args, "why": str(verdict.message)}))
            break
        else:
            state = state.play(verdict.move, events)
            happening = Happening(verdict.move, tuple(events))
        progress = progress.after(example.goals, happening)
    if not progress.done(example.goals):
        counts: dict[str, Argument] = {"met": progress.step, "goals": len(example.goals)}
        faults.append(Message("check-goals", counts))
    return tuple(faults)
