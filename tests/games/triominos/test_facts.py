"""The facts of the rules file, counted; and the table's bookkeeping against brute force."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from tests.games.battery import whole_game
from tests.games.triominos.tables import STRIP, start_of, state
from tritables.core.chance import dealer
from tritables.games.triominos import GAME
from tritables.games.triominos.board import (
    EMPTY,
    PLAIN,
    Board,
    Cell,
    Corner,
    around,
    beside,
    corners_of,
    points_up,
)
from tritables.games.triominos.tiles import (
    ANY,
    FITTING,
    NUMBERS,
    READS,
    TILES,
    VALUE,
    Numbers,
    total,
)

CELLS = [(x, y) for y in range(-4, 5) for x in range(-4, 5)]


# The tiles.


def test_there_are_56_tiles_each_with_its_numbers_rising() -> None:
    assert len(TILES) == len(set(TILES)) == 56
    assert all(a <= b <= c for a, b, c in NUMBERS.values())
    assert {number for numbers in NUMBERS.values() for number in numbers} == set(range(6))


def test_6_triples_30_with_a_pair_20_with_three_numbers() -> None:
    kinds = Counter(len(set(numbers)) for numbers in NUMBERS.values())
    assert kinds == {1: 6, 2: 30, 3: 20}


def test_a_triple_turns_one_way_and_every_other_tile_three() -> None:
    ways = Counter(tile for tile, _ in READS.values())
    for tile, numbers in NUMBERS.items():
        assert ways[tile] == (1 if len(set(numbers)) == 1 else 3)
    assert len(READS) == 6 + 50 * 3


def test_a_turned_tile_reads_the_same_numbers_clockwise() -> None:
    for text, (tile, numbers) in READS.items():
        a, b, c = NUMBERS[tile]
        assert numbers in ((a, b, c), (b, c, a), (c, a, b))
        assert text == "-".join(map(str, numbers))


def test_no_two_tiles_read_alike() -> None:
    read = [(a, b, c) for a, b, c in (numbers for _, numbers in READS.values())]
    assert len(set(read)) == len(read)


def test_all_values_together_are_420() -> None:
    assert total(TILES) == sum(VALUE.values()) == 420
    assert (VALUE["0-0-0"], VALUE["5-5-5"], VALUE["0-2-5"]) == (0, 15, 7)


@pytest.mark.parametrize("number", range(6))
def test_each_number_is_on_21_tiles_and_28_corners(number: int) -> None:
    counts = [numbers.count(number) for numbers in NUMBERS.values()]
    assert sum(count > 0 for count in counts) == 21
    assert sum(counts) == 28


def test_what_fits_a_place_is_every_turned_tile_with_its_numbers() -> None:
    for wanted, fitting in FITTING.items():
        expected = {
            text
            for text, (_, numbers) in READS.items()
            if all(want in (ANY, number) for want, number in zip(wanted, numbers, strict=True))
        }
        assert {text for _, text, _ in fitting} == expected


def test_two_numbers_of_a_side_leave_a_tile_one_turn() -> None:
    for fitting in [found for wanted, found in FITTING.items() if wanted.count(ANY) <= 1]:
        tiles = [tile for tile, _, _ in fitting]
        assert len(set(tiles)) == len(tiles)
        assert len(tiles) <= 6


# The lattice.


def test_corners_run_clockwise_from_the_first() -> None:
    assert corners_of((4, 2)) == ((4, 2), (5, 3), (3, 3))
    assert corners_of((4, 1)) == ((3, 1), (5, 1), (4, 2))
    for cell in CELLS:
        (ax, ay), (bx, by), (cx, cy) = corners_of(cell)
        # Rows count downwards, so a clockwise triangle has a positive area here.
        assert (bx - ax) * (cy - ay) - (cx - ax) * (by - ay) == 2


def test_every_other_cell_of_a_row_points_up() -> None:
    for x, y in CELLS:
        assert points_up((x, y)) == ((x + y) % 2 == 0)
        lowest = max(row for _, row in corners_of((x, y)))
        assert sum(row == lowest for _, row in corners_of((x, y))) == (
            2 if points_up((x, y)) else 1
        )


def test_cells_beside_share_two_corners_and_no_others_do() -> None:
    for cell in CELLS:
        mine = set(corners_of(cell))
        near = dict(beside(cell))
        shared = {other for other in CELLS if len(mine & set(corners_of(other))) == 2}
        assert shared == near.keys() & set(CELLS)
        for other, across in near.items():
            assert mine - set(corners_of(other)) == {corners_of(cell)[across]}


def test_six_cells_lie_around_a_corner() -> None:
    for corner in {corner for cell in CELLS for corner in corners_of(cell)}:
        cells = around(corner)
        assert len(set(cells)) == 6
        assert all(corner in corners_of(cell) for cell in cells)


# The table.


def brute_open(cells: dict[Cell, Numbers]) -> dict[Cell, Numbers]:
    """What every empty cell beside a tile asks for, by looking at all cells around."""
    shown: dict[Corner, int] = {}
    for cell, numbers in cells.items():
        shown.update(zip(corners_of(cell), numbers, strict=True))
    xs, ys = [x for x, _ in cells] or [0], [y for _, y in cells] or [0]
    found: dict[Cell, Numbers] = {}
    for y in range(min(ys) - 2, max(ys) + 3):
        for x in range(min(xs) - 2, max(xs) + 3):
            mine = corners_of((x, y))
            touches = any(len(set(mine) & set(corners_of(other))) == 2 for other in cells)
            if (x, y) not in cells and touches:
                a, b, c = (shown.get(corner, ANY) for corner in mine)
                found[x, y] = (a, b, c)
    return found


def check_board(board: Board) -> None:
    assert board.open == brute_open(board.cells)
    shown: dict[Corner, int] = {}
    for cell, numbers in board.cells.items():
        for corner, number in zip(corners_of(cell), numbers, strict=True):
            assert shown.setdefault(corner, number) == number
    assert board.corners == shown


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_open_places_are_what_all_cells_say(seed: int) -> None:
    states = whole_game("triominos", seed).states
    for now in [one for one in states if one.table and len(one.table) % 6 in (0, 1)]:
        check_board(now.board)


@pytest.mark.parametrize("id", ["notch", "bridge", "triple-hexagon", "pool-empty", "blocked"])
def test_the_open_places_of_the_examples_are_what_all_cells_say(id: str) -> None:
    check_board(start_of(id).board)


def test_a_board_is_never_changed() -> None:
    now = state(STRIP, "3-3-4", "2-2-2")
    before = (dict(now.board.cells), dict(now.board.corners), dict(now.board.open))
    after = now.board.after((2, 1), (4, 3, 3))
    assert before == (now.board.cells, now.board.corners, now.board.open)
    assert after != now.board
    assert len(after.cells) == 4


def test_a_board_is_its_placements_in_their_order_and_what_lies_there_is_the_same_in_any() -> None:
    one = EMPTY.after((0, 0), (0, 4, 5)).after((1, 0), (0, 1, 4))
    other = EMPTY.after((1, 0), (0, 1, 4)).after((0, 0), (0, 4, 5))
    assert one.placed == other.placed[::-1]
    assert (one.cells, one.corners, one.open) == (other.cells, other.corners, other.open)
    again = EMPTY.after((0, 0), (0, 4, 5)).after((1, 0), (0, 1, 4))
    assert one == again != other
    assert hash(one) == hash(again)


def test_a_state_is_pickled_with_its_board() -> None:
    now = start_of("bridge")
    again = pickle.loads(pickle.dumps(now))
    assert again == now
    assert (again.board.cells, again.board.corners) == (now.board.cells, now.board.corners)
    assert again.board.open == now.board.open
    assert again.legal_moves() == now.legal_moves()


def test_nothing_in_a_state_can_be_changed() -> None:
    now = start_of("bridge")
    for part, name in ((now, "on_turn"), (now.board, "placed"), (now.options, "target")):
        with pytest.raises(AttributeError):
            setattr(part, name, 1)
    for held in (now.board.cells, now.board.corners, now.board.open, now.placements()):
        with pytest.raises(TypeError):
            held[(9, 9)] = 0  # type: ignore[index]


@pytest.mark.parametrize("id", ["side", "notch", "bridge", "hexagon", "triple-hexagon"])
def test_a_tile_fits_a_place_in_one_way_or_none(id: str) -> None:
    board = start_of(id).board
    for cell, wanted in board.open.items():
        for tile in TILES:
            turns = [
                numbers
                for read, numbers in READS.values()
                if read == tile
                and all(want in (ANY, number) for want, number in zip(wanted, numbers, strict=True))
            ]
            fits = board.fits(cell, tile)
            assert turns == ([] if fits is None else [fits[1]])
    assert board.fits((40, 40), "0-0-1") is None


def test_what_can_be_placed_is_what_fits_somewhere() -> None:
    for now in whole_game("triominos", 2).states[::7]:
        for hand in now.hands if now.table else ():
            fits = any(now.board.fits(cell, tile) for cell in now.board.open for tile in hand)
            assert now.board.can_place(hand) == fits


def test_most_places_form_nothing() -> None:
    assert state(STRIP, "3-3-4", "2-2-2").board.shape((2, 1)) == PLAIN


# Whole games.


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_every_tile_is_always_in_one_place(seed: int) -> None:
    for now in whole_game("triominos", seed).states:
        placed = [READS[move.partition("@")[0]][0] for move in now.table]
        held = [tile for hand in now.hands for tile in hand]
        assert sorted([*placed, *held, *now.pool]) == sorted(TILES)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_have_as_many_turns_when_the_bell_ends_a_round(seed: int) -> None:
    walked = whole_game("triominos", seed)
    turns = Counter(
        before.on_turn
        for before, _, _, after in walked.steps()
        if before.phase == "play" and (after.on_turn != before.on_turn or after.phase == "over")
    )
    last = walked.states[-1]
    counts = [turns[seat] for seat in range(last.seats)]
    assert max(counts) - min(counts) <= (last.bell is None)


def test_lots_are_drawn_evenly() -> None:
    due = GAME.new(2, seed=1)
    drawn = [due.draw(dealer(0, ply)).split(" ")[1] for ply in range(3800)]
    counts = Counter(drawn)
    assert set(counts) == set(due.pool)
    assert all(60 < count < 145 for count in counts.values()), counts  # 100 expected


def test_every_deal_is_another() -> None:
    first = Counter(GAME.new(2, seed=seed).hands[0][0] for seed in range(1120))
    assert len(first) == 56
    assert max(first.values()) < 45  # 20 expected
