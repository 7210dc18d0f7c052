"""Diagnosis of misconceptions from answers, and exercises that discriminate between two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import log
from typing import Any, Final

from tritables.core.questions import Answer, Misconception, Question
from tritables.lessons.exercise_search import Exercise, practice
from tritables.lessons.practice_data import misconception_named, misconceptions_of

SLIP: Final = 0.1
"""The probability of a slip: an answer other than the one believed."""

ODDS_TO_GUESSING: Final = log(100)
"""The log-likelihood ratio by which a misconception must explain the answers better than
guessing.
"""

ODDS_TO_RULES: Final = log(20)
"""The log-likelihood ratio by which it must explain them better than the right rules."""

LEAST: Final = 2
"""Wrong answers that must follow a misconception: one may be a slip."""

ODDS_TO_BEST: Final = log(4)
"""The log-likelihood ratio within which a misconception is suspected along with the likeliest."""

MOST_ASKED: Final = 40
"""Exercises on each of two rules that are searched for one that discriminates."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A question with an answer."""

    question: Question[Any]
    answer: Answer

    @property
    def right(self) -> bool:
        """True if the answer is right."""
        return self.answer == self.question.truth


def suspects(game: str, answers: Sequence[Answered]) -> tuple[Misconception, ...]:
    """Return the misconceptions that explain some answers, the likeliest first.

    One is suspected if its holder would have given these answers with much higher odds than
    somebody who knows the rules, and slips now and then, or who guesses. Several are suspected
    where the answers do not discriminate between them (`tell_apart`). Right answers count too: they
    are evidence against guessing.

    >>> from tritables.lessons.exercise_search import practice
    >>> asked = [next(practice("trictrac", "throw.normal", seed=nth)).question for nth in range(8)]
    >>> holder = misconception_named("trictrac", "higher-first")
    >>> [one.id for one in suspects("trictrac", [Answered(q, holder.answer(q)) for q in asked])]
    ['higher-first']
    >>> suspects("trictrac", [Answered(question, question.truth) for question in asked])
    ()
    """
    right = sum(_likelihood(one, one.question.truth) for one in answers)
    guess = sum(-log(one.question.options()) for one in answers)
    wrong = [one for one in answers if not one.right]
    found = []
    for held in misconceptions_of(game):
        if sum(one.answer == held.answer(one.question) for one in wrong) < LEAST:
            continue
        likely = sum(_likelihood(one, held.answer(one.question)) for one in answers)
        if likely - right >= ODDS_TO_RULES and likely - guess >= ODDS_TO_GUESSING:
            found.append((likely, held))
    if not found:
        return ()
    best = max(likely for likely, _ in found)
    near = [pair for pair in found if best - pair[0] < ODDS_TO_BEST]
    return tuple(held for _, held in sorted(near, key=lambda pair: -pair[0]))


def _likelihood(one: Answered, thought: Answer) -> float:
    """The log-likelihood of an answer for somebody who believes in another or the same one."""
    if one.answer == thought:
        return log(1 - SLIP)
    return log(SLIP / (one.question.options() - 1))


def discriminate(
    game: str, one: str, other: str | None = None, *, seed: int = 0
) -> Exercise | None:
    """Return an exercise that discriminates between a misconception and another, or the right
    rules.

    ``one`` and ``other`` are ids of misconceptions; without ``other`` it is the rules. None where
    no such exercise was found. Raises `BadInput` for an unknown id.

    >>> exercise = discriminate("tricap", "two-share", "highest-takes")
    >>> exercise.question.truth, exercise.rule
    ((), 'tricap')
    """
    first = misconception_named(game, one)
    second = None if other is None else misconception_named(game, other)
    for exercise in _exercises(game, first, second, seed):
        for question in dict.fromkeys(pitfall.question for pitfall in exercise.pitfalls):
            others = question.truth if second is None else second.answer(question)
            if first.answer(question) != others:
                return exercise.asking(question)
    return None


def _exercises(
    game: str, first: Misconception, second: Misconception | None, seed: int
) -> Iterator[Exercise]:
    for rule in dict.fromkeys(one.rule for one in (first, second) if one is not None):
        yield from islice(practice(game, rule, seed=seed), MOST_ASKED)
