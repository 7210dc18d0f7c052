"""Every registered game, held to what all games of the house keep."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tritables
from tests.examples import examples
from tests.games import battery
from tritables.core import CHANCE, Game, game_named
from tritables.core.chance import dealer

SEEDS = (1, pytest.param(2, marks=pytest.mark.full))


@pytest.fixture(params=tritables.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


@pytest.fixture(params=SEEDS)
def walked(request: pytest.FixtureRequest, game: Game) -> battery.Walk:
    return battery.whole_game(game.name, request.param)


def test_a_random_game_ends(walked: battery.Walk) -> None:
    battery.check_end(walked)


def test_somebody_is_to_act_until_there_is_a_result(walked: battery.Walk) -> None:
    for state in walked.states:
        battery.check_actor(state)


def test_verdicts_and_legal_moves_are_one(walked: battery.Walk) -> None:
    rng = Random(5)
    pool = battery.pool(walked.game.name)
    for index, state in enumerate(walked.states):
        texts = pool if index % 50 == 0 else rng.sample(pool, 8)
        battery.check_verdicts(walked.game, state, texts)


def test_playing_changes_nothing_that_was_there(walked: battery.Walk) -> None:
    battery.check_steps(walked)


def test_a_state_is_its_position(walked: battery.Walk) -> None:
    for state in walked.states:
        battery.check_position(walked.game, state)


def test_a_record_replays_and_reads_back(walked: battery.Walk) -> None:
    battery.check_record(walked)


def test_a_draw_is_legal(walked: battery.Walk) -> None:
    for ply, state in enumerate(walked.states):
        battery.check_draw(state, dealer(9, ply))


def test_the_points_of_the_events_are_the_scores(walked: battery.Walk) -> None:
    battery.check_score(walked)


def test_the_score_sheet_holds_every_move(walked: battery.Walk) -> None:
    battery.check_sheet(walked)


def test_a_layout_has_its_places_on_the_board(walked: battery.Walk) -> None:
    for state in walked.states[::20]:
        battery.check_layout(walked.game, state)
        battery.check_layout(walked.game, state.view(0))


def test_pictures_lie_on_the_layout(walked: battery.Walk) -> None:
    for index in range(0, len(walked.states), 7):
        battery.check_picture(walked.game, walked.states[index], walked.last(index))
    battery.check_picture(walked.game, walked.states[-1], walked.last(len(walked.moves)))


def test_chance_can_be_set_by_hand(walked: battery.Walk) -> None:
    for state in walked.states[::5]:
        battery.check_hands(walked.game, state)


def test_nobody_sees_what_is_hidden(walked: battery.Walk) -> None:
    for state in walked.states[::10]:
        battery.check_secrets(walked.game, state)


def test_a_move_of_a_view_is_played_or_refused_by_name(walked: battery.Walk) -> None:
    for state in [*walked.states[::7], *walked.states[-8:]]:
        if isinstance(state.to_act, int):
            battery.check_view_s_moves(state.view(state.to_act))


def test_the_same_seed_deals_the_same_game(game: Game) -> None:
    for seed in (0, 1, 2**40, -3):
        assert game.new(seed=seed) == game.new(seed=seed)
        assert game.new(seed=seed).position() == game.new(seed=seed).position()


def test_the_same_seed_draws_the_same_chance(game: Game) -> None:
    states = battery.whole_game(game.name, 1).states
    for state in [one for one in states if one.to_act == CHANCE][:5]:
        assert state.draw(dealer(7, 0)) == state.draw(dealer(7, 0))


@examples(0.25)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_whole_game_of_any_choices_keeps_all(data: st.DataObject, seed: int) -> None:
    game = game_named(data.draw(st.sampled_from(tritables.game_names())))
    choices = data.draw(st.lists(st.integers(0, 2**16), max_size=80))
    seats = data.draw(st.sampled_from(game.seats))
    walked = battery.walk(game, game.new(seats, seed=seed), battery.by_choices(choices, seed))
    battery.check_end(walked)
    battery.check_steps(walked)
    battery.check_record(walked)
    battery.check_score(walked)
    for state in walked.states:
        battery.check_actor(state)


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_any_position_on_the_way_keeps_all(data: st.DataObject, seed: int) -> None:
    game = game_named(data.draw(st.sampled_from(tritables.game_names())))
    choices = data.draw(st.lists(st.integers(0, 2**16), max_size=60))
    longest = data.draw(st.integers(0, 600))
    seats = data.draw(st.sampled_from(game.seats))
    start = game.new(seats, seed=seed)
    walked = battery.walk(game, start, battery.by_choices(choices, seed), longest)
    state = walked.states[-1]
    texts = data.draw(st.lists(st.sampled_from(battery.pool(game.name)) | st.text(), max_size=20))
    battery.check_actor(state)
    battery.check_position(game, state)
    battery.check_verdicts(game, state, texts)
    battery.check_picture(game, state, walked.last(len(walked.moves)))
