"""Each rule of the rules file by its id, for both colours.

Boards are written as the side on turn counts: it moves up, and its home is 19 to 24.
"""

from __future__ import annotations

import pytest

from tests.games.trictrac import oracle
from tests.games.trictrac.sides import Side, rules
from tritables import BadPosition, IllegalMove, new
from tritables.games.trictrac import GAME

AWAY = {1: 2}
"""Two opposing stones that are in nobody's way."""

WALL = {13: 2, 14: 2, 15: 2, 16: 2, 17: 2, 18: 2}
"""Opposing stones that close six points in a row."""


def refused(state, text: str, rule: str | None) -> None:
    with pytest.raises(IllegalMove) as caught:
        state.play(text)
    assert caught.value.rule == rule


# setup.all-on-bar


@pytest.mark.rule("setup.all-on-bar")
def test_a_game_starts_with_all_stones_on_the_bar() -> None:
    assert GAME.new().position() == oracle.new_game()


@pytest.mark.rule("setup.all-on-bar")
def test_the_roll_off_comes_before_any_stone_has_entered() -> None:
    position = GAME.new().position()
    position["points"][0] = 1
    position["bar"] = [14, 15]
    with pytest.raises(BadPosition) as caught:
        GAME.read(position)
    assert caught.value.rule == "setup.all-on-bar"


# goal.all-off


@pytest.mark.rule("goal.all-off")
def test_the_last_stone_off_wins_in_the_middle_of_a_throw(side: Side) -> None:
    state = side.state({24: 1}, AWAY, throw=(1, 1), left=(1, 1, 6, 6))
    assert side.told(state, "24/off") == [("off.exact", 1), ("goal.all-off", 0)]
    over = side.play(state, "24/off")
    assert over.result is not None
    assert over.result.winners == (side.seat,)
    assert over.result.scores == tuple(side.pair(15, 13))
    written = over.position()
    ended = {"to_act": None, "on_turn": None, "throw": None, "left": [], "again": False}
    assert written | ended == written
    assert list(over.legal_moves()) == []
    refused(over, "roll 1-2", "goal.all-off")


@pytest.mark.rule("goal.all-off")
def test_the_last_die_of_a_normal_throw_wins_too(side: Side) -> None:
    state = side.state({22: 1, 20: 1}, {24: 1}, throw=(3, 5), left=(3, 5))
    state = side.play(state, "22/off")
    assert state.result is None
    assert rules(side.told(state, "20/off")) == ["off.exact", "goal.all-off"]


@pytest.mark.rule("goal.all-off")
def test_fourteen_stones_off_do_not_win(side: Side) -> None:
    state = side.play(side.state({24: 2}, AWAY, throw=(1, 3), left=(1, 3)), "24/off")
    assert state.result is None
    assert side.own(state.board.off) == 14


# turn.alternate


@pytest.mark.rule("turn.alternate")
def test_after_its_throw_the_other_side_throws(side: Side) -> None:
    state = side.state({5: 2}, AWAY, throw=(3, 5), left=(5,))
    assert rules(side.told(state, "5/10")) == []
    after = side.play(state, "5/10").position()
    passed = {"to_act": "chance", "on_turn": side.other, "throw": None, "left": [], "again": False}
    assert after | passed == after


@pytest.mark.rule("turn.alternate")
def test_a_turn_starts_with_a_throw_of_two_dice(side: Side) -> None:
    state = side.state({5: 2}, AWAY)
    assert len(state.legal_moves()) == 21
    assert state.legal_moves()[0] == "roll 1-1"
    refused(state, side.move("5/6"), "turn.alternate")


@pytest.mark.rule("turn.alternate")
def test_nobody_moves_the_other_side_s_stones(side: Side) -> None:
    state = side.state({5: 2}, {9: 2}, throw=(1, 3), left=(1, 3))
    assert side.legal(state) == {"5/6"}
    refused(state, side.move("9/10"), "turn.alternate")
    refused(state, side.move("9/8"), "turn.alternate")


# move.direction


@pytest.mark.rule("move.direction")
def test_white_moves_up_and_black_moves_down() -> None:
    white, black = Side(0), Side(1)
    assert white.state({10: 1}, AWAY, throw=(3, 5), left=(3, 5)).legal_moves() == ("10/13",)
    assert black.state({10: 1}, AWAY, throw=(3, 5), left=(3, 5)).legal_moves() == ("15/12",)


