"""Lessons as JSON: the chapter or course, and the results of its steps."""

from __future__ import annotations

from typing import Any

from tritables.lessons.courses import course
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.course_progress import CourseProgress

Json = dict[str, Any]


def chapter_json(progress: ChapterProgress) -> Json:
    """Return a chapter's progress as JSON (in the schema ``sitting``)."""
    chapter = progress.chapter
    named = chapter in course(chapter.game).chapters
    return _gone_through(progress, chapter.id if named else chapter.as_json())


def course_json(progress: CourseProgress, *, plays: bool) -> Json:
    """Return a course's progress as JSON; ``plays`` is True while a game is played between
    chapters.
    """
    taught = progress.course
    return {
        "course": None if taught == course(taught.game) else taught.as_json(),
        "at": taught.chapters[progress.at].id,
        "plays": plays,
        "page": progress.page,
        "chapters": [
            _gone_through(chapter, chapter.chapter.id)
            for _, chapter in sorted(progress.chapters.items())
        ],
    }


def _gone_through(progress: ChapterProgress, chapter: object) -> Json:
    """A chapter's id or JSON, its current step, and the results."""
    went = [went.as_json() for went in progress.went]
    return {"chapter": chapter, "at": progress.at, "went": went}
