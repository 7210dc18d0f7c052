"""Misconceptions: each has words and a board that tells it, and pupils who hold it are found."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tritables
from tests.lessons.pupils import FIRST, asked, examined, guesser, holder, knower, slipping
from tritables import BadInput, game_named
from tritables.core.questions import ASKS
from tritables.lessons.diagnosis import Answered, discriminate, suspects
from tritables.lessons.practice_data import misconception_named, misconceptions_of, practisable
from tritables.texts import languages_of, say_only

GAMES = tritables.game_names()
SAMPLE = [
    pytest.param(game, marks=[pytest.mark.full] if nth else []) for nth, game in enumerate(GAMES)
]
"""One game, where hundreds of answers are counted; every game at length."""
EVERY = 24
"""Of so many misconceptions one is examined for the others, which take their turn at length."""


def held_ones(every: int = 1) -> list[Any]:
    return [
        pytest.param(
            game,
            one.id,
            id=f"{game}-{one.id}",
            marks=[pytest.mark.full] if nth % every else [],
        )
        for game in GAMES
        for nth, one in enumerate(misconceptions_of(game))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_each_bends_a_rule_of_its_game(game: str) -> None:
    ids = [one.id for one in misconceptions_of(game)]
    assert len(ids) >= 15
    assert len(set(ids)) == len(ids)
    for one in misconceptions_of(game):
        assert one.rule in practisable(game)
        assert one.asks
        assert set(one.asks) <= set(ASKS)


@pytest.mark.parametrize(("game", "id"), held_ones())
class TestEach:
    def test_it_is_told_in_every_language(self, game: str, id: str) -> None:
        message = misconception_named(game, id).message(game)
        texts = {say_only(message, lang) for lang in languages_of(game)}
        assert len(texts) == len(languages_of(game))

    def test_a_board_tells_it_from_the_rules(self, game: str, id: str) -> None:
        exercise = discriminate(game, id)
        assert exercise is not None
        held = misconception_named(game, id)
        assert held.answer(exercise.question) != exercise.question.truth
        assert exercise.rule == held.rule


@pytest.mark.parametrize(("game", "id"), held_ones(EVERY))
def test_when_answers_follow_a_wrong_rule_then_it_is_found(game: str, id: str) -> None:
    held = misconception_named(game, id)
    answers = examined(game, holder(held), (held.rule,), 1)
    assert [one.id for one in suspects(game, answers)] == [id]


@pytest.mark.parametrize("game", GAMES)
def test_when_answers_are_right_then_no_wrong_rule_is_found(game: str) -> None:
    answers: list[Answered] = []
    for rule in practisable(game):
        for seed in range(2):
            question = asked(game, rule, seed)
            answers.append(Answered(question, knower(question)))
            assert suspects(game, answers) == ()


@pytest.mark.parametrize("game", SAMPLE)
def test_when_answers_are_wrong_now_and_then_then_no_wrong_rule_is_found(game: str) -> None:
    accused = 0
    for seed in range(20):
        rng = Random(seed)
        pupil = slipping(knower, rng, 0.1)
        rules = [rng.choice(practisable(game)) for _ in range(25)]
        questions = [asked(game, rule, rng.randrange(3)) for rule in rules]
        accused += bool(suspects(game, [Answered(one, pupil(one)) for one in questions]))
    assert accused <= 1


@pytest.mark.parametrize("game", SAMPLE)
def test_when_answers_are_guessed_then_a_wrong_rule_is_seldom_found(game: str) -> None:
    accused = 0
    for seed in range(60):
        rng = Random(seed)
        pupil = guesser(rng)
        answers: list[Answered] = []
        found = False
        for _ in range(20):
            question = asked(game, rng.choice(practisable(game)), rng.randrange(3))
            answers.append(Answered(question, pupil(question)))
            found = found or bool(suspects(game, answers))
        accused += found
    assert accused <= 4


@pytest.mark.parametrize("game", SAMPLE)
def test_a_holder_who_slips_is_mostly_found_out(game: str) -> None:
    some = misconceptions_of(game)[::4]
    found = 0
    for held in some:
        pupil = slipping(holder(held), Random(held.id), 0.1)
        answers = examined(game, pupil, (held.rule,), 2)
        found += held.id in [one.id for one in suspects(game, answers)]
    assert found >= 0.7 * len(some)


def test_one_wrong_answer_accuses_nobody() -> None:
    held = misconception_named("trictrac", "higher-first")
    question = next(
        question
        for seed in range(20)
        if held.shows(question := asked("trictrac", "throw.normal", seed))
    )
    assert suspects("trictrac", [Answered(question, held.answer(question))]) == ()


def test_two_that_answer_alike_are_both_suspected_and_told_apart() -> None:
    """A stuck throw cannot say whether somebody forgets all second throws, or only those."""
    narrow = misconception_named("trictrac", "stuck-ends-turn")
    stuck = [asked("trictrac", narrow.rule, seed) for seed in range(FIRST)]
    answers = [Answered(question, narrow.answer(question)) for question in stuck]
    assert {one.id for one in suspects("trictrac", answers)} == {narrow.id, "no-second-throw"}
    telling = discriminate("trictrac", narrow.id, "no-second-throw")
    assert telling is not None
    wide = misconception_named("trictrac", "no-second-throw")
    assert narrow.answer(telling.question) != wide.answer(telling.question)


def test_an_unknown_misconception_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        discriminate("trictrac", "no-such")
    assert refused.value.where == "misconception"


def test_a_game_without_any_suspects_nobody() -> None:
    assert game_named("trictrac").rule("throw.stop")
    assert suspects("trictrac", []) == ()
