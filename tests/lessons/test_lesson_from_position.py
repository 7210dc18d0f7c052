"""Lessons made of positions: whatever they offer to ask can be done, as their own line shows."""

from __future__ import annotations

import pytest

import tritables
from tests.games.battery import whole_game
from tritables.lessons import check
from tritables.lessons.lesson_from_position import aims_in, lesson_of


@pytest.mark.parametrize("name", tritables.game_names())
@pytest.mark.parametrize("ply", [0, 7, 40])
def test_each_lesson_keeps_what_it_promises(name: str, ply: int) -> None:
    state = whole_game(name, 1).states[ply]
    aims = aims_in(state)
    assert aims
    for aim in aims:
        assert check(lesson_of(state, aim, "Mine", "Do it.")) == ()


@pytest.mark.parametrize("name", tritables.game_names())
def test_at_the_end_nothing_is_left_to_ask(name: str) -> None:
    assert aims_in(whole_game(name, 1).states[-1]) == ()
