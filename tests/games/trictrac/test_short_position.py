"""The short way to write a position: what it fills in, what it refuses, and that it says all."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.games.battery import whole_game
from tests.games.refusals import refused
from tritables.games import trictrac
from tritables.games.trictrac import GAME
from tritables.games.trictrac.board import BLACK, WHITE
from tritables.games.trictrac.short_position_words import arguments
from tritables.games.trictrac.state import TricTracState


def wrong(where: str, id: str, rule: str | None = None, /, **given: Any) -> None:
    refused(partial(trictrac.position, **given), where, id, rule)


@pytest.mark.parametrize("seed", range(4))
def test_any_state_on_the_way_can_be_written(seed: int) -> None:
    for state in whole_game("trictrac", seed).states:
        assert isinstance(state, TricTracState)
        assert trictrac.position(**arguments(state)) == state


# What is left out.


def test_nothing_said_is_a_game_that_begins() -> None:
    assert trictrac.position() == GAME.new()


def test_a_side_that_is_left_out_is_on_its_bar() -> None:
    state = trictrac.position(white="8:15")
    assert (state.board.bar, state.board.off) == ((0, 15), (0, 0))
    assert (state.to_act, state.on_turn) == ("chance", WHITE)
    assert trictrac.position(on_turn="black").board.bar == (15, 15)


def test_stones_that_are_not_named_are_off_or_on_the_bar() -> None:
    assert trictrac.position(white="8:4 12").board.off == (10, 0)
    assert trictrac.position(white="8:4 bar:2").board.off == (9, 0)
    state = trictrac.position(white="8:4 off:6", black="20:3 off")
    assert (state.board.bar, state.board.off) == ((5, 11), (6, 1))


def test_all_dice_of_a_throw_are_left() -> None:
    home = {"white": "8:15", "black": "20:15"}
    assert trictrac.position(**home, throw="1-2").left == (1, 1, 2, 2, 5, 5, 6, 6)
    assert trictrac.position(**home, throw="5-3") == trictrac.position(**home, throw="3-5")
    assert trictrac.position(**home, throw="3-5", left="5").left == (5,)
    again = trictrac.position(**home, throw="3-3", left="")
    assert (again.to_act, again.on_turn, again.again) == ("chance", WHITE, True)


def test_whoever_has_all_stones_off_has_won() -> None:
    state = trictrac.position(white="3:5", black="off:15")
    assert (state.to_act, state.on_turn) == (None, None)
    assert state.result is not None
    assert state.result.winners == (BLACK,)


# What is wrong.


@pytest.mark.parametrize("text", ["25:1", "0", "8:", ":4", "8:4:2", "w3", "bar/3", "8:-1", "８:4"])
def test_stones_are_a_place_and_a_number(text: str) -> None:
    wrong("white[1]", "bad-stones-text", white=f"3:2 {text}")


def test_each_side_has_fifteen_stones() -> None:
    wrong("white", "bad-stones", "setup.all-on-bar", white="8:16")
    wrong("black", "bad-stones", "setup.all-on-bar", black="8:4 bar:1 off:1")


def test_a_place_is_named_once_and_by_one_side() -> None:
    wrong("white[2]", "bad-two-places", white="8:4 9 8:2")
    wrong("black[0]", "bad-both-sides", white="8:4", black="8")
    assert trictrac.position(white="8:4", black="8:0 9").board.points[7] == 4


def test_throws_and_sides_are_those_there_are() -> None:
    for throw in ("", "3", "0-4", "3-7", "3 5", "33", "3-5-5"):
        wrong("throw", "bad-faces", white="8:4", throw=throw)
    wrong("left[1]", "bad-whole", white="8:4", throw="3-5", left="3 x")
    wrong("on_turn", "bad-choice", on_turn="red")
    wrong("white", "bad-text", white=8)
    wrong("throw", "bad-text", throw=35)


def test_what_the_rules_say_is_said_of_the_argument() -> None:
    home = {"white": "8:15", "black": "20:15"}
    wrong("left", "bad-left", "throw.normal", **home, throw="3-5", left="3")
    wrong("left", "bad-left", None, **home, left="3")
    wrong("throw", "bad-throw-over", "turn.alternate", **home, throw="3-5", left="")
    wrong("on_turn", "bad-over", "goal.all-off", white="off:15", black="3", on_turn="black")
    wrong("throw", "bad-unplayable", "throw.stop", white="8:2", black="11:2", throw="3-4")
    shut = {"white": "8:2", "black": "12:2"}
    wrong("left[0]", "bad-unplayable", "throw.stop", **shut, throw="3-4", left="4")
    wrong("white", "bad-both-off", "goal.all-off", white="off:15", black="off:15")
