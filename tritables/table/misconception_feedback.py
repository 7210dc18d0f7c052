"""Feedback on misconceptions: the wrong rule that answers follow, told once while they do."""

from __future__ import annotations

from typing import Final

from tritables.core.questions import Misconception, Question
from tritables.core.state import Move, State
from tritables.lessons.misconceptions import Answered, suspects

MOST: Final = 60
"""So many answers are looked at: who has learnt something does not think as before."""


class MisconceptionFeedback:
    """The answers of one learner, and the misconception that they follow, if it is to be told.

    It is told after the second wrong answer at the earliest, as soon as it explains all answers far
    better than the rules do and than guessing does, and once.

    >>> from tritables.lessons.drills import misconception_named
    >>> from tritables.lessons.practice import practice
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
        """The ids of those that were told."""
        self.now: Misconception | None = None
        """The one that is told now."""

    def heed(self, answered: Answered) -> None:
        """Take note of an answer."""
        self.answers = [*self.answers[1 - MOST :], answered]
        if answered.right:
            return
        found = suspects(self.game, self.answers)
        rules = answered.question.rules
        near = [one for one in found if one.rule in rules] or list(found)
        if near and near[0].id not in self.told:
            self.now = near[0]
            self.told.add(near[0].id)

    def past(self) -> None:
        """What was told is out of sight."""
        self.now = None


def attempted(state: State, move: Move) -> Answered:
    """What somebody says who tries a move: that it may be played."""
    return Answered(Question(state, "may", move), True)
