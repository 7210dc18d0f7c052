"""Gestures on the board and the moves they stand for, in both directions."""

from __future__ import annotations

from tritables.core.picture import Ghost, Way
from tritables.core.state import Move
from tritables.games.triominos.board import (
    CENTRE,
    Cell,
    beside,
    corners_of,
    points_up,
    written,
)
from tritables.games.triominos.notation import read_cell
from tritables.games.triominos.places import place_of, rack_of, slot_of
from tritables.games.triominos.scoring import gains
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import NUMBERS, READS, UNKNOWN, Tile


def ways(state: TriominosState) -> tuple[Way, ...]:
    """The legal placements as gestures, each with what it scores and how the tile would lie."""
    seat = state.on_turn
    if state.phase != "play" or seat is None:
        return ()
    hand = state.hands[seat]
    rings = len(hand) == 1 and state.bell is None
    found = []
    for move, placement in state.placements().items():
        if placement is None:
            continue
        tile, numbers, cell = placement
        scored = gains(state.options.scoring, tile, state.board.shape(cell), rings=rings)
        ghost = Ghost(art_of(cell), tuple(map(str, numbers)))
        found.append(Way(move, slot_of(seat, hand.index(tile)), place_of(cell), scored, ghost))
    return tuple(found)


def art_of(cell: Cell) -> str:
    """The art of a tile that lies on a cell."""
    return "tile-up" if points_up(cell) else "tile-down"


def lifted(state: TriominosState, source: str) -> Tile | None:
    """The tile of the rack on turn that is lifted from a place; None where there is none."""
    rack, _, nth = source.partition(".")
    if state.on_turn is None or rack != rack_of(state.on_turn) or not nth.isdecimal():
        return None
    hand = state.hands[state.on_turn]
    tile = hand[int(nth)] if int(nth) < len(hand) else UNKNOWN
    return None if tile == UNKNOWN else tile


def attempt(state: TriominosState, tile: Tile, cell: Cell, turn: int) -> Move:
    """The notation of placing a tile on a cell.

    The tile turns by itself where it fits, or where at least its sides do and only the corner
    across does not. Elsewhere it is tried as it was turned in hand; where it was not, it turns to
    where the fewest numbers clash, so that what is told of it is what no turn can mend.

    >>> from tritables.games.triominos.game import GAME
    >>> hook = GAME.example("corner-differs").position
    >>> attempt(hook, "1-3-3", (0, 1), 1)
    '3-3-1@0,1'
    >>> bell = GAME.example("bell").position
    >>> [attempt(bell, "4-4-5", (2, 3), turn) for turn in range(3)]
    ['4-5-4@2,3', '4-5-4@2,3', '4-4-5@2,3']
    """
    fitting = state.board.fits(cell, tile)
    if fitting is not None:
        return written(fitting[0], cell)
    if not state.table and cell == CENTRE:
        return written(tile, cell)
    texts = [turned(tile, (turn + more) % 3) for more in range(3)]
    if not points_up(cell):
        texts = [upside_down(text) for text in texts]
    by_hand = turn % 3 != 0

    def rank(text: str) -> tuple[bool, int]:
        clashing = 0 if by_hand else _clashes(state, cell, text)
        return not _sides_match(state, cell, text), clashing

    return written(min(texts, key=rank), cell)


def _clashes(state: TriominosState, cell: Cell, text: str) -> int:
    """The number of corners of a cell where a tile would meet another number."""
    _, numbers = READS[text]
    there = [state.board.corners.get(corner) for corner in corners_of(cell)]
    return sum(met not in (None, mine) for met, mine in zip(there, numbers, strict=True))


def _sides_match(state: TriominosState, cell: Cell, text: str) -> bool:
    """True if a tile lies along all its sides with equal numbers, and along one at least."""
    board, corners, (_, numbers) = state.board, corners_of(cell), READS[text]
    shared = {
        nth
        for near, across in beside(cell)
        if near in board.cells
        for nth in range(3)
        if nth != across
    }
    return bool(shared) and all(board.corners[corners[nth]] == numbers[nth] for nth in shared)


def turned(tile: Tile, turn: int) -> str:
    """The text of a tile after turns in hand, each a third of a turn clockwise.

    >>> turned("0-1-5", 1)
    '5-0-1'
    """
    a, b, c = NUMBERS[tile]
    turns = ((a, b, c), (c, a, b), (b, c, a))
    return "-".join(map(str, turns[turn % 3]))


def upside_down(text: str) -> str:
    """The text of a tile that points up when it is turned a little further, so that it points down.

    What was on top is then at the right.

    >>> upside_down("0-1-5")
    '5-0-1'
    """
    _, (a, b, c) = READS[text]
    return f"{c}-{a}-{b}"


def far(one: str, other: str) -> float:
    """The number of cells between two places of the field.

    >>> far("2,-1", "0,0")
    3
    """
    first, second = read_cell(one), read_cell(other)
    if first is None or second is None:
        return one != other
    return abs(first[0] - second[0]) + abs(first[1] - second[1])
