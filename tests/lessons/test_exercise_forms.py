"""The forms of exercises: true whatever is asked, in several kinds, seldom with two answers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lessons.exercise_kinds import EACH, Counts, counted, exercises
from tritables import game_named, game_names
from tritables.core.messages import Message
from tritables.core.state import Move, State
from tritables.lessons.choice_steps import label_of, named
from tritables.lessons.exercise_files import read_exercise
from tritables.lessons.exercise_moves import AskMove
from tritables.lessons.exercise_search import Exercise, practice
from tritables.lessons.exercise_steps import Ask, MovePart
from tritables.lessons.practice_data import drill_of, practisable
from tritables.lessons.step_results import Went
from tritables.texts import LANGUAGES

GAMES = game_names()
EVERY = 12
"""Of so many rules one stands for the others; every rule at length."""

IN_TWO = {
    "trictrac": {"throw.again"},
    "triominos": set(),
    "tricap": set(),
    "tricom": {
        *("start.highest", "start.ace-low", "start.suit-order", "start.tie"),
    },
}
"""The rules that can be asked in two kinds only: who begins or goes on, which no move decides."""


def plainly(state: State, move: Move, part: MovePart) -> Message:
    """A move as its text alone."""
    return Message("ask-played", {"move": move})


@pytest.fixture(scope="module", params=GAMES)
def some(request: pytest.FixtureRequest) -> tuple[str, Counts]:
    game = request.param
    return game, counted(game, practisable(game)[::EVERY], 4)


@pytest.mark.parametrize("game", GAMES)
def test_when_an_exercise_is_asked_then_one_answer_is_right_and_it_is_read_back(game: str) -> None:
    for _, step in exercises(game, practisable(game)[::EVERY], 3):
        assert len(step.right()) == (step.kind != "any-move")
        assert read_exercise(step.as_json(), game_named(game)) == step
        for lang in LANGUAGES:
            assert all(named(one, game, lang) for one in step.asked(plainly))
            labels = {label_of(choice, game, lang) for choice in step.choices()}
            assert len(labels) == len(step.choices())


@pytest.mark.parametrize("game", GAMES)
def test_when_reasons_for_a_no_are_offered_then_only_the_true_one_forbids_the_move(
    game: str,
) -> None:
    drill = drill_of(game)
    for one, _ in exercises(game, practisable(game)[::EVERY], 3):
        state = one.state
        for move in drill.tempting(state):
            verdict = state.judge(move)
            assert verdict.ok or verdict.rule not in drill.innocent(state, move)


def test_when_a_no_is_right_then_the_reason_has_to_be_right_too() -> None:
    steps = [step for _, step in exercises("trictrac", ("bar.first", "throw.normal"), 8)]
    asked = [one for one in steps if isinstance(one, Ask) and one.guesses > 2]
    assert asked
    for step in asked:
        reasons = [nth for nth, said in enumerate(step.among) if isinstance(said, str)]
        (right,) = step.right()
        assert right in reasons
        assert step.guesses == 2 * len(reasons)
        assert [step.answer(nth).right for nth in reasons].count(True) == 1


def test_when_a_forbidden_move_is_asked_for_then_its_reason_is_told_and_it_stays_unplayed() -> None:
    one = next(practice("tricom", "flexible.queen", seed=4))
    step = AskMove("1", one.state, **forbidden(one))
    (right,) = step.right()
    verdict = one.state.judge(step.among[right])
    assert (verdict.ok, verdict.rule) == (False, "flexible.queen")
    assert step.moves() == ()
    assert step.said_after(Went(chosen=(right,)), tells=True)[0] == verdict.message
    (wrong, *_) = [nth for nth in range(len(step.among)) if nth != right]
    assert not step.answer(wrong).right
    assert step.answer(wrong).reason
    assert read_exercise(step.as_json(), game_named("tricom")) == step


def forbidden(one: Exercise) -> dict[str, Any]:
    """What makes a question which move is not allowed of an exercise on a rule that forbids."""
    tempting = next(p.question.move for p in one.pitfalls if p.question.truth is False)
    among = (*one.state.legal_moves()[:2], tempting)
    return {"asks_what": "may", "wanted": False, "among": among, "rules": (one.rule,)}


def test_when_exercises_are_asked_then_few_have_two_answers(some: tuple[str, Counts]) -> None:
    _, found = some
    assert found.share <= 0.25


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_when_a_rule_is_practised_then_it_is_asked_in_three_kinds(game: str) -> None:
    found = counted(game, practisable(game), EACH)
    assert found.few.keys() <= IN_TWO[game]
    assert found.share <= 0.25
