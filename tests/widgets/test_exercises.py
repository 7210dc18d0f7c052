"""Practice and quizzes as widgets: opened from Python, observed, saved, locked, refused."""

from __future__ import annotations

import json

import pytest

from tritables import BadInput, BadRecord, Practice, Quiz, Table, practice


def test_practice_goes_on_from_python():
    at = practice("trictrac", "start.roll-off", seed=5, lang="nl")
    first = at.exercise
    at.answer(first.right()[0])
    at.next()
    assert (at.exercise == first, at.right, len(at.results), at.lang) == (False, 1, 1, "nl")
    at.level = 3
    assert at.level == 3


def test_who_observes_the_results_sees_every_answer():
    quiz = Quiz("trictrac", ["start.roll-off"], n=2, seed=5)
    seen = []
    quiz.observe(lambda change: seen.append(len(change["new"])), "results")
    quiz.answer(quiz.exercise.right()[0])
    quiz.next()
    quiz.answer(quiz.exercise.right()[0])
    assert (seen, quiz.done, quiz.right) == ([1, 2], True, 2)
    assert json.loads(json.dumps(quiz.results))[1]["right"]


def test_before_its_end_a_quiz_tells_its_page_nothing_of_what_is_right():
    told = {}
    for right in (True, False):
        quiz = Quiz("trictrac", ["start.roll-off"], n=2, seed=5, told="end")
        rights = quiz.exercise.right()
        quiz.answer(next(nth for nth in range(3) if (nth in rights) == right))
        state = quiz.get_state()
        assert "results" not in state
        table = state["_whole"]["table"]
        assert table["question"].pop("chosen")
        told[right] = {name: table[name] for name in ("chapter", "practice", "question", "task")}
    assert told[True] == told[False]


def test_a_quiz_is_saved_and_goes_on():
    quiz = Quiz("trictrac", ["start.roll-off"], n=3, seed=5, told="end", locked=["new"])
    quiz.answer(0)
    again = Quiz.load(json.loads(json.dumps(quiz.save())))
    assert (again.results, again.locked) == (quiz.results, ("new",))
    again.next()
    quiz.next()
    assert again.exercise.as_json() == quiz.exercise.as_json()
    with pytest.raises(BadRecord):
        Practice.load(quiz.save())
    with pytest.raises(BadRecord):
        Quiz.load(Table("trictrac").save())


@pytest.mark.parametrize(
    "given",
    [
        {"rules": ["no.such"]},
        {"rules": []},
        {"n": 0},
        {"n": 51},
        {"told": "never"},
        {"seed": "x"},
        {"position": {}},
    ],
)
def test_what_there_is_not_is_refused(given):
    with pytest.raises(BadInput):
        Quiz("trictrac", **given)


def test_the_next_one_waits_for_an_answer():
    quiz = Quiz("trictrac", ["start.roll-off"], n=2, seed=5)
    with pytest.raises(BadInput):
        quiz.next()
