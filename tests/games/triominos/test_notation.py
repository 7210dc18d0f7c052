"""How moves are written and read."""

from __future__ import annotations

import pytest

from tests.games.battery import whole_game
from tests.games.triominos.tables import STRIP, play, start_of, state
from tritables import IllegalMove, Record
from tritables.games.triominos import GAME
from tritables.games.triominos.board import written
from tritables.games.triominos.notation import read_cell, read_placement, read_tiles
from tritables.games.triominos.tiles import READS

TWO = ("3-3-4 1-1-3 0-0-5 2-2-4", "0-5-5 1-1-4 2-3-5 0-2-2")


@pytest.mark.parametrize("cell", [(0, 0), (2, -1), (-1, 2), (-12, -34), (999, -999)])
def test_what_is_written_is_read(cell: tuple[int, int]) -> None:
    for text, (tile, numbers) in READS.items():
        assert read_placement(written(text, cell)) == (tile, text, numbers, cell)
    assert read_cell(f"{cell[0]},{cell[1]}") == cell


def test_a_turned_tile_names_the_same_tile() -> None:
    for text in ("0-1-5", "1-5-0", "5-0-1"):
        read = read_placement(f"{text}@2,-1")
        assert read is not None
        assert (read[0], read[1]) == ("0-1-5", text)


BAD_PLACEMENTS = [
    *("", "0-1-5", "@0,0", "0-1-5@", "0-1-5@0", "0-1-5@0,", "0-1-5@,0", "0-1-5@0,0,0"),
    *("5-1-0@0,0", "0-5-1@0,0", "1-0-5@0,0", "4-3-1@2,1"),
    *("0-1-6@0,0", "0-1@0,0", "0-1-5-5@0,0", "00-1-5@0,0", "015@0,0", "0-1-5@0,-0"),
    *("0-1-5@00,0", "0-1-5@+1,0", "0-1-5@01,0", "0-1-5@1.0,0", "0-1-5@1000,0", "0-1-5@0,-1000"),
    *(" 0-1-5@0,0", "0-1-5@0,0 ", "0-1-5@0, 0", "0-1-5 @0,0", "0-1-5@0,0\n", "0-1-5@0;0"),
    *("０-1-5@0,0", "0-1-٥@0,0", "0-1-5@²,0", "0–1–5@0,0", "0-1-5@0,−1", "0-1-5@0,0!"),
    *("buy", "pass", "lots 0-0-0", "?", "?-?-?@0,0", "0-1-?@0,0"),
]


@pytest.mark.parametrize("text", BAD_PLACEMENTS)
def test_what_is_no_placement_is_not_read(text: str) -> None:
    assert read_placement(text) is None


@pytest.mark.parametrize(
    "text", ["", "0", "0,", ",0", "0,0,0", "-0,0", "0,-0", "01,2", "1 ,2", "rack0.1", "pool", "1,٢"]
)
def test_what_is_no_cell_is_not_read(text: str) -> None:
    assert read_cell(text) is None


def test_a_triple_is_written_once() -> None:
    now = state(STRIP + " 4-3-3@2,1", "3-3-3 2-2-2", "1-1-1")
    assert [move for move in now.legal_moves() if move.startswith("3-3-3")] == ["3-3-3@3,1"]
    first = state("", "3-3-3 2-2-2", "1-1-1")
    assert first.legal_moves() == ("3-3-3@0,0", "2-2-2@0,0")


def test_numbers_are_written_from_the_first_corner_of_the_cell_clockwise() -> None:
    # 2,1 points down below 1-3-4: top left is a 4, top right a 3, and the bottom is free.
    now = state(STRIP, *TWO)
    assert now.board.open[2, 1][:2] == (4, 3)
    assert "4-3-3@2,1" in now.legal_moves()
    after = now.play("4-3-3@2,1")
    assert after.table[-1] == "4-3-3@2,1"
    assert after.board.cells[2, 1] == (4, 3, 3)


def test_lots_and_shuffles_name_their_tiles_in_order() -> None:
    assert read_tiles("lots 1-4-5 0-2-2", "lots") == ("1-4-5", "0-2-2")
    assert read_tiles("shuffle 0-0-3", "shuffle") == ("0-0-3",)
    assert read_tiles("shuffle", "shuffle") == ()
    assert read_tiles("shuffle 0-0-3", "lots") is None
    assert read_tiles("lots  0-0-3", "lots") == ("", "0-0-3")
    assert read_tiles("Lots 0-0-3", "lots") is None


def test_lots_are_in_the_order_of_the_seats_and_the_shuffle_in_that_of_the_pool() -> None:
    start = GAME.new(2, seed=9)
    best = max(start.pool, key=lambda tile: sum(map(int, tile.split("-"))))
    other = next(tile for tile in start.pool if tile != best and "5" not in tile)
    assert start.play(f"lots {best} {other}").begins == 0
    due = start.play(f"lots {other} {best}")
    assert due.begins == 1
    order = sorted(due.pool)
    now = due.play(" ".join(("shuffle", *order)))
    now = now.play(now.legal_moves()[0])
    bought = now.play("buy")
    assert bought.hands[now.to_act][-1] == order[0]  # type: ignore[index]


@pytest.mark.parametrize("phase", ["lots", "shuffle"])
def test_chance_is_listed_as_one_word(phase: str) -> None:
    walked = whole_game("triominos", 1)
    now = next(state for state in walked.states if state.phase == phase)
    assert now.legal_moves() == (phase,)
    assert not now.judge(phase).ok


@pytest.mark.parametrize("text", ["lots  0-0-0 0-0-1", "lots 0-0-0  0-0-1", "lots 0-0-0 0-0-1 "])
def test_tiles_stand_one_space_apart(text: str) -> None:
    assert not GAME.new(2).judge(text).ok


