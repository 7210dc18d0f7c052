"""Answers to questions at a board, in lessons and in practice alike."""

from __future__ import annotations

from tritables.core.goals import Happening
from tritables.core.state import CHANCE, Move, State
from tritables.core.verdicts import Verdict
from tritables.lessons.naming import label_of
from tritables.lessons.task import Task
from tritables.scene.compose import labels_of
from tritables.table.activities.base import Host
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.misconception_feedback import MisconceptionFeedback, attempted
from tritables.table.typed_answers import meant
from tritables.texts import spoken


def pick(progress: ChapterProgress, feedback: MisconceptionFeedback, choice: int) -> None:
    """Choose an answer by its number; raises `BadInput` where there is none to choose."""
    progress.pick(choice)
    feedback.past()
    given = progress.step.said_by(choice)
    if given is not None:
        feedback.heed(given)


def answer(table: Host, progress: ChapterProgress, text: str) -> None:
    """Answer in words: a place by its name, a choice by its number or by what it says.

    Raises `BadInput` where nothing is asked, or where no answer is meant, or several.
    """
    lang, choices = table.settings.lang, progress.step.choices()
    if choices:
        labels = [label_of(one, table.game.name, lang) for one in choices]
        number = meant(text, {str(nth): one for nth, one in enumerate(labels, start=1)})
        table.do("pick", choice=int(number) - 1)
    else:
        look = table.viewpoint.look(flipped=table.settings.flipped)
        picture = table.game.picture(table.view, None, look)
        table.do("touch", place=meant(text, labels_of(picture, spoken(table.game.name, lang))))


def heed_attempt(feedback: MisconceptionFeedback, before: State, move: Move) -> None:
    """Take a move that a hand made as an answer: that it may be played."""
    if before.to_act != CHANCE:
        feedback.heed(attempted(before, move))


def heed_refusal(
    table: Host,
    progress: ChapterProgress,
    task: Task,
    verdict: Verdict,
) -> bool:
    """Let the task count a refusal, and note a wrong attempt; returns whether it was asked for."""
    node = table.node
    before = task.step(node)
    task.refuse(node, Happening.refused(verdict))
    met = task.step(node) != before
    if progress.step.is_missed(verdict, progress.now, met=met):
        progress.missed(verdict.rule)
    return met


def doubt_refusal(
    table: Host, feedback: MisconceptionFeedback, verdict: Verdict, tried: str
) -> None:
    """Take a refused move as an answer: that it may be played."""
    if verdict.rule is None or not tried or table.state.to_act in (None, CHANCE):
        return
    feedback.past()
    feedback.heed(attempted(table.state, tried))
