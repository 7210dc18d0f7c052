"""Practice: positions in which a rule decides, for every rule that can be practised."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

import tritables
from tritables import BadInput, game_named
from tritables.core.questions import Question
from tritables.core.state import CHANCE
from tritables.lessons.exercise_plan import LEVELS
from tritables.lessons.exercise_search import MOST_TRIED, Exercise, practice
from tritables.lessons.practice_data import drill_of, misconceptions_of, practisable

GAMES = tritables.game_names()
EVERY = 6
"""Of so many rules one stands for the others where the same search would run again."""


def rules(every: int = 1) -> list[Any]:
    """Each rule of each game; what is searched for is shared by the tests that name it."""
    return [
        pytest.param(
            game,
            rule,
            id=f"{game}-{rule}",
            marks=[
                pytest.mark.xdist_group(f"{game}-{rule}"),
                *([pytest.mark.full] if nth % every else []),
            ],
        )
        for game in GAMES
        for nth, rule in enumerate(practisable(game))
    ]


MOST_TOLD = 9
"""A game that only tells more rules than this has not been thought about long enough."""


@cache
def first(game: str, rule: str, seed: int, level: int | None = None) -> Exercise:
    return next(practice(game, rule, seed=seed, level=level))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_only_told_is_little_and_has_a_reason(game: str) -> None:
    told = drill_of(game).told
    ids = {rule.id for rule in game_named(game).rules}
    assert told.keys() <= ids
    assert all(told.values())
    assert len(told) <= MOST_TOLD


@pytest.mark.parametrize("game", GAMES)
def test_where_to_look_and_what_is_open_names_rules_that_are_practised(game: str) -> None:
    drill = drill_of(game)
    assert {*drill.starts, *drill.open} <= set(practisable(game))


@pytest.mark.parametrize(("game", "rule"), rules())
class TestEachRule:
    def test_it_decides(self, game: str, rule: str) -> None:
        held = {one.id: one for one in misconceptions_of(game) if one.rule == rule}
        exercise = first(game, rule, 1)
        assert exercise.tried <= MOST_TRIED
        assert exercise.pitfalls
        for pitfall in exercise.pitfalls:
            question = pitfall.question
            assert question.state == exercise.state
            assert pitfall.wrong != question.truth
            if pitfall.held:
                assert held[pitfall.held].answer(question) == pitfall.wrong
            elif question.asks == "may":
                assert question.verdict.rule == rule
            else:
                assert rule in question.rules

    def test_its_positions_are_positions_of_the_game(self, game: str, rule: str) -> None:
        state = first(game, rule, 1).state
        assert game_named(game).read(state.position()) == state

    def test_its_question_can_be_answered_from_the_seat(self, game: str, rule: str) -> None:
        exercise = first(game, rule, 1)
        question = exercise.question
        if question.asks != "may" or exercise.state.to_act == CHANCE:
            return
        seen = Question(exercise.state.view(exercise.seat), "may", question.move)
        assert seen.truth == question.truth


@pytest.mark.parametrize(("game", "rule"), rules(EVERY))
class TestSeriesOfRules:
    def test_the_same_seed_asks_the_same(self, game: str, rule: str) -> None:
        one, other = first(game, rule, 1), next(practice(game, rule, seed=1))
        assert one.question == other.question
        assert one.pitfalls == other.pitfalls

    def test_nothing_comes_twice(self, game: str, rule: str) -> None:
        asked = [one.question for one in islice(practice(game, rule, seed=2), 4)]
        assert len(asked) == 4
        assert len(set(asked)) == len(asked)


def test_different_seeds_ask_different_things() -> None:
    asked = {first("trictrac", "throw.look-ahead", seed).question for seed in range(10)}
    assert len(asked) == 10


@pytest.mark.parametrize(
    ("game", "rule"),
    [
        pytest.param("trictrac", "throw.look-ahead", marks=pytest.mark.full),
        ("trictrac", "move.landing"),
        pytest.param("triominos", "place.match", marks=pytest.mark.full),
        ("tricom", "place.own-pile"),
        ("tricap", "one.replace"),
    ],
)
def test_no_is_not_always_right(game: str, rule: str) -> None:
    answers = [one.question.truth for one in islice(practice(game, rule, seed=3), 30)]
    assert 4 <= answers.count(True) <= 26


@pytest.mark.parametrize(
    ("rule", "levels"),
    [
        pytest.param("bar.first", (1, 2, 3), marks=pytest.mark.full),
        # Several stones at home and two dice nearly always tempt more than once.
        pytest.param("off.all-home", (2, 3), marks=pytest.mark.full),
        ("turn.alternate", (1, 2, 3)),
    ],
)
def test_a_level_is_how_many_tempting_answers_there_are(rule: str, levels: tuple[int, ...]) -> None:
    found = {level: [first("trictrac", rule, seed, level) for seed in range(8)] for level in LEVELS}
    counts = [sum(len(one.pitfalls) for one in found[level]) for level in LEVELS]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    exact = [one.level == level for level in levels for one in found[level]]
    assert sum(exact) > len(exact) * 2 / 3


@pytest.mark.parametrize("rule", ["bar.first", "off.all-home", "turn.alternate"])
def test_a_level_is_met_no_worse_than_when_nobody_asks_for_it(rule: str) -> None:
    for seed in range(4):
        unasked = first("trictrac", rule, seed).level
        for level in LEVELS:
            found = first("trictrac", rule, seed, level).level
            assert abs(found - level) <= abs(unasked - level)


def test_every_way_to_have_a_rule_wrong_gets_its_turn() -> None:
    series: Iterator[Any] = islice(practice("tricap", "adjacent", seed=1), 30)
    held = {pitfall.held for one in series for pitfall in one.pitfalls}
    assert held == {"same-rank-is-adjacent", "king-meets-two", "suit-must-match"}


def test_a_rule_with_few_positions_ends_its_series() -> None:
    everything = list(islice(practice("trictrac", "start.roll-off", seed=1), 100))
    assert len(everything) == 30


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        ({"game": "chess", "rule": "x"}, "game"),
        ({"game": "trictrac", "rule": "no.such"}, "rule"),
        ({"game": "trictrac", "rule": "setup.all-on-bar"}, "rule"),
        ({"game": "trictrac", "rule": "bar.first", "level": 4}, "level"),
        ({"game": "trictrac", "rule": "bar.first", "seed": "x"}, "seed"),
    ],
)
def test_what_is_wrong_is_refused_at_once(arguments: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as refused:
        practice(**arguments)
    assert refused.value.where == where


SERIES = """
from tritables import game_names
from tritables.lessons.practice_data import practisable
from tritables.lessons.exercise_search import practice
for game in game_names():
    for rule in practisable(game)[::4]:
        question = next(practice(game, rule, seed=9)).question
        print(game, rule, question.asks, question.move, question.truth)
"""


def test_a_seed_asks_the_same_on_every_machine() -> None:
    """Texts hash otherwise from one run of Python to the next, and sets then lie otherwise."""

    def run(hashing: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hashing}
        ran = subprocess.run(
            [sys.executable, "-c", SERIES], env=env, capture_output=True, text=True, check=True
        )
        return ran.stdout

    one = run("1")
    assert len(one.splitlines()) > 25
    assert one == run("2")
