"""The widget of a lesson: a chapter or a worked example."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.lessons import Chapter
from tritables.lessons.installed_courses import found_in
from tritables.lessons.step_results import Went
from tritables.table import Settings
from tritables.table import Table as PlainTable
from tritables.table.activities.base import Activity
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson as LessonActivity
from tritables.table.settings import SETTINGS
from tritables.widgets.keywords import Keywords, read_keywords
from tritables.widgets.notebook_settings import default_settings
from tritables.widgets.table import Table


class Lesson(Table):
    """A chapter to go through step by step, or one worked example to try.

    ``game``      the name of a game
    ``lesson``    the name of a chapter of the game's course or of one of its steps; the id of an
                  example, which then stands alone; or a `Chapter` or `Example`
    ``keywords``  settings, ``locked`` and ``layout``, as of `Table`; the lesson determines
                  position, seats and throws

    A task is done by what happens at the table: a move, an event, or a refusal that it asks for;
    undo undoes that as well. Questions are answered at the board. Raises `BadInput` for an unknown
    name.

    >>> lesson = Lesson("trictrac", "look-ahead")
    >>> lesson.step, lesson.done
    (0, False)
    >>> lesson.play("1/3")
    >>> lesson.legal
    ('3/8',)
    """

    def __init__(
        self, game: str, lesson: str | Example | Chapter, **keywords: Unpack[Keywords]
    ) -> None:
        choices = read_keywords(keywords)
        settings, locked = learner_settings(choices), choices.get("locked", ())
        found = _found(game, lesson)
        if isinstance(found, Example):
            activity: Activity = WorkedExample(game_named(game), found)
        else:
            activity = LessonActivity.of_chapter(*found)
        plain = PlainTable.open(activity, settings=settings, locked=locked)
        self._attach(plain, choices.get("layout"))

    @property
    def step(self) -> int:
        """The index of the chapter's current step, or the number of goals of the example that are
        met.
        """
        plain = self._plain
        if plain.top.progress is not None:
            return plain.top.progress.at
        return plain.top.task.step(plain.node)

    @property
    def done(self) -> bool:
        """True if every step of the chapter, or every goal of the example, is done."""
        plain = self._plain
        if plain.top.progress is not None:
            return plain.top.progress.is_done
        return plain.top.task.is_done(plain.node)

    @property
    def results(self) -> tuple[dict[str, object], ...]:
        """The results of the chapter's steps; empty for an example.

        Each is a dict with ``id``, ``kind``, ``rules``, ``done``, ``wrong`` and ``helped`` (how
        often), and ``first``: True if it was right at the first try, without help.
        """
        progress = self._plain.top.progress
        return () if progress is None else results_of(progress.chapter, progress.went)


def learner_settings(choices: Mapping[str, Any]) -> Settings:
    """Return the settings of keyword arguments; nothing is hidden, as a learner plays every
    seat.
    """
    chosen = {name: choices[name] for name in SETTINGS if name in choices}
    return Settings.of({"reveal": True, **default_settings(), **chosen})


def results_of(chapter: Chapter, went: Sequence[Went]) -> tuple[dict[str, object], ...]:
    """Return the results of a chapter's steps, as `Lesson.results` has them."""
    return tuple(
        {
            "id": step.id,
            "kind": step.kind,
            "rules": list(step.rules),
            "done": one.done,
            "wrong": one.wrong,
            "helped": one.helped,
            "first": one.is_first_try,
        }
        for step, one in zip(chapter.steps, went, strict=True)
    )


def _found(game: str, lesson: str | Example | Chapter) -> Example | tuple[Chapter, int]:
    """The example of a name, or the chapter with the index of the step to begin at."""
    if isinstance(lesson, Chapter):
        if lesson.game != game:
            args = {"found": lesson.game, "game": game}
            raise BadInput(Message("bad-other-game", args), where="lesson")
        return lesson, 0
    if isinstance(lesson, Example):
        return lesson
    for example in game_named(game).examples:
        if example.id == lesson:
            return example
    return found_in(game, lesson)
