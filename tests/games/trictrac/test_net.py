"""The net: its worth counted again from its rows, and its weights as text."""

from __future__ import annotations

from random import Random

import pytest

from tests.rounds import played
from tritables import BadInput
from tritables.games.trictrac.board import Board
from tritables.games.trictrac.net import ROWS, SCALE, WON, Net, read, written
from tritables.games.trictrac.short_position import position
from tritables.games.trictrac.whole_throws import packed

UNITS = 5


def some_rows(seed: int) -> list[list[int]]:
    rng = Random(seed)
    return [[rng.randint(-2000, 2000) for _ in range(UNITS)] for _ in range(ROWS)]


def counted(rows: list[list[int]], board: Board, side: int) -> int:
    """The worth of a board for the side that is to throw, counted unit by unit."""
    sums = list(rows[ROWS - 2])
    for nth, whose in enumerate((side, 1 - side)):
        stones = [
            (step, board.stones(whose, step if side == 0 else 25 - step)) for step in range(1, 25)
        ]
        for step, count in stones:
            first = nth * 96 + 4 * (step - 1)
            add(sums, rows[first], int(count == 1))
            add(sums, rows[first + 1], int(count > 1))
            add(sums, rows[first + 2], int(count > 2))
            add(sums, rows[first + 3], max(0, count - 3))
        for place, count in enumerate((board.bar[whose], board.off[whose])):
            first = 192 + 4 * nth + 2 * place
            add(sums, rows[first], int(count > 0))
            add(sums, rows[first + 1], count)
    counts = rows[ROWS - 1]
    return sum(
        (weight * one * 256) // (SCALE + abs(one)) for weight, one in zip(counts, sums, strict=True)
    )


def add(sums: list[int], row: list[int], times: int) -> None:
    for unit, weight in enumerate(row):
        sums[unit] += times * weight


@pytest.mark.parametrize("side", [0, 1], ids=["white", "black"])
def test_the_worth_is_what_its_units_count(side: int) -> None:
    rows = some_rows(1)
    net = Net(rows)
    record = played("trictrac", 300, 2)
    state, checked = record.start, 0
    for move in record.moves:
        state = state.play(move)
        if 15 not in state.board.off:
            here = packed(state.board, side)
            assert net.worth(here, again=True) == counted(rows, state.board, side)
            assert net.worth(here, again=False) == -counted(rows, state.board, 1 - side)
            checked += 1
    assert checked > 100


def test_a_round_that_is_won_is_worth_most() -> None:
    board = position(white="off:15", black="3:15").board
    assert Net(some_rows(3)).worth(packed(board, 0), again=False) == WON


def test_weights_are_read_as_they_were_written() -> None:
    assert read(written(some_rows(4)), "mine").rows == some_rows(4)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[:-4],
        lambda text: text[:100] + ("A" if text[100] != "A" else "B") + text[101:],
        lambda text: text[:100] + "?" + text[101:],
        lambda text: "é" + text[1:],
        lambda text: "AAAA",
    ],
    ids=["none", "cut", "changed", "no letter", "no ASCII", "short"],
)
def test_damaged_weights_are_refused_by_name(damage: object) -> None:
    assert callable(damage)
    with pytest.raises(BadInput, match="damaged") as caught:
        read(damage(written(some_rows(5))), "odile")
    assert caught.value.where == "odile"
