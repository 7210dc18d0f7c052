"""The view of a chapter: its steps, and the current task or question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from tritables.core.messages import Message
from tritables.core.state import Seat
from tritables.lessons.choice_steps import label_of, words_of
from tritables.lessons.course import Chapter, lead_in, learnt_in, title_of
from tritables.lessons.hints import DEGREES, Help
from tritables.lessons.outcomes import Outcome
from tritables.lessons.practice_data import askable, practisable, principles_of
from tritables.lessons.steps import Step
from tritables.lessons.task import Task
from tritables.scene.compose import rule_name, way_json
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.move_text import move_shown
from tritables.table.views.replay import last_move
from tritables.texts import has, said_to, say

Json = dict[str, Any]

FIGURE: Final = "figure-name"
"""The id of a game's message for a figure of its source."""


def chapter_panel(
    table: ReadableBoard,
    progress: ChapterProgress,
    chapters: Sequence[Chapter],
    task: Task,
    help: Callable[[], Help],
) -> Json:
    """Return the parts of ``table`` that a chapter adds: task, chapter, question and hint.

    ``chapters`` are those of its course; ``task`` is that of a worked example on the board.
    """
    lang, step = table.settings.lang, progress.step
    shown = task_json(table, task, lambda: _task(table, progress, step))
    begins = progress.at == shown["step"] == 0
    return {
        "task": shown,
        "chapter": _chapter(progress, chapters, lang, begins=begins),
        "question": question_json(progress, lang, about=step.about(), reader=table.live.reader),
        "help": help_json(table, progress, help()) if progress.attempt.degree else None,
    }


def task_json(table: ReadableBoard, task: Task, otherwise: Callable[[], Json] = dict) -> Json:
    """Return the task (`Task` in the schema ``scene``); ``otherwise`` where it has no words."""
    node = table.node
    shown = task.as_json(node, table.settings.lang) or otherwise()
    move = task.asks_to_try(node)
    if move is not None:  # the board has its button only where it may be played
        text = move_shown(table.game, table.view, move, table.settings)
        shown["tries"] = [{"move": move, "text": text}]
    return shown


def _task(table: ReadableBoard, progress: ChapterProgress, step: Step) -> Json:
    """The task of a step other than a worked example, with the move that was watched last."""
    lang, now = table.settings.lang, progress.now
    open_ = not (now.answered if step.asks else now.done)
    title = step.said("title", lang, {})
    here = table.node
    tally = step.tally(here, table.live.own_turns.at(here))
    text = "" if open_ else step.said("done", lang, tally)
    if open_ or (step.is_watched and not text):
        text = step.said("task", lang, tally)
    return {
        "title": title or title_of(progress.chapter, lang),
        "text": text,
        "step": min(int(tally.get("turns", 0)), step.parts - 1) if open_ else step.parts,
        "steps": step.parts,
        "done": not open_,
        "lost": False,
        "back": None,
        "primary": None,
        "credit": (last_move(table) or None) if step.is_watched else None,
        "tries": [],
    }


def _chapter(
    progress: ChapterProgress, chapters: Sequence[Chapter], lang: str, *, begins: bool
) -> Json:
    """The chapter; ``begins`` is True while its first task is asked."""
    chapter, is_done = progress.chapter, progress.is_done
    number, of = _place(chapter, chapters)
    now = _askable(chapter, chapters)
    principles = principles_upto(chapter, chapters) if chapter.principles else ()
    return {
        "id": chapter.id,
        "title": title_of(chapter, lang),
        "core": chapter.core,
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
                "how": ("helped" if went.helped else "done") if went.done else "open",
            }
            for step, went in zip(chapter.steps, progress.went, strict=True)
        ],
        "figure": _figure(progress, lang),
        "lead": lead_in(chapter, lang) or None if begins else None,
        "learnt": learnt_in(chapter, lang) if is_done else None,
        "rules": list(chapter.rules),
        "practised": [
            *(rule for rule in chapter.rules if rule in now),
            *(one for one in principles if one in chapter.principles),
        ],
        "earlier": _earlier(chapter, (*now, *principles)) if is_done else [],
        "ready": is_done and _ends_core(chapter, chapters),
        "helps": progress.step.is_tested,
        "seeks": None,
    }


def _earlier(chapter: Chapter, taught: Sequence[str]) -> list[str]:
    """Those of what was taught so far that a chapter is not about itself."""
    return [one for one in taught if one not in (*chapter.rules, *chapter.principles)]


def principles_upto(chapter: Chapter, chapters: Sequence[Chapter]) -> tuple[str, ...]:
    """Return the principles of play of the chapters up to this one that can be practised, in order.

    >>> from tritables.lessons import courses
    >>> chapters = courses("tricap")[1].chapters
    >>> principles_upto(chapters[1], chapters)
    ('take', 'weigh')
    """
    upto = chapters[: chapters.index(chapter) + 1] if chapter in chapters else (chapter,)
    found = dict.fromkeys(principle for one in upto for principle in one.principles)
    can = principles_of(chapter.game) if found else ()
    return tuple(one for one in found if one in can)


