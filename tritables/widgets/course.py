"""A whole course as one widget: its chapters one after the other, contents, and a table to play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Unpack

from tritables.core.errors import BadRecord
from tritables.core.messages import Message
from tritables.endpoint.seeds import fresh_seed
from tritables.lessons import course as course_of
from tritables.lessons import read_course
from tritables.lessons.course import Course as Chapters
from tritables.table import Table as PlainTable
from tritables.table.activities.lesson import Lesson as LessonActivity
from tritables.table.chapter_progress import Went
from tritables.table.course_progress import CourseProgress
from tritables.table.views.course import game_after
from tritables.widgets.keywords import Looks, only_looks
from tritables.widgets.lesson import learner_settings, results_of
from tritables.widgets.table import Table


class Course(Table):
    """The course of a game at one board, for a phone, a projector or a class.

    ``course`` is the name of a game, whose own course is taught then, or a course of your own: a
    `tritables.lessons.Course`, or its JSON value (``tritables/schemas/course.json``). ``chapter``
    is the name of the chapter, or of the step, to begin at. Settings and ``locked`` are as those
    of a `Table`. At the board there are contents with what is done, the way to the next chapter,
    a look back at the end, and a game to play against opponents. `save` keeps where one was in
    every chapter, and `load` goes on there. Raises `BadInput` for an unknown name, and for a
    course with a fault, with its place.

    >>> course = Course("trictrac", "doubles")
    >>> course.chapter, course.step, course.done
    ('doubles', 0, False)
    >>> course.open_chapter("double-six")
    >>> course.chapter, course.step
    ('doubles', 1)
    >>> Course.load(course.save()).chapter
    'doubles'
    """

    def __init__(
        self,
        course: str | Chapters | Mapping[str, Any],
        chapter: str | None = None,
        **looks: Unpack[Looks],
    ) -> None:
        choices = only_looks(looks)
        taught = _read(course)
        nth, at = (0, 0) if chapter is None else _found(taught, chapter)
        table = PlainTable.open(
            LessonActivity.of_course(taught, nth, at, page=_page_after(taught.game)),
            settings=learner_settings(choices),
            locked=choices.get("locked", ()),
            fresh=fresh_seed,
        )
        self._sit_down(table, choices.get("layout"))

    @classmethod
    def _fitting(cls, table: PlainTable) -> PlainTable:
        if table.host.course is None:
            raise BadRecord(Message("bad-no-course"), where="course")
        return table

    @property
    def taught(self) -> Chapters:
        """The course itself, as `check` takes it."""
        return self._progress.course

    @property
    def _progress(self) -> CourseProgress:
        course = self._plain.host.course
        assert course is not None
        return course

    @property
    def chapter(self) -> str | None:
        """The name of the chapter on the board; None while a game is played there."""
        course, plain = self._progress, self._plain
        above = plain.above(plain.host)
        plays = above is not None and above.is_game
        return None if plays else course.course.chapters[course.at].id

    @property
    def step(self) -> int:
        """Which step of the chapter is on the board, or was when a game was dealt."""
        return self._progress.chapter.at

    @property
    def done(self) -> bool:
        """Whether every step of every chapter has been done."""
        return self._progress.is_done

    @property
    def results(self) -> dict[str, tuple[dict[str, object], ...]]:
        """How each step of each chapter went, by the chapter's name; see `Lesson.results`."""
        progress = self._progress
        return {
            chapter.id: results_of(
                chapter,
                progress.chapters[nth].went
                if nth in progress.chapters
                else [Went() for _ in chapter.steps],
            )
            for nth, chapter in enumerate(progress.course.chapters)
        }

    def open_chapter(self, name: str) -> None:
        """Put a chapter on the board, where one was in it, or a step, by its name.

        Raises `BadInput` for a name that is neither.
        """
        nth, at = _found(self._progress.course, name)
        self._front.do("chapter", chapter=nth)
        if name != self.chapter:
            self._front.do("step", step=at)

    def play_now(self) -> None:
        """Deal a game against opponents; `open_chapter` leads back to the course."""
        self._front.do("play")


def _page_after(game: str) -> str | None:
    """The notebook of the next game, if one that is named after it lies beside this one."""
    name = f"{game_after(game)}.ipynb"
    return name if Path(name).is_file() else None


def _read(course: str | Chapters | Mapping[str, Any]) -> Chapters:
    if isinstance(course, Chapters):
        return course
    return course_of(course) if isinstance(course, str) else read_course(course)


def _found(course: Chapters, name: str) -> tuple[int, int]:
    """The number of the chapter of that name, or of the one with that step, and the step's."""
    chapter, at = course.find(name)
    return course.chapters.index(chapter), at
