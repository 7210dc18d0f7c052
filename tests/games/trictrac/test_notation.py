"""How moves are written and read."""

from __future__ import annotations

import pytest

from tests.games.trictrac.sides import Side
from tritables import BadInput
from tritables.games.trictrac import GAME
from tritables.games.trictrac.notation import ROLLS, STARTS, STEPS, Step, read_step


def test_the_thirty_throws_for_the_start() -> None:
    assert len(STARTS) == 30
    assert STARTS["start 5-3"] == 0
    assert STARTS["start 3-5"] == 1
    assert GAME.new().legal_moves() == tuple(STARTS)


def test_the_twenty_one_throws() -> None:
    assert len(ROLLS) == 21
    assert set(ROLLS) == {f"roll {low}-{high}" for low in range(1, 7) for high in range(low, 7)}


def test_what_is_written_is_read() -> None:
    for text, step in STEPS.items():
        read = read_step(text)
        assert read is not None, text
        assert str(read) == text
        assert (read.source, read.target) == step, text


def test_each_side_writes_the_same_points() -> None:
    assert {"bar/1", "bar/6", "8/13", "19/off", "bar/24", "bar/19", "13/8*", "6/off"} <= set(STEPS)
    assert "off/3" not in STEPS
    assert "19/off*" not in STEPS


def test_a_move_that_is_too_far_is_written_all_the_same() -> None:
    assert read_step("1/24") == Step(1, 24)
    assert read_step("24/1*") == Step(24, 1, True)


def test_the_points_are_numbered_from_white_s_side_for_both() -> None:
    white, black = Side(0), Side(1)
    own = {4: 1, 10: 1}
    assert white.state(own, {1: 2}, throw=(3, 5), left=(3, 5)).legal_moves() == ("4/7", "10/13")
    assert black.state(own, {1: 2}, throw=(3, 5), left=(3, 5)).legal_moves() == ("15/12", "21/18")
    black_enters = black.state({}, {1: 2}, throw=(3, 5), left=(3, 5), bar=(2, 0))
    assert black_enters.legal_moves() == ("bar/22",)
    black_leaves = black.state({22: 1, 24: 1}, {1: 2}, throw=(3, 5), left=(3, 5))
    assert black_leaves.legal_moves() == ("3/off",)


def test_a_throw_set_by_hand_is_written_in_its_notation() -> None:
    due = Side(1).state({2: 2}, {1: 2})
    assert GAME.chance_by_hand(GAME.new(), ("die-2", "die-6")) == "start 2-6"
    assert GAME.chance_by_hand(due, ("die-6", "die-2")) == "roll 2-6"


@pytest.mark.parametrize(
    "faces", [(), ("die-1",), ("die-1", "die-7"), ("die-1", ""), ("12", "3"), ("die-1",) * 3]
)
def test_a_throw_set_by_hand_shows_two_dice(faces: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.chance_by_hand(GAME.new(), faces)
    assert (caught.value.where, caught.value.reason.id) == ("faces", "bad-faces")


def test_a_turn_in_a_score_sheet() -> None:
    # `white 1-2: bar/1 bar/1 bar/2 bar/2 bar/5 bar/5 bar/6 bar/6; 3-4: …`
    stones = [f"bar/{point}" for point in (1, 1, 2, 2, 5, 5, 6, 6)]
    moves = ["start 5-3", "roll 1-2", *stones, "roll 3-4", "bar/3", "bar/4", "roll 1-6"]
    state, played = GAME.new(), []
    for move in moves:
        played.append((state.on_turn, move))
        state = state.play(move)
    start, white, black = GAME.score_sheet(played)
    assert [(entry.text, entry.head) for entry in start.entries] == [("start 5-3", True)]
    assert [entry.text for entry in white.entries] == ["1-2", *stones, "3-4", "bar/3", "bar/4"]
    assert [entry.text for entry in white.entries if entry.head] == ["1-2", "3-4"]
    assert [entry.text for entry in black.entries] == ["1-6"]
    assert (start.seat, white.seat, black.seat) == (None, 0, 1)