def test_a_record_holds_every_move_as_it_is_written() -> None:
    walked = whole_game("triominos", 2)
    record = Record(walked.states[0], walked.moves)
    written = record.as_json()
    assert written["moves"] == list(walked.moves)
    assert {move.split(" ")[0] for move in walked.moves if "@" not in move} <= {
        "lots",
        "shuffle",
        "buy",
        "pass",
    }
    assert Record.read(written) == record


# Gestures.


def test_a_tile_taken_to_where_it_fits_turns_by_itself() -> None:
    now = state(STRIP, *TWO)
    for turn in range(3):
        assert GAME.attempt(now, "rack0.0", "2,1", turn) == "4-3-3@2,1"
    assert GAME.attempt(now, "rack0.1", "3,0") == "1-1-3@3,0"


def test_the_first_tile_lies_with_its_lowest_number_on_top() -> None:
    first = state("", *TWO)
    for turn in range(3):
        assert GAME.attempt(first, "rack0.2", "0,0", turn) == "0-0-5@0,0"


@pytest.mark.parametrize(
    ("cell", "moves"),
    [
        # 0-0-5 pointing up, turned a third clockwise each time: what was right is then left. Not
        # turned at all it lies with a 0 on the 0, where only one number clashes.
        ("1,-1", ["5-0-0@1,-1", "5-0-0@1,-1", "0-5-0@1,-1"]),
        # Pointing down, what was on top is at the right.
        ("3,0", ["5-0-0@3,0", "0-5-0@3,0", "0-0-5@3,0"]),
    ],
)
def test_a_tile_that_does_not_fit_is_tried_as_it_was_turned(cell: str, moves: list[str]) -> None:
    now = state(STRIP, *TWO)
    assert [GAME.attempt(now, "rack0.2", cell, turn) for turn in range(3)] == moves
    assert GAME.attempt(now, "rack0.2", cell, 3) == moves[0]
    assert not any(now.judge(move).ok for move in moves)


@pytest.mark.parametrize(
    ("cell", "move", "mine", "theirs", "beside"),
    [
        # The gap asks for 4, 3 and 4: the 4-4 side fits, and the 5 meets the 3 of the tile above.
        ("2,3", "4-5-4@2,3", 5, 3, "2,2"),
        # A single side of 4 and 3: its 4 can fit, and something else then meets the 3.
        ("-1,2", "5-4-4@-1,2", 4, 3, "0,2"),
    ],
)
def test_a_tile_not_turned_by_hand_lies_where_the_fewest_numbers_clash(
    cell: str, move: str, mine: int, theirs: int, beside: str
) -> None:
    now = start_of("bell").play("3-3-1@4,3")
    assert GAME.attempt(now, "rack1.0", cell) == move
    verdict = now.judge(move)
    args = verdict.message.args
    assert (args["way"], args["mine"], args["theirs"]) == ("one", mine, theirs)
    assert args["turned"] == 0
    assert verdict.witnesses == (beside, cell)


def test_a_tile_turned_by_hand_is_told_what_clashes_as_it_lies_and_that_no_turn_fits() -> None:
    now = start_of("bell").play("3-3-1@4,3")
    move = GAME.attempt(now, "rack1.0", "2,3", 2)
    assert move == "4-4-5@2,3"
    assert str(now.judge(move).message) == (
        "At one end of the side a 4 touches a 4, but at the other end your 5 would touch a 4. "
        "The numbers must be the same at both ends; no turn of this tile fits here."
    )


def test_a_tile_of_the_pool_taken_to_the_rack_is_bought() -> None:
    now = state(STRIP, *TWO)
    for target in ("rack0", "rack0.0"):
        assert GAME.attempt(now, "pool", target) == "buy"


def test_a_gesture_is_the_seat_s_that_is_on_turn() -> None:
    now = state(STRIP, *TWO, on_turn=1, begins=1)
    assert GAME.attempt(now, "rack1.0", "-1,0") == "5-0-5@-1,0"
    with pytest.raises(IllegalMove):
        GAME.attempt(now, "rack0.0", "2,1")


# The score sheet.


def test_a_score_sheet_reads_by_turns_and_keeps_the_order_of_the_pool_to_itself() -> None:
    now = GAME.new(2, seed=9)
    best = max(now.pool, key=lambda tile: sum(map(int, tile.split("-"))))
    other = next(tile for tile in now.pool if tile != best and "5" not in tile)
    moves = [f"lots {best} {other}", " ".join(("shuffle", *sorted(now.pool)))]
    played = []
    for move in moves:
        played.append((now.on_turn, move))
        now = now.play(move)
    for move in (now.legal_moves()[0], "buy", "buy", "buy", "pass"):
        played.append((now.on_turn, move))
        now = now.play(move)
    turns = GAME.score_sheet(played)
    assert [turn.seat for turn in turns] == [None, 0, 1]
    lots, first, second = turns
    assert [(entry.text, entry.head) for entry in lots.entries] == [(moves[0], True)]
    assert [(entry.text, entry.head) for entry in first.entries] == [
        ("shuffle", True),
        (played[2][1], False),
    ]
    assert [entry.text for entry in second.entries] == ["buy", "buy", "buy", "pass"]
    assert [entry.ply for turn in turns for entry in turn.entries] == list(range(len(played)))


def test_moves_played_in_a_row_are_the_moves_played_one_by_one() -> None:
    now = state(STRIP, *TWO, first="5-5-5")
    assert play(now, "buy", "4-3-3@2,1") == now.play("buy").play("4-3-3@2,1")
