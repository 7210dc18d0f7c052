"""The claims about a move: what it scores, and which tiles fit after it, unseen ones and own ones.

A tile is unseen that lies in the pool or on another rack: any of them is as likely to be in any
place as another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import Final

from tritables.core.claims import Claim, Kind
from tritables.core.state import Move, Seat
from tritables.games.triominos.board import CENTRE, Board, Cell
from tritables.games.triominos.notation import BUY
from tritables.games.triominos.options import STANDARD
from tritables.games.triominos.places import place_of
from tritables.games.triominos.scoring import MOST_BOUGHT, PENALTY, PRICE, gains
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import FITTING, Tile, total
from tritables.games.triominos.unseen import unseen_tiles

FORCED: Final = Kind("forced", {}, {})
"""The move is the only legal one."""

SCORES: Final = Kind("scores", {"points": "whole"}, {})
COSTS: Final = Kind("costs", {"points": "whole"}, {})
"""Points that a placement scores at once; points that a purchase or a pass costs."""

BRIDGE: Final = Kind("bridge", {}, {}, deed=True)
HEXAGONS: Final = Kind("hexagons", {"hexagons": "whole"}, {}, deed=True)
"""The tile makes a bridge; hexagons that it completes."""

RINGS: Final = Kind("rings", {}, {}, deed=True)
ENDS: Final = Kind("ends", {}, {})
"""The last tile of a rack is placed first; the round is over."""

BUY_FITS: Final = Kind("buy-fits", {"chance": "fraction"}, {})
"""The chance that the tile that is bought fits somewhere."""

OPENS: Final = Kind("opens", {"places": "whole"}, {"cells": "place"})
SHUTS: Final = Kind("shuts", {"places": "whole"}, {"cells": "place"})
"""Places where a tile that is not on the table fits after the move and not before; places that are
still free where one fitted before and none does after.
"""

PLACES: Final = Kind("places", {"places": "whole"}, {"cells": "place"})
"""Places where a tile that is not on the table fits."""

FITS_UNSEEN: Final = Kind("fits-unseen", {"tiles": "whole", "unseen": "whole"}, {"which": "tile"})
"""Unseen tiles that fit somewhere."""

BONUS_UNSEEN: Final = Kind(
    "bonus-unseen", {"tiles": "whole", "unseen": "whole"}, {"which": "tile"}, good=-1
)
"""Unseen tiles that could make a bridge or complete a hexagon."""

BEST_UNSEEN: Final = Kind("best-unseen", {"points": "whole"}, {})
"""The most points that an unseen tile could score, the bell not counted."""

STUCK: Final = Kind("stuck", {"chance": "fraction"}, {}, good=-1)
"""The chance that none of another seat's tiles fits."""

OWN_FITS: Final = Kind("own-fits", {"tiles": "whole"}, {"which": "tile"})
OWN_BEST: Final = Kind("own-best", {"points": "whole"}, {})
"""Tiles of the seat told that fit somewhere, and the most points that one could score."""

OWN_VALUE: Final = Kind("own-value", {"points": "whole"}, {})
"""The total of those tiles."""

RACK: Final = Kind("rack", {"tiles": "whole"}, {})
POOL: Final = Kind("pool", {"tiles": "whole"}, {})
"""Tiles that a seat has, and tiles in the pool."""

KINDS: Final = (
    FORCED, SCORES, COSTS, BRIDGE, HEXAGONS, RINGS, ENDS, BUY_FITS, OPENS, SHUTS, PLACES,
    FITS_UNSEEN, BONUS_UNSEEN, BEST_UNSEEN, STUCK, OWN_FITS, OWN_BEST, OWN_VALUE, RACK, POOL,
)  # fmt: skip


