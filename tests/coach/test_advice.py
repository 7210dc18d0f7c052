"""Advice: shares add up, options are the legal moves, and nothing hidden is used."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.claims.recount import positions
from tests.games import battery
from tests.validators import check, fits
from tritables import State, game_named, game_names, new
from tritables.coach import advise, advising, fan, shares
from tritables.coach.advice import LEVELS
from tritables.coach.rounds import worlds
from tritables.core.cards import DECK
from tritables.core.errors import BadInput
from tritables.core.shares import BIT, WHOLE, parts
from tritables.games import tricap
from tritables.games.trictrac import position
from tritables.hosting.engine import answer

GAMES = [name for name in game_names() if game_named(name).coached]
EACH_GAME = pytest.mark.parametrize("game", GAMES)
FEW = 16
"""Rounds played on, where nothing is counted: enough to see that they are the same."""


def decisions(game: str, rounds: int = 2, each: int = 3) -> Iterator[tuple[State, int]]:
    """Some decisions of rounds by every kind of opponent."""
    for seed in range(rounds):
        for state in list(positions(game, seed))[:each]:
            assert isinstance(state.to_act, int)
            yield state, state.to_act


def test_the_games_of_the_house_are_coached() -> None:
    assert set(GAMES) >= {"trictrac", "tricap", "tricom", "triominos"}


# Shares.


@given(st.lists(st.integers(-40 * BIT, 40 * BIT), min_size=2, max_size=6))
def test_parts_add_up_and_keep_the_order_of_strengths(strengths: list[int]) -> None:
    found = parts(strengths)
    assert sum(found) == WHOLE
    assert min(found) >= 0
    best = strengths.index(max(strengths))
    assert found[best] == max(found)


@given(st.integers(0, 12 * BIT))
def test_a_bit_of_strength_doubles_a_chance_against_another(strength: int) -> None:
    (weak, strong), (less, more) = parts((0, strength)), parts((0, strength + BIT))
    assert abs(more * weak - 2 * strong * less) <= 3 * WHOLE


@EACH_GAME
def test_shares_add_up_to_one_all_through_a_round_for_whoever_looks(game: str) -> None:
    of = game_named(game)
    for seats in {of.seats[0], of.seats[-1]}:
        walk = battery.walk(of, of.new(seats, None, 7), battery.by_seed(7))
        for state in walk.states[::7]:
            for seat in (None, *range(state.seats)):
                found = shares(state, seat)
                assert found is not None
                assert sum(found) == 1
                assert min(found) >= 0
        end = walk.states[-1]
        assert end.result is not None
        winners = end.result.winners
        assert shares(end, None) == tuple(
            Fraction(int(seat in winners), len(winners)) for seat in range(state.seats)
        )


@EACH_GAME
def test_when_what_is_hidden_lies_otherwise_then_shares_are_the_same(game: str) -> None:
    for state, seat in decisions(game):
        for world in worlds(state.view(seat), 3, 2):
            assert shares(world, seat) == shares(state, seat)


# Advice.


@EACH_GAME
def test_options_are_the_legal_moves_the_best_first(game: str) -> None:
    for state, seat in decisions(game):
        found = advise(state, seat, budget=FEW)
        assert {option.move for option in found.options} == set(state.view(seat).legal_moves())
        assert found.best.loss == 0
        losses = [option.loss for option in found.options]
        assert losses == sorted(losses)
        for option in found.options:
            assert option.share + option.loss == found.best.share
            assert option.line[0] == option.move
            after = state.view(seat)
            for move in option.line:
                assert after.to_act == seat
                after = after.play(move)
            assert (option.interval is None) == found.exact


@EACH_GAME
def test_when_it_is_asked_again_or_in_another_world_then_the_advice_is_the_same(game: str) -> None:
    for state, seat in decisions(game, 1):
        told = advise(state, seat, budget=FEW, seed=5)
        assert advise(state.view(seat), seat, budget=FEW, seed=5) == told
        for world in worlds(state.view(seat), 11, 1):
            assert advise(world, seat, budget=FEW, seed=5) == told


@EACH_GAME
def test_it_comes_in_batches_and_the_last_one_has_used_the_budget(game: str) -> None:
    state, seat = next(decisions(game))
    found = list(advising(state, seat, budget=64))
    assert found[-1] == advise(state, seat, budget=64)
    done = [Fraction(one.done, one.of) for one in found]
    assert done == sorted(set(done))
    assert done[-1] == 1


@EACH_GAME
def test_worlds_look_like_what_the_seat_may_see(game: str) -> None:
    for state, seat in decisions(game, 1):
        drawn = list(worlds(state.view(seat), 1, 3))
        assert len(drawn) == 3
        assert all(world.view(seat) == state.view(seat) for world in drawn)


# What is refused.


def refusal(state: State, seat: Any) -> tuple[str, str]:
    with pytest.raises(BadInput) as refused:
        advise(state, seat)
    return refused.value.where, refused.value.reason.id


def test_when_nobody_can_be_advised_then_it_is_refused_with_its_place() -> None:
    playing = new("trictrac").play("start 5-3").play("roll 3-4")
    assert refusal(new("trictrac"), 0) == ("position", "bad-claims-nobody")
    assert refusal(playing, 1) == ("seat", "bad-coach-turn")
    assert refusal(playing, 2) == ("seat", "bad-whole")
    assert refusal(playing, None) == ("seat", "bad-whole")


def ask(**request: object) -> Any:
    return json.loads(answer(json.dumps(request)))


@EACH_GAME
def test_when_it_is_asked_by_text_then_it_says_the_same(game: str) -> None:
    state, seat = next(decisions(game))
    reply = ask(position=state.position(), advise=seat, level="quick", seed=2)
    assert reply == advise(state, seat, budget=LEVELS["quick"], seed=2).as_json()
    check("advice", reply)
    assert not fits("advice", {**reply, "seat": 6})
    assert not fits("advice", {**reply, "options": []})
    assert not fits("advice", {**reply, "more": 1})


PLAYING = new("trictrac").play("start 5-3").play("roll 3-4").position()
BAD = {
    "no level": ({"position": PLAYING, "advise": 0}, ""),
    "an unknown level": ({"position": PLAYING, "advise": 0, "level": "deepest"}, "level"),
    "a level that is no text": ({"position": PLAYING, "advise": 0, "level": 3}, "level"),
    "no such seat": ({"position": PLAYING, "advise": 2, "level": "quick"}, "advise"),
    "no seat": ({"position": PLAYING, "advise": None, "level": "quick"}, "advise"),
    "a seat that is not on turn": ({"position": PLAYING, "advise": 1, "level": "quick"}, "advise"),
    "nobody to move": (
        {"position": new("trictrac").position(), "advise": 0, "level": "quick"},
        "position",
    ),
    "a seed that is no number": (
        {"position": PLAYING, "advise": 0, "level": "quick", "seed": "x"},
        "seed",
    ),
    "something more": (
        {"position": PLAYING, "advise": 0, "level": "quick", "move": "bar/3"},
        "",
    ),
}


@pytest.mark.parametrize(("request_", "where"), BAD.values(), ids=BAD)
def test_when_the_request_is_wrong_then_the_error_says_where(request_: Any, where: str) -> None:
    reply = ask(**request_)
    assert set(reply) == {"error"}
    assert reply["error"]["where"] == where


# The fan.


def test_the_fan_of_a_throw_has_all_21_and_their_average() -> None:
    state = position(white="24", black="1:2")
    found = fan(state, 0)
    assert found is not None
    assert len(found.outcomes) == 21
    assert sum(one.weight for one in found.outcomes) == 1
    assert found.share == sum(one.weight * one.shares[0] for one in found.outcomes)
    assert sum(one.weight * found.change(one) for one in found.outcomes) == 0
    won = {one.tag for one in found.outcomes if one.shares[0] == 1}
    # A lone stone that needs a 1 is borne off by a throw that begins with it, or a six double.
    assert won == {"1-1", "1-2", "1-3", "1-4", "1-5", "1-6"}


def test_the_fan_of_a_card_has_every_unseen_one() -> None:
    state = tricap.position(hands="3C QH / 2D 7C", actives="JS / 8C", deck="10H 4D")
    found = fan(state, 0)
    assert found is not None
    assert {one.tag for one in found.outcomes} == {
        card for card in DECK if card not in {"3C", "QH", "JS", "8C"}
    }
    shown = {kind for one in found.outcomes for kind, _ in one.shows}
    assert shown == {"alone-next", "tricap-next", "nobody-next"}


def test_where_no_throw_is_due_there_is_no_fan() -> None:
    assert fan(new("trictrac").play("start 5-3").play("roll 3-4"), 0) is None
    assert fan(new("triominos", seed=1), 0) is None
