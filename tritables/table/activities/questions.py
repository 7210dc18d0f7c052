"""Answers to questions, in lessons and in practice."""

from __future__ import annotations

from collections import Counter
from typing import Final, Protocol

from tritables.core.goals import Happening
from tritables.core.questions import Misconception, Question
from tritables.core.state import CHANCE, Move, State
from tritables.core.verdicts import Verdict
from tritables.lessons.choice_steps import label_of
from tritables.lessons.diagnosis import Answered, candidates, outweighs, suspects
from tritables.lessons.hints import Help
from tritables.lessons.task import Task
from tritables.scene.compose import labels_of
from tritables.table.activities.base import check_places
from tritables.table.activities.handlers import command
from tritables.table.activities.played_table import PlayedTable
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.typed_answers import meant
from tritables.texts import spoken

MOST: Final = 60
"""Answers that are considered at most: older ones tell less of a learner who has learnt."""


CONFIRMED: Final = 2
"""Wrong answers with which a misconception, suspected before, is confirmed, so that two slips that
happen to follow it are not taken for it. It was foretold then, so that it need not explain all
answers far better than guessing does.
"""


class MisconceptionFeedback:
    """The answers of one learner, and the misconception that is shown.

    One is shown after the second wrong answer at the earliest, once it explains all answers far
    better than the rules and than guessing do, and only once.

    >>> from tritables.lessons.practice_data import misconception_named
    >>> from tritables.lessons.exercise_search import practice
    >>> held = misconception_named("trictrac", "higher-first")
    >>> doubts = MisconceptionFeedback("trictrac")
    >>> for seed in range(12):
    ...     question = next(practice("trictrac", "throw.normal", seed=seed)).question
    ...     doubts.heed(Answered(question, held.answer(question)))
    >>> doubts.told
    {'higher-first'}
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.answers: list[Answered] = []
        self.told: set[str] = set()
        """The ids of misconceptions that were shown."""
        self.now: Misconception | None = None
        """The misconception that is shown."""
        self.aim: Misconception | None = None
        """The misconception that the next exercise should discriminate from the rules."""
        self._confirmed: Counter[str] = Counter()
        """By the id of a misconception that was aimed at, the answers that it foretold."""

    def heed(self, answered: Answered, rule: str | None = None) -> None:
        """Note an answer, and the rule that was asked about."""
        self.answers = [*self.answers[1 - MOST :], answered]
        if not answered.right:
            found = suspects(self.game, self.answers)
            rules = answered.question.rules
            near = [one for one in found if one.rule in rules] or list(found)
            if not near and self.aim is not None and self._confirms(self.aim, answered):
                near = [self.aim]
            if near and near[0].id not in self.told:
                self.now = near[0]
                self.told.add(near[0].id)
        self.aim = self._doubted(rule)

    def _confirms(self, held: Misconception, answered: Answered) -> bool:
        """Return True if a wrong answer is the last that confirms what was suspected before."""
        if held.answer(answered.question) != answered.answer:
            return False
        self._confirmed[held.id] += 1
        return self._confirmed[held.id] >= CONFIRMED and outweighs(held, self.answers)

    def _doubted(self, rule: str | None) -> Misconception | None:
        """The likeliest misconception that was not shown, while one explains the answers."""
        if self.now is not None or all(one.right for one in self.answers):
            return None
        found = candidates(self.game, self.answers, rule)
        return next((one for one in found if one.id not in self.told), None)

    def past(self) -> None:
        """Hide the misconception."""
        self.now = None


class Asking(Protocol):
    """An activity with steps, whose questions are answered."""

    task: Task

    @property
    def progress(self) -> ChapterProgress:
        """The steps that are gone through."""


def attempted(state: State, move: Move) -> Answered:
    """Return the answer that an attempted move implies: that it is legal."""
    return Answered(Question(state, "may", move), True)


def pick(progress: ChapterProgress, feedback: MisconceptionFeedback, choice: int) -> None:
    """Choose an answer by its index; predicted moves are then played.

    What follows a wrong answer, whose reason was told, says little of what somebody thinks. Raises
    `BadInput` where there is no question, or no such choice.
    """
    is_first = not progress.now.chosen
    progress.pick(choice)
    feedback.past()
    given = progress.step.said_by(choice)
    if given is not None and is_first:
        feedback.heed(given, next(iter(progress.step.rules), None))


@command
def touch(activity: Asking, table: PlayedTable, place: str) -> None:
    """Answer with a place of the board; raises `BadInput` where none is asked for."""
    check_places(table, place)
    activity.progress.touch(place)


@command
def enough(activity: Asking, table: PlayedTable) -> None:
    """Say that everything has been found; raises `BadInput` where nothing is to be found."""
    activity.progress.enough()


def help_of(activity: Asking, table: ReadableBoard) -> Help:
    """Return all the help that there is for what is to be done now."""
    progress = activity.progress
    return progress.step.help(progress.now, activity.task, table.node)


def answer(table: PlayedTable, progress: ChapterProgress, text: str) -> None:
    """Answer in words: a place by its label, a choice by its number or label.

    Raises `BadInput` where no question is open, and for no match or several.
    """
    lang, choices = table.settings.lang, progress.step.choices()
    if choices:
        reader = table.live.reader
        labels = [label_of(one, table.game.name, lang, reader) for one in choices]
        number = meant(text, {str(nth): one for nth, one in enumerate(labels, start=1)})
        table.do("pick", choice=int(number) - 1)
    else:
        look = table.viewpoint.look(flipped=table.settings.flipped)
        picture = table.game.picture(table.view, None, look)
        table.do("touch", place=meant(text, labels_of(picture, spoken(table.game.name, lang))))


def heed_attempt(feedback: MisconceptionFeedback, before: State, move: Move) -> None:
    """Note a legal move of a user as the answer that it is legal."""
    if before.to_act != CHANCE:
        feedback.heed(attempted(before, move))


def heed_refusal(
    table: PlayedTable,
    progress: ChapterProgress,
    task: Task,
    verdict: Verdict,
) -> bool:
    """Note a refused move as an answer, unless the task asks for it, or for one to be tried.

    Returns True if it does.
    """
    node, refusal = table.node, Happening.refused(verdict)
    met = task.asked_for(node, refusal) or task.is_trying(node)
    task.refuse(node, refusal)
    if progress.step.is_missed(verdict, progress.now, met=met):
        progress.missed(verdict.rule)
    return met


def doubt_refusal(
    table: PlayedTable, feedback: MisconceptionFeedback, verdict: Verdict, tried: str
) -> None:
    """Note a refused move as the answer that it is legal."""
    if verdict.rule is None or not tried or table.state.to_act in (None, CHANCE):
        return
    feedback.past()
    feedback.heed(attempted(table.state, tried))