@pytest.mark.rule("move.direction")
def test_no_stone_moves_back(side: Side) -> None:
    state = side.state({10: 2}, AWAY, throw=(3, 5), left=(3, 5))
    refused(state, side.move("10/7"), "move.direction")
    refused(state, side.move("10/10"), "move.direction")


# move.landing


@pytest.mark.rule("move.landing")
def test_a_stone_lands_on_empty_points_own_stones_and_single_ones(side: Side) -> None:
    own = {2: 1, 5: 1, 8: 4, 10: 1, 13: 1}
    state = side.state(own, {11: 1, 16: 2}, throw=(3, 4), left=(3, 4))
    assert side.legal(state) == {"2/5", "5/8", "8/11*", "10/13"}


@pytest.mark.rule("move.landing")
@pytest.mark.parametrize("stones", [2, 3, 8])
def test_two_opposing_stones_or_more_close_a_point(side: Side, stones: int) -> None:
    state = side.state({2: 2, 8: 2}, {11: stones}, throw=(3, 4), left=(3, 4))
    assert side.legal(state) == {"2/5"}
    refused(state, side.move("8/11"), "move.landing")


@pytest.mark.rule("move.landing")
def test_the_edge_of_the_board_is_no_point_to_land_on(side: Side) -> None:
    state = side.state({5: 1, 22: 1, 24: 1}, AWAY, throw=(3, 4), left=(3, 4))
    assert side.legal(state) == {"5/8"}


# move.hit


@pytest.mark.rule("move.hit")
def test_a_stone_that_is_hit_goes_back_to_its_bar(side: Side) -> None:
    state = side.state({8: 2}, {11: 1, 24: 2}, throw=(3, 4), left=(3, 4))
    assert side.told(state, "8/11*") == [("move.hit", 0)]
    after = side.play(state, "8/11*")
    assert side.stones(after, 8, 11, 24) == [1, 1, -2]
    assert side.theirs(after.board.bar) == 1
    assert side.own(after.board.bar) == 0
    assert after.board.off == state.board.off


@pytest.mark.rule("move.hit")
def test_the_star_may_be_left_out(side: Side) -> None:
    state = side.state({8: 2}, {11: 1, 24: 2}, throw=(3, 4), left=(3, 4))
    assert side.play(state, "8/11") == side.play(state, "8/11*")
    assert rules(side.told(state, "8/11")) == ["move.hit"]


@pytest.mark.rule("move.hit")
def test_a_star_where_nothing_is_hit_is_refused(side: Side) -> None:
    state = side.state({8: 2}, AWAY, throw=(3, 4), left=(3, 4))
    refused(state, side.move("8/11*"), "move.hit")


@pytest.mark.rule("move.hit")
def test_an_entering_stone_hits(side: Side) -> None:
    state = side.state({8: 2}, {3: 1, 24: 2}, throw=(3, 4), left=(3, 4), bar=(1, 0))
    assert side.told(state, "bar/3*") == [("bar.first", 0), ("move.hit", 0)]
    after = side.play(state, "bar/3*")
    assert list(after.board.bar) == side.pair(0, 1)
    assert side.stones(after, 3) == [1]


# bar.first


@pytest.mark.rule("bar.first")
def test_with_a_stone_on_the_bar_nothing_else_moves(side: Side) -> None:
    state = side.state({8: 2}, AWAY | {20: 1}, throw=(3, 4), left=(3, 4), bar=(1, 0))
    assert side.legal(state) == {"bar/3"}
    refused(state, side.move("8/11"), "bar.first")


@pytest.mark.rule("bar.first")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_enters_on_its_own_point(side: Side, die: int) -> None:
    state = side.state({}, {20: 2}, throw=(die, die), left=(die, die, 7 - die, 7 - die), bar=(2, 0))
    assert side.legal(state) == {f"bar/{die}"}
    assert side.told(state, f"bar/{die}") == [("bar.first", 0)]
    assert side.stones(side.play(state, f"bar/{die}"), die) == [1]


