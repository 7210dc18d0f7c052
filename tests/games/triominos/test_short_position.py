"""The short way to write a position: what it fills in, what it refuses, and that it says all."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games import refusals
from tests.games.battery import by_choices, walk
from tests.games.triominos.tables import STRIP
from tritables import BadPosition
from tritables.games import triominos
from tritables.games.triominos import GAME
from tritables.games.triominos.short_position_words import arguments
from tritables.games.triominos.state import TriominosState
from tritables.texts import LANGUAGES, say

TWO = ("3-3-4 1-1-3", "0-5-5 1-1-4")


def refused(where: str, id: str, rule: str | None = None, /, **given: Any) -> BadPosition:
    error = refusals.refused(lambda: triominos.position(**given), where, id, rule)
    assert all(say(error.reason, lang) for lang in LANGUAGES)
    return error


# What is left out.


def test_nothing_said_is_a_round_that_begins() -> None:
    state = triominos.position()
    assert (state.phase, state.to_act, state.begins, state.scores) == ("play", 0, 0, (0, 0))
    assert [len(hand) for hand in state.hands] == [9, 9]
    assert state.house_rules() == GAME.new().house_rules()


@pytest.mark.parametrize(("seats", "each"), [(2, 9), (3, 7), (4, 7), (5, 6), (6, 6)])
def test_each_seat_takes_as_many_as_the_rules_deal(seats: int, each: int) -> None:
    state = triominos.position(seats=seats, table=STRIP)
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.pool) == 56 - 3 - each * seats


def test_a_hand_is_filled_up_behind_what_it_names() -> None:
    state = triominos.position(hands="5-5-5 0-0-1 ... / 0-0-2 / …", table=STRIP)
    assert state.hands[0][:2] == ("5-5-5", "0-0-1")
    assert [len(hand) for hand in state.hands] == [7, 1, 7]
    assert triominos.position(hands="5-5-5 0-0-1 ... / 0-0-2 /", table=STRIP) == state


def test_a_hand_that_is_left_out_is_dealt_and_one_with_a_dash_is_empty() -> None:
    state = triominos.position(table=STRIP, hands="3-3-4 / - /", seats=4, bell=1, on_turn=3)
    assert [len(hand) for hand in state.hands] == [1, 0, 7, 7]
    rung = triominos.position(table=STRIP, seats=3, bell=1)
    assert [len(hand) for hand in rung.hands] == [7, 0, 7]


def test_the_pool_begins_with_what_it_names_and_the_rest_follows() -> None:
    state = triominos.position(table=STRIP, hands=TWO, pool="5-5-5 0-0-1")
    assert state.pool[:2] == ("5-5-5", "0-0-1")
    assert len(state.pool) == 56 - 3 - 4


def test_a_pool_of_some_size_leaves_the_others_to_the_hands_that_are_dealt() -> None:
    state = triominos.position(table=STRIP, hands="3-3-4 / 0-5-5 ...", pool="5-5-5", left=1)
    assert state.pool == ("5-5-5",)
    assert [len(hand) for hand in state.hands] == [1, 51]
    shared = triominos.position(table=STRIP, left=0)
    assert [len(hand) for hand in shared.hands] == [27, 26]
    some = triominos.position(table=STRIP, left=20)
    assert len(some.pool) == 20


def test_a_seed_deals_what_is_left_out_and_deals_it_again() -> None:
    assert triominos.position() == triominos.position()
    dealt = {triominos.position(seed=seed) for seed in (0, 1, 2**60)}
    assert len(dealt) == 3
    assert triominos.position(seed=1, table=STRIP) == triominos.position(seed=1, table=STRIP)


@pytest.mark.parametrize(
    ("given", "on_turn", "begins"),
    [
        ({}, 0, 0),
        ({"begins": 2}, 2, 2),
        ({"on_turn": 1}, 1, 1),
        ({"table": STRIP, "on_turn": 1}, 1, 0),
        ({"table": STRIP, "begins": 1}, 0, 1),
        ({"table": STRIP, "bell": 2}, 0, 2),
        ({"table": STRIP, "bell": 0, "begins": 0}, 1, 0),
    ],
)
def test_when_the_turn_is_not_named_then_it_follows_from_beginner_and_bell(
    given: Any, on_turn: int, begins: int
) -> None:
    state = triominos.position(seats=3, **given)
    assert (state.on_turn, state.begins) == (on_turn, begins)


def test_before_the_first_turn_chance_acts() -> None:
    lots = triominos.position(phase="lots", seats=3)
    assert (lots.to_act, lots.lots, lots.begins) == ("chance", (0, 1, 2), None)
    assert triominos.position(phase="lots", seats=3, lots=(0, 2)).lots == (0, 2)
    shuffle = triominos.position(phase="shuffle", begins=1)
    assert (shuffle.to_act, shuffle.begins, shuffle.on_turn) == ("chance", 1, 1)


def test_tiles_may_be_given_as_a_list() -> None:
    hands = [hand.split() for hand in TWO]
    by_list = triominos.position(table=STRIP.split(), hands=hands, pool=["5-5-5"])
    assert by_list == triominos.position(table=STRIP, hands=" / ".join(TWO), pool="5-5-5")


# What is wrong.


def test_what_is_wrong_is_told_where_it_stands() -> None:
    strip = {"table": STRIP, "hands": TWO}
    refused("hands[1][0]", "bad-tile", "tiles.set", hands=("0-0-1", "1-0-0"))
    refused("pool[0]", "bad-tile", "tiles.set", pool="buy")
    refused("hands[0][0]", "bad-tile", "tiles.set", hands="... 0-0-1")
    refused("table[1]", "bad-placement", table="0-4-5@0,0 0-1-4")
    refused("table[1]", "bad-side", "place.side", table="0-4-5@0,0 0-1-4@3,0")
    refused("table[0]", "bad-first", "start.any-tile", table="0-4-5@1,0")
    refused("scores", "bad-length-exact", scores=(1, 2, 3))
    refused("on_turn", "bad-whole", on_turn=2)
    refused("on_turn", "bad-to-act", on_turn=1, phase="lots")
    refused("on_turn", "bad-bell-turn", "end.equal-turns", table=STRIP, bell=1, begins=0, on_turn=0)
    refused("seats", "bad-whole", seats=7)
    refused("seats", "bad-whole", seats=2, hands="0-0-1 / 0-0-2 / 0-0-3")
    refused("hands", "bad-list", hands=3)
    refused("hands", "bad-length", hands="/ / / / / /")
    refused("hands[1]", "bad-list", hands=("0-0-1", 3))
    refused("hands[1]", "bad-hand-empty", "end.bell", hands="0-0-1 / -")
    refused("left", "bad-whole", pool="5-5-5", left=0)
    refused("left", "bad-whole-exact", left=3, **strip)
    refused("phase", "bad-choice", phase="deal")
    refused("seed", "bad-whole", seed="x")
    refused("scoring", "bad-choice", scoring="fun")
    refused("", "bad-unknown-key", hand="0-0-1")


def test_a_tile_in_two_places_is_told_with_both() -> None:
    error = refused("hands[1][1]", "bad-twice", "tiles.set", table=STRIP, hands="/ 0-0-1 0-4-5")
    assert "table[0]" in str(error)
    assert "hands[1][1]" in str(error.reason)


# All that can be, and all that cannot.


@given(
    seats=st.sampled_from(GAME.seats),
    seed=st.integers(0, 2**32),
    longest=st.integers(0, 200),
    scoring=st.sampled_from(("standard", "kids", "none")),
)
def test_any_state_on_the_way_can_be_written_short(
    seats: int, seed: int, longest: int, scoring: str
) -> None:
    start = GAME.new(seats, {"scoring": scoring, "time_limit": 30}, seed)
    state = walk(GAME, start, by_choices((), seed), longest).states[-1]
    assert isinstance(state, TriominosState)
    assert triominos.position(**arguments(state)) == state
