"""Holders of wrong rules are told which, and who knows the rules is not; seeds are fixed."""

from __future__ import annotations

import pytest

from tests.lessons.simulated_misconceptions import accused, found_out
from tritables import game_names
from tritables.lessons.practice_data import misconceptions_of

GAMES = game_names()
LEARNERS = 400
"""So many who know the rules are asked at least, of each game, at length."""

SEEDS = 8
"""So many holders of each wrong rule are asked: with two, a few unlucky series decide."""

EVERY = 5
"""Of so many wrong rules of Tri-Cap one stands for all; every one of each game at length."""


def test_when_answers_follow_a_wrong_rule_then_it_is_told_within_six_questions() -> None:
    shares = found_out("tricap", misconceptions_of("tricap")[::EVERY], [0])
    assert sum(shares.values()) >= len(shares) - 1


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_when_any_wrong_rule_is_held_then_it_is_mostly_told_within_six_questions(game: str) -> None:
    shares = found_out(game, misconceptions_of(game), range(SEEDS))
    assert sum(shares.values()) / len(shares) >= 0.9


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_when_the_rules_are_known_and_slips_are_made_then_hardly_anybody_is_accused(
    game: str,
) -> None:
    rules = list(dict.fromkeys(one.rule for one in misconceptions_of(game)))
    assert accused(game, rules, range(-(-LEARNERS // len(rules)))) <= 0.01
