"""The forms of exercises: true whatever is asked, in several kinds, seldom with two answers."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.lessons.exercise_kinds import EACH, Counts, counted, exercises
from tritables import game_named, game_names
from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.state import Move, State
from tritables.lessons.choice_steps import label_of, named
from tritables.lessons.exercise_files import read_exercise
from tritables.lessons.exercise_forms import MOST_ANSWERS, Forms
from tritables.lessons.exercise_moves import AskMove
from tritables.lessons.exercise_places import AskPlace
from tritables.lessons.exercise_search import Exercise, practice
from tritables.lessons.exercise_steps import Ask, AskBoth, MovePart
from tritables.lessons.outcomes import FRONT
from tritables.lessons.practice_data import drill_of, misconception_named, practisable
from tritables.lessons.step_results import Went
from tritables.replay.history import Node
from tritables.table.settings import Settings
from tritables.table.views.practice import asked_in
from tritables.texts import LANGUAGES

GAMES = game_names()
BEGINS = ("start.highest", "start.ace-low", "start.suit-order", "start.tie")
"""The rules that say who begins in TriCom, which no move decides."""

EVERY = 12
"""Of so many rules one stands for the others; every rule at length."""


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


@pytest.mark.parametrize("game", GAMES)
def test_when_a_turn_is_asked_then_the_question_fits_the_board(game: str) -> None:
    """Points are asked of somebody on turn, and who begins only where a card shows it."""
    drill = drill_of(game)
    for one, step in exercises(game, practisable(game)[:: EVERY // 2], 3):
        if isinstance(step, Ask) and step.question.move is None:
            assert drill.evidence(step.question) is not None
        if isinstance(step, AskBoth):
            assert one.state.on_turn is not None


def test_when_a_card_is_turned_up_in_tri_cap_then_it_is_asked_who_may_take_the_pile() -> None:
    asked = [step for _, step in exercises("tricap", ("adjacent", "none", "tricap"), 6)]
    said = {
        asked_in(step, Settings())
        for step in asked
        if isinstance(step, Ask) and step.question.asks == "who"
    }
    places = [step for step in asked if isinstance(step, AskPlace)]
    assert said
    assert places
    assert all(one.endswith("Who may take the pile then?") for one in said)
    for step in places:
        (right,) = step.right()
        assert step.signs()[right].answer == step.question.truth


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


def placed(rule: str, seed: int) -> AskPlace:
    """A question where it is seen, on a rule."""
    for nth, one in enumerate(practice("tricom", rule, seed=seed)):
        for form in Forms(one, Random(nth)).others():
            if isinstance(step := form(str(nth)), AskPlace):
                return step
    raise AssertionError(rule)


@pytest.mark.parametrize("rule", BEGINS)
def test_when_it_is_asked_which_card_decides_then_it_is_of_whoever_begins(rule: str) -> None:
    step = placed(rule, 3)
    (right,) = step.right()
    assert step.signs()[right].answer == step.question.truth
    assert step.choice_places() == step.among
    shown = {piece.place for piece in step.game.picture(step.start, None, FRONT).pieces}
    assert set(step.among) <= shown
    assert step.guesses == len(set(step.among)) == MOST_ANSWERS
    assert step.asks_turn


@pytest.mark.parametrize("rule", BEGINS)
def test_when_another_card_is_chosen_then_its_reason_does_not_tell_the_right_one(rule: str) -> None:
    step = placed(rule, 4)
    right = step.evidence.right
    for nth in range(len(step.among)):
        outcome = step.answer(nth)
        if outcome.right:
            continue
        first = step.at_first(nth, outcome)
        assert first.reason[0] == step.signs()[nth].reason
        assert right.reason in outcome.reason
        assert right.reason not in first.reason
        assert first.marks == ()
        assert right.reason not in step.said_after(Went(chosen=(nth,)), tells=False)


def test_when_a_card_of_another_player_is_chosen_then_that_player_is_said_to_begin() -> None:
    step = placed("start.ace-low", 3)
    held = misconception_named("tricom", "ace-begins")
    for nth, sign in enumerate(step.signs()):
        said = step.said_by(nth)
        if said is None:
            assert (sign.answer, nth) != (held.answer(step.question), step.right()[0])
            assert sign.answer == step.question.truth
        else:
            assert (said.question, said.answer) == (step.question, sign.answer)
            assert said.right == (nth in step.right())


def test_when_it_is_asked_where_then_only_places_that_may_show_it_are_read() -> None:
    step = placed("start.tie", 5)
    assert read_exercise(step.as_json(), step.game) == step
    (right,) = step.right()
    wrong = [one for one in step.among if one != step.among[right]]
    for among in ([*step.among, "stock0"], wrong, step.among[:1]):
        with pytest.raises(BadInput):
            read_exercise({**step.as_json(), "among": list(among)}, step.game)
    turned = step.start.play(step.start.draw(Random(1)))
    played = {**step.as_json(), "position": turned.position()}
    with pytest.raises(BadInput):
        read_exercise(played, step.game)


def test_when_all_help_is_given_then_it_leads_from_a_part_of_the_board_to_the_card() -> None:
    step = placed("start.highest", 6)
    help = step.help(Went(), step.new_task(), Node(step.start))
    assert (help.rule, help.piece, help.choices) == ("start.highest", None, step.right())
    assert step.evidence.right.place in help.part
    assert len(help.part) > 1


def test_when_a_throw_gives_another_then_it_is_asked_among_throws_and_told_why_not() -> None:
    asked = [
        step
        for nth, one in enumerate(islice(practice("trictrac", "throw.again", seed=2), 30))
        for form in Forms(one, Random(nth)).others()
        if isinstance(step := form(str(nth)), AskMove)
    ]
    assert asked
    for step in asked:
        (right,) = step.right()
        assert step.start.play(step.among[right]).again
        for nth in range(len(step.among)):
            if nth == right:
                continue
            told = [one.id for one in step.at_first(nth, step.answer(nth)).reason]
            assert told == ["event-throw_normal", "event-throw_stop"]


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
    assert found.few == {}
    assert found.share <= 0.25
