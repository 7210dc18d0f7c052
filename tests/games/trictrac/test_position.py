"""Reading a position: every check refuses with the place of the fault and the rule behind it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.games.refusals import Position, changed, position_refused
from tests.games.trictrac.sides import Side
from tritables.games.trictrac import GAME

WHITE, BLACK = Side(0), Side(1)
START = GAME.new().position()
PLAYING = WHITE.position({8: 5, 10: 10}, {20: 5, 24: 5}, throw=(3, 4), left=(3, 4), bar=(0, 1))
AGAIN = WHITE.position({8: 5, 10: 10}, {20: 15}, throw=(3, 3))
DUE = BLACK.position({8: 15}, {20: 15})
OVER = GAME.read(WHITE.position({24: 1}, {1: 1}, throw=(1, 3), left=(1, 3))).play("24/off")
OVER = OVER.position()
refused = partial(position_refused, GAME)


@pytest.mark.parametrize("base", [START, PLAYING, AGAIN, DUE, OVER])
def test_sound_positions_are_read_and_written_back(base: Position) -> None:
    assert GAME.read(base).position() == base


def test_states_that_differ_in_one_thing_are_not_equal(side: Side) -> None:
    own, theirs = {2: 10}, {20: 10}
    states = [
        side.state(own, theirs),
        side.state(own, theirs, throw=(3, 3)),
        side.state(own, theirs, throw=(4, 4)),
        side.state(own, theirs, throw=(3, 4), left=(3, 4)),
        side.state(own, theirs, throw=(3, 4), left=(4,)),
        side.state(own, theirs, throw=(3, 5), left=(3, 5)),
        side.state(own, theirs, throw=(3, 3), left=(4,)),
        side.state(own, theirs, throw=(4, 4), left=(3,)),
        side.state(own, {20: 9}),
        Side(side.other).state(theirs, own),
    ]
    assert len(set(states)) == len(states)
    assert all((one == other) == (one is other) for one in states for other in states)
    assert states[0] != states[0].position()


# The form.


STRANGE = [True, False, 3.0, "3", None, [], {}, 10**400, -(10**400), float("nan"), float("inf")]


@pytest.mark.parametrize("value", [*STRANGE, 16, -16])
def test_points_hold_whole_numbers(value: object) -> None:
    data = changed(PLAYING)
    data["points"][3] = value
    refused(data, "points[3]", "bad-whole", low=-15, high=15)


@pytest.mark.parametrize("key", ["bar", "off"])
@pytest.mark.parametrize("value", [*STRANGE, 16, -1])
def test_bar_and_off_hold_whole_numbers(key: str, value: object) -> None:
    refused(changed(PLAYING, **{key: [0, value]}), f"{key}[1]", "bad-whole", low=0, high=15)
    refused(changed(PLAYING, **{key: [value, 0]}), f"{key}[0]", "bad-whole", low=0, high=15)


@pytest.mark.parametrize("value", [*STRANGE, 0, 7, -1])
def test_dice_show_one_to_six(value: object) -> None:
    refused(changed(PLAYING, left=[value, 4]), "left[0]", "bad-whole", low=1, high=6)
    refused(changed(PLAYING, throw=[3, value]), "throw[1]", "bad-whole", low=1, high=6)


@pytest.mark.parametrize(("key", "length"), [("points", 24), ("bar", 2), ("off", 2), ("throw", 2)])
def test_lists_have_their_length(key: str, length: int) -> None:
    for wrong in (0, length - 1, length + 1, 1000):
        refused(
            changed(PLAYING, **{key: [1] * wrong}),
            key,
            "bad-length-exact",
            low=length,
            length=wrong,
        )
    for value in (3, "33", {}, True):
        refused(changed(PLAYING, **{key: value}), key, "bad-list")


def test_at_most_eight_dice_are_left() -> None:
    refused(changed(PLAYING, left=[1] * 9), "left", "bad-length", low=0, high=8, length=9)
    refused(changed(PLAYING, left=None), "left", "bad-list")


@pytest.mark.parametrize("key", ["points", "bar", "off"])
def test_counts_may_not_be_null(key: str) -> None:
    refused(changed(PLAYING, **{key: None}), key, "bad-list")


@pytest.mark.parametrize("value", [0, 1, None, "true", []])
def test_again_is_true_or_false(value: object) -> None:
    refused(changed(PLAYING, again=value), "again", "bad-flag")


@pytest.mark.parametrize("value", [True, False, 2, -1, 1.0, "0", "Chance", [], {}])
def test_to_act_and_on_turn_name_a_side(value: object) -> None:
    refused(changed(PLAYING, to_act=value), "to_act", "bad-whole", low=0, high=1)
    refused(changed(PLAYING, on_turn=value), "on_turn", "bad-whole", low=0, high=1)
    refused(changed(PLAYING, on_turn="chance"), "on_turn", "bad-whole")


# The stones.


@pytest.mark.parametrize(
    ("keys", "seat", "count"),
    [
        ({"bar": [1, 1]}, 0, 16),
        ({"bar": [0, 0]}, 1, 14),
        ({"off": [1, 4]}, 0, 16),
        ({"off": [0, 3]}, 1, 14),
        ({"points": [0] * 24}, 0, 0),
        ({"points": [15] + [0] * 22 + [-15]}, 1, 20),
    ],
)
def test_each_side_has_fifteen_stones(keys: dict[str, Any], seat: int, count: int) -> None:
    data = changed(PLAYING, **keys)
    refused(data, "points", "bad-stones", "setup.all-on-bar", seat=seat, count=count)


def test_nobody_has_all_stones_off_before_the_end(side: Side) -> None:
    off = side.position({}, {1: 2}, throw=(3, 4), left=(3, 4))
    refused(off, "on_turn", "bad-over", "goal.all-off")
    refused(side.position({1: 2}, {}, throw=(3, 4), left=(3, 4)), "on_turn", "bad-over",
            "goal.all-off")  # fmt: skip
    refused(side.position({}, {1: 2}), "on_turn", "bad-over", "goal.all-off")


def test_only_one_side_can_have_won() -> None:
    data = changed(OVER, points=[0] * 24, off=[15, 15])
    refused(data, "off", "bad-both-off", "goal.all-off")


# The turn.


def test_before_the_roll_off_all_stones_are_on_the_bars() -> None:
    points = [1] + [0] * 23
    data = changed(START, points=points, bar=[14, 15])
    refused(data, "on_turn", "bad-roll-off", "setup.all-on-bar")
    data = changed(START, bar=[14, 15], off=[1, 0])
    refused(data, "on_turn", "bad-roll-off", "setup.all-on-bar")


@pytest.mark.parametrize("base", [START, OVER])
def test_nobody_s_turn_has_no_throw(base: dict[str, Any]) -> None:
    rule = "turn.alternate"
    refused(changed(base, throw=[3, 4]), "throw", "bad-no-turn", rule)
    refused(changed(base, left=[3, 4]), "left", "bad-no-turn", rule)
    refused(changed(base, again=True), "again", "bad-no-turn", rule)


def test_a_round_that_goes_on_is_somebody_s_turn() -> None:
    refused(changed(DUE, on_turn=None), "on_turn", "bad-roll-off", "setup.all-on-bar")


def test_the_first_throw_of_a_turn_has_nothing_left(side: Side) -> None:
    due = side.position({8: 15}, {20: 15})
    refused(changed(due, left=[3]), "left", "bad-left")
    refused(changed(due, again=True), "again", "bad-again", "throw.again")


def test_the_lower_die_stands_first() -> None:
    refused(changed(PLAYING, throw=[4, 3]), "throw", "bad-throw-order")


def test_only_a_double_or_a_tric_trac_throws_again() -> None:
    refused(changed(PLAYING, again=True), "again", "bad-again", "throw.again")
    refused(changed(AGAIN, again=False), "again", "bad-again", "throw.again")
    trictrac = changed(PLAYING, throw=[1, 2], left=[6], again=False)
    refused(trictrac, "again", "bad-again", "throw.again")


def test_when_no_die_is_left_and_the_turn_passes_then_no_throw_stands() -> None:
    data = changed(PLAYING, left=[], to_act="chance")
    refused(data, "throw", "bad-throw-over", "turn.alternate")


@pytest.mark.parametrize(
    ("throw", "left", "rule"),
    [
        ([3, 4], [4, 3], "throw.normal"),
        ([3, 4], [3], "throw.normal"),
        ([3, 4], [3, 4, 4], "throw.normal"),
        ([3, 4], [5], "throw.normal"),
        ([3, 3], [3, 3], "throw.double"),
        ([3, 3], [3, 3, 3, 4, 4], "throw.double"),
        ([6, 6], [1, 1, 6, 6], "throw.double"),
        ([1, 2], [1, 2], "throw.trictrac"),
        ([1, 2], [1, 1, 2, 2, 5, 5, 6], "throw.trictrac"),
        ([1, 2], [1, 1, 1, 2, 2, 5, 5, 6], "throw.trictrac"),
    ],
)
def test_the_dice_left_are_the_tail_of_the_throw(
    throw: list[int], left: list[int], rule: str
) -> None:
    data = changed(PLAYING, throw=throw, left=left, again=rule != "throw.normal")
    refused(data, "left", "bad-left", rule)


@pytest.mark.parametrize("throw", [[1, 2], [2, 5], [4, 4], [6, 6]])
def test_every_tail_of_a_throw_is_read(throw: list[int]) -> None:
    state = GAME.read(WHITE.position({2: 15}, {24: 2})).play(f"roll {throw[0]}-{throw[1]}")
    for nth in range(len(state.left)):
        left = state.left[nth:]
        data = WHITE.position({2: 15}, {24: 2}, throw=throw, left=left)
        assert GAME.read(data).left == left


def test_the_first_die_left_can_be_played(side: Side) -> None:
    blocked = side.position({8: 2}, {11: 2}, throw=(3, 4), left=(3, 4))
    refused(blocked, "left[0]", "bad-unplayable", "throw.stop", die=3)
    barred = side.position({8: 2}, {3: 2, 4: 1}, throw=(3, 4), left=(3, 4), bar=(1, 0))
    refused(barred, "left[0]", "bad-unplayable", "throw.stop", die=3)
    home = side.position({20: 2}, {3: 2}, throw=(3, 5), left=(3, 5))
    refused(home, "left[0]", "bad-unplayable", "throw.stop", die=3)


def test_a_later_die_need_not_be_playable(side: Side) -> None:
    data = side.position({8: 1}, {15: 2}, throw=(3, 4), left=(3, 4))
    assert GAME.read(data).position() == data


@pytest.mark.parametrize(
    ("base", "wrong"),
    [
        (START, (0, 1, None)),
        (DUE, (0, 1, None)),
        (AGAIN, (0, 1, None)),
        (PLAYING, (1, "chance", None)),
        (OVER, (0, 1, "chance")),
    ],
)
def test_who_is_to_act_agrees_with_the_rest(base: dict[str, Any], wrong: tuple[Any, ...]) -> None:
    for value in wrong:
        refused(changed(base, to_act=value), "to_act", "bad-to-act")


@pytest.mark.parametrize(("base", "due"), [(START, "chance"), (PLAYING, "0"), (OVER, "null")])
def test_who_is_to_act_is_said(base: dict[str, Any], due: str) -> None:
    wrong = 1 if base is PLAYING else 0
    refused(changed(base, to_act=wrong), "to_act", "bad-to-act", to_act=due)
