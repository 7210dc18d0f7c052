"""What a chapter shows beside its board: its steps, the question, what was said of the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tritables.core.messages import Message
from tritables.lessons.choosing import Choosing
from tritables.lessons.course import Chapter
from tritables.lessons.courses import course
from tritables.lessons.drills import practised
from tritables.lessons.helping import DEGREES
from tritables.lessons.naming import label_of, learnt_in, said, title_of
from tritables.lessons.outcomes import Outcome
from tritables.lessons.steps import Do, FindAll
from tritables.table.views.practice import chapter_of, doubt_of, practice_of, task_of
from tritables.table.activities.practice import Practised
from tritables.table.activities.lesson import Taught
from tritables.table.practice_progress import PracticeProgress
from tritables.table.chapter_progress import UNASKED, ChapterProgress, Went
from tritables.table.move_text import move_shown
from tritables.texts import has, say

Json = dict[str, Any]

FIGURE: Final = "figure-name"
"""What a game calls a figure of its source, if the source has any."""


def lesson_of(play: Practised) -> Json:
    """The parts of a table that a chapter adds, each None where there is nothing of the kind.

    ``task``, ``chapter``, ``question``, ``help``, and with them ``practice`` and ``doubt``.
    """
    lang, walk = play.settings.lang, play.walk
    task = None if play.task is None else play.task.as_json(play.node, lang)
    if task is not None and play.task is not None:
        task["tries"] = _tries(play, play.task.asks_to_try(play.node))
    around: Json = {"practice": None, "doubt": doubt_of(play.doubt, play.game.name, lang)}
    if walk is None:
        return {**around, "task": task, "chapter": None, "question": None, "help": None}
    shown = {
        "question": _question(walk, lang) if walk.step.asks else None,
        "help": _help(play, walk, lang) if walk.degree else None,
    }
    if isinstance(walk, PracticeProgress):
        around["practice"] = practice_of(
            walk, play.settings, leads_back=play.leads_back, seeks=play.seeks
        )
        task = task_of(walk, play.settings)
        return {**around, **shown, "task": task, "chapter": chapter_of(walk, lang)}
    return {
        **around,
        **shown,
        "task": _task(play, walk, lang) if task is None else task,
        "chapter": _chapter(play, walk, lang),
    }


def _task(play: Taught, walk: ChapterProgress, lang: str) -> Json:
    """What a step asks that is no worked example."""
    step, game = walk.step, walk.chapter.game
    open_ = walk.is_open if step.asks else not walk.now.done
    title = said(step.title, f"{step.words}.title", game, lang)
    words, part = (step.task, ".task") if open_ or step.kind == "show" else (step.done, ".done")
    return {
        "title": title or title_of(walk.chapter, lang),
        "text": said(words, step.words + part, game, lang),
        "step": int(not open_),
        "steps": 1,
        "done": not open_,
        "lost": False,
        "credit": None,
        "tries": [],
    }


def _tries(play: Taught, move: str | None) -> list[Json]:
    """What is to be tried by a button that the board has only where it may be played."""
    if move is None:
        return []
    return [{"move": move, "text": move_shown(play.game, play.view, move, play.settings)}]


def _chapter(play: Taught, walk: ChapterProgress, lang: str) -> Json:
    chapter = walk.chapter
    number, of = _place(play, chapter)
    return {
        "id": chapter.id,
        "title": title_of(chapter, lang),
        "number": number,
        "of": of,
        "place": say(Message("chapter-place", {"number": number, "count": of}), lang),
        "at": walk.at,
        "here": say(
            Message("chapter-step", {"number": walk.at + 1, "count": len(walk.went)}), lang
        ),
        "steps": [
            {
                "id": step.id,
                "kind": step.kind,
                "done": went.done,
                "wrong": went.wrong,
                "helped": went.helped,
                "missed": False,
            }
            for step, went in zip(chapter.steps, walk.went, strict=True)
        ],
        "figure": _figure(walk, lang),
        "learnt": learnt_in(chapter, lang) if walk.is_done else None,
        "rules": list(chapter.rules),
        "practised": [rule for rule in chapter.rules if rule in practised(chapter.game)],
        "helps": walk.step.kind not in UNASKED,
    }


def _figure(walk: ChapterProgress, lang: str) -> str | None:
    """Which figure of the source is on the board, if it is one."""
    step, game = walk.step, walk.chapter.game
    if not isinstance(step, Do) or step.figure is None or not has(FIGURE, game, lang):
        return None
    return say(Message(FIGURE, {"figure": step.figure}, game), lang)


def _place(play: Taught, chapter: Chapter) -> tuple[int, int]:
    """Which chapter of the course it is, and of how many; a teacher's own alone is 1 of 1."""
    taught = course(chapter.game) if play.tour is None else play.tour.course
    chapters = taught.chapters
    if chapter in chapters:
        return chapters.index(chapter) + 1, len(chapters)
    return 1, 1


def _question(walk: ChapterProgress, lang: str) -> Json:
    step, now = walk.step, walk.now
    game = walk.chapter.game
    choices: list[Json] = []
    tells = not isinstance(walk, PracticeProgress) or walk.tells or walk.is_done
    if isinstance(step, Choosing):
        right = step.right() if now.answered else ()
        for nth, choice in enumerate(step.choices()):
            verdict = True if nth in right else False if nth in now.chosen else None
            verdict = verdict if tells else None
            choices.append({"text": label_of(choice, game, lang), "right": verdict})
    return {
        "kind": step.kind,
        "open": walk.is_open,
        "found": list(now.found),
        "told": _found(step, now, lang) if isinstance(step, FindAll) else None,
        "choices": choices,
        "chosen": list(now.chosen),
        "about": list(walk.about) if isinstance(walk, PracticeProgress) and walk.is_open else [],
        "outcome": None if walk.outcome is None or not tells else _outcome(walk.outcome, lang),
    }


def _found(step: FindAll, went: Went, lang: str) -> str:
    args = {"found": len(went.found), "count": len(step.places())}
    return say(Message("question-found", args), lang)


def _outcome(outcome: Outcome, lang: str) -> Json:
    return {
        "right": outcome.right,
        "text": [say(message, lang) for message in outcome.reason],
        "places": list(outcome.marks),
        "missed": outcome.missed,
        "rule": outcome.rule,
    }


def _help(play: Taught, walk: ChapterProgress, lang: str) -> Json:
    """As much of the help as was asked for: rule, part of the board, piece, move."""
    help, degree = play.help(), walk.degree
    rule = None if help.rule is None else play.game.rule(help.rule)
    name = play.game.name
    shown: Sequence[str] = ()
    if degree == DEGREES.index("part") + 1:
        shown = help.part
    elif degree > DEGREES.index("part") + 1:
        shown = () if help.piece is None else (help.piece,)
    full = degree == len(DEGREES)
    move = help.move if full else None
    return {
        "degree": degree,
        "most": len(DEGREES),
        "rule": None
        if rule is None
        else {
            "id": rule.id,
            "title": say(rule.title(name), lang),
            "text": say(rule.text(name), lang),
        },
        "places": list(help.places if full and help.places else shown),
        "move": move,
        "words": None if not move else move_shown(play.game, play.view, move, play.settings),
        "from": help.piece if full else None,
        "to": help.target if full else None,
        "choices": list(help.choices) if full else [],
    }
