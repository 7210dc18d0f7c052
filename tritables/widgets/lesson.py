"""A lesson: a chapter or a worked example at a table, which itself checks what is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.lessons import Chapter, course
from tritables.table import Settings
from tritables.table import Table as PlainTable
from tritables.table.activities.base import Activity
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson as LessonActivity
from tritables.table.chapter_progress import Went
from tritables.table.settings import SETTINGS
from tritables.widgets.keywords import Looks, only_looks
from tritables.widgets.room import customs
from tritables.widgets.table import Table


class Lesson(Table):
    """A chapter to walk through step by step, or one worked example to try.

    ``lesson`` is the name of a chapter of the game's course or of one of its steps, the id of an
    example, which then stands alone, or a `Chapter` or `Example` of one's own. A task is met by
    what happens at the table: a move, an event, or a refusal that a learner brings about on
    purpose; taking a move back takes back what it met. Questions are answered at the board.
    Settings and ``locked`` are as those of a `Table`; position, seats and throws are the lesson's.
    Raises `BadInput` for an unknown name.

    >>> lesson = Lesson("trictrac", "look-ahead")
    >>> lesson.step, lesson.done
    (0, False)
    >>> lesson.play("1/3")
    >>> lesson.legal
    ('3/8',)
    """

    def __init__(self, game: str, lesson: str | Example | Chapter, **looks: Unpack[Looks]) -> None:
        choices = only_looks(looks)
        settings, locked = learner_settings(choices), choices.get("locked", ())
        found = _found(game, lesson)
        if isinstance(found, Example):
            activity: Activity = WorkedExample(game_named(game), found)
        else:
            activity = LessonActivity.of_chapter(*found)
        plain = PlainTable.open(activity, settings=settings, locked=locked)
        self._sit_down(plain, choices.get("layout"))

    @property
    def step(self) -> int:
        """Which step of the chapter is on the board, or how many goals of the example are met."""
        plain = self._plain
        if plain.top.progress is not None:
            return plain.top.progress.at
        return 0 if plain.top.task is None else plain.top.task.step(plain.node)

    @property
    def done(self) -> bool:
        """Whether every step of the chapter was done, or the whole task of the example is met."""
        plain = self._plain
        if plain.top.progress is not None:
            return plain.top.progress.is_done
        return plain.top.task is not None and plain.top.task.is_done(plain.node)

    @property
    def results(self) -> tuple[dict[str, object], ...]:
        """How each step of the chapter went: its id, whether it is done, how often wrong, helped.

        ``first`` says that it was right at the first try, without help. Empty for an example.
        """
        progress = self._plain.top.progress
        return () if progress is None else results_of(progress.chapter, progress.went)


def learner_settings(choices: Mapping[str, Any]) -> Settings:
    """The settings among these; a learner plays every seat of a step, so nothing is hidden."""
    chosen = {name: choices[name] for name in SETTINGS if name in choices}
    return Settings.of({"reveal": True, **customs(), **chosen})


def results_of(chapter: Chapter, went: Sequence[Went]) -> tuple[dict[str, object], ...]:
    """How each step of a chapter went, as `Lesson.results` tells it."""
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
    """The example of a name, or the chapter with the step to begin at."""
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
    return course(game).find(lesson)
