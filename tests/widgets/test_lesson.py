"""Lessons: every worked example can be done, and its task sees to it."""

from __future__ import annotations

import pytest

from tests.pages import page_panel, page_scene
from tritables import BadInput, IllegalMove, Lesson
from tritables.core import CHANCE, Try, game_named, game_names

EXAMPLES = [(name, example.id) for name in game_names() for example in game_named(name).examples]


@pytest.mark.parametrize(("game", "id"), EXAMPLES)
def test_the_line_of_an_example_meets_its_task(browser_of, game, id):
    example = game_named(game).example(id)
    lesson = Lesson(game, id)
    hands = browser_of(lesson)
    texts = [page_panel(lesson)["task"]["text"]]
    for step in example.line:
        if isinstance(step, Try):
            assert not hands.ask("type", move=step.move)
            assert hands.refusal["rule"] == step.rule
        elif lesson.state.to_act == CHANCE:
            # The lesson's own throws fall, so a learner need not set the dice.
            assert hands.ask("draw")
            assert lesson.record["moves"][-1] == step
        else:
            assert hands.ask("type", move=step)
        texts.append(page_panel(lesson)["task"]["text"])
    assert lesson.done
    assert page_panel(lesson)["task"]["done"]
    assert len(set(texts)) == len(example.goals) + 1


def test_a_refusal_of_python_counts_too():
    lesson = Lesson("trictrac", "landing")
    with pytest.raises(IllegalMove):
        lesson.play("10/11")
    assert lesson.step == 1
    assert page_panel(lesson)["task"]["step"] == 1


def test_a_task_is_not_met_by_another_move(browser_of):
    lesson = Lesson("trictrac", "landing")
    hands = browser_of(lesson)
    hands.ask("type", move="12/13")
    assert (lesson.step, lesson.done) == (0, False)


def test_a_lesson_keeps_its_hints_until_it_is_done(browser_of):
    lesson = Lesson("trictrac", "look-ahead")
    hands = browser_of(lesson)
    assert page_scene(lesson)["hint"] is None
    hands.ask("type", move="22/24")
    hands.ask("type", move="1/3")
    assert page_scene(lesson)["hint"]["rule"] == "throw.must-move"


def test_a_lesson_starts_over(browser_of):
    lesson = Lesson("trictrac", "winning")
    hands = browser_of(lesson)
    hands.ask("type", move="24/off")
    assert lesson.done
    hands.ask("new", seats=None, options=None, seed=None)
    assert (lesson.step, lesson.record["moves"]) == (0, [])


def test_an_unknown_example_is_named_with_those_there_are():
    with pytest.raises(BadInput, match="look-ahead"):
        Lesson("trictrac", "castling")


def test_a_lesson_brings_its_own_position():
    with pytest.raises(BadInput):
        Lesson("trictrac", "start", seed=3)
