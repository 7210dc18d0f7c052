"""Lessons as JSON, and back: the chapter or course, and the results of its steps."""

from __future__ import annotations

import re
from typing import Any, Final

from tritables.core.errors import BadRecord
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.lessons.course import Chapter
from tritables.lessons.course_files import MOST_CHAPTERS, MOST_STEPS, read_chapter, read_course
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
    """A chapter's id or JSON, its current step, the names of its steps, and the results."""
    return {
        "chapter": chapter,
        "at": progress.at,
        "steps": [step.id for step in progress.chapter.steps],
        "went": [went.as_json() for went in progress.went],
    }


def read_chapter_progress(saved: Saved) -> ChapterProgress:
    """Read the progress through a chapter; raises `BadRecord`.

    Where the step on the board is gone since, the table is `Saved.is_changed`.
    """
    given = saved.reader.at("chapter")
    given.keys(("chapter", "at", "went"), ("steps",))
    named = given.at("chapter")
    if isinstance(named.value, str):
        taught = course_having(saved.game.name, named.value)
        chapter = saved.told(lambda: taught.chapter(named.value), "chapter")
    else:
        chapter = saved.told(lambda: read_chapter(named.value, saved.game, named.where))
    progress, is_there = _progress(given, chapter)
    saved.is_changed |= not is_there
    return progress or ChapterProgress(chapter)


def read_course_progress(saved: Saved) -> CourseProgress:
    """Read the progress through a course; raises `BadRecord`.

    A chapter of which nothing can be told has not begun, and one that is gone is left out. Where
    that is the one on the board, the last one that was begun takes its place, or the first of all.
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
    items = given.at("chapters").items(1, MOST_CHAPTERS)
    begun = [item.get("chapter") for item in items]
    here = given.at("at").one_of(*names, *(one.text_of(80) for one in begun if one is not None))
    is_gone = here not in names
    made = CourseProgress(taught, 0 if is_gone else names.index(here))
    plays = given.at("plays").flag()
    made.page = given.at("page").maybe(read_page)
    for item in items:
        item.keys(("chapter", "at", "went"), ("steps",))
        if item.at("chapter").text_of(80) not in names:  # a course may have lost a chapter since
            continue
        nth = names.index(item.at("chapter").one_of(*names))
        if nth in made.chapters:
            twice = Message("bad-step-twice", {"id": names[nth]})
            raise BadRecord(twice, where=item.at("chapter").where)
        progress, is_there = _progress(item, taught.chapters[nth])
        if progress:
            made.chapters[nth] = progress
        saved.is_changed |= not is_there and nth == made.at and not plays
    if is_gone:
        made.at = max(made.chapters, default=0)
        saved.is_changed |= not plays
    return made


def _progress(given: Reader, chapter: Chapter) -> tuple[ChapterProgress | None, bool]:
    """The progress through a chapter, and if the step on the board is still there.

    What was kept of a step is found by the step's name: whatever has come or gone beside it, it is
    no other's. None where nothing can be told of any.
    """
    went = given.at("went").items(1, MOST_STEPS)
    names = _names(given, chapter, len(went))
    here = names[given.at("at").whole(0, len(went) - 1)]
    results = {id: Went.read(item) for id, item in zip(names, went, strict=True)}
    there = {
        step.id: results[step.id]
        for step in chapter.steps
        if step.id in results and _has_answers(step, results[step.id])
    }
    # Of an older copy one step that does not fit leaves none of the others certain.
    is_certain = given.get("steps") is not None or len(there) == len(chapter.steps)
    if not there or not is_certain:
        return None, False
    progress = ChapterProgress(chapter)
    progress.went = [there.get(step.id, Went()) for step in chapter.steps]
    ids = [step.id for step in chapter.steps]
    left = [nth for nth, one in enumerate(progress.went) if not one.done]
    progress.at = ids.index(here) if here in there else next(iter(left), 0)
    progress.read_attempt()
    return progress, here in there


def _names(given: Reader, chapter: Chapter, count: int) -> list[str]:
    """The names of the steps whose results follow; empty for one that cannot be told.

    An older copy has none. Its steps are those that are there now, if they are as many and each
    has the answers that were given. But boards were numbered anew when one fell out: it cannot be
    told which they were.
    """
    if (named := given.get("steps")) is not None:
        names = [item.text_of(80, shortest=1) for item in named.items(count, count)]
        for nth, id in enumerate(names):
            if id in names[:nth]:
                raise BadRecord(Message("bad-step-twice", {"id": id}), where=named.where)
        return names
    if count != len(chapter.steps) or chapter.principles:
        return [""] * count
    return [step.id for step in chapter.steps]


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
