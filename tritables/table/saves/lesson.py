"""Lessons as JSON, and back: the chapter or course, and the results of its steps."""

from __future__ import annotations

import re
from typing import Any, Final

from tritables.core.errors import BadRecord
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.lessons.course import Chapter
from tritables.lessons.course_files import MOST_STEPS, read_chapter, read_course
from tritables.lessons.installed_courses import course, course_having, course_with
from tritables.lessons.step_results import Went
from tritables.lessons.steps import Step
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.course_progress import CourseProgress
from tritables.table.saves.saved import Saved

PAGE: Final = re.compile(r"(?:[\w. -]+/)*[\w. -]+")

Json = dict[str, Any]


def chapter_json(progress: ChapterProgress) -> Json:
    """Return a chapter's progress as JSON (in the schema ``sitting``)."""
    chapter = progress.chapter
    named = course_with(chapter) is not None
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


def read_chapter_progress(saved: Saved) -> ChapterProgress:
    """Read the progress through a chapter; raises `BadRecord`.

    Where it has more steps since, or fewer, it is a new one, and the table `Saved.is_changed`.
    """
    given = saved.reader.at("chapter")
    given.keys(("chapter", "at", "went"))
    named = given.at("chapter")
    if isinstance(named.value, str):
        taught = course_having(saved.game.name, named.value)
        chapter = saved.told(lambda: taught.chapter(named.value), "chapter")
    else:
        chapter = saved.told(lambda: read_chapter(named.value, saved.game, named.where))
    for progress in _progress(given, chapter):
        return progress
    saved.is_changed = True
    return ChapterProgress(chapter)


def read_course_progress(saved: Saved) -> CourseProgress:
    """Read the progress through a course; raises `BadRecord`.

    A chapter that has other steps since has not begun, and one that is gone is left out.
    """
    given = saved.reader.at("course")
    if (other := saved.reader.get("chapter")) is not None:
        other.refuse("bad-together", one="course", other="chapter")
    given.keys(("course", "at", "plays", "page", "chapters"))
    own = given.at("course")
    taught = course(saved.game.name)
    if own.value is not None:
        taught = saved.told(lambda: read_course(own.value, own.where))
    if taught.game != saved.game.name:
        own.refuse("bad-other-game", found=taught.game, game=saved.game.name)
    names = [chapter.id for chapter in taught.chapters]
    made = CourseProgress(taught, names.index(given.at("at").one_of(*names)))
    plays = given.at("plays").flag()
    made.page = given.at("page").maybe(read_page)
    for item in given.at("chapters").items(1, len(names)):
        item.keys(("chapter", "at", "went"))
        if item.at("chapter").text_of(80) not in names:  # a course may have lost a chapter since
            continue
        nth = names.index(item.at("chapter").one_of(*names))
        if nth in made.chapters:
            twice = Message("bad-step-twice", {"id": names[nth]})
            raise BadRecord(twice, where=item.at("chapter").where)
        found = _progress(item, taught.chapters[nth])
        for progress in found:
            made.chapters[nth] = progress
        saved.is_changed |= not found and nth == made.at and not plays
    return made


def _progress(given: Reader, chapter: Chapter) -> list[ChapterProgress]:
    """The progress through a chapter; none where that has other steps since."""
    went = given.at("went").items(1, MOST_STEPS)
    if len(went) != len(chapter.steps):
        return []
    progress = ChapterProgress(chapter)
    progress.at = given.at("at").whole(0, len(chapter.steps) - 1)
    progress.went = [Went.read(item) for item in went]
    progress.read_attempt()
    known = all(_has_answers(*pair) for pair in zip(chapter.steps, progress.went, strict=True))
    return [progress] if known else []


def read_page(reader: Reader) -> str:
    """The address of a page beside this one: its file's name, perhaps with folders before it."""
    page = reader.text_of(200, shortest=1)
    if not PAGE.fullmatch(page):
        reader.refuse("bad-page")
    return page


def _has_answers(step: Step, went: Went) -> bool:
    """Say whether what was found or chosen is there to be found or chosen."""
    there = not went.found or set(went.found) <= set(step.places())
    return there and (not went.chosen or max(went.chosen) < len(step.choices()))
