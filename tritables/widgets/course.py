"""The widget of a whole course: chapters with a table of contents, and games to play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Unpack

from tritables.core.errors import BadRecord
from tritables.core.messages import Message
from tritables.lessons import course as course_of
from tritables.lessons import read_course
from tritables.lessons.course import Course as Chapters
from tritables.lessons.step_results import Went
from tritables.table import Table as PlainTable
from tritables.table.activities.lesson import Lesson as LessonActivity
from tritables.table.activities.syllabus import WholeCourse
from tritables.table.course_progress import CourseProgress
from tritables.table.views.course import game_after
from tritables.widgets.keywords import Keywords, open_activity, read_keywords
from tritables.widgets.lesson import learner_settings, results_of
from tritables.widgets.table import Table


class Course(Table):
    """The course of a game at one board, for a phone, a projector or a class.

    ``course``    the name of a game, for the game's own course; or a `tritables.lessons.Course`, or
                  its JSON value (schema ``course``)
    ``chapter``   the name of the chapter, or of the step, to begin at
    ``keywords``  settings, ``locked`` and ``layout``, as of `Table`

    The board has a table of contents with what is done, a recap at the end, and games against
    opponents. `save` includes the progress in every chapter, and `load` restores it. Raises
    `BadInput` for an unknown name, and for a course with a fault, with its place.

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
        **keywords: Unpack[Keywords],
    ) -> None:
        choices = read_keywords(keywords)
        taught = _read(course)
        nth, at = (0, 0) if chapter is None else _found(taught, chapter)
        activity = LessonActivity.of_course(taught, nth, at, page=_page_after(taught.game))
        self._attach(
            open_activity(activity, learner_settings(choices), choices), choices.get("layout")
        )

    @classmethod
    def _checked(cls, table: PlainTable) -> PlainTable:
        if table.host.saved_as != WholeCourse.saved_as:
            raise BadRecord(Message("bad-no-course"), where="course")
        return table

    @property
    def taught(self) -> Chapters:
        """The course, as `tritables.check` takes it."""
        return self._progress.course

    @property
    def _progress(self) -> CourseProgress:
        lesson = self._plain.find(LessonActivity)
        assert lesson is not None
        assert isinstance(lesson.syllabus, WholeCourse)
        return lesson.syllabus.progress

    @property
    def chapter(self) -> str | None:
        """The name of the chapter on the board; None while a game is played."""
        course, plain = self._progress, self._plain
        above = plain.above(plain.host)
        plays = above is not None and above.is_game
        return None if plays else course.course.chapters[course.at].id

    @property
    def step(self) -> int:
        """The index of the chapter's current step, also while a game is played."""
        return self._progress.chapter.at

    @property
    def done(self) -> bool:
        """True if every step of every chapter has been done."""
        return self._progress.is_done

    @property
    def results(self) -> dict[str, tuple[dict[str, object], ...]]:
        """The results of the steps by the chapter's name; see `Lesson.results`."""
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
        """Open a chapter at its current step, or a step, by its name.

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
    """The notebook of the next game, if the folder has one with that game's name."""
    name = f"{game_after(game)}.ipynb"
    return name if Path(name).is_file() else None


def _read(course: str | Chapters | Mapping[str, Any]) -> Chapters:
    if isinstance(course, Chapters):
        return course
    return course_of(course) if isinstance(course, str) else read_course(course)


def _found(course: Chapters, name: str) -> tuple[int, int]:
    """The indices of the chapter and the step of a name."""
    chapter, at = course.find(name)
    return course.chapters.index(chapter), at
