"""Placements in Triominos: how fast they are found, and how that grows with the table."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import tritables
from tests.benchmarks.report import Figure, compared
from tritables.games.triominos.board import around, beside, corners_of, written
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import READS

SIZES = (5, 15, 25, 35, 45, 55)
RACK = 9
BOARDS = 8
SECONDS = 0.05
ROUNDS = 7


def table_of(size: int, seed: int) -> TriominosState | None:
    """A state in play with so many tiles on the table and nine others in hand."""
    rng = random.Random(seed)
    start = tritables.new("triominos", seed=seed)
    assert isinstance(start, TriominosState)
    tiles = list(dict.fromkeys(tile for tile, _ in READS.values()))
    rng.shuffle(tiles)
    state = start.but(phase="play", on_turn=0, begins=0, lots=(), pool=("5-5-5",))
    left = list(tiles)
    while len(state.table) < size:
        trying = state.but(hands=(tuple(left), ("5-5-5",)))
        moves = [move for move, at in trying.placements().items() if at is not None]
        if not moves:
            return None
        move = rng.choice(moves)
        placement = trying.placements()[move]
        assert placement is not None
        tile, numbers, cell = placement
        left.remove(tile)
        state = trying.but(board=trying.board.after(cell, numbers))
    hand = tuple(left[:RACK]) if len(left) >= RACK else tuple(tiles[:RACK])
    return state.but(hands=(hand, ("5-5-5",)), pool=("5-5-5",))


def tables(size: int) -> list[TriominosState]:
    """Some tables of a size."""
    found: list[TriominosState] = []
    seed = 0
    while len(found) < BOARDS:
        state = table_of(size, seed)
        if state is not None:
            found.append(state)
        seed += 1
    return found


def by_corners(state: TriominosState) -> int:
    """The engine's own way: ask which tiles fit into the open cells."""
    return len(state.but().legal_moves())


def by_trying(state: TriominosState) -> int:
    """The peer: try each tile of the rack in each turn on each cell about the table."""
    board = state.board
    cells = {near for corner in board.corners for near in around(corner)} - board.cells.keys()
    found = ["buy"]
    for text, (tile, numbers) in READS.items():
        if tile not in state.hands[0]:
            continue
        for cell in cells:
            if not any(near in board.cells for near, _ in beside(cell)):
                continue
            corners = zip(corners_of(cell), numbers, strict=True)
            if all(board.corners.get(corner, number) == number for corner, number in corners):
                found.append(written(text, cell))
    return len(found)


def rate(lister: Callable[[TriominosState], int], states: list[TriominosState]) -> float:
    """Microseconds for one listing."""
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for state in states:
            lister(state)
        count += len(states)
    return spent / count * 1e6


def measure() -> list[Figure]:
    """Listing all legal moves with a rack of nine, for tables that grow."""
    figures = []
    first: list[float] = []
    for size in SIZES:
        states = tables(size)
        assert [by_corners(state) for state in states] == [by_trying(state) for state in states]
        ours, peer = [], []
        for nth in range(ROUNDS):
            for lister, times in ((by_corners, ours), (by_trying, peer))[:: 1 if nth % 2 else -1]:
                times.append(rate(lister, states))
        what = f"triominos: legal moves, {size} tiles"
        named = "trying everything"
        figures.append(compared(what, ours, peer, "{:,.0f} µs", named=named, aim=1.0))
        first = first or ours
    growth = [last / one for one, last in zip(first, ours, strict=True)]
    figures.append(
        Figure(
            "triominos: from 5 to 55 tiles",
            f"{sorted(growth)[len(growth) // 2]:.1f} times the time",
        )
    )
    return figures
