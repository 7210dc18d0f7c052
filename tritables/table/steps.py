"""Steps of a lesson on a board: the session that each begins with, and how it is seen."""

from __future__ import annotations

from tritables.core.state import CHANCE, Move
from tritables.lessons.steps import Do, PlayOn, Show, Step
from tritables.replay.session import Session
from tritables.table.settings import Settings


def session_of(step: Step) -> Session:
    """Begin the session of a step; its throws fall as the step has them.

    What is to be watched lies ahead, to be played one move after the other.
    """
    if isinstance(step, Do):
        return Session.of_example(step.game, step.example)
    seats = step.seats if isinstance(step, PlayOn) else None
    session = Session(step.game, seats=seats, start=step.start, throws=_throws(step))
    if isinstance(step, Show):
        for move in step.line:
            session.play(move)
        session.history.go(0)
    return session


def seen_in(step: Step, settings: Settings) -> Settings:
    """Return the settings with which a step is seen: nothing is hidden, unless opponents play."""
    return settings.chosen("reveal", not isinstance(step, PlayOn))


def _throws(step: Step) -> list[Move]:
    """List what chance does in the moves of a step."""
    throws, state = [], step.start
    for move in step.moves():
        if state.to_act == CHANCE:
            throws.append(move)
        state = state.play(move)
    return throws
