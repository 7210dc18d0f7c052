"""Diagnosis of misconceptions from answers, and exercises that discriminate between two."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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

ODDS_TO_RULES: Final = log(50)
"""The log-likelihood ratio by which it must explain them better than the right rules."""

LEAST: Final = 2
"""Wrong answers that must follow a misconception: one may be a slip."""

ODDS_TO_BEST: Final = log(4)
"""The log-likelihood ratio within which a misconception is suspected along with the likeliest."""

MOST_ASKED: Final = 40
"""Exercises on each of two rules that are searched for one that discriminates."""


Claim = tuple[Question[Any], Answer]
"""A claim made by an answer: that a question has this answer."""

Belief = Callable[[Question[Any]], Answer]
"""Somebody's answer to a question."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A question with an answer.

    ``offered``  what each answer that could be chosen says; empty where it was not chosen
    ``chosen``   the number of the one that was
    ``of``       the number of answers that a guess chooses from; None: as many as are plausible
    """

    question: Question[Any]
    answer: Answer
    offered: tuple[tuple[Claim, ...], ...] = ()
    chosen: int = 0
    of: int | None = None

    @property
    def right(self) -> bool:
        """True if the answer is right."""
        return self.answer == self.question.truth

    @property
    def options(self) -> int:
        """The number of answers that a guess chooses from."""
        return self.of or len(self.offered) or self.question.options()

    def likelihood(self, believed: Belief) -> float:
        """Return the log-likelihood of the answer for somebody who believes something.

        Among several answers that are right to them one chooses blindly, and among all where none
        is.
        """
        offered = self.offered
        if not offered:
            right = believed(self.question) == self.answer
            return log(1 - SLIP if right else SLIP / (self.options - 1))
        fits = [
            nth
            for nth, claims in enumerate(offered)
            if all(believed(question) == answer for question, answer in claims)
        ]
        if not 0 < len(fits) < len(offered):
            return -log(len(offered))
        if self.chosen in fits:
            return log((1 - SLIP) / len(fits))
        return log(SLIP / (len(offered) - len(fits)))


def truth_of(question: Question[Any]) -> Answer:
    """Return the answer of somebody who knows the rules."""
    return question.truth


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
    right = sum(one.likelihood(truth_of) for one in answers)
    guess = sum(-log(one.options) for one in answers)
    wrong = [one for one in answers if not one.right]
    found = []
    for held in misconceptions_of(game):
        if not _explains(held, wrong, LEAST):
            continue
        likely = sum(one.likelihood(held.answer) for one in answers)
        if likely - right >= ODDS_TO_RULES and likely - guess >= ODDS_TO_GUESSING:
            found.append((likely, held))
    if not found:
        return ()
    best = max(likely for likely, _ in found)
    near = [pair for pair in found if best - pair[0] < ODDS_TO_BEST]
    return tuple(held for _, held in sorted(near, key=lambda pair: -pair[0]))


def candidates(
    game: str, answers: Sequence[Answered], rule: str | None = None
) -> tuple[Misconception, ...]:
    """Return the misconceptions that answers may follow, likeliest first.

    These are the ones that explain a wrong answer, or that bend ``rule``, which was answered wrong,
    and that are likelier than the right rules. An exercise that discriminates the first of them
    from the rules is worth asking next.

    >>> from tritables.lessons.exercise_search import practice
    >>> question = next(practice("trictrac", "throw.normal", seed=1)).question
    >>> candidates("trictrac", [Answered(question, question.truth)])
    ()
    """
    right = sum(one.likelihood(truth_of) for one in answers)
    wrong = [one for one in answers if not one.right]
    found = [
        (sum(one.likelihood(held.answer) for one in answers), held)
        for held in misconceptions_of(game)
        if held.rule == rule or _explains(held, wrong)
    ]
    likelier = [pair for pair in found if pair[0] > right]
    # Of two that explain the answers alike, the one on what was asked.
    likelier.sort(key=lambda pair: (-round(pair[0], 1), pair[1].rule != rule))
    return tuple(held for _, held in likelier)


def outweighs(held: Misconception, answers: Sequence[Answered]) -> bool:
    """Return True if a misconception explains wrong answers much better than the rules do."""
    wrong = [one for one in answers if not one.right]
    odds = sum(one.likelihood(held.answer) - one.likelihood(truth_of) for one in answers)
    return _explains(held, wrong, LEAST) and odds >= ODDS_TO_RULES


def _explains(held: Misconception, wrong: Sequence[Answered], least: int = 1) -> bool:
    """Return True if some wrong answers are those of a misconception."""
    return sum(one.answer == held.answer(one.question) for one in wrong) >= least


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
