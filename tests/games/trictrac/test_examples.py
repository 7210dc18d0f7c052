"""The worked examples: each can be played as it says, and the rules file's eight are there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.worked import Worked
from tritables.games.trictrac import GAME
from tritables.games.trictrac.state import TricTracState

WORKED = Worked(GAME)


# The eight of the rules file.


def test_1_the_start_position() -> None:
    assert WORKED.start("start") == GAME.new()


def test_2_a_tric_trac_first_enters_eight_stones() -> None:
    assert WORKED.start("tric-trac").board == GAME.new().board
    state = WORKED.start("tric-trac")
    for move in WORKED.line("tric-trac"):
        state = state.play(move)
    points = {point: state.board.points[point - 1] for point in (1, 2, 5, 6)}
    assert points == dict.fromkeys((1, 2, 5, 6), 2)
    assert (state.board.bar, state.to_act, state.on_turn) == ((7, 15), "chance", 0)


def test_3_a_double_six_with_nothing_on_the_bar() -> None:
    state = WORKED.start("double-six")
    assert state.board.bar == (0, 0)
    assert state.play("roll 6-6").left == (6, 6, 1, 1)


def test_4_the_three_before_the_five() -> None:
    state = WORKED.start("lower-first").play("roll 3-5")
    assert state.left == (3, 5)
    assert state.judge("6/11").rule == "throw.normal"


def test_5_one_two_leaves_the_five_playable_and_another_does_not() -> None:
    state = WORKED.start("look-ahead")
    assert state.left == (2, 5)
    assert len(state.legal_moves()) < len(state.candidates())
    assert "throw.look-ahead" in WORKED.events("look-ahead")


def test_6_a_hit_from_the_bar_and_the_hit_stone_enters_first() -> None:
    assert WORKED.line("bar-first")[0] == "bar/3*"
    state = WORKED.start("bar-first").play("bar/3*").play("8/12").play("roll 2-5")
    assert state.on_turn == 1
    assert state.legal_moves() == ("bar/23",)


@pytest.mark.parametrize(
    ("id", "last"),
    [
        ("bearing-off", lambda state: state.legal_moves() == ("23/off",)),
        ("exact-stops", lambda state: state.play("roll 2-5").on_turn == 1),
    ],
)
def test_7_a_two_bears_off_from_23_or_stops(id: str, last: Callable[[TricTracState], bool]) -> None:
    state = WORKED.start(id)
    assert state.board.all_home(0)
    assert state.board.stones(0, 20)
    assert state.board.stones(1, 22) == 0
    assert last(state)


def test_8_a_blocked_double_throws_again() -> None:
    assert WORKED.line("blocked-double")[0] == "roll 4-4"
    assert WORKED.events("blocked-double")[:3] == ["throw.double", "throw.stop", "throw.again"]
