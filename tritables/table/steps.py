"""Sessions and settings for the steps of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tritables.core.game import Game
from tritables.core.state import CHANCE
from tritables.lessons.steps import Step
from tritables.lessons.task import Task
from tritables.replay.history import Node
from tritables.replay.seats import PERSON
from tritables.replay.session import Session
from tritables.table.settings import Settings


def session_of(step: Step) -> Session:
    """Return the session of a step, with its chance moves.

    Moves to be stepped through are ahead of its current node.
    """
    session = Session(step.game, seats=step.seating, start=step.start, throws=step.throws())
    if step.is_watched:
        for move in step.moves():
            session.play(move)
        session.history.go(0)
    return session


def seen_in(step: Step, settings: Settings) -> Settings:
    """Return the settings for a step: nothing is hidden, except in games against opponents."""
    return settings.chosen("reveal", not step.hides)


def is_idle(game: Game[Any], seats: Sequence[str] | None, node: Node) -> bool:
    """Return True if the only move at a node is a person's, and the game calls it idle.

    What its player has just scored stays on the board until they move on themselves.
    """
    state, idle = node.state, game.idle_moves
    if not idle or (acts := state.to_act) is None or acts == CHANCE:
        return False
    if seats is not None and seats[int(acts)] != PERSON:
        return False
    moves = state.legal_moves()
    if len(moves) != 1 or moves[0] not in idle:
        return False
    return not any(event.points > 0 and event.seat == acts for event in node.events)


def spares(step: Step, task: Task, node: Node) -> bool:
    """Return True if a move at a node is idle, and the step asks for something else."""
    if not is_idle(step.game, step.seating, node):
        return False
    return step.spares(task, node, node.state.legal_moves()[0])
