"""Hints: the rule is that of the move that comes next, and not of what is wanted only later."""

from __future__ import annotations

import pytest

from tritables import game_named
from tritables.lessons.example_checks import start_of
from tritables.lessons.hints import help_to_do
from tritables.lessons.solver import Paths, Standing

NEXT = [
    pytest.param("trictrac", "tric-trac", ["roll 1-2"], "bar.first", id="stones-come-in"),
    pytest.param("trictrac", "double-six", ["roll 6-6"], "throw.double", id="the-first-six"),
    pytest.param("trictrac", "one-deep", [], "throw.look-ahead", id="what-must-not-happen"),
    pytest.param("trictrac", "landing", [], "move.landing", id="what-is-to-be-tried"),
    pytest.param("tricom", "base", ["turn QC"], "turn.action-first", id="the-card-to-skip"),
    pytest.param("tricom", "timing", ["turn QD"], "turn.action-first", id="skip-then-take"),
    pytest.param("tricom", "timing", ["turn QD", "skip"], "turn.take", id="take"),
    pytest.param("tricom", "queen", ["turn QD", "use 2"], "fill.king-queen", id="the-gap"),
]


@pytest.mark.parametrize(("game", "example", "moves", "rule"), NEXT)
def test_when_help_is_asked_for_then_its_rule_is_about_the_move_that_comes_next(
    game: str, example: str, moves: list[str], rule: str
) -> None:
    asked = game_named(game).example(example)
    at = Standing(start_of(asked))
    for move in moves:
        at = at.played(asked.goals, move)
    assert help_to_do(Paths(asked), at).rule == rule