@pytest.mark.rule("bar.first")
def test_the_second_stone_enters_before_the_first_moves_on(side: Side) -> None:
    state = side.state({}, AWAY | {20: 1}, throw=(3, 4), left=(3, 4), bar=(2, 0))
    assert side.legal(side.play(state, "bar/3")) == {"bar/4"}
    state = side.state({}, AWAY | {20: 1}, throw=(3, 4), left=(3, 4), bar=(1, 0))
    assert side.legal(side.play(state, "bar/3")) == {"3/7"}


@pytest.mark.rule("bar.first")
def test_a_hit_stone_enters_before_anything_else(side: Side) -> None:
    foe = Side(side.other)
    state = side.state({8: 2}, {11: 1, 24: 2}, throw=(3, 4), left=(3, 4))
    state = side.play(state, "8/11*", "11/15", "roll 2-6")
    assert foe.legal(state) == {"bar/2"}
    assert rules(foe.told(state, "bar/2")) == ["bar.first"]


# bar.entry


@pytest.mark.rule("bar.entry")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_stone_comes_in_nowhere_else(side: Side, die: int) -> None:
    state = side.state({}, {20: 2}, throw=(die, die), left=(die, die, 7 - die, 7 - die), bar=(2, 0))
    for point in set(range(1, 25)) - {die}:
        assert not state.judge(side.move(f"bar/{point}")).ok
    for point in range(7, 25):
        refused(state, side.move(f"bar/{point}"), "bar.first")


# throw.normal, throw.trictrac, throw.double

NORMAL = [(low, high) for low in range(1, 7) for high in range(low + 1, 7) if (low, high) != (1, 2)]


@pytest.mark.rule("throw.normal")
@pytest.mark.parametrize(("low", "high"), NORMAL)
def test_a_normal_throw_plays_the_lower_die_first(side: Side, low: int, high: int) -> None:
    due = side.state({2: 15}, {24: 2})
    assert side.told(due, f"roll {low}-{high}") == [("throw.normal", 0)]
    state = due.play(f"roll {low}-{high}")
    assert (state.left, state.again) == ((low, high), False)
    assert side.legal(state) == {f"2/{2 + low}"}
    refused(state, side.move(f"2/{2 + high}"), "throw.normal")
    state = side.play(state, f"2/{2 + low}")
    assert state.left == (high,)
    assert side.play(state, f"2/{2 + high}").on_turn == side.other


@pytest.mark.rule("throw.trictrac")
def test_a_tric_trac_plays_eight_dice_in_order_and_throws_again(side: Side) -> None:
    due = side.state({2: 15}, {24: 2})
    assert side.told(due, "roll 1-2") == [("throw.trictrac", 0)]
    state = due.play("roll 1-2")
    assert state.again
    for nth, die in enumerate((1, 1, 2, 2, 5, 5, 6, 6)):
        assert state.left == (1, 1, 2, 2, 5, 5, 6, 6)[nth:]
        assert side.move(f"2/{2 + die}") in state.legal_moves()
        state = side.play(state, f"2/{2 + die}")
    assert (state.to_act, state.on_turn, state.again) == ("chance", side.seat, True)


@pytest.mark.rule("throw.trictrac")
def test_a_tric_trac_from_the_start_enters_eight_stones() -> None:
    state = new("trictrac").play("start 5-3").play("roll 1-2")
    for point in (1, 1, 2, 2, 5, 5, 6, 6):
        assert state.legal_moves() == (f"bar/{point}",)
        state = state.play(f"bar/{point}")
    assert state.board.points == (2, 2, 0, 0, 2, 2, *[0] * 18)
    assert (state.board.bar, state.on_turn, state.to_act) == ((7, 15), 0, "chance")
    assert state.position()["throw"] == [1, 2]


@pytest.mark.rule("throw.trictrac")
def test_no_other_die_of_a_tric_trac_goes_first(side: Side) -> None:
    state = side.state({2: 15}, {24: 2}).play("roll 1-2")
    for die in (2, 5, 6, 3, 4):
        refused(state, side.move(f"2/{2 + die}"), "throw.trictrac")


