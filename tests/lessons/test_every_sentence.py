"""Each sentence of questions, their reasons and their help is true of the board it is said over.

What the steps of a course say is held against `STEPS`, what the engine explains against `REASONS`
(`tests.lessons.claims`): at every wrong answer, every touch and every degree of help of the
courses, and in a sample of practice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from tests.lessons.claims import (
    tricap,
    tricap_reasons,
    tricom,
    tricom_reasons,
    trictrac,
    trictrac_reasons,
    triominos,
    triominos_reasons,
)
from tests.lessons.claims.over import Claim, Holds, Over, Said, told_by
from tritables import game_named, game_names
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.core.state import State
from tritables.lessons import FindAll, Judge, Mend, Predict, Step, course
from tritables.lessons.choice_steps import label_of
from tritables.lessons.exercise_forms import Exercised, step_of
from tritables.lessons.exercise_moves import AskMove
from tritables.lessons.exercise_places import AskPlace
from tritables.lessons.exercise_rules import AskRule
from tritables.lessons.exercise_search import practice
from tritables.lessons.exercise_steps import Ask, AskBoth
from tritables.lessons.outcomes import FRONT, why_allowed
from tritables.lessons.position_sampler import sample
from tritables.lessons.practice_data import drill_of, practisable
from tritables.lessons.step_results import Went
from tritables.replay.history import Node
from tritables.texts import LANGUAGES, say

STEPS: dict[str, dict[tuple[str, str], Claim]] = {
    "trictrac": trictrac.STEPS,
    "tricap": tricap.STEPS,
    "tricom": tricom.STEPS,
    "triominos": triominos.STEPS,
}
REASONS: dict[str, dict[str, Holds]] = {
    "trictrac": trictrac_reasons.REASONS,
    "tricap": tricap_reasons.REASONS,
    "tricom": tricom_reasons.REASONS,
    "triominos": triominos_reasons.REASONS,
}

_COUNTED = "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen"
_PIECES = "jack|queen|king|ace|white|black"
_NAMED = re.compile(rf"\d|[♠♥♦♣]|\b({_COUNTED}|{_PIECES})s?\b", re.IGNORECASE)
_FIGURES = re.compile(r"\d-\d-\d|\d+[♠♥♦♣]?|[♠♥♦♣]")
_BY_WHAT_LIES = {
    "find-stays",
    "find-nothing",
    "find-itself",
    "find-brings-nothing",
    "find-nowhere",
    "find-no-part",
    "find-no-proof",
}
"""What is said of a place where neither the rules nor the game do (`test_place_sets`)."""
_SUM = "points-together"  # held against the right answer, below
_OF_THE_HOUSE = {
    "ask-allowed",
    "judge-other",
    "find-missed",
    "mend-then",
    "predict-nothing",
    _SUM,
    *_BY_WHAT_LIES,
}
"""What is said of an answer, and not of the board."""

GAMES = [2, pytest.param(40, marks=pytest.mark.full)]
"""Games of which each position is asked what stands below its board: some, and at length."""
SAMPLE = [100, pytest.param(1500, marks=pytest.mark.full)]
"""Exercises of each game that are held against the board: some, and at length."""
WALKS = [3, pytest.param(40, marks=pytest.mark.full)]
"""Walks off the path of each example: some, and at length."""


def all_steps(*, asked: bool) -> list[object]:
    return [
        pytest.param(step, id=f"{name}-{step.id}")
        for name in game_names()
        for step in course(name).steps
        if step.kind != "do" and (step.asks or not asked)
    ]


def told_in(step: Step, lang: str) -> dict[str, str]:
    """The words of a step before and after it is done."""
    return {part: step.said(part, lang) for part in ("task", "done")}


# What a step itself says.


@pytest.mark.parametrize("step", all_steps(asked=False))
def test_when_a_step_names_pieces_or_numbers_then_what_it_says_is_true_of_its_board(
    step: Step,
) -> None:
    claims = STEPS[step.start.game]
    told = told_in(step, "en")
    named = [part for part, words in told.items() if _NAMED.search(words)]
    assert [part for part in named if (step.id, part) not in claims] == [], "say what it claims"
    claimed = {part: claims.get((step.id, part)) for part in told}
    assert [
        told[part] for part, holds in claimed.items() if holds and not holds(Over(step, told[part]))
    ] == []


@pytest.mark.parametrize("step", all_steps(asked=False))
def test_when_a_step_is_told_in_three_languages_then_all_name_the_same_figures(step: Step) -> None:
    game = step.start.game
    labels = step.choices()
    for part in ("task", "done"):
        told = [told_in(step, lang)[part] for lang in LANGUAGES]
        assert len({tuple(figures_of(text)) for text in told}) == 1, told
    for choice in labels:
        told = [label_of(choice, game, lang) for lang in LANGUAGES]
        assert len({tuple(figures_of(text)) for text in told}) == 1, told


def figures_of(text: str) -> list[str]:
    return sorted(set(_FIGURES.findall(text)))


def test_every_claim_is_of_words_that_there_are() -> None:
    claimed = {(game, id, part) for game, claims in STEPS.items() for id, part in claims}
    there = {
        (name, step.id, part)
        for name in game_names()
        for step in course(name).steps
        if step.kind != "do"
        for part, words in told_in(step, "en").items()
        if words
    }
    assert claimed <= there


# What the engine explains.


def verdicts(state: State, move: str) -> Iterator[Said]:
    """What is said of whether a move may be played."""
    verdict = state.judge(move)
    if not verdict.ok:
        yield Said(verdict.message, state, move)
        return
    for said in why_allowed(state, move):
        yield Said(said, state, move, then=None if move == "shuffle" else state)


def said_of(step: object) -> Iterator[Said]:
    """Everything that may be said of the answers to a step, with what it is said over."""
    match step:
        case Judge():
            yield from verdicts(step.start, step.move)
        case Mend():
            for nth, one in enumerate(step.variants):
                yield from verdicts(one.start, one.move)
                own = step.wrong()
                if own is not None and own in step.answer(nth).reason:
                    yield Said(own, one.start, one.move)
        case Predict():
            yield from told_by(step.start, step.line)
            end = step.foresight.truth(step.start, step.line)[1][0]
            yield Said(game_named(end.game).picture(end, None, FRONT).status, end)
        case AskMove():
            for move in step.among:
                yield from moves_said(step.start, step.asks_what, move)
        case AskBoth():
            yield from told_by(step.start, [step.move])
            yield from laid(Question(step.start, "points", step.move), step.rules)
        case Ask() | AskRule():
            question = step.question
            yield from moves_said(question.state, question.asks, question.move)
            yield from laid(question, step.rules)
        case AskPlace():
            for sign in (step.evidence.right, *step.evidence.wrong):
                yield Said(sign.reason, step.start, place=sign.place)
        case FindAll():
            for place in places_of(step):
                for said in step.answer(place, ()).reason:
                    source = str(step.search.args.get("from", ""))
                    yield Said(said, step.start, place=place, source=source, sought=step.places())


def laid(question: Question[Any], rules: Iterable[str]) -> Iterator[Said]:
    """What is said of what lies on the board by some rules."""
    lies = drill_of(question.state.game).lies
    for said in filter(None, (lies(question, one) for one in rules)):
        yield Said(said, question.state, question.move or "", then=question.after)


def moves_said(state: State, asks: str, move: str | None) -> Iterator[Said]:
    if asks == "may":
        yield from verdicts(state, move or "")
    elif move is not None:
        yield from told_by(state, [move])
    else:
        for event in Question(state, asks, None).events:  # type: ignore[arg-type]
            yield Said(event.message(state.game), state, "", event, then=state)


def places_of(step: Step) -> list[str]:
    return [one.id for one in step.game.layout(step.start, "wide", FRONT).places]


def heard(step: Exercised | Step) -> list[Message]:
    """What is said of all answers, but for what is true of any board."""
    if isinstance(step, FindAll):
        outcomes = [step.answer(place, ()) for place in places_of(step)]
    else:
        outcomes = [step.answer(nth) for nth in range(len(step.choices()))]  # type: ignore[union-attr]
    said = [one for outcome in outcomes for one in outcome.reason]
    return [one for one in said if one.id not in _OF_THE_HOUSE and not one.id.startswith("rule-")]


def untrue(step: Exercised | Step) -> list[tuple[str, str]]:
    """What is said of answers and does not hold, or that nothing is known to claim."""
    holds = REASONS[step.start.game]
    found = {}
    for one in said_of(step):
        found.setdefault(one.message, []).append(one)
    wrong = []
    for message in heard(step):
        overs = found.get(message, [])
        held = message.id in holds and any(
            one.is_of_its_seat and holds[message.id](one) for one in overs
        )
        told = [say(message, lang) for lang in LANGUAGES]
        same = len({tuple(figures_of(text)) for text in told}) == 1
        if not (held and same):
            wrong.append((message.id, told[0]))
    return wrong


@pytest.mark.parametrize("step", all_steps(asked=True))
def test_when_an_answer_is_given_then_its_reason_is_true_of_the_board(step: Step) -> None:
    assert untrue(step) == []


@pytest.mark.parametrize("step", all_steps(asked=True))
def test_when_all_help_is_asked_for_then_it_shows_the_answer_and_nothing_else(step: Step) -> None:
    help = step.help(Went(), step.new_task(), Node(step.start))
    assert help.rule in step.rules
    assert set(help.choices) == set(step.right())
    assert set(help.places) == set(step.places())
    assert {*help.part, *([] if help.piece is None else [help.piece])} <= set(places_of(step))


def exercises(name: str, count: int) -> Iterator[Exercised]:
    """Some exercises of each rule of a game, in whatever form they are asked."""
    rules = practisable(name)
    for nth in range(count):
        rule, rng = rules[nth % len(rules)], Random(f"{name}{nth}")
        found = next(practice(name, rule, seed=nth), None)
        if found is not None:
            yield step_of(found, "1", rng)


@pytest.mark.parametrize("count", SAMPLE)
@pytest.mark.parametrize("name", game_names())
def test_when_an_exercise_is_answered_then_its_explanations_are_true_of_the_board(
    name: str, count: int
) -> None:
    told = [(step, untrue(step)) for step in exercises(name, count) if step.kind != "any-move"]
    assert len(told) > count / 2
    assert [
        (step.start.position(), step.particulars(), wrong) for step, wrong in told if wrong
    ] == []


@pytest.mark.parametrize("name", ["tricom", "triominos"])
def test_when_points_are_added_up_then_the_sum_is_the_right_answer(name: str) -> None:
    sums = [
        (step, message)
        for step in exercises(name, 100)
        if step.kind in ("ask", "ask-both")
        for message in step.answer(0).reason
        if message.id == _SUM
    ]
    assert sums
    for step, message in sums:
        right = step.choices()[step.right()[0]].value
        terms = str(message.args["sum"]).replace("+ ", "").replace("− ", "-").split()
        assert len(terms) > 1
        assert sum(map(int, terms)) == message.args["points"]
        assert message.args["points"] == (right[0] if isinstance(right, list) else right)


# What is said below a board.


def said_below(state: State) -> list[Message]:
    """How it stands, and what a rule leaves to do."""
    picture = game_named(state.game).picture(state, None, FRONT)
    return [picture.status, *([] if picture.hint is None else [picture.hint[1]])]


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("name", game_names())
def test_when_a_position_is_shown_then_what_stands_below_it_is_true(name: str, games: int) -> None:
    states = [
        state
        for nth in range(games)
        for state in sample(game_named(name), Random(f"{name}{nth}"))
        if state is not None
    ]
    told = [Said(message, state) for state in states for message in said_below(state)]
    assert told
    holds = REASONS[name]
    wrong = [one for one in told if one.message.id not in holds or not holds[one.message.id](one)]
    assert [(str(one.message), one.now) for one in wrong] == []
