"""The short way to write a position: whatever is written, what is wrong is said by our errors."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tritables
from tritables import BadPosition, State
from tritables.core import game_named
from tritables.texts import languages_of, say

WORDS = [
    *("-", "/", "...", "1", "bar", "off:2", "8:4", "24:99", "4S", "10H", "??", "1-2-3", "5-5"),
    *("2-2-2@0,0", "white", "lay", "draw", "\0", "é"),
]
TEXT = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join) | st.text(max_size=12)
JUNK = TEXT | st.lists(TEXT, max_size=7) | st.none() | st.integers() | st.booleans() | st.floats()


def writes(name: str) -> Any:
    return import_module(game_named(name).folder).position


def written(name: str, arguments: dict[str, Any]) -> State | BadPosition:
    try:
        state: State = writes(name)(**arguments)
    except BadPosition as fault:
        return fault
    return state


def check_written(name: str, arguments: dict[str, Any]) -> None:
    """Arguments make a position that is read again, or are refused in every language."""
    made = written(name, arguments)
    if isinstance(made, BadPosition):
        assert all(say(made.reason, lang).strip() for lang in languages_of(name))
    else:
        assert game_named(name).read(made.position()) == made
        assert written(name, arguments) == made


@pytest.mark.parametrize("name", tritables.game_names())
@given(data=st.data())
def test_whatever_is_written_is_a_position_or_refused(name: str, data: st.DataObject) -> None:
    arguments = {
        key: data.draw(JUNK)
        for key, one in inspect.signature(writes(name)).parameters.items()
        if one.kind == one.KEYWORD_ONLY and data.draw(st.integers(0, 3)) == 0
    }
    check_written(name, arguments)


@pytest.mark.parametrize("name", tritables.game_names())
def test_everything_is_named_and_may_be_left_out(name: str) -> None:
    for one in inspect.signature(writes(name)).parameters.values():
        assert one.kind in (one.KEYWORD_ONLY, one.VAR_KEYWORD)
        assert one.kind == one.VAR_KEYWORD or one.default is not one.empty
    assert writes(name)() == writes(name)()