@pytest.mark.rule("throw.double")
@pytest.mark.parametrize("n", range(1, 7))
def test_a_double_plays_twice_what_lies_and_twice_the_rest_of_seven(side: Side, n: int) -> None:
    due = side.state({2: 15}, {24: 2})
    assert side.told(due, f"roll {n}-{n}") == [("throw.double", 0)]
    state = due.play(f"roll {n}-{n}")
    assert (state.left, state.again) == ((n, n, 7 - n, 7 - n), True)
    for die in (n, n, 7 - n, 7 - n):
        state = side.play(state, f"2/{2 + die}")
    assert (state.to_act, state.on_turn, state.again) == ("chance", side.seat, True)


@pytest.mark.rule("throw.double")
def test_a_double_six_plays_six_six_one_one(side: Side) -> None:
    state = side.state({2: 15}, {24: 2}).play("roll 6-6")
    assert state.left == (6, 6, 1, 1)
    refused(state, side.move("2/3"), "throw.double")


# throw.must-move


@pytest.mark.rule("throw.must-move")
def test_a_die_that_can_be_played_cannot_be_passed(side: Side) -> None:
    # 16/19 gains nothing: it brings the last stone home, where no 4 can be borne off.
    state = side.state({16: 1, 24: 2}, AWAY, throw=(3, 4), left=(3, 4))
    assert side.legal(state) == {"16/19"}
    refused(state, "roll 1-2", "throw.must-move")
    refused(state, "start 5-3", "throw.must-move")
    assert rules(side.told(state, "16/19")) == ["throw.stop"]


@pytest.mark.rule("throw.must-move")
def test_a_throw_goes_on_while_a_die_can_be_played(side: Side) -> None:
    state = side.state({2: 15}, {24: 2}).play("roll 3-5")
    assert state.to_act == side.seat
    assert side.play(state, "2/5").to_act == side.seat


# throw.compulsory


@pytest.mark.rule("throw.compulsory")
def test_nobody_declines_the_rest_of_a_double(side: Side) -> None:
    state = side.state({16: 2, 20: 3}, AWAY, throw=(2, 2), left=(5, 5))
    assert side.legal(state) == {"16/21"}
    refused(state, "roll 1-2", "throw.must-move")


@pytest.mark.rule("throw.compulsory")
def test_nobody_declines_another_throw(side: Side) -> None:
    state = side.state({16: 2, 20: 3}, AWAY, throw=(2, 2), left=(5,))
    after = side.play(state, "16/21")
    assert (after.on_turn, after.to_act) == (side.seat, "chance")
    assert all(move.startswith("roll") for move in after.legal_moves())


# throw.look-ahead

# A stone on 2 can play the 2 and then its 5; the stones on 20 can play the 2, but after that
# the 5 of the stone on 2 ends on a closed point.
CHOICE = {2: 1, 20: 2}
CLOSED = {7: 2}


@pytest.mark.rule("throw.look-ahead")
def test_a_move_that_loses_the_next_die_is_forbidden_when_another_keeps_it(side: Side) -> None:
    state = side.state(CHOICE, CLOSED, throw=(2, 5), left=(2, 5))
    assert side.legal(state) == {"2/4"}
    refused(state, side.move("20/22"), "throw.look-ahead")
    assert side.told(state, "2/4") == [("throw.look-ahead", 0)]
    assert side.legal(side.play(state, "2/4")) == {"4/9"}


@pytest.mark.rule("throw.look-ahead")
def test_it_asks_nothing_when_every_move_keeps_the_next_die(side: Side) -> None:
    state = side.state({2: 1, 20: 2}, {24: 2}, throw=(2, 5), left=(2, 5))
    assert side.legal(state) == {"2/4", "20/22"}
    assert side.told(state, "20/22") == []


@pytest.mark.rule("throw.look-ahead")
def test_it_asks_nothing_when_no_move_keeps_the_next_die(side: Side) -> None:
    state = side.state(CHOICE, {7: 2, 9: 2}, throw=(2, 5), left=(2, 5))
    assert side.legal(state) == {"2/4", "20/22"}
    assert rules(side.told(state, "2/4")) == ["throw.stop"]


@pytest.mark.rule("throw.look-ahead")
def test_it_asks_nothing_of_the_last_die(side: Side) -> None:
    state = side.state({2: 1, 20: 2}, {9: 2}, throw=(1, 2), left=(6,))
    assert side.legal(state) == {"2/8"}
    state = side.state({2: 1, 17: 1}, {7: 2}, throw=(1, 5), left=(5,))
    assert side.legal(state) == {"17/22"}


