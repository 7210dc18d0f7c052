"""Quizzes: the same for a seed, answered one by one, with results as data."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tritables
from tests.samples import some
from tritables import BadInput
from tritables.lessons.practice_data import misconception_named, practisable
from tritables.lessons.quiz import Quiz, answer_json

GAMES = tritables.game_names()


def truths(quiz: Quiz) -> Quiz:
    while quiz.exercise is not None:
        quiz = quiz.answered(quiz.exercise.question.truth)
    return quiz


@pytest.mark.parametrize("game", GAMES)
def test_a_quiz_asks_as_often_as_it_says(game: str) -> None:
    quiz = truths(Quiz(game, n=8, seed=3))
    assert quiz.done
    assert len(quiz.results) == 8
    assert all(result["right"] for result in quiz.results)
    assert len({mark.exercise.question for mark in quiz.marks}) == 8
    assert len({result["rule"] for result in quiz.results}) == 8
    assert quiz.suspects == ()
    assert json.loads(json.dumps(quiz.results)) == quiz.results


@pytest.mark.parametrize("game", some(GAMES, 4, 2))
def test_what_is_saved_is_the_same_quiz_again(game: str) -> None:
    quiz = Quiz(game, n=5, seed=2)
    for _ in range(3):
        assert quiz.exercise is not None
        quiz = quiz.answered(answer_json(quiz.exercise.question.truth))
    again = Quiz(**json.loads(json.dumps(quiz.as_json())))
    assert again.results == quiz.results
    assert again.exercise is not None
    assert quiz.exercise is not None
    assert again.exercise.question == quiz.exercise.question


def test_an_answer_leaves_the_quiz_as_it_was() -> None:
    quiz = Quiz("trictrac", n=2)
    before = quiz.exercise
    assert before is not None
    quiz.answered(before.question.truth)
    assert quiz.exercise is before
    assert quiz.results == []


def test_rules_are_asked_in_turns_and_rise_in_level() -> None:
    quiz = truths(Quiz("trictrac", rules=["bar.first", "turn.alternate"], n=8, seed=1))
    asked = [result["rule"] for result in quiz.results]
    assert [set(asked[at : at + 2]) for at in range(0, 8, 2)] == [set(quiz.rules)] * 4
    levels = [result["level"] for result in quiz.results if result["rule"] == "bar.first"]
    assert levels[0] == 1
    assert levels[-1] == 3


def test_what_was_wrong_has_its_reasons() -> None:
    quiz = Quiz("trictrac", rules=["move.landing"], n=6, seed=4)
    while quiz.exercise is not None:
        question = quiz.exercise.question
        quiz = quiz.answered(not question.truth)
    for mark in quiz.marks:
        assert not mark.right
        assert all(str(reason) for reason in mark.reasons)
        assert mark.reasons[-1].id == "rule-move_landing"
        if not mark.exercise.question.truth:
            assert mark.reasons[0] == mark.exercise.question.verdict.message


@pytest.mark.parametrize("game", some(GAMES, 4, 3))
def test_every_kind_of_question_has_reasons(game: str) -> None:
    for mark in truths(Quiz(game, n=min(30, len(practisable(game))), seed=6)).marks:
        assert [str(reason) for reason in mark.reasons]


def test_a_wrong_rule_shows_and_is_told_apart() -> None:
    held = misconception_named("trictrac", "stuck-ends-turn")
    quiz = Quiz("trictrac", rules=[held.rule, "throw.normal"], n=24, seed=5)
    while quiz.exercise is not None:
        quiz = quiz.answered(held.answer(quiz.exercise.question))
    assert quiz.suspects == (held,)


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "trictrac", "rules": ["no.such"]}, "rules[0]"),
        ({"game": "trictrac", "rules": ["bar.first", "setup.all-on-bar"]}, "rules[1]"),
        ({"game": "trictrac", "rules": []}, "rules"),
        ({"game": "trictrac", "n": 0}, "n"),
        ({"game": "trictrac", "n": True}, "n"),
        ({"game": "trictrac", "seed": "1"}, "seed"),
        ({"game": "trictrac", "rules": ["bar.first"], "answers": [3]}, "answers[0]"),
        ({"game": "trictrac", "rules": ["throw.stop"], "answers": [[2]]}, "answers[0][0]"),
        ({"game": "trictrac", "rules": ["throw.stop"], "answers": [True]}, "answers[0]"),
        ({"game": "tricap", "rules": ["goal.captures"], "answers": ["3"]}, "answers[0]"),
        ({"game": "trictrac", "n": 1, "rules": ["bar.first"], "answers": [True, True]},
         "answers[1]"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused_at_its_place(arguments: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as refused:
        Quiz(**arguments)
    assert refused.value.where == where
