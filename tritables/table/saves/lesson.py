"""Lessons as JSON: which chapter or course it is, and how each step went."""

from __future__ import annotations

from typing import Any

from tritables.lessons.courses import course
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.course_progress import CourseProgress

Json = dict[str, Any]


def chapter_json(progress: ChapterProgress) -> Json:
    """Write which chapter it is, where one is in it, and how its steps went."""
    chapter = progress.chapter
    named = chapter in course(chapter.game).chapters
    return _gone_through(progress, chapter.id if named else chapter.as_json())


def course_json(progress: CourseProgress, *, plays: bool) -> Json:
    """Write which course it is, and where one is in each chapter that was begun.

    ``plays`` says that a game is played at the board, and no chapter taught.
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
    """Which chapter it is, by its name or all of it, where in it, and how each step went."""
    went = [went.as_json() for went in progress.went]
    return {"chapter": chapter, "at": progress.at, "went": went}
