"""Why an answer is right or wrong: the reason that holds on the board that is asked about."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tritables import game_named, game_names
from tritables.core.cards import shown
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.games.tricom import position
from tritables.lessons.choice_steps import Choosing, label_of, words_of
from tritables.lessons.exercise_rules import AskRule
from tritables.lessons.exercise_series import Series
from tritables.lessons.exercise_steps import Ask, AskBoth
from tritables.lessons.installed_courses import course
from tritables.lessons.legality_steps import Judge, Mend
from tritables.lessons.outcomes import why_allowed
from tritables.lessons.position_sampler import sample
from tritables.lessons.practice_data import practisable
from tritables.lessons.step_results import Went
from tritables.lessons.task import Task
from tritables.replay.history import Node
from tritables.table import Table
from tritables.table.activities.practice import Practice
from tritables.table.chapter_progress import ChapterProgress
from tritables.table.practice_progress import PracticeProgress

PLAYED = [4, pytest.param(30, marks=pytest.mark.full)]
"""Games from which positions are taken: some, and at length."""

Holds = Callable[[Any, Message], bool]


def beside(state: Any, said: Message) -> bool:
    """TriCom: the two cards are what the words say of them, and the other one lies open."""
    card, other = str(said.args["card"]), str(said.args["beside"])
    way = {"equal": card[:-1] == other[:-1]}.get(str(said.args["way"]), card[-1] == other[-1])
    return way and other in map(shown, filter(None, state.own.tops))


def is_neighbour(state: Any, said: Message) -> bool:
    """Tri-Cap: one seat alone has a neighbour, and these are the cards."""
    (seat,) = state.adjacent_seats()
    pair = shown(state.actives[seat]), shown(state.centre[-1])
    return pair == (said.args["active"], said.args["card"])


def steps_lead(state: Any, said: Message) -> bool:
    """Tric Trac: the die is the next one, and leads there."""
    source, target = int(said.args["source"]), int(said.args["target"])
    return abs(target - source) == said.args["die"] == state.left[0]


HOLDS: dict[str, Holds] = {
    "allowed-placed": lambda state, said: (
        "beside" not in said.args or beside(state, said)  # a tile of Triominos has no such card
    ),
    "allowed-take": is_neighbour,
    "allowed-step": steps_lead,
    "allowed-off": lambda state, said: (
        said.args["die"] in (said.args["source"], 25 - int(said.args["source"]))
    ),
    "allowed-none": lambda state, said: not state.own.stock,
    "allowed-pass": lambda state, said: (
        "bought" not in said.args or said.args["bought"] == 3 or not state.pool
    ),
}
"""What a reason claims, where the board can be asked."""


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("game", game_names())
def test_when_a_move_is_allowed_then_the_reason_is_true_of_the_board(
    game: str, played: int
) -> None:
    told = [
        (state, said)
        for nth in range(played)
        for state in sample(game_named(game), Random(f"{game}{nth}"))
        if state is not None and isinstance(state.to_act, int) and state.to_act >= 0
        for move in state.legal_moves()
        for said in why_allowed(state, move)[1:]
    ]
    assert told
    assert [
        said for state, said in told if said.id in HOLDS and not HOLDS[said.id](state, said)
    ] == []


JUDGED = [
    pytest.param(step, id=f"{name}-{step.id}")
    for name in game_names()
    for chapter in course(name).chapters
    for step in chapter.steps
    if isinstance(step, Judge) and step.start.judge(step.move).ok
]


@pytest.mark.parametrize("step", JUDGED)
def test_when_an_allowed_move_is_called_forbidden_then_what_makes_it_legal_is_told(
    step: Judge,
) -> None:
    wrong = [step.answer(nth) for nth in range(1, len(step.choices()))]
    texts = {rule.text(step.game.name) for rule in step.game.rules}
    assert [said for outcome in wrong for said in outcome.reason if said in texts] == []
    assert all(len(outcome.reason) == 2 for outcome in wrong), "the board tells what makes it legal"


def test_when_it_is_asked_whether_a_card_may_be_skipped_then_skipping_is_spoken_of() -> None:
    state = game_named("tricom").example("queen").position.play("turn QD")
    ask = Ask("1", state, rules=("fill.only-now",), question=Question(state, "may", "skip"),
              among=(True, False))  # fmt: skip
    assert [str(said) for said in ask.reasons()] == [
        "No rule forbids this.",
        "An action card may always be skipped.",
    ]


@pytest.mark.parametrize(
    ("base", "lies"),
    [("6C 6H / 6S 9D", "6♣ 6♥ 6♠ were a trio already."), ("6C 6H / 8S 9D", None)],
)
def test_when_a_trio_lies_there_that_scores_no_more_then_it_is_told_which(
    base: str, lies: str | None
) -> None:
    state = position(base=base, hand="7S 2D 4H 5C", phase="play")
    rules = ("score.new-only",)
    question = Question(state, "points", "7S>3")
    ask = Ask("1", state, rules=rules, question=question, among=(0, 1, 2))
    both = AskBoth("2", state, rules=rules, move="7S>3", among=((0, (1,)), (1, (1,))))
    text = str(game_named("tricom").rule(rules[0]).text("tricom"))
    told = [] if lies is None else [lies]
    for step in (ask, both):
        went = Went()
        step.pick(went, 0)
        assert [str(one) for one in step.said_after(went, tells=True)] == [*told, text]


MENDED = [
    pytest.param(step, id=f"{name}-{step.id}")
    for name in game_names()
    for chapter in course(name).chapters
    for step in chapter.steps
    if isinstance(step, Mend)
]


@pytest.mark.parametrize("step", MENDED)
def test_when_a_reason_is_true_of_another_board_than_is_shown_then_it_says_with_what(
    step: Mend,
) -> None:
    for nth, variant in enumerate(step.variants):
        outcome = step.answer(nth)
        elsewhere = not outcome.right and variant.start != step.start
        assert (outcome.given == variant.label) is elsewhere
        assert not (elsewhere and outcome.marks), "nothing is marked that is not there"


def test_when_a_die_is_too_small_to_leave_then_no_other_die_is_spoken_of() -> None:
    step = next(step for step in course("trictrac").find("which-die-leaves")[0].steps
                if step.id == "which-die-leaves")  # fmt: skip
    assert step.start.position()["throw"] is None, "no dice lie there that are not asked about"
    first, *told = words_of(step.answer(0), "en")
    assert first == "“1”:"
    assert any("3" in one for one in told)
    assert not any("before" in one for one in told)


def said_of(game: str, id: str, label: str) -> list[str]:
    """What is said at first of an answer to a step, but for the answer itself."""
    step = next(step for step in course(game).steps if step.id == id)
    assert isinstance(step, Choosing)
    labels = [label_of(choice, game, "en") for choice in step.choices()]
    return [str(one) for one in step.pick(Went(), labels.index(label)).reason]


def test_when_points_of_an_earlier_move_are_added_then_it_says_so() -> None:
    said = said_of("triominos", "worth-of-the-bell", "66 points")
    assert said[0].endswith("you also count points that were scored before.")
    assert "25 points and the value of all tiles the others still hold" in said[1]


@pytest.mark.parametrize("label", ["3-4-4", "1-2-3"])
def test_when_a_tile_leaves_no_room_then_it_says_what_was_asked_for(label: str) -> None:
    assert said_of("triominos", "room-for-the-next", label) == [
        "After it, no side with two threes is free, so 3-3-3 finds no place."
    ]


@pytest.mark.parametrize("seed", range(3))
def test_when_a_house_rule_decides_then_the_table_says_which_one_holds(seed: int) -> None:
    exercises = PracticeProgress(Series("tricom", ["flexible.queen"], seed=seed))
    table = Table.open(Practice(exercises))
    flexible = exercises.exercise.start.house_rules()["flexible"]
    holds = "may take part of a pile" if flexible else "take whole piles"
    text = table.shown(0.0)["table"]["task"]["text"]
    assert text.startswith(f"House rule – Action cards: {holds}.")


WRONG = [
    pytest.param(step, nth, id=f"{name}-{step.id}-{nth}")
    for name in game_names()
    for chapter in course(name).chapters
    for step in chapter.steps
    if isinstance(step, Choosing)
    for nth in range(len(step.choices()))
    if nth not in step.right()
]
"""Every wrong answer to every question of the courses."""

BARE = {"judge-other", "judge-not-so", "wrong-guess", "question-shown"}
"""What says that an answer is wrong, but not why."""


@pytest.mark.parametrize(("step", "choice"), WRONG)
def test_when_an_answer_is_wrong_then_its_own_reason_is_told_and_not_the_right_one(
    step: Choosing, choice: int
) -> None:
    went = Went()
    outcome = step.pick(went, choice)
    reasons = [one for one in outcome.reason if one.id not in BARE]
    assert reasons
    is_said = [one.id for one in reasons] != ["judge-not"]
    assert is_said or outcome.marks == step.answer(choice).marks, "the board shows why"
    assert (
        step.shows(went) or outcome.reason != step.answer(choice).reason or isinstance(step, Mend)
    )


def exercised(game: str) -> list[Choosing]:
    """Exercises of each kind of question, on several rules."""
    found = []
    for rule in practisable(game)[::3]:
        step = Series(game, [rule], seed=len(found)).take()
        found += [step] if isinstance(step, Choosing) else []
    return found


@pytest.mark.parametrize("game", game_names())
def test_when_an_exercise_is_answered_wrong_then_its_own_reason_is_told(game: str) -> None:
    asked = exercised(game)
    assert asked
    for step in asked:
        for choice in set(range(len(step.choices()))) - set(step.right()):
            outcome = step.pick(Went(), choice)
            assert [one for one in outcome.reason if one.id not in BARE], (step, choice)


def test_when_a_question_could_only_be_guessed_then_it_says_so_and_no_mistake_counts() -> None:
    guesses = [
        (chapter, nth)
        for name in game_names()
        for chapter in course(name).chapters
        for nth, step in enumerate(chapter.steps)
        if step.forgives
    ]
    assert [chapter.steps[nth].id for chapter, nth in guesses] == ["tric-trac-dice", "double-dice"]
    for chapter, nth in guesses:
        progress = ChapterProgress(chapter, nth)
        outcome = progress.pick(0)
        assert str(outcome.reason[0]) == "Nobody could know that yet, so it is no mistake."
        assert (progress.now.wrong, progress.take_learnt()) == (0, [])
        progress.pick(progress.step.right()[0])
        assert [one.right for one in progress.take_learnt()] == [None]


@pytest.mark.parametrize("game", game_names())
def test_when_it_is_asked_which_rule_then_no_help_names_it_before_the_last(game: str) -> None:
    asked = [
        step
        for rule in practisable(game)
        for step in [Series(game, [rule], seed=3).take()]
        if isinstance(step, AskRule)
    ]
    assert asked
    for step in asked:
        help = step.help(Went(), Task(), Node(step.start))
        assert help.rule is None