def claims(view: TriominosState, moves: Sequence[Move], seat: Seat) -> Iterator[Claim]:
    """Return what is true of a move, as the seat that makes it may know it.

    There is only one, since nobody knows before what is bought.

    >>> from tritables.games.triominos import position
    >>> state = position(table="0-1-2@0,0", hands="1-2-2 5-5-5 / 0-0-0").view(0)
    >>> [claim.figures for claim in claims(state, ("2-1-2@0,1",), 0) if claim.kind == "own-fits"]
    [{'tiles': 0}]
    """
    (move,) = moves
    legal = view.placements()
    placement, board, hand = legal[move], view.board, view.hands[seat]
    rings = False
    if len(legal) == 1:
        yield FORCED.claim(seat, seat)
    if placement is not None:
        tile, numbers, cell = placement
        board = view.board.after(cell, numbers)
        hand = tuple(held for held in hand if held != tile)
        rings = not hand and view.bell is None
        shape = view.board.shape(cell)
        scored = gains(view.options.scoring, tile, shape, rings=rings)
        yield SCORES.claim(seat, seat, {"points": sum(points for _, points in scored)})
        if shape.bridge:
            yield BRIDGE.claim(seat, seat)
        if shape.hexagons:
            yield HEXAGONS.claim(seat, seat, {"hexagons": shape.hexagons})
        if rings:
            yield RINGS.claim(seat, seat)
    else:
        price = PRICE if move == BUY else PENALTY * (view.bought == MOST_BOUGHT)
        yield COSTS.claim(seat, seat, {"points": price * (view.options.scoring == STANDARD)})
    unseen = unseen_tiles(view, seat)
    if move == BUY:
        fitting = len(fitting_tiles(board, unseen))
        yield BUY_FITS.claim(seat, seat, {"chance": Fraction(fitting, len(unseen))})
    yield from _table(view.board, board, (*unseen, *hand), seat)
    pool = len(view.pool) - (move == BUY)
    belled = rings or view.bell is not None
    last = belled and move != BUY and (seat + 1) % view.seats == view.begins
    blocked = not belled and not pool and not board.can_place((*unseen, *hand))
    if last or blocked:
        yield ENDS.claim(seat, None)
    else:
        yield from _next(view, board, unseen, hand, seat)
    yield OWN_VALUE.claim(seat, seat, {"points": total(hand)})
    for whose, held in enumerate(view.hands):
        count = len(hand) + (move == BUY) if whose == seat else len(held)
        yield RACK.claim(seat, whose, {"tiles": count})
    yield POOL.claim(seat, None, {"tiles": pool})


def _next(
    view: TriominosState, board: Board, unseen: Sequence[Tile], hand: Sequence[Tile], seat: Seat
) -> Iterator[Claim]:
    """Count what can be placed next, by others and by the seat told."""
    fitting = fitting_tiles(board, unseen)
    counts = {"tiles": len(fitting), "unseen": len(unseen)}
    yield FITS_UNSEEN.claim(seat, None, counts, {"which": tuple(fitting)})
    found = {tile: most_points(view, board, tile, cells) for tile, cells in fitting.items()}
    bonus = tuple(tile for tile, cells in fitting.items() if _shapes(board, cells))
    counts = {"tiles": len(bonus), "unseen": len(unseen)}
    yield BONUS_UNSEEN.claim(seat, None, counts, {"which": bonus})
    yield BEST_UNSEEN.claim(seat, None, {"points": max(found.values(), default=0)})
    for whose, held in enumerate(view.hands):
        if whose != seat and held:
            others = comb(len(unseen) - len(fitting), len(held))
            chance = Fraction(others, comb(len(unseen), len(held)))
            yield STUCK.claim(seat, whose, {"chance": chance})
    own = fitting_tiles(board, hand)
    yield OWN_FITS.claim(seat, seat, {"tiles": len(own)}, {"which": tuple(own)})
    best = max((most_points(view, board, tile, cells) for tile, cells in own.items()), default=0)
    yield OWN_BEST.claim(seat, seat, {"points": best})


def _table(before: Board, after: Board, tiles: Sequence[Tile], seat: Seat) -> Iterator[Claim]:
    """Count the places of the table where any of some tiles fits."""
    then = {cell for cells in fitting_tiles(before, tiles).values() for cell in cells}
    now = {cell for cells in fitting_tiles(after, tiles).values() for cell in cells}
    gone = {cell for cell in then - now if cell not in after.cells}
    for kind, cells in ((OPENS, now - then), (SHUTS, gone), (PLACES, now)):
        shown = tuple(map(place_of, sorted(cells)))
        yield kind.claim(seat, None, {"places": len(cells)}, {"cells": shown})


def fitting_tiles(board: Board, tiles: Iterable[Tile]) -> dict[Tile, list[Cell]]:
    """The tiles that fit somewhere, in their order, each with its places."""
    if not board.placed:
        return {tile: [CENTRE] for tile in tiles}
    found: dict[Tile, list[Cell]] = {tile: [] for tile in tiles}
    for cell, wanted in board.open.items():
        for tile, _, _ in FITTING[wanted]:
            if tile in found:
                found[tile].append(cell)
    return {tile: cells for tile, cells in found.items() if cells}


def most_points(view: TriominosState, board: Board, tile: Tile, cells: Iterable[Cell]) -> int:
    """The most points that a tile scores on one of these places."""
    scoring = view.options.scoring
    return max(
        sum(points for _, points in gains(scoring, tile, board.shape(cell), rings=False))
        for cell in cells
    )


def _shapes(board: Board, cells: Iterable[Cell]) -> bool:
    """True if a tile on one of these places makes a bridge or completes a hexagon."""
    return any(shape.bridge or shape.hexagons for shape in map(board.shape, cells))