@pytest.mark.rule("throw.look-ahead")
def test_a_hit_can_be_what_the_rule_demands(side: Side) -> None:
    state = side.state({2: 1, 20: 2}, {4: 1, 7: 2}, throw=(2, 5), left=(2, 5))
    assert side.legal(state) == {"2/4*"}
    assert side.told(state, "2/4*") == [("move.hit", 0), ("throw.look-ahead", 0)]


@pytest.mark.rule("throw.look-ahead")
def test_bringing_the_last_stone_home_must_leave_an_exact_bear_off(side: Side) -> None:
    # 18/20 brings all home: the 5 then bears off from 20. After 20/22 or 21/23 the stone
    # on 18 still plays its 5 to 23: nothing is forbidden.
    state = side.state({18: 1, 20: 1, 21: 1}, AWAY, throw=(2, 5), left=(2, 5))
    assert side.legal(state) == {"18/20", "20/22", "21/23"}
    # With 23 closed, only 18/20 keeps the 5: by bearing off.
    state = side.state({18: 1, 20: 1, 21: 1}, AWAY | {23: 2}, throw=(2, 5), left=(2, 5))
    assert side.legal(state) == {"18/20"}
    assert side.told(state, "18/20") == [("throw.look-ahead", 0)]
    assert side.legal(side.play(state, "18/20")) == {"20/off"}


@pytest.mark.rule("throw.look-ahead")
def test_bringing_the_last_stone_home_is_forbidden_when_it_spoils_the_next_die(side: Side) -> None:
    # After 18/19 all are home and nothing stands on 21 for the 4; after 19/20 the stone on
    # 18 still plays its 4 to 22.
    state = side.state({18: 1, 19: 2}, AWAY, throw=(1, 4), left=(1, 4))
    assert side.legal(state) == {"19/20"}
    refused(state, side.move("18/19"), "throw.look-ahead")


# throw.look-ahead.scope


@pytest.mark.rule("throw.look-ahead.scope")
def test_it_does_not_look_at_the_die_after_the_next(side: Side) -> None:
    # After 2/5 both 4s can be played; after 20/23 one can (2/6) and the second finds 10 closed.
    # Both moves leave the next die playable, so neither is forbidden.
    state = side.state({2: 1, 20: 1, 24: 1}, {10: 2}, throw=(3, 3), left=(3, 4, 4))
    assert side.legal(state) == {"2/5", "20/23"}
    assert side.told(state, "20/23") == []
    assert "9/13" in side.legal(side.play(state, "2/5", "5/9"))
    loses = side.play(state, "20/23")
    assert rules(side.told(loses, "2/6")) == ["throw.stop", "throw.again"]


@pytest.mark.rule("throw.look-ahead.scope")
def test_it_looks_at_the_next_die_of_a_long_throw_and_not_at_its_last(side: Side) -> None:
    left = (2, 5, 5, 6, 6)
    # 20/22 loses the 5 that comes next, for 7 is closed.
    state = side.state(CHOICE, {7: 2}, throw=(1, 2), left=left)
    assert side.legal(state) == {"2/4"}
    # 20/22 only loses a 6 that comes later, for 8 is closed.
    state = side.state(CHOICE, {8: 2}, throw=(1, 2), left=left)
    assert side.legal(state) == {"2/4", "20/22"}


@pytest.mark.rule("throw.look-ahead.scope")
def test_it_does_not_look_at_the_next_throw(side: Side) -> None:
    # The last die of a double: 2/3 runs into a wall, whatever is thrown next, and is still free.
    state = side.state({2: 1, 20: 2}, WALL, throw=(6, 6), left=(1,))
    assert side.legal(state) == {"2/3", "20/21"}
    assert rules(side.told(state, "20/21")) == ["throw.again"]


# throw.look-ahead.all-throws


@pytest.mark.rule("throw.look-ahead.all-throws")
@pytest.mark.parametrize(
    ("throw", "left"), [((2, 2), (2, 5, 5)), ((1, 2), (2, 5, 5, 6, 6)), ((2, 5), (2, 5))]
)
def test_it_looks_ahead_in_every_throw(
    side: Side, throw: tuple[int, int], left: tuple[int, ...]
) -> None:
    state = side.state(CHOICE, CLOSED, throw=throw, left=left)
    assert side.legal(state) == {"2/4"}
    refused(state, side.move("20/22"), "throw.look-ahead")


