"""Reading a view: what somebody saw comes back, and what nobody sees like that is refused."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.games.battery import whole_game
from tests.widgets.test_every_secret import at, hidden_places
from tritables import BadPosition, State, game_named, game_names
from tritables.core.views import read_view, world

SECRET = [name for name in game_names() if game_named(name).secret]


WITHOUT_OPTIONS = [name for name in game_names() if not game_named(name).options]


def some(name: str) -> list[State]:
    played = whole_game(name, 1).states
    return [*played[:12], *played[::25], played[-1]]


def pairs_that_hide(name: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Positions with what a watcher sees of them, in which two things are hidden at least."""
    for state in some(name):
        position, shown = state.position(), state.view_json(None)
        if len(set(hidden_places(position, shown))) > 1:
            yield position, shown


def any_place(shown: Any, rng: Random) -> tuple[Any, Any]:
    """A list or object anywhere in a JSON value, with one of its keys."""
    while True:
        key = rng.choice(list(shown) if isinstance(shown, dict) else list(range(len(shown))))
        deeper = shown[key]
        if not isinstance(deeper, dict | list) or not deeper or rng.random() < 0.3:
            return shown, key
        shown = deeper


@pytest.mark.parametrize("name", game_names())
def test_what_somebody_saw_is_read_as_it_was_seen(name: str) -> None:
    game = game_named(name)
    for state in some(name):
        assert read_view(game, state.as_view()) == state
        for seat in (None, *range(state.seats)):
            shown = state.view_json(seat)
            before = copy.deepcopy(shown)
            assert read_view(game, shown) == state.view(seat)
            assert shown == before


@pytest.mark.parametrize("name", WITHOUT_OPTIONS)
def test_when_a_game_has_no_options_then_a_view_may_leave_them_out(name: str) -> None:
    game = game_named(name)
    for state in some(name):
        shown = state.view_json(None)
        del shown["options"]
        assert read_view(game, shown) == state.view(None)


@pytest.mark.parametrize("name", SECRET)
def test_when_a_view_names_one_of_its_hidden_things_then_it_is_refused(name: str) -> None:
    game, refused = game_named(name), 0
    for position, shown in pairs_that_hide(name):
        place = min(hidden_places(position, shown), key=str)
        at(shown, place[:-1])[place[-1]] = at(position, place)
        with pytest.raises(BadPosition) as caught:
            read_view(game, shown)
        assert caught.value.reason.id == "bad-view"
        refused += 1
    assert refused > 5


@pytest.mark.parametrize("name", game_names())
def test_what_breaks_a_rule_or_its_form_is_refused_with_its_place(name: str) -> None:
    game, state = game_named(name), some(name)[5]
    with pytest.raises(BadPosition) as caught:
        read_view(game, state.position())
    assert caught.value.where == "format"
    for odd in (None, [], "x", {}):
        with pytest.raises(BadPosition):
            read_view(game, odd)
    for key in state.view_json(None).keys() - {"options"}:
        shown = state.view_json(None)
        del shown[key]
        with pytest.raises(BadPosition):
            read_view(game, shown)


@pytest.mark.parametrize("name", game_names())
def test_whatever_is_changed_it_is_read_or_refused(name: str) -> None:
    game, rng, kept = game_named(name), Random(4), 0
    strange: list[Any] = [None, [], {}, "??", "AS", "0-0-0", -1, 3, True, 1.5, [["??"]]]
    for state in some(name)[::3]:
        for _ in range(25):
            shown: Any = state.view_json(rng.choice([None, 0]))
            inside, key = any_place(shown, rng)
            inside[key] = rng.choice(strange)
            with suppress(BadPosition):
                read_view(game, shown)
                kept += 1
    assert kept < 100


@pytest.mark.parametrize("name", game_names())
def test_a_world_looks_as_what_was_seen(name: str) -> None:
    game, rng = game_named(name), Random(4)
    for state in some(name):
        for seat in (None, *range(state.seats)):
            assert world(game, state.view(seat), rng).view(seat) == state.view(seat)


@pytest.mark.parametrize("name", SECRET)
def test_whatever_is_hidden_is_as_likely_in_a_world(name: str) -> None:
    """A thing that lies first in the one place lies there in one world of so many."""
    game, rng, state = game_named(name), Random(5), some(name)[5]
    shown, found = state.view_json(0), Counter[str]()
    place = min(hidden_places(state.position(), shown), key=str)
    for _ in range(600):
        found[at(world(game, state.view(0), rng).position(), place)] += 1
    assert len(found) > 10
    assert all(count < 600 / len(found) + 4 * sqrt(600 / len(found)) for count in found.values())
