"""What a course shows around its chapters: the contents, the way onward, and at the end a recap."""

from __future__ import annotations

from typing import Any

from tritables.core.messages import Message
from tritables.core.registry import game_names
from tritables.lessons.course import Chapter
from tritables.lessons.naming import learnt_in, title_of
from tritables.table.course_progress import CourseProgress
from tritables.texts import say

Json = dict[str, Any]


def course_of(tour: CourseProgress, lang: str) -> Json:
    """The part of a table that a course adds: ``course``.

    >>> from tritables.lessons import course
    >>> shown = course_of(CourseProgress(course("trictrac")), "en")
    >>> shown["place"], shown["contents"][0]["state"]
    ('Contents · 1 of 9', 'open')
    """
    chapters = tour.course.chapters
    place = Message("course-place", {"number": tour.at + 1, "count": len(chapters)})
    return {
        "at": tour.at,
        "plays": tour.plays,
        "place": say(place, lang),
        "contents": [_line(tour, nth, chapter, lang) for nth, chapter in enumerate(chapters)],
        "onward": _onward(tour, lang),
        "recap": _recap(tour, lang) if tour.is_done else None,
    }


def _line(tour: CourseProgress, nth: int, chapter: Chapter, lang: str) -> Json:
    """A chapter in the contents; what was learnt in it is told once it is done."""
    met, count = tour.steps_done(nth), len(chapter.steps)
    done = met == count
    return {
        "id": chapter.id,
        "title": title_of(chapter, lang),
        "state": "done" if done else "started" if met else "open",
        "told": say(Message("course-steps", {"met": met, "count": count}), lang),
        "learnt": learnt_in(chapter, lang) if done else None,
    }


def _onward(tour: CourseProgress, lang: str) -> Json | None:
    nth = tour.onward
    if nth is None:
        return None
    title = title_of(tour.course.chapters[nth], lang)
    return {"chapter": nth, "text": say(Message("course-onward", {"title": title}), lang)}


def _recap(tour: CourseProgress, lang: str) -> Json:
    game = tour.course.game
    args = {"first": tour.first_tries, "count": len(tour.course.steps)}
    return {
        "title": say(Message("course-done", {"title": _title(game, lang)}), lang),
        "text": say(Message("course-recap", args), lang),
        "next": _next(tour, lang),
    }


def game_after(game: str) -> str | None:
    """The game after this one in the house, and after the last the first; None beside no other.

    >>> game_after("trictrac")
    'triominos'
    """
    names = game_names()
    after = names[(names.index(game) + 1) % len(names)]
    return None if after == game else after


def _next(tour: CourseProgress, lang: str) -> Json | None:
    game = game_after(tour.course.game)
    if game is None:
        return None
    text = say(Message("course-next-game", {"title": _title(game, lang)}), lang)
    return {"game": game, "text": text, "page": tour.page}


def _title(game: str, lang: str) -> str:
    return say(Message("game-title", game=game), lang)
