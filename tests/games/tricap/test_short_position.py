"""The short way to write a position: what it fills in, what it refuses, and that it says all."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.games.refusals import refused
from tests.games.tricap.tables import TABLES, random_game
from tritables.core.cards import DECK
from tritables.games import tricap
from tritables.games.tricap import GAME
from tritables.games.tricap.ranks import NEAR
from tritables.games.tricap.short_position_words import arguments


def wrong(where: str, id: str, rule: str | None = None, /, **given: Any) -> None:
    refused(partial(tricap.position, **given), where, id, rule)


@pytest.mark.parametrize(("seats", "redraw"), TABLES)
def test_any_state_on_the_way_can_be_written(seats: int, redraw: str) -> None:
    steps = random_game(seats, redraw, 21)
    for state in (*(before for before, _, _, _ in steps), steps[-1][3]):
        assert tricap.position(**arguments(state)) == state


# What is left out.


def test_nothing_said_is_a_game_that_begins() -> None:
    state = tricap.position()
    assert (state.phase, state.to_act, state.seats) == ("lay", 0, 2)
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert (state.actives, len(state.deck)) == ((None, None), 46)
    assert state.house_rules() == GAME.new().house_rules()


@pytest.mark.parametrize("seats", GAME.seats)
def test_as_many_play_as_are_said_or_named(seats: int) -> None:
    assert tricap.position(seats=seats, centre="8C").seats == seats
    assert tricap.position(hands=[""] * (seats - 1) + ["4S"], actives="9H").seats == seats


def test_the_seed_deals_what_is_left_out() -> None:
    dealt = [tricap.position(hands="4S KC", actives="9H", seed=seed) for seed in (0, 0, 1)]
    assert dealt[0] == dealt[1] != dealt[2]
    assert {state.hands[0] for state in dealt} == {("4S", "KC")}


def test_when_active_cards_are_dealt_then_they_are_not_adjacent_to_named_cards() -> None:
    for seed in range(20):
        state = tricap.position(seats=6, actives="9H", deck="10S QC 2D", centre="8C", seed=seed)
        assert (state.phase, state.on_turn) == ("capture", 0)
        for active in state.actives[1:]:
            assert active not in NEAR["8C"] | NEAR["10S"] | NEAR["QC"] | NEAR["2D"]


def test_an_active_card_lies_beside_two_cards_and_three_before_it() -> None:
    assert [len(hand) for hand in tricap.position(actives="9H / - / -").hands] == [2, 3, 3]
    assert [len(hand) for hand in tricap.position(hands="4S /", actives="9H").hands] == [1, 2]


def test_what_is_due_follows_from_the_cards() -> None:
    def due(**given: Any) -> tuple[str, int | None]:
        state = tricap.position(**given)
        return state.phase, state.on_turn

    assert due(actives="9H / - / -") == ("lay", 1)
    assert due(actives="9H / 2D") == ("centre", None)
    assert due(actives="9H / 2D", centre="QS 8C") == ("capture", 0)
    assert due(actives="9H / 2D", centre="QS AC") == ("shuffle", None)
    assert due(actives="- / 2D", captured="8C 9H") == ("replace", 0)
    assert due(actives="9H / -", hands="/ -", captured="/ 8C 3D") == ("draw", 1)
    assert due(actives="9H / 2D", hands="/ -", redraw="early") == ("draw", 1)
    assert due(actives="9H / 2D", centre="QS", left=0) == ("over", None)
    assert due(actives="9H / -", hands="/ -", left=2) == ("over", None)
    assert due(actives="9H / 9S", hands="- / 3S", centre="8C", left=2) == ("over", None)


def test_the_same_cards_may_wait_after_a_pass() -> None:
    taking = tricap.position(actives="9H / 2D", centre="QS 8C")
    passed = tricap.position(actives="9H / 2D", centre="QS 8C", phase="centre")
    assert taking.play("pass") == passed


def test_a_deck_that_ends_leaves_the_rest_captured() -> None:
    state = tricap.position(hands="4S / KC", actives="9H / 2D", deck="7S 8S", left=3)
    assert state.deck[:2] == ("7S", "8S")
    assert [len(pile) for pile in state.captured] == [23, 22]


# What is wrong.


def test_a_card_is_a_card_and_is_there_once() -> None:
    wrong("hands[0][2]", "bad-card", hands="4S KC 1S")
    wrong("actives[1]", "bad-length", actives="9H / 2D 3D")
    wrong("hands[1]", "bad-length", hands="/ 2D 3D 4D 5D")
    wrong("centre[1]", "bad-two-places", hands="4S", centre="8C 4S")
    wrong("captured[1][0]", "bad-two-places", captured="4S / 4S")
    wrong("deck", "bad-text", deck=4)
    wrong("hands[1]", "bad-text", hands=["4S", None])


def test_when_a_number_or_name_is_unknown_then_the_argument_is_refused() -> None:
    wrong("seats", "bad-whole", seats=7)
    wrong("seats", "bad-whole", seats=2, hands="4S / 5S / 6S")
    wrong("hands", "bad-length", hands=" / " * 6)
    wrong("left", "bad-whole", deck="4S 5S", left=1)
    wrong("left", "bad-whole", left=47)
    wrong("phase", "bad-choice", phase="play")
    wrong("redraw", "bad-choice", redraw=None)
    wrong("seed", "bad-whole", seed="x")


def test_no_cards_may_be_left_to_deal() -> None:
    captured = " ".join(GAME.new(2).deck)
    wrong("hands", "bad-none-left", seats=6, captured=captured)
    wrong("actives", "bad-none-left", captured=" ".join(DECK[2:]), centre=DECK[0])


def test_what_the_rules_say_is_said_of_the_argument() -> None:
    wrong("phase", "bad-capture", "one.capture", actives="9H / 2D", phase="capture")
    wrong("hands[1]", "bad-hand", "redraw.late", actives="9H", hands="/ 2S 3S 4S")
    wrong("actives[1]", "bad-lay-order", "round.lay", actives="- / 2D", phase="lay")
    wrong("centre", "bad-centre", "one.capture", actives="- / 2D", centre="8C", phase="replace")
    wrong("phase", "bad-nobody-draws", "redraw", actives="9H / 2D", phase="draw")
