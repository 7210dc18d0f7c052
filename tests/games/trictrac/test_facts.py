"""The facts of the rules file, counted."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.games.battery import whole_game
from tritables.core.chance import dealer
from tritables.games.trictrac import GAME, position
from tritables.games.trictrac.board import STONES, Board, steps
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.throw import THROWS

PAIRS = [tuple(sorted(pair)) for pair in product(range(1, 7), repeat=2)]


def chance_of(rule: str) -> Fraction:
    return Fraction(sum(THROWS[pair].rule == rule for pair in PAIRS), len(PAIRS))


def pips(board: Board, side: int) -> int:
    """How far a side still has to go, all stones together."""
    still = 25 * board.bar[side]
    return still + sum(
        board.stones(side, point) * (25 - steps(side, point)) for point in range(1, 25)
    )


def test_there_are_21_different_throws_of_36() -> None:
    assert len(THROWS) == len(set(PAIRS)) == 21
    assert len(PAIRS) == 36


def test_how_often_one_throws_again() -> None:
    assert chance_of("throw.trictrac") == Fraction(2, 36)
    assert chance_of("throw.double") == Fraction(6, 36)
    again = Fraction(sum(THROWS[pair].again for pair in PAIRS), len(PAIRS))
    assert again == Fraction(8, 36)


def test_how_far_a_throw_goes() -> None:
    assert sum(THROWS[1, 2].sequence) == 28
    for n in range(1, 7):
        assert sum(THROWS[n, n].sequence) == 14


def test_a_side_has_375_pips_to_go() -> None:
    board = GAME.new().board
    assert [pips(board, side) for side in (0, 1)] == [15 * 25, 15 * 25]


def cost_of_a_hit(move: str, hit: int) -> int:
    """The pips that a side loses by a move that hits it; 0 for one that does not."""
    return steps(hit, int(move.split("/")[1].rstrip("*"))) if "*" in move else 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_pips_are_what_the_dice_move_and_hits_cost(seed: int) -> None:
    for before, move, _, after in whole_game("trictrac", seed).steps():
        gained = [pips(before.board, side) - pips(after.board, side) for side in (0, 1)]
        side = before.on_turn or 0
        assert gained[side] == sum(before.left[:1])
        assert gained[1 - side] == -cost_of_a_hit(move, 1 - side)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_stones_always_total_fifteen(seed: int) -> None:
    for state in whole_game("trictrac", seed).states:
        for side in (0, 1):
            on_points = sum(state.board.stones(side, point) for point in range(1, 25))
            assert on_points + state.board.bar[side] + state.board.off[side] == STONES


def test_a_board_in_play_is_the_board_of_its_counts() -> None:
    for state in whole_game("trictrac", 1).states:
        board = state.board
        fresh = Board.of(board.points, board.bar, board.off)
        assert (fresh.held, fresh.closed) == (board.held, board.closed)


def test_random_play_lasts_about_180_throws() -> None:
    throws = [
        sum(move.startswith("roll") for move in whole_game("trictrac", seed).moves)
        for seed in range(40)
    ]
    assert 140 < sum(throws) / len(throws) < 220


def test_the_dice_fall_evenly() -> None:
    due = GAME.new().play("start 5-3")
    drawn = [due.draw(dealer(0, ply)) for ply in range(3600)]
    assert set(drawn) == set(due.legal_moves())
    doubles = sum(move[5] == move[7] for move in drawn)
    assert 500 < doubles < 700  # 600 expected, within four and a half deviations
    assert 130 < drawn.count("roll 1-2") < 270  # 200 expected
    starts = [GAME.new().draw(dealer(0, ply)) for ply in range(600)]
    assert set(starts) == set(GAME.new().legal_moves())


LAST_STONE = {19: 1, 20: 3, 21: 5, 22: 7, 23: 9, 24: 11}
"""Of the 36 throws, how many bear off a side's last stone, by its steps so far: the tutorial."""


@pytest.mark.parametrize(("far", "throws"), LAST_STONE.items())
def test_how_many_throws_bear_off_a_last_stone(far: int, throws: int) -> None:
    starts = (
        position(white=str(far), black="1:15", on_turn="white"),
        position(black=str(25 - far), white="24:15", on_turn="black"),
    )
    for start in starts:
        assert sum(bears_off(start, low, high) for low, high in PAIRS) == throws


def bears_off(state: TricTracState, low: int, high: int) -> bool:
    """Whether this throw ends the game, where no die leaves a choice."""
    state = state.play(f"roll {low}-{high}")
    while state.left:
        (move,) = state.legal_moves()
        state = state.play(move)
    return state.result is not None