# throw.stop


@pytest.mark.rule("throw.stop")
def test_a_throw_whose_first_die_is_blocked_is_lost_whole(side: Side) -> None:
    due = side.state({2: 2}, {5: 2, 12: 2})
    assert side.told(due, "roll 3-4") == [("throw.normal", 0), ("throw.stop", 0)]
    after = due.play("roll 3-4")
    assert (after.on_turn, after.to_act, after.left) == (side.other, "chance", ())
    assert after.throw is None
    assert after.board == due.board


@pytest.mark.rule("throw.stop")
def test_a_die_that_is_blocked_in_the_middle_ends_the_throw(side: Side) -> None:
    # The first 2 is played; the second finds 6 closed, and the four dice after it are lost.
    state = side.state({3: 1, 24: 1}, {4: 2, 7: 2}, throw=(1, 2), left=(2, 2, 5, 5, 6, 6))
    told = side.told(state, "3/5")
    assert told == [("throw.stop", 0), ("throw.again", 0)]
    assert side.play(state, "3/5").left == ()


@pytest.mark.rule("throw.stop")
def test_the_second_die_of_a_normal_throw_may_be_lost(side: Side) -> None:
    state = side.state({2: 1}, {9: 2}, throw=(3, 4), left=(3, 4))
    assert side.told(state, "2/5") == [("throw.stop", 0)]
    after = side.play(state, "2/5")
    assert (after.on_turn, after.to_act) == (side.other, "chance")


@pytest.mark.rule("throw.stop")
def test_a_throw_that_is_played_out_does_not_stop(side: Side) -> None:
    state = side.state({2: 2}, {24: 2}, throw=(6, 6), left=(1, 1))
    assert side.told(state, "2/3") == []
    state = side.play(state, "2/3")
    assert side.told(state, "2/3") == [("throw.again", 0)]


# throw.again, bar.blocked-throws-again


@pytest.mark.rule("throw.again")
@pytest.mark.parametrize("throw", ["1-2", *(f"{n}-{n}" for n in range(1, 7))])
def test_the_right_to_throw_again_survives_a_stopped_throw(side: Side, throw: str) -> None:
    blocks = dict.fromkeys(range(3, 9), 2) | {18: 1}
    due = side.state({2: 2}, blocks)
    kind = "throw.trictrac" if throw == "1-2" else "throw.double"
    assert side.told(due, f"roll {throw}") == [(kind, 0), ("throw.stop", 0), ("throw.again", 0)]
    after = due.play(f"roll {throw}")
    assert (after.on_turn, after.to_act, after.left) == (side.seat, "chance", ())
    assert after.again
    assert after.position()["throw"] == sorted(int(die) for die in throw.split("-"))


@pytest.mark.rule("throw.again")
def test_the_right_is_used_up_by_the_next_throw(side: Side) -> None:
    due = side.state({2: 5}, {24: 2}, throw=(1, 1))
    assert due.again
    state = due.play("roll 3-5")
    assert not state.again
    assert side.play(state, "2/5", "2/7").on_turn == side.other


@pytest.mark.rule("throw.again")
def test_a_double_after_a_double_gives_another_throw(side: Side) -> None:
    state = side.state({2: 15}, {24: 2}, throw=(1, 1)).play("roll 6-6")
    state = side.play(state, "2/8", "2/8", "2/3", "2/3")
    assert (state.on_turn, state.to_act, state.again) == (side.seat, "chance", True)


@pytest.mark.rule("throw.again")
def test_a_normal_throw_gives_no_other(side: Side) -> None:
    state = side.state({2: 1}, {5: 2}).play("roll 3-4")
    assert (state.on_turn, state.again) == (side.other, False)


@pytest.mark.rule("bar.blocked-throws-again")
def test_a_side_that_cannot_enter_keeps_its_right_to_throw_again(side: Side) -> None:
    due = side.state({12: 2}, {4: 2, 24: 2}, bar=(1, 0))
    told = side.told(due, "roll 4-4")
    assert told == [("throw.double", 0), ("throw.stop", 0), ("throw.again", 0)]
    state = due.play("roll 4-4").play("roll 2-3")
    assert side.legal(state) == {"bar/2"}


