"""The worked examples of every registered game: each keeps what it promises."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tritables
from tests.games.battery import place_ids
from tritables.core import Example, Game, State, Try, game_named
from tritables.lessons import check
from tritables.lessons.example_checks import start_of

CASES = [
    pytest.param(game_named(name), example, id=f"{name}-{example.id}")
    for name in tritables.game_names()
    for example in game_named(name).examples
]


def tries(example: Example) -> Iterator[tuple[State, Try]]:
    """Each attempt of an example's line that a rule refuses, with the state it is made in."""
    state = start_of(example)
    for step in example.line:
        if isinstance(step, Try):
            yield state, step
        else:
            state = state.play(step)


@pytest.mark.parametrize("name", tritables.game_names())
def test_ids_are_unique(name: str) -> None:
    ids = [example.id for example in game_named(name).examples]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("game", "example"), CASES)
def test_it_keeps_what_it_promises(game: Game, example: Example) -> None:
    assert check(example) == ()
    assert start_of(example).game == game.name


@pytest.mark.parametrize(("game", "example"), CASES)
def test_it_is_found_by_its_id(game: Game, example: Example) -> None:
    assert game.example(example.id) is example


@pytest.mark.parametrize(("game", "example"), CASES)
def test_its_position_reads_back(game: Game, example: Example) -> None:
    start = start_of(example)
    assert game.read(start.position()) == start


@pytest.mark.parametrize(("game", "example"), CASES)
def test_its_line_ends_with_a_move(game: Game, example: Example) -> None:
    assert isinstance(example.line[-1], str)


@pytest.mark.parametrize(("game", "example"), CASES)
def test_what_a_try_points_at_lies_on_the_board(game: Game, example: Example) -> None:
    for state, tried in tries(example):
        assert place_ids(game, state).issuperset(state.judge(tried.move).witnesses)
