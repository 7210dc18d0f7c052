"""Where on the board a move would be made that is asked about, also on a table that has grown."""

from __future__ import annotations

from itertools import islice

import pytest

from tritables import game_named, game_names
from tritables.lessons import course
from tritables.lessons.exercise_search import practice
from tritables.lessons.legality_steps import Mend
from tritables.lessons.move_places import move_places, places_to_touch
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


ON_THE_BOARD = [
    step
    for name in game_names()
    for chapter in course(name).chapters
    for step in chapter.steps
    if isinstance(step, Mend) and all(one.start == step.start for one in step.variants)
]
"""The questions which of some cards, tiles or stones that lie on the board is meant."""


@pytest.mark.parametrize("step", ON_THE_BOARD, ids=lambda step: step.id)
def test_when_a_card_on_the_board_is_asked_for_then_each_answer_has_its_place(step: Mend) -> None:
    places = step.choice_places()
    assert len(set(places)) == len(step.choices())
    assert set(places) <= {at.id for at in step.game.layout(step.start, "wide", FRONT).places}


def test_when_moves_begin_and_end_alike_then_no_place_tells_them_apart() -> None:
    game = game_named("trictrac")
    start = game.example("look-ahead").position
    assert places_to_touch(game, start, ("22/24", "22/24")) == ()
