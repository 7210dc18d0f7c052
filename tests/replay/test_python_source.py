"""A position written as Python gives itself again, at every moment of whole games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tritables
from tests.games.battery import whole_game
from tritables import State
from tritables.core import game_named
from tritables.replay.python_source import to_python


def made_by(text: str) -> State:
    names: dict[str, Any] = {}
    exec(text, names)
    state = names["position"]
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("name", tritables.game_names())
@settings(max_examples=15)
@given(seed=st.integers(0, 3), data=st.data())
def test_python_gives_the_position_that_it_was_written_of(
    name: str, seed: int, data: st.DataObject
) -> None:
    states = whole_game(name, seed).states
    state = states[data.draw(st.integers(0, len(states) - 1))]
    text = to_python(state)
    assert made_by(text) == state
    assert all(len(line) <= 100 for line in text.splitlines())


@pytest.mark.parametrize("name", tritables.game_names())
def test_no_argument_is_written_that_says_nothing(name: str) -> None:
    game = game_named(name)
    state = whole_game(name, 1).states[40]
    arguments = game.arguments(state)
    assert arguments is not None
    for left_out in arguments:
        fewer = {key: one for key, one in arguments.items() if key != left_out}
        assert not says(name, fewer, state), left_out


def says(name: str, arguments: dict[str, object], state: State) -> bool:
    try:
        return bool(import_module(game_named(name).folder).position(**arguments) == state)
    except tritables.BadPosition:
        return False


def test_what_is_filled_in_by_itself_is_not_written() -> None:
    assert "position()" in to_python(tritables.new("trictrac"))
