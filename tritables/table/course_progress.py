"""A tour of a course: a walk through each chapter that was opened, and which is on the board."""

from __future__ import annotations

from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.lessons.course import Course
from tritables.table.chapter_progress import ChapterProgress


class CourseProgress:
    """Where somebody is in a course. The walk through a chapter is made when it is first opened.

    >>> from tritables.lessons import course
    >>> tour = CourseProgress(course("trictrac"))
    >>> tour.go(4).step.id
    'tric-trac-dice'
    >>> list(tour.walks)
    [4]
    """

    def __init__(self, course: Course, at: int = 0) -> None:
        self.course = course
        self.at = at
        """The chapter that is taught now, or was taught last."""
        self.plays = False
        """Whether a game is played at the board, and no chapter taught."""
        self.page: str | None = None
        """Where the page of the next game is, from the page that this is shown on."""
        self.walks: dict[int, ChapterProgress] = {}
        """Those that were begun, by the chapter's number."""

    @property
    def walk(self) -> ChapterProgress:
        """The walk through the chapter that is taught now, or was taught last."""
        if self.at not in self.walks:
            self.walks[self.at] = ChapterProgress(self.course.chapters[self.at])
        return self.walks[self.at]

    @property
    def taught(self) -> ChapterProgress | None:
        """The walk on the board; None while a game is played there."""
        return None if self.plays else self.walk

    @property
    def is_done(self) -> bool:
        """Whether every step of every chapter has been done."""
        return all(self.is_chapter_done(nth) for nth in range(len(self.course.chapters)))

    def is_chapter_done(self, nth: int) -> bool:
        """Whether every step of a chapter has been done."""
        return nth in self.walks and self.walks[nth].is_done

    def steps_done(self, nth: int) -> int:
        """How many steps of a chapter have been done."""
        walk = self.walks.get(nth)
        return 0 if walk is None else sum(went.done for went in walk.went)

    @property
    def first_tries(self) -> int:
        """How many steps were right at the first try."""
        return sum(went.is_first_try for walk in self.walks.values() for went in walk.went)

    @property
    def rules_met(self) -> tuple[str, ...] | None:
        """The rules of the chapters up to this one, and of others that were begun.

        None once all chapters are done.

        >>> from tritables.lessons import course
        >>> CourseProgress(course("tricap")).rules_met == course("tricap").chapters[0].rules
        True
        """
        if self.is_done:
            return None
        begun = dict.fromkeys((*range(self.at + 1), *self.walks))
        rules = (rule for nth in begun for rule in self.course.chapters[nth].rules)
        return tuple(dict.fromkeys(rules))

    @property
    def onward(self) -> int | None:
        """The chapter after this one; after the last, the first that is not done.

        >>> from tritables.lessons import course
        >>> tour = CourseProgress(course("trictrac"), at=8)
        >>> tour.onward
        0
        """
        count = len(self.course.chapters)
        if self.at + 1 < count:
            return self.at + 1
        return next((nth for nth in range(self.at) if not self.is_chapter_done(nth)), None)

    def go(self, at: int) -> ChapterProgress:
        """Go to a chapter by its number, where one was in it; what was answered there is asked
        anew. Raises `BadInput` for a number that there is not.
        """
        self.at = Reader(at, BadInput, "chapter").whole(0, len(self.course.chapters) - 1)
        self.plays = False
        self.walk.again()
        return self.walk
