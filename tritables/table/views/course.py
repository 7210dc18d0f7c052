"""The view of a course: contents, the next chapter, and a recap at the end."""

from __future__ import annotations

from typing import Any

from tritables.core.messages import Message
from tritables.core.registry import game_names
from tritables.lessons.course import Chapter, learnt_in, title_of
from tritables.lessons.installed_courses import courses
from tritables.table.course_progress import CourseProgress
from tritables.texts import say

Json = dict[str, Any]


def course_panel(progress: CourseProgress, lang: str, *, plays: bool = False) -> Json:
    """Return the part of ``table`` that a course adds; ``plays`` is True while a game is played.

    >>> from tritables.lessons import course
    >>> shown = course_panel(CourseProgress(course("trictrac")), "en")
    >>> shown["place"], shown["contents"][0]["state"]
    ('Contents · 1 of 12', 'open')
    """
    chapters = progress.course.chapters
    place = Message("course-place", {"number": progress.at + 1, "count": len(chapters)})
    return {
        "at": progress.at,
        "plays": plays,
        "place": say(place, lang),
        "contents": [_line(progress, nth, chapter, lang) for nth, chapter in enumerate(chapters)],
        "onward": _onward(progress, lang),
        "recap": _recap(progress, lang) if progress.is_done else None,
    }


def _line(progress: CourseProgress, nth: int, chapter: Chapter, lang: str) -> Json:
    """A chapter in the contents; its summary once it is done."""
    met, count = progress.steps_done(nth), len(chapter.steps)
    done = met == count
    return {
        "id": chapter.id,
        "title": title_of(chapter, lang),
        "core": chapter.core,
        "state": "done" if done else "started" if met else "open",
        "told": say(Message("course-steps", {"met": met, "count": count}), lang),
        "learnt": learnt_in(chapter, lang) if done else None,
    }


def _onward(progress: CourseProgress, lang: str) -> Json | None:
    nth = progress.onward
    if nth is None:
        return None
    title = title_of(progress.course.chapters[nth], lang)
    return {"chapter": nth, "text": say(Message("course-onward", {"title": title}), lang)}


def _recap(progress: CourseProgress, lang: str) -> Json:
    game = progress.course.game
    course = progress.course
    args = {
        "first": progress.first_tries,
        "count": len(course.steps),
        "chapters": len(course.chapters),
    }
    said = [say(Message("course-recap", args), lang)]
    # A course of somebody else's may teach anything.
    farewells = zip(courses(game), ("course-farewell", "course-farewell-well"), strict=False)
    said += [say(Message(id), lang) for own, id in farewells if own == course]
    return {
        "title": say(Message("course-done", {"title": _title(game, lang)}), lang),
        "text": " ".join(said),
        "next": _next(progress, lang),
    }


def game_after(game: str) -> str | None:
    """Return the next game's name, after the last the first; None for the only game.

    >>> game_after("trictrac")
    'triominos'
    """
    names = game_names()
    after = names[(names.index(game) + 1) % len(names)]
    return None if after == game else after


def _next(progress: CourseProgress, lang: str) -> Json | None:
    game = game_after(progress.course.game)
    if game is None:
        return None
    text = say(Message("course-next-game", {"title": _title(game, lang)}), lang)
    return {"game": game, "text": text, "page": progress.page}


def _title(game: str, lang: str) -> str:
    return say(Message("game-title", game=game), lang)
