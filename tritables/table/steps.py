"""Steps of a lesson on a board: the session that each begins with, and how it is seen."""

from __future__ import annotations

from tritables.lessons.steps import Step
from tritables.replay.session import Session
from tritables.table.settings import Settings


def session_of(step: Step) -> Session:
    """Begin the session of a step; its throws fall as the step has them.

    What is to be watched lies ahead, to be played one move after the other.
    """
    session = Session(step.game, seats=step.seating, start=step.start, throws=step.throws())
    if step.is_watched:
        for move in step.moves():
            session.play(move)
        session.history.go(0)
    return session


def seen_in(step: Step, settings: Settings) -> Settings:
    """Return the settings with which a step is seen: nothing is hidden, unless opponents play."""
    return settings.chosen("reveal", not step.hides)
