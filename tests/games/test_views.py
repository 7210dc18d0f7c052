"""Reading a view: what somebody saw comes back, and what nobody sees like that is refused."""

from __future__ import annotations

import copy
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tests.games.battery import whole_game
from tests.widgets.test_every_secret import at, hidden_places
from tritables import BadPosition, State, game_named, game_names
from tritables.core.views import read_view

SECRET = [name for name in game_names() if game_named(name).secret]


def some(name: str) -> list[State]:
    played = whole_game(name, 1).states
    return [*played[:12], *played[::25], played[-1]]


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
            del shown["options"]
            if not state.house_rules():
                assert read_view(game, shown) == state.view(seat)


@pytest.mark.parametrize("name", SECRET)
def test_a_hidden_thing_with_its_name_is_seen_by_nobody(name: str) -> None:
    game, refused = game_named(name), 0
    for state in some(name):
        position = state.position()
        shown = state.view_json(None)
        places = sorted(hidden_places(position, shown), key=str)
        if len(places) < 2:
            continue
        place = places[0]
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
    for key in state.view_json(None):
        if key != "options":
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
            inside = shown
            while True:
                keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
                key = rng.choice(keys)
                deeper = inside[key]
                if not isinstance(deeper, dict | list) or not deeper or rng.random() < 0.3:
                    break
                inside = deeper
            inside[key] = rng.choice(strange)
            with suppress(BadPosition):
                read_view(game, shown)
                kept += 1
    assert kept < 100
