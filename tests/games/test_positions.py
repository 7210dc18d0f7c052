"""Reading a position, as far as it is the same in every game: the form, and who is to act."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import tritables
from tests.games.battery import whole_game
from tests.games.refusals import Position, changed, position_refused, without
from tests.validators import validator
from tritables import BadPosition
from tritables.core import Game, game_named
from tritables.lessons.example_checks import start_of

STRANGE: list[Any] = [None, [], "start", 3, True, 1.5]


@pytest.fixture(params=tritables.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


@pytest.fixture
def states(game: Game) -> list[tritables.State]:
    """Some that were played to and those of the examples."""
    played = whole_game(game.name, 1).states
    return [*played[:12], *played[::25], played[-1], *map(start_of, game.examples)]


@pytest.fixture
def base(game: Game) -> Position:
    return whole_game(game.name, 1).states[4].position()


def test_sound_positions_are_read_and_written_back(
    game: Game, states: list[tritables.State]
) -> None:
    keys = list(states[0].position())
    for state in states:
        data = state.position()
        before = copy.deepcopy(data)
        assert game.read(data).position() == data == before
        assert list(game.read(data).position()) == keys
        assert tritables.position(data) == game.read(data) == state
        validator(f"position.{game.name}").validate(data)


def test_states_are_equal_when_their_positions_are(states: list[tritables.State]) -> None:
    for one in states:
        for other in states:
            assert (one == other) == (one.position() == other.position())
            assert one != other or hash(one) == hash(other)
    assert states[0] != states[0].position()


def test_nothing_of_a_state_can_be_assigned(states: list[tritables.State]) -> None:
    for name in ("on_turn", "seats", "colour"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(states[0], name, 1)


def test_the_order_of_the_keys_says_nothing(game: Game, base: Position) -> None:
    assert game.read(dict(reversed(base.items()))).position() == base


def test_options_may_be_left_out_and_are_written_back(game: Game) -> None:
    fresh = game.new().position()
    assert fresh["options"] == {name: option.default for name, option in game.options.items()}
    assert game.read(without(fresh, "options")).position() == fresh
    assert game.read(changed(fresh, options={})).position() == fresh


@pytest.mark.parametrize("data", STRANGE)
def test_a_position_is_an_object(game: Game, data: object) -> None:
    position_refused(game, data, "", "bad-object")


def test_no_key_may_be_missing(game: Game, base: Position) -> None:
    for key in base.keys() - {"options"}:
        position_refused(game, without(base, key), "", "bad-missing-key", key=key)


@pytest.mark.parametrize("key", ["Options", "pts", "", "to act", "x" * 100])
def test_unknown_keys_are_refused(game: Game, base: Position, key: str) -> None:
    shown = key if len(key) <= 40 else key[:39] + "…"
    position_refused(game, changed(base, **{key: 1}), "", "bad-unknown-key", key=shown)


def test_unknown_options_are_refused(game: Game, base: Position) -> None:
    strange = changed(base, options={**base["options"], "fast": True})
    position_refused(game, strange, "options", "bad-unknown-key", key="fast")
    for options in (None, [], "", 0, False):
        position_refused(game, changed(base, options=options), "options", "bad-object")


@pytest.mark.parametrize("value", ["tritables-position/2", "tritables-view/1", "", None, 1, []])
def test_the_format_is_known(game: Game, base: Position, value: object) -> None:
    position_refused(game, changed(base, format=value), "format", "bad-choice")


@pytest.mark.parametrize("value", ["chess", "", None, 1, {}])
def test_the_game_is_this_one(game: Game, base: Position, value: object) -> None:
    position_refused(game, changed(base, game=value), "game", "bad-choice", choices=game.name)


@pytest.mark.parametrize("value", ["0", 0.0, True, "", [], {}, -1, 99, "Chance"])
def test_to_act_is_a_seat_or_chance_or_null(game: Game, base: Position, value: object) -> None:
    position_refused(game, changed(base, to_act=value), "to_act", "bad-whole", low=0)


def test_a_view_that_hides_something_is_no_position(
    game: Game, states: list[tritables.State]
) -> None:
    seen = ((state, state.view(seat)) for state in states for seat in (None, 0))
    hides = [view for state, view in seen if view != state]
    assert bool(hides) == game.secret
    for view in hides:
        with pytest.raises(BadPosition):
            game.read(view.position())


def test_a_view_is_told_from_a_position_even_where_nothing_is_hidden(
    game: Game, states: list[tritables.State]
) -> None:
    hides = False
    for state in states:
        for seat in (None, 0):
            seen = state.view_json(seat)
            assert seen == {**state.view(seat).position(), "format": "tritables-view/1"}
            hides = hides or '"??"' in json.dumps(seen)
            position_refused(game, seen, "format", "bad-choice")
    assert hides == game.secret


def test_the_place_is_told_from_where_the_position_stands(game: Game, base: Position) -> None:
    with pytest.raises(BadPosition) as caught:
        game.read(changed(base, to_act="x"), "rounds[2].start")
    assert caught.value.where == "rounds[2].start.to_act"
