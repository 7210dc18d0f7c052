"""Simulated pupils: who hold one wrong rule, who know the rules, and who guess."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from tritables.core.questions import Answer, Misconception, Question
from tritables.lessons.diagnosis import Answered, discriminate, suspects
from tritables.lessons.exercise_search import practice
from tritables.lessons.practice_data import practisable

Pupil = Callable[[Question[Any]], Answer]

FIRST = 14
"""Questions before anybody is suspected."""
MOST = 34
"""Questions that a pupil is asked at most."""


@cache
def asked(game: str, rule: str, seed: int) -> Question[Any]:
    return next(practice(game, rule, seed=seed)).question


def guesser(rng: Random) -> Pupil:
    """Somebody who answers anything that might be an answer."""

    def answer(question: Question[Any]) -> Answer:
        if question.asks in ("may", "over"):
            return rng.random() < 0.5
        if question.asks == "points":
            return rng.choice((0, 1, 2, 3, 5, question.points()))
        return rng.choice(((), *((seat,) for seat in range(question.state.seats))))

    return answer


def slipping(pupil: Pupil, rng: Random, often: float) -> Pupil:
    """A pupil who now and then answers anything."""
    other = guesser(rng)
    return lambda question: (other if rng.random() < often else pupil)(question)


def examined(game: str, pupil: Pupil, rules: tuple[str, ...], seed: int) -> list[Answered]:
    """What a pupil answers, half of it on some rules, and where it takes more to tell, more."""
    rng = Random(f"{game}:{rules}:{seed}")
    answers: list[Answered] = []
    while len(answers) < MOST:
        at = len(answers)
        question = asked(game, rules[at % len(rules)], at)
        if at < FIRST and at % 2:
            question = asked(game, rng.choice(practisable(game)), at)
        elif at >= FIRST:
            found = suspects(game, answers)
            if len(found) == 1:
                break
            if found:
                telling = discriminate(game, found[0].id, found[1].id, seed=at)
                question = question if telling is None else telling.question
        answers.append(Answered(question, pupil(question)))
    return answers


def holder(held: Misconception) -> Pupil:
    return held.answer


def knower(question: Question[Any]) -> Answer:
    return question.truth
