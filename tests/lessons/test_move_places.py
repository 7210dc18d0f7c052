"""Where on the board a move would be made that is asked about, also on a table that has grown."""

from __future__ import annotations

from itertools import islice

import pytest

from tritables import game_named
from tritables.lessons.exercise_search import practice
from tritables.lessons.move_places import move_places
from tritables.lessons.outcomes import FRONT
from tritables.lessons.practice_data import practisable

TRIOMINOS = game_named("triominos")
PLACED = [rule for rule in practisable("triominos") if rule.startswith("place.")]


@pytest.mark.parametrize("rule", PLACED)
def test_a_tile_that_does_not_fit_is_pointed_at_with_its_cell(rule: str) -> None:
    for seed in range(4):
        for exercise in islice(practice("triominos", rule, seed=seed), 3):
            question = exercise.question
            if question.asks != "may" or "@" not in (question.move or ""):
                continue
            state, move = question.state, str(question.move)
            source, target = move_places(TRIOMINOS, state, move)
            assert target == move.partition("@")[2]
            held = {one.place for one in TRIOMINOS.picture(state, None, FRONT).pieces}
            assert source in held
            assert source != target
