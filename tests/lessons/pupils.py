"""Simulated pupils: who hold one wrong rule, who know the rules, and who guess."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from tritables.core.questions import Answer, Misconception, Question
from tritables.core.state import State
from tritables.lessons.diagnosis import Answered, discriminate, suspects
from tritables.lessons.exercise_moves import AskMove
from tritables.lessons.exercise_places import AskPlace
from tritables.lessons.exercise_rules import AskRule
from tritables.lessons.exercise_search import practice
from tritables.lessons.exercise_steps import AskBoth
from tritables.lessons.practice_data import drill_of, practisable

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


def chosen_by(held: Misconception, step: Any, rng: Random) -> int:
    """The number of the answer to an exercise that a holder of a misconception chooses.

    Among several that are the same to them they choose blindly, and where none fits among all.
    """
    if isinstance(step, AskRule):
        return step.right()[0]
    if isinstance(step, AskBoth):
        asked = [Question[Any](step.start, asks, step.move) for asks in ("points", "who")]
        return rng.choice(_numbers(step.among, tuple(held.answer(one) for one in asked)))
    if isinstance(step, AskMove):
        asked = [Question[Any](step.start, step.asks_what, move) for move in step.among]
        return rng.choice(_numbers([held.answer(one) for one in asked], step.wanted))
    said = held.answer(step.question)
    if isinstance(step, AskPlace):
        return rng.choice(_numbers([one.answer for one in step.signs()], said))
    if said is False and False not in step.among:
        why = held.answer(Question(step.start, "why", step.question.move))
        reasons = [nth for nth, one in enumerate(step.among) if isinstance(one, str)]
        return step.among.index(why) if why in step.among else rng.choice(reasons)
    return rng.choice(_numbers(step.among, said))


def _numbers(among: Sequence[object], wanted: object) -> list[int]:
    found = [nth for nth, one in enumerate(among) if one == wanted]
    return found or list(range(len(among)))


def played_by(held: Misconception, state: State, rng: Random) -> str:
    """A move that a holder tries where any legal one is asked for."""
    tried = dict.fromkeys((*state.legal_moves(), *drill_of(state.game).tempting(state)))
    may = [move for move in tried if held.answer(Question(state, "may", move)) is True]
    return rng.choice(may or list(state.legal_moves()))


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
