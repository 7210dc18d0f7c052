"""Progress through a course: its current chapter, and the progress through each."""

from __future__ import annotations

from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.lessons.course import Course
from tritables.table.chapter_progress import ChapterProgress


class CourseProgress:
    """The progress through a course; that of a chapter is created when it is first opened.

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
        """The index of the current chapter, or the last one before a game."""
        self.page: str | None = None
        """The relative address of the next game's page."""
        self.chapters: dict[int, ChapterProgress] = {}
        """The progress of chapters that were opened, by index."""

    @property
    def chapter(self) -> ChapterProgress:
        """The progress through the current chapter."""
        if self.at not in self.chapters:
            self.chapters[self.at] = ChapterProgress(self.course.chapters[self.at])
        return self.chapters[self.at]

    @property
    def is_done(self) -> bool:
        """True if every step of every chapter has been done."""
        return all(self.is_chapter_done(nth) for nth in range(len(self.course.chapters)))

    def is_chapter_done(self, nth: int) -> bool:
        """Return True if every step of a chapter has been done."""
        return nth in self.chapters and self.chapters[nth].is_done

    def steps_done(self, nth: int) -> int:
        """Return the number of steps of a chapter that have been done."""
        chapter = self.chapters.get(nth)
        return 0 if chapter is None else sum(went.done for went in chapter.went)

    @property
    def first_tries(self) -> int:
        """The number of steps that were right at the first try."""
        return sum(went.is_first_try for chapter in self.chapters.values() for went in chapter.went)

    @property
    def rules_met(self) -> tuple[str, ...] | None:
        """The rules of the chapters up to this one, and of others that were opened; None once all
        are done.

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
        """The index of the next chapter; after the last, of the first that is not done.

        >>> from tritables.lessons import course
        >>> progress = CourseProgress(course("trictrac"), at=11)
        >>> progress.onward
        0
        """
        count = len(self.course.chapters)
        if self.at + 1 < count:
            return self.at + 1
        return next((nth for nth in range(self.at) if not self.is_chapter_done(nth)), None)

    def go(self, at: int) -> ChapterProgress:
        """Go to a chapter by its index, at its current step, as that was left.

        Raises `BadInput` for an index that does not exist.
        """
        self.at = Reader(at, BadInput, "chapter").whole(0, len(self.course.chapters) - 1)
        self.chapter.come_back()
        return self.chapter
