"""The syllabus of a lesson: a chapter alone, or the chapters of a course."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from typing import Any, Protocol

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.lessons.course import Chapter
from tritables.lessons.installed_courses import course, course_with
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.course_progress import CourseProgress
from tritables.table.saves.lesson import (
    chapter_json,
    course_json,
    read_chapter_progress,
    read_course_progress,
)
from tritables.table.saves.saved import Saved
from tritables.table.views.course import course_panel

Json = dict[str, Any]

Part = Callable[..., Json]
"""Makes a part of what is shown: takes a language, and whether a game is played (``plays``)."""


class Syllabus(Protocol):
    """The chapters that a lesson goes through, and the learner's progress in them."""

    saved_as: str
    """The key of a saved table (sitting.json) under which it stands."""

    leads_on: bool
    """True if other chapters and a game can be opened, and come back from."""

    page: str | None
    """The page of the next game, from the page that this is shown on."""

    @property
    def at(self) -> int:
        """The index of the chapter that is taught, or was taught last."""

    @property
    def chapter(self) -> ChapterProgress:
        """The progress through that chapter."""

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters among which that one is counted."""

    @property
    def begun(self) -> list[ChapterProgress]:
        """The progress through all chapters that were begun."""

    @property
    def rules_met(self) -> tuple[str, ...] | None:
        """The rules that may be asked about; None for all."""

    def check_course(self) -> None:
        """Raise `BadInput` for what takes a course."""

    def go(self, at: int) -> None:
        """Go to a chapter by its index; raises `BadInput`."""

    def again(self) -> Syllabus:
        """Return a copy, so that opening it does not change this one."""

    @property
    def parts(self) -> Sequence[tuple[str, Part]]:
        """Return what stands around the chapter (`TableState` of scene.json), by name."""

    def save(self, *, plays: bool) -> Json:
        """Return its part of a saved table (sitting.json)."""

    def plays_in(self, saved: Saved) -> bool:
        """Return True if a saved table had a game on it."""

    def identity(self) -> object:
        """Return what it is, whatever was done in it, as JSON."""


class LoneChapter:
    """A chapter at a board of its own.

    >>> from tritables.lessons import course
    >>> lone = LoneChapter(ChapterProgress(course("trictrac").chapter("doubles")))
    >>> lone.at, lone.parts, len(lone.chapters)
    (0, (), 12)
    """

    saved_as = "chapter"
    leads_on = False
    parts = ()
    page: str | None = None
    at = 0

    def __init__(self, chapter: ChapterProgress) -> None:
        self.chapter = chapter
        self.begun = [chapter]
        taught = course_with(chapter.chapter) or course(chapter.chapter.game)
        self.chapters = taught.chapters
        """The chapters of the game's course, of which it may be one."""

    @classmethod
    def load(cls, saved: Saved) -> LoneChapter:
        """Read it from a saved table; raises `BadRecord`."""
        return cls(read_chapter_progress(saved))

    @property
    def rules_met(self) -> tuple[str, ...] | None:
        """The rules up to this chapter of the game's first course; None for another chapter."""
        taught = course(self.chapter.chapter.game)
        if self.chapter.chapter not in taught.chapters:
            return None
        return CourseProgress(taught, self.chapters.index(self.chapter.chapter)).rules_met

    def check_course(self) -> None:
        """Raise `BadInput`: there is none."""
        raise BadInput(Message("bad-no-course"))

    def go(self, at: int) -> None:
        """Raise `BadInput`: there is no other chapter."""
        self.check_course()

    def again(self) -> LoneChapter:
        """Return a copy, so that opening it does not change this one."""
        return LoneChapter(copy(self.chapter))

    def save(self, *, plays: bool) -> Json:
        """Return its part of a saved table (sitting.json)."""
        return {"chapter": chapter_json(self.chapter)}

    def plays_in(self, saved: Saved) -> bool:
        """Return False: no game is played between chapters."""
        return False

    def identity(self) -> object:
        """Return which chapter it is, by its name or all of it."""
        return chapter_json(self.chapter)["chapter"]


class WholeCourse:
    """The chapters of a course, one at a time, at one board.

    >>> from tritables.lessons import course
    >>> taught = WholeCourse(CourseProgress(course("trictrac"), at=4))
    >>> taught.chapter.chapter.id, len(taught.begun)
    ('great-throw', 1)
    """

    saved_as = "course"
    leads_on = True

    def __init__(self, progress: CourseProgress) -> None:
        self.progress = progress

    @classmethod
    def load(cls, saved: Saved) -> WholeCourse:
        """Read it from a saved table; raises `BadRecord`."""
        return cls(read_course_progress(saved))

    @property
    def page(self) -> str | None:
        """The page of the next game, from the page that this is shown on."""
        return self.progress.page

    @page.setter
    def page(self, page: str | None) -> None:
        self.progress.page = page

    @property
    def at(self) -> int:
        """The index of the chapter that is taught, or was taught last."""
        return self.progress.at

    @property
    def chapter(self) -> ChapterProgress:
        """The progress through that chapter."""
        return self.progress.chapter

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters of the course."""
        return self.progress.course.chapters

    @property
    def begun(self) -> list[ChapterProgress]:
        """The progress through all chapters that were begun."""
        return list(self.progress.chapters.values())

    @property
    def rules_met(self) -> tuple[str, ...] | None:
        """The rules of the chapters up to this one, and of those begun; None at the end."""
        return self.progress.rules_met

    def check_course(self) -> None:
        """Do nothing: there is one."""

    def go(self, at: int) -> None:
        """Go to a chapter by its index; raises `BadInput` for an index that there is not."""
        self.progress.go(at)

    def again(self) -> WholeCourse:
        """Return a copy, so that opening it does not change this one."""
        made = copy(self.progress)
        made.chapters = {**made.chapters, made.at: copy(self.chapter)}
        return WholeCourse(made)

    @property
    def parts(self) -> Sequence[tuple[str, Part]]:
        """The contents, the way onward and the recap (`Course` of scene.json)."""
        return [("course", partial(course_panel, self.progress))]

    def save(self, *, plays: bool) -> Json:
        """Return its part of a saved table (sitting.json)."""
        return {"course": course_json(self.progress, plays=plays)}

    def plays_in(self, saved: Saved) -> bool:
        """Return True if a saved table had a game on it, and no practice."""
        return saved.reader.value["course"]["plays"] and "practice" not in saved.reader.value

    def identity(self) -> object:
        """Return which course it is: None for the game's own, else all of it."""
        return course_json(self.progress, plays=False)["course"]
