"""Hexagons of Triominos that lack one tile, which is in hand."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tritables.games.triominos.board import CENTRE, Board, Cell, Corner, around, beside, corners_of
from tritables.games.triominos.deal import DEALT
from tritables.games.triominos.options import Options
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import (
    ANY,
    FITTING,
    NUMBERS,
    READS,
    TEXTS,
    TILES,
    Numbers,
    Tile,
)


def ringed(rng: Random, corners: int) -> TriominosState | None:
    """The tile is in hand that completes one, two or three hexagons."""
    last = rng.choice([near for near, _ in beside(CENTRE)])
    shared = [corner for corner in corners_of(last) if corner in corners_of(CENTRE)]
    alone = [corner for corner in corners_of(last) if corner not in shared]
    full = [*rng.sample(shared, min(corners, 2)), *alone][:corners]
    cells = dict.fromkeys(cell for corner in full for cell in around(corner) if cell != last)
    filled = _filled(rng, [*_in_order(cells), last])
    if filled is None:
        return None
    *placed, (_, numbers) = filled
    board = Board.of(placed)
    held = READS[TEXTS[numbers]][0]
    used = {READS[TEXTS[read]][0] for _, read in placed} | {held}
    rest = [tile for tile in TILES if tile not in used]
    rng.shuffle(rest)
    seats = rng.choice((2, 3))
    each = DEALT[seats] - 2
    hands = [tuple(rest[nth * each : (nth + 1) * each]) for nth in range(seats)]
    hands[0] = (*hands[0], held)
    pool = tuple(rest[seats * each :])
    return TriominosState(
        Options(), tuple(hands), pool, (0,) * seats, on_turn=0, begins=0, board=board
    )


def _in_order(cells: Iterable[Cell]) -> list[Cell]:
    """Cells as they can be filled from the centre, each beside an earlier one."""
    waiting, ordered = set(cells) - {CENTRE}, [CENTRE]
    for cell in ordered:
        near = [other for other, _ in beside(cell) if other in waiting]
        ordered += near
        waiting -= set(near)
    return ordered


def _filled(rng: Random, cells: list[Cell]) -> list[tuple[Cell, Numbers]] | None:
    """Tiles for some cells that agree wherever they meet, or None if that did not come out.

    The cell that leaves the least choice is filled first.
    """
    known: dict[Corner, int] = {}
    found: dict[Cell, Numbers] = {}
    free = set(TILES)
    while len(found) < len(cells):
        choices = {cell: _fitting(cell, known, free) for cell in cells if cell not in found}
        cell = min(choices, key=lambda one: (len(choices[one]), rng.random()))
        if not choices[cell]:
            return None
        tile, numbers = rng.choice(choices[cell])
        found[cell] = numbers
        free.remove(tile)
        known.update(zip(corners_of(cell), numbers, strict=True))
    return [(cell, found[cell]) for cell in cells]


def _fitting(cell: Cell, known: dict[Corner, int], free: set[Tile]) -> list[tuple[Tile, Numbers]]:
    """The tiles that agree with the numbers known at a cell's corners, as they must be turned."""
    wanted = [known.get(corner, ANY) for corner in corners_of(cell)]
    return [
        (tile, numbers)
        for tile, _, numbers in FITTING[wanted[0], wanted[1], wanted[2]]
        if tile in free and (cell != CENTRE or numbers == NUMBERS[tile])
    ]
