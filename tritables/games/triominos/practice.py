"""The exercises of Triominos: tempting moves, and rules that can only be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tritables.core.drills import Drill
from tritables.core.state import Move
from tritables.games.triominos.board import CENTRE, Cell, around, corners_of, written
from tritables.games.triominos.notation import BUY, PASS, TIMEOUT
from tritables.games.triominos.presumed import PRESUMED
from tritables.games.triominos.reasons import innocent
from tritables.games.triominos.starts import STARTS
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import ANY, NUMBERS, TEXTS, Numbers, Tile


def tempting(state: TriominosState) -> Iterator[Move]:
    """The placements at which a single number is wrong, or no side is touched; and the words.

    >>> from tritables.games.triominos import position
    >>> state = position(table="0-4-5@0,0", hands="1-4-5 0-0-1")
    >>> "5-1-4@1,0" in tempting(state)
    True
    """
    if state.phase != "play":
        return
    hand = state.hands[state.on_turn or 0]
    if not state.table:
        yield from (written(tile, CENTRE) for tile in hand)
    for cell, wanted in state.board.open.items():
        for tile in hand:
            for numbers in turns(tile):
                if missed(numbers, wanted) <= 1:
                    yield written(TEXTS[numbers], cell)
    for cell, wanted in _touched(state):
        for tile in hand:
            for numbers in turns(tile):
                if not missed(numbers, wanted):
                    yield written(TEXTS[numbers], cell)
    yield from (BUY, PASS, TIMEOUT)


def turns(tile: Tile) -> tuple[Numbers, ...]:
    """A tile as it reads in each of its turns.

    >>> turns("0-0-1"), turns("5-5-5")
    (((0, 0, 1), (0, 1, 0), (1, 0, 0)), ((5, 5, 5),))
    """
    a, b, c = NUMBERS[tile]
    return tuple(dict.fromkeys(((a, b, c), (b, c, a), (c, a, b))))


def missed(numbers: Numbers, wanted: Numbers) -> int:
    """The number of corners that ask for another number.

    >>> missed((0, 1, 5), (0, ANY, 4))
    1
    """
    return sum(ask not in (ANY, has) for ask, has in zip(wanted, numbers, strict=True))


def _touched(state: TriominosState) -> Iterator[tuple[Cell, Numbers]]:
    """The first few cells that the table touches with a corner only, and what is asked there."""
    board = state.board
    found = dict.fromkeys(
        cell
        for corner in board.corners
        for cell in around(corner)
        if cell not in board.cells and cell not in board.open
    )
    for cell in tuple(found)[:MOST_TOUCHED]:
        one, two, three = (board.corners.get(corner, ANY) for corner in corners_of(cell))
        yield cell, (one, two, three)


MOST_TOUCHED: Final = 3
"""The number of cells touched with a corner only that are tempting enough."""

TOLD: Final = {
    "tiles.set": "what the tiles are: nothing is decided by it",
    "setup.deal": "dealt before anybody acts",
    "bridge.and-hexagon": "cannot happen",
    "match.winner": "between rounds",
    "match.tie": "between rounds",
    "match.new-round": "between rounds",
    "round.beginner": "between rounds",
    "match.target": "between rounds",
}

OPEN: Final = frozenset(
    ("end.bell", "end.equal-turns", "end.blocked", "end.blocked.tie", "round.winner")
)
"""The rules by which the others' hands are counted at the end."""

LATER: Final = {"start.must-place": "buy.must", "turn.order": "score.bridge"}
"""Only who may buy can be told not to, and only after a bridge the turn is in doubt."""

DRILL: Final = Drill(
    tempting, STARTS, TOLD, open=OPEN, innocent=innocent, presumes=PRESUMED, later=LATER
)