@pytest.mark.rule("bar.blocked-throws-again")
def test_a_side_that_cannot_enter_after_a_normal_throw_loses_its_turn(side: Side) -> None:
    due = side.state({12: 2}, {4: 2, 24: 2}, bar=(1, 0))
    assert rules(side.told(due, "roll 4-5")) == ["throw.normal", "throw.stop"]
    assert due.play("roll 4-5").on_turn == side.other


@pytest.mark.rule("bar.blocked-throws-again")
def test_a_second_stone_that_cannot_enter_stops_a_tric_trac(side: Side) -> None:
    state = side.state({}, {2: 2, 24: 2}, throw=(1, 2), left=(1, 2, 2, 5, 5, 6, 6), bar=(2, 0))
    told = side.told(state, "bar/1")
    assert told == [("bar.first", 0), ("throw.stop", 0), ("throw.again", 0)]


# off.all-home


@pytest.mark.rule("off.all-home")
def test_nothing_is_borne_off_while_a_stone_is_outside_home(side: Side) -> None:
    own = {18: 1, 19: 5, 21: 1, 23: 3}
    state = side.state(own, AWAY, throw=(2, 4), left=(2, 4))
    assert side.legal(state) == {"18/20", "19/21", "21/23"}
    refused(state, side.move("23/off"), "off.all-home")


@pytest.mark.rule("off.all-home")
def test_nothing_is_borne_off_while_a_stone_is_on_the_bar(side: Side) -> None:
    state = side.state({19: 5, 23: 3}, AWAY, throw=(2, 4), left=(2, 4), bar=(1, 0))
    assert side.legal(state) == {"bar/2"}
    refused(state, side.move("23/off"), "bar.first")


@pytest.mark.rule("off.all-home")
def test_bearing_off_begins_in_the_throw_that_brings_the_last_stone_home(side: Side) -> None:
    state = side.state({18: 1, 21: 2}, AWAY, throw=(1, 4), left=(1, 4))
    assert side.legal(side.play(state, "18/19")) == {"21/off"}


@pytest.mark.rule("off.all-home")
def test_stones_that_are_off_do_not_count_as_outside(side: Side) -> None:
    state = side.state({19: 1}, AWAY, throw=(5, 6), left=(6,))
    assert side.legal(state) == {"19/off"}


# off.exact


@pytest.mark.rule("off.exact")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_stone_leaves_only_with_its_exact_number(side: Side, die: int) -> None:
    home = dict.fromkeys(range(19, 25), 2)
    state = side.state(home, AWAY, throw=(die, die), left=(die, die, 7 - die, 7 - die))
    assert side.legal(state) == {f"{25 - die}/off"}
    assert side.told(state, f"{25 - die}/off") == [("off.exact", 1)]
    after = side.play(state, f"{25 - die}/off")
    assert side.own(after.board.off) == side.own(state.board.off) + 1
    assert side.stones(after, 25 - die) == [1]


@pytest.mark.rule("off.exact")
def test_a_higher_die_does_not_bear_off_the_hindmost_stone(side: Side) -> None:
    due = side.state({21: 2, 24: 2}, AWAY)
    assert rules(side.told(due, "roll 5-6")) == ["throw.normal", "throw.stop"]
    state = side.state({21: 2, 24: 2}, AWAY, throw=(1, 6), left=(1, 6))
    refused(state, side.move("21/off"), "off.exact")
    assert rules(side.told(state, "24/off")) == ["off.exact", "throw.stop"]


@pytest.mark.rule("off.exact")
def test_the_bear_off_stands_before_the_stop_and_the_next_throw(side: Side) -> None:
    state = side.state({24: 1, 23: 1}, AWAY, throw=(1, 1), left=(1, 1, 6, 6))
    told = side.told(state, "24/off")
    assert told == [("off.exact", 1), ("throw.stop", 0), ("throw.again", 0)]


# off.no-inside-move


@pytest.mark.rule("off.no-inside-move")
def test_once_all_are_home_no_stone_moves_within_it(side: Side) -> None:
    state = side.state({20: 2, 23: 1}, AWAY, throw=(2, 5), left=(2, 5))
    assert side.legal(state) == {"23/off"}
    refused(state, side.move("20/22"), "off.no-inside-move")


