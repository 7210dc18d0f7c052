"""Sessions and settings for the steps of a lesson."""

from __future__ import annotations

from tritables.lessons.steps import Step
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
