"""Sessions and settings for the steps of a lesson."""

from __future__ import annotations

from collections.abc import Sequence

from tritables.core.state import CHANCE, Move
from tritables.lessons.steps import Step
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


def is_idle(idle: Sequence[Move], seats: Sequence[str] | None, node: Node) -> bool:
    """Return True if the only move at a node is a person's, and one of a game's idle ones.

    What its player has just scored stays on the board until they move on themselves.
    """
    state = node.state
    if not idle or (acts := state.to_act) is None or acts == CHANCE:
        return False
    if seats is not None and seats[int(acts)] != PERSON:
        return False
    moves = state.legal_moves()
    if len(moves) != 1 or moves[0] not in idle:
        return False
    return not any(event.points > 0 and event.seat == acts for event in node.events)