@pytest.mark.rule("off.no-inside-move")
def test_a_throw_stops_though_a_stone_could_have_moved_within_home(side: Side) -> None:
    due = side.state({19: 2, 20: 2, 22: 1}, AWAY)
    assert rules(side.told(due, "roll 2-5")) == ["throw.normal", "throw.stop"]


# off.home-meant


@pytest.mark.rule("off.home-meant")
@pytest.mark.parametrize("die", range(1, 6))
def test_the_ban_is_on_all_six_points_of_home(side: Side, die: int) -> None:
    # Everywhere but on the point that the die bears off from.
    own = {point: 2 for point in range(19, 25) if point != 25 - die}
    state = side.state(own | {25 - die: 1}, AWAY, throw=(die, 6), left=(die, 6))
    assert side.legal(state) == {f"{25 - die}/off"}
    for point in range(19, 25 - die):
        refused(state, side.move(f"{point}/{point + die}"), "off.no-inside-move")


# start.roll-off


@pytest.mark.rule("start.roll-off")
def test_the_higher_die_begins_and_equal_dice_do_not_count() -> None:
    state = GAME.new()
    assert set(state.legal_moves()) == {
        f"start {white}-{black}" for white in range(1, 7) for black in range(1, 7) if white != black
    }
    for move in state.legal_moves():
        beginner = 0 if move[6] > move[8] else 1
        log = []
        after = state.play(move, log)
        assert [(event.rule, event.seat, event.points) for event in log] == [
            ("start.roll-off", beginner, 0)
        ]
        assert (after.on_turn, after.to_act, after.throw) == (beginner, "chance", None)
    refused(state, "start 4-4", "start.roll-off")


@pytest.mark.rule("start.roll-off")
def test_the_beginner_then_throws_both_dice() -> None:
    state = GAME.new().play("start 2-6")
    assert len(state.legal_moves()) == 21
    assert state.play("roll 3-4").left == (3, 4)
    refused(state, "start 2-6", "start.roll-off")
    refused(GAME.new(), "roll 3-4", "start.roll-off")


# move.inside-home


@pytest.mark.rule("move.inside-home")
def test_stones_move_within_home_while_others_are_outside(side: Side) -> None:
    state = side.state({15: 1, 19: 1, 20: 1}, AWAY, throw=(2, 4), left=(2, 4))
    assert side.legal(state) == {"15/17", "19/21", "20/22"}
    assert side.stones(side.play(state, "20/22"), 20, 22) == [0, 1]


# off.interrupted


@pytest.mark.rule("off.interrupted")
def test_a_hit_stone_pauses_bearing_off_until_all_are_home_again(side: Side) -> None:
    state = side.state({20: 3, 23: 2}, {9: 2}, throw=(2, 3), left=(2, 3), bar=(1, 0))
    assert side.legal(state) == {"bar/2"}
    state = side.play(state, "bar/2")
    assert side.legal(state) == {"2/5", "20/23"}
    refused(state, side.move("22/off"), "turn.alternate")
    state = side.state({15: 1, 20: 3, 23: 2}, {9: 2}, throw=(2, 4), left=(2, 4))
    refused(state, side.move("23/off"), "off.all-home")
    assert side.legal(state) == {"15/17", "20/22"}
    state = side.state({18: 1, 21: 3, 23: 2}, {9: 2}, throw=(2, 4), left=(2, 4))
    assert side.legal(side.play(state, "18/20")) == {"21/off"}


@pytest.mark.rule("off.interrupted")
def test_the_stone_that_hits_interrupts_the_other_side(side: Side) -> None:
    foe = Side(side.other)
    # The foe has a blot at home, on this side's point 2, and the rest of its stones on 3.
    state = side.state({5: 2}, {2: 1, 3: 5}, throw=(2, 4), left=(2, 4), bar=(1, 0))
    state = side.play(state, "bar/2*", "2/6", "roll 2-3")
    assert foe.legal(state) == {"bar/2"}
    state = foe.play(state, "bar/2")
    assert "22/off" not in foe.legal(state)
    assert foe.legal(state) == {"2/5"}
