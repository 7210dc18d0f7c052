"""An estimate of a move, for the opponent who looks one move ahead and takes the best."""

from __future__ import annotations

from typing import Final

from tritables.games.triominos.notation import BUY
from tritables.games.triominos.options import NONE
from tritables.games.triominos.scoring import POINTS, gains
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import FITTING, VALUE, Tile

MOST_WAYS: Final = 1_000.0
"""More ways than this to place a hand there never are, so that they only part equals."""


def worth(state: TriominosState, move: str, seat: int) -> float:
    """Estimate a move: the points it scores, then the ways that are left for the hand.

    Where nothing is counted the value of the tile stands for its points, for the lowest total in
    hand wins a blocked table (`kids.none`). Buying comes before giving up, and any placement
    before both.
    """
    placement = state.placements().get(move)
    if placement is None:
        return -50.0 if move == BUY else -100.0
    tile, numbers, cell = placement
    hand = tuple(held for held in state.hands[seat] if held != tile)
    rings = not hand and state.bell is None
    if state.options.scoring == NONE:
        points = VALUE[tile]
    else:
        shape = state.board.shape(cell)
        points = sum(gain for _, gain in gains(state.options.scoring, tile, shape, rings=rings))
    if rings:
        points += POINTS["end.bell"]
    return points + _ways_left(state, numbers, cell, hand) / MOST_WAYS


def _ways_left(
    state: TriominosState,
    numbers: tuple[int, int, int],
    cell: tuple[int, int],
    hand: tuple[Tile, ...],
) -> int:
    """The number of ways in which the rest of the hand could be placed next."""
    held = frozenset(hand)
    board = state.board.after(cell, numbers)
    return sum(tile in held for wanted in board.open.values() for tile, _, _ in FITTING[wanted])
