"""Progress through a course: through each chapter that was opened, and which is on the board."""

from __future__ import annotations

from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.lessons.course import Course
from tritables.table.chapter_progress import ChapterProgress


class CourseProgress:
    """How far somebody is in a course. A chapter's progress is made when it is first opened.

    >>> from tritables.lessons import course
    >>> progress = CourseProgress(course("trictrac"))
    >>> progress.go(4).step.id
    'tric-trac-dice'
    >>> list(progress.chapters)
    [4]
    """

    def __init__(self, course: Course, at: int = 0) -> None:
        self.course = course
        self.at = at
        """The chapter that is taught now, or was taught last."""
        self.page: str | None = None
        """Where the page of the next game is, from the page that this is shown on."""
        self.chapters: dict[int, ChapterProgress] = {}
        """Those that were begun, by the chapter's number."""

    @property
    def chapter(self) -> ChapterProgress:
        """The progress through the chapter that is taught now, or was taught last."""
        if self.at not in self.chapters:
            self.chapters[self.at] = ChapterProgress(self.course.chapters[self.at])
        return self.chapters[self.at]

    @property
    def is_done(self) -> bool:
        """Whether every step of every chapter has been done."""
        return all(self.is_chapter_done(nth) for nth in range(len(self.course.chapters)))

    def is_chapter_done(self, nth: int) -> bool:
        """Whether every step of a chapter has been done."""
        return nth in self.chapters and self.chapters[nth].is_done

    def steps_done(self, nth: int) -> int:
        """How many steps of a chapter have been done."""
        chapter = self.chapters.get(nth)
        return 0 if chapter is None else sum(went.done for went in chapter.went)

    @property
    def first_tries(self) -> int:
        """How many steps were right at the first try."""
        return sum(went.is_first_try for chapter in self.chapters.values() for went in chapter.went)

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
        begun = dict.fromkeys((*range(self.at + 1), *self.chapters))
        rules = (rule for nth in begun for rule in self.course.chapters[nth].rules)
        return tuple(dict.fromkeys(rules))

    @property
    def onward(self) -> int | None:
        """The chapter after this one; after the last, the first that is not done.

        >>> from tritables.lessons import course
        >>> progress = CourseProgress(course("trictrac"), at=8)
        >>> progress.onward
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
        self.chapter.again()
        return self.chapter
