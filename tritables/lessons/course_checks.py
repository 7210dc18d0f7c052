"""Validation of steps, chapters and courses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tritables.core.errors import BadInput, TritablesError
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.lessons.choice_steps import Choosing, Predict
from tritables.lessons.course import Chapter, Course
from tritables.lessons.course_files import read_course
from tritables.lessons.example_checks import check_example
from tritables.lessons.legality_steps import Judge
from tritables.lessons.steps import Do, FindAll, Show, Step


def check(given: Example | Step | Chapter | Course | Mapping[str, Any]) -> tuple[Message, ...]:
    """Return the faults of an example, a step, a chapter or a course as messages; none if it is
    valid.

    ``given``  an `Example`, a step, a `Chapter` or a `Course`; a course's JSON (schema ``course``),
               or a widget that teaches one

    An example's line must meet its goals. A question has at least one right and one wrong choice,
    there is something to find where one is asked to, and every line can be played. ``str`` of a
    fault is English. Raises `BadInput` for any other value, and for JSON that is no course, with
    the place.

    >>> from tritables import Goal, new
    >>> example = Example("throw", new("trictrac"), (Goal(move="start 5-3"),), ("start 5-5",))
    >>> [fault.id for fault in check(example)]
    ['check-line', 'check-goals']
    """
    given = getattr(given, "taught", given)
    if isinstance(given, Mapping):
        given = read_course(given)
    if isinstance(given, Example):
        return check_example(given)
    if isinstance(given, Step):
        return tuple(_step_faults(given))
    if isinstance(given, Chapter):
        return tuple(_placed(step) for step in given.steps if check(step))
    if isinstance(given, Course):
        return tuple(fault for chapter in given.chapters for fault in check(chapter))
    raise BadInput(
        Message("bad-choice", {"choices": "Example, Chapter, Course, JSON"}), where="example"
    )


def _placed(step: Step) -> Message:
    """The first fault of a step, with the step's id."""
    return Message("check-step", {"id": step.id, "fault": str(next(_step_faults(step)))})


def _step_faults(step: Step) -> Iterator[Message]:
    known = {rule.id for rule in step.game.rules}
    yield from (Message("check-rule", {"rule": rule}) for rule in step.rules if rule not in known)
    if isinstance(step, Do):
        yield from check_example(step.example)
    if isinstance(step, Show) and not step.said("task", "en"):
        yield Message("check-no-task")
    try:
        if isinstance(step, Show | Predict):
            _play(step)
        if isinstance(step, FindAll) and not step.places():
            yield Message("check-nothing-to-find")
        if isinstance(step, FindAll) and step.one and len(step.places()) > 1:
            yield Message("check-more-than-one", {"count": len(step.places())})
        if isinstance(step, Choosing):
            yield from _choice_faults(step)
    except TritablesError as fault:
        yield Message("check-cannot-play", {"why": str(fault)})


def _play(step: Show | Predict) -> None:
    state = step.start
    for move in step.line:
        state = state.play(move)


def _choice_faults(step: Choosing) -> Iterator[Message]:
    right, count = len(step.right()), len(step.choices())
    if right == 0:
        yield Message("check-no-right", {"found": _truth(step)})
    if right == count:
        yield Message("check-no-wrong")


def _truth(step: Choosing) -> str:
    """The right answer as a course file would have it."""
    if isinstance(step, Judge):
        return step.start.judge(step.move).rule or "yes"
    if isinstance(step, Predict):
        return str(step.foresight.truth(step.start, step.line)[0])
    return "–"