def _figure(progress: ChapterProgress, lang: str) -> str | None:
    """The label of the figure that is on the board, if any."""
    figure, game = progress.step.drawn_anew, progress.chapter.game
    if figure is None or not has(FIGURE, game, lang):
        return None
    return say(Message(FIGURE, {"figure": figure}, game), lang)


def brought_by(chapter: Chapter, chapters: Sequence[Chapter]) -> tuple[str, ...]:
    """Return the rules that a chapter is the first of its course to teach.

    >>> from tritables.lessons import course
    >>> chapters = course("triominos").chapters
    >>> brought_by(chapters[3], chapters)
    ('score.hexagon', 'hexagon.shape', 'bridge.and-hexagon')
    """
    before = chapters[: chapters.index(chapter)] if chapter in chapters else ()
    taught = {rule for one in before for rule in one.rules}
    return tuple(rule for rule in chapter.rules if rule not in taught)


def _askable(chapter: Chapter, chapters: Sequence[Chapter]) -> list[str]:
    """The rules of the chapters up to this one, in order, that can be practised after them.

    Practice that begins at a teacher's own chapter shows anything, so that all of its can.
    """
    if chapter not in chapters:
        return [rule for rule in chapter.rules if rule in practisable(chapter.game)]
    at = chapters.index(chapter)
    return _askable_of(chapter.game, tuple([one.rules for one in chapters[: at + 1]]))


@cache
def _askable_of(game: str, taught: tuple[tuple[str, ...], ...]) -> list[str]:
    rules = dict.fromkeys(rule for some in taught for rule in some)
    now = askable(game, rules)
    return [rule for rule in rules if rule in now]


def _ends_core(chapter: Chapter, chapters: Sequence[Chapter]) -> bool:
    """Return True for the last chapter of the short way, after which one can play."""
    core = [one for one in chapters if one.core]
    return bool(core) and chapter == core[-1]


def _place(chapter: Chapter, chapters: Sequence[Chapter]) -> tuple[int, int]:
    """The number of a chapter and of all chapters; a teacher's own alone is 1 of 1."""
    if chapter in chapters:
        return chapters.index(chapter) + 1, len(chapters)
    return 1, 1


def question_json(
    progress: ChapterProgress,
    lang: str,
    *,
    tells: bool = True,
    about: Sequence[str] = (),
    reader: Seat | None = None,
) -> Json | None:
    """Return the question (``Question`` in the schema ``scene``); None without one.

    ``tells`` is False while answers are not marked; ``about`` are the places of the move in
    question; ``reader`` is the seat of whoever is asked, if it is one's.
    """
    step, now = progress.step, progress.now
    if not step.asks:
        return None
    game = progress.chapter.game
    choices: list[Json] = []
    right = step.right() if now.answered or step.shows(now) else ()
    told = step.told(now)
    places, ways = step.choice_places(), step.choice_ways()
    for nth, choice in enumerate(step.choices()):
        missed = nth in now.chosen and not step.forgives
        verdict = True if nth in right else False if missed else None
        verdict = verdict if tells else None
        under = None if choice.under is None else say(choice.under, lang)
        text = label_of(choice, game, lang, reader)
        at = places[nth] if places else None
        shown: Json = {"text": text, "right": verdict, "under": under, "at": at}
        if ways and ways[nth]:
            shown["shows"] = [way_json(way) for way in ways[nth]]
        choices.append(shown)
    return {
        "kind": step.kind,
        "open": progress.is_open,
        "found": list(now.found),
        "told": None if told is None else say(told, lang),
        "choices": choices,
        "chosen": list(now.chosen),
        "about": list(about),
        "outcome": None
        if progress.attempt.outcome is None or not tells
        else _outcome(progress.attempt.outcome, lang, reader),
    }


def help_json(table: ReadableBoard, progress: ChapterProgress, help: Help) -> Json:
    """Return the degrees of a hint that were asked for: rule, part of the board, piece, move."""
    degree, lang = progress.attempt.degree, table.settings.lang
    rule = None if help.rule is None else table.game.rule(help.rule)
    name = table.game.name
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
        "words": None if not move else move_shown(table.game, table.view, move, table.settings),
        "from": help.piece if full else None,
        "to": help.target if full else None,
        "choices": list(help.choices) if full else [],
        "told": [],
        "figures": [],
    }


def _outcome(outcome: Outcome, lang: str, reader: Seat | None) -> Json:
    return {
        "right": outcome.right,
        "text": words_of(outcome, lang, reader),
        "figures": [said_to(one, lang, reader) for one in outcome.figures],
        "places": list(outcome.marks),
        "missed": outcome.missed,
        "rule": None if outcome.hides else outcome.rule,
        "name": rule_name(outcome.reason, lang),
    }
