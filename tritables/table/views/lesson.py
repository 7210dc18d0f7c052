"""A chapter beside its board: its steps, and what the step on the board asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tritables.core.messages import Message
from tritables.lessons.course import Chapter, learnt_in, title_of
from tritables.lessons.drills import practisable
from tritables.lessons.helping import Help
from tritables.lessons.naming import said
from tritables.lessons.task import Task
from tritables.table.activities.base import Host
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.move_text import move_shown
from tritables.table.views.question import help_json, question_json
from tritables.texts import has, say

Json = dict[str, Any]

FIGURE: Final = "figure-name"
"""What a game calls a figure of its source, if the source has any."""


def chapter_panel(
    table: Host,
    progress: ChapterProgress,
    chapters: Sequence[Chapter],
    task: Task,
    help: Callable[[], Help],
) -> Json:
    """The parts of a table that a chapter adds: task, chapter, question and help.

    ``chapters`` are those of its course; ``task`` is that of a worked example on the board.
    """
    lang = table.settings.lang
    return {
        "task": task_json(table, task, lambda: _task(progress, lang)),
        "chapter": _chapter(progress, chapters, lang),
        "question": question_json(progress, lang),
        "help": help_json(table, progress, help()) if progress.degree else None,
    }


def task_json(table: Host, task: Task, otherwise: Callable[[], Json] = dict) -> Json:
    """Say what is to be done (`Task` of scene.json); where a task has no words, ``otherwise``."""
    shown = task.as_json(table.node, table.settings.lang) or otherwise()
    move = task.asks_to_try(table.node)
    if move is not None:  # the board has its button only where it may be played
        text = move_shown(table.game, table.view, move, table.settings)
        shown["tries"] = [{"move": move, "text": text}]
    return shown


def _task(progress: ChapterProgress, lang: str) -> Json:
    """What a step asks that is no worked example."""
    step, game = progress.step, progress.chapter.game
    open_ = progress.is_open if step.asks else not progress.now.done
    title = said(step.title, f"{step.words}.title", game, lang)
    words, part = (step.task, ".task") if open_ or step.is_watched else (step.done, ".done")
    return {
        "title": title or title_of(progress.chapter, lang),
        "text": said(words, step.words + part, game, lang),
        "step": int(not open_),
        "steps": 1,
        "done": not open_,
        "lost": False,
        "credit": None,
        "tries": [],
    }


def _chapter(progress: ChapterProgress, chapters: Sequence[Chapter], lang: str) -> Json:
    chapter = progress.chapter
    number, of = _place(chapter, chapters)
    return {
        "id": chapter.id,
        "title": title_of(chapter, lang),
        "number": number,
        "of": of,
        "place": say(Message("chapter-place", {"number": number, "count": of}), lang),
        "at": progress.at,
        "here": say(
            Message("chapter-step", {"number": progress.at + 1, "count": len(progress.went)}), lang
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
            for step, went in zip(chapter.steps, progress.went, strict=True)
        ],
        "figure": _figure(progress, lang),
        "learnt": learnt_in(chapter, lang) if progress.is_done else None,
        "rules": list(chapter.rules),
        "practised": [rule for rule in chapter.rules if rule in practisable(chapter.game)],
        "helps": progress.step.is_tested,
    }


def _figure(progress: ChapterProgress, lang: str) -> str | None:
    """Which figure of the source is on the board, if it is one."""
    figure, game = progress.step.drawn_anew, progress.chapter.game
    if figure is None or not has(FIGURE, game, lang):
        return None
    return say(Message(FIGURE, {"figure": figure}, game), lang)


def _place(chapter: Chapter, chapters: Sequence[Chapter]) -> tuple[int, int]:
    """Which chapter of the course it is, and of how many; a teacher's own alone is 1 of 1."""
    if chapter in chapters:
        return chapters.index(chapter) + 1, len(chapters)
    return 1, 1
