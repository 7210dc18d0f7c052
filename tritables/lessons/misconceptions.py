"""Which wrong rule somebody's answers follow, and what tells two such rules apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import log
from typing import Any, Final

from tritables.core.questions import Answer, Misconception, Question
from tritables.lessons.drills import misconception_named, misconceptions_of
from tritables.lessons.practice import Exercise, practice

SLIP: Final = 0.1
"""How often somebody answers otherwise than they think."""

ODDS: Final = log(100)
"""How much better a wrong rule must explain the answers than guessing does."""

ODDS_RIGHT: Final = log(20)
"""How much better it must explain them than the right rules do."""

LEAST: Final = 2
"""Wrong answers that must follow a wrong rule: anybody slips once."""

ODDS_BETWEEN: Final = log(4)
"""Wrong rules that explain them nearly as well as the best are suspected with it."""

MOST_ASKED: Final = 40
"""How many exercises on each of two rules are looked through for one that tells them apart."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A question and what somebody answered."""

    question: Question[Any]
    answer: Answer

    @property
    def right(self) -> bool:
        """Whether it is the true answer."""
        return self.answer == self.question.truth


def suspects(game: str, answers: Sequence[Answered]) -> tuple[Misconception, ...]:
    """The misconceptions that explain somebody's answers, the likeliest first.

    One is suspected where its holder would have given these answers much rather than somebody who
    knows the rules, and slips now and then, or somebody who guesses. Where several are, the
    answers so far do not tell them apart (`tell_apart`). All answers count, the right ones too:
    they say that somebody does not guess.

    >>> from tritables.lessons.practice import practice
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
        if likely - right >= ODDS_RIGHT and likely - guess >= ODDS:
            found.append((likely, held))
    if not found:
        return ()
    best = max(likely for likely, _ in found)
    near = [pair for pair in found if best - pair[0] < ODDS_BETWEEN]
    return tuple(held for _, held in sorted(near, key=lambda pair: -pair[0]))


def _likelihood(one: Answered, thought: Answer) -> float:
    """How likely an answer is for somebody who thinks another or the same, as a logarithm."""
    if one.answer == thought:
        return log(1 - SLIP)
    return log(SLIP / (one.question.options() - 1))


def tell_apart(game: str, one: str, other: str | None = None, *, seed: int = 0) -> Exercise | None:
    """An exercise that the holder of a misconception answers otherwise than somebody else.

    The other holds the misconception ``other`` or, without it, knows the rules. None where no
    such exercise was found. Raises `BadInput` for an unknown misconception.

    >>> exercise = tell_apart("tricap", "two-share", "highest-takes")
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
