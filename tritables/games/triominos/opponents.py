"""The characters that play Triominos, the weakest first: beginners who do not yet see all,
up to who counts what the next player may do.

Worths are whole numbers, and of equals the first move is taken: the same view gives the same move
wherever it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from random import Random
from typing import Final

from tritables.core.characters import Character, Face
from tritables.core.state import Move, Seat
from tritables.games.triominos.board import PLAIN, Board, Shape, beside
from tritables.games.triominos.notation import BUY
from tritables.games.triominos.options import NONE, STANDARD
from tritables.games.triominos.scoring import POINTS, gains
from tritables.games.triominos.state import Placement, TriominosState
from tritables.games.triominos.tiles import FITTING, TILES, VALUE, Numbers, Tile
from tritables.games.triominos.unseen import unseen_tiles

WORTHS: Final[dict[Numbers, tuple[tuple[Tile, int], ...]]] = {
    wanted: tuple((tile, VALUE[tile]) for tile, _, _ in fitting)
    for wanted, fitting in FITTING.items()
}
"""The tiles that fit, each with its value, by what a place asks for at its three corners."""

Judge = Callable[[TriominosState, Placement, Seat], int]
"""The worth of a placement to a seat."""

Choice = Callable[[TriominosState, Seat, Random], Move]

FINE: Final = 1_000
"""Parts of a point, in which worths are counted."""

OWN_NEXT: Final = FINE // 4
"""Parts for each point of one's own best placement that would come next."""

OWN_FITS: Final = 2 * FINE
"""Parts for each of one's own tiles that would still fit."""

STUCK: Final = 12
"""Points that a hand loses, about, when it has nothing to place."""

COUNTED: Final = 10
"""The weight of a point where few are counted (`kids.score`); a tile's value parts equals."""


def _best(judge: Judge, *, looks: int | None = None) -> Choice:
    """A player who places what a judgement prefers, and else buys.

    With ``looks`` it sees only the places beside so many of the tiles that were placed last.
    """

    def choose(view: TriominosState, seat: Seat, rng: Random) -> Move:
        cells = list(view.board.cells)
        seen = None
        if looks is not None and cells:
            seen = {near for cell in cells[-looks:] for near, _ in beside(cell)}
        found = {
            move: judge(view, placement, seat)
            for move, placement in view.placements().items()
            if placement is not None and (seen is None or placement[2] in seen)
        }
        if found:
            return max(found, key=lambda move: found[move])
        moves = view.legal_moves()
        return BUY if BUY in moves else moves[0]

    return choose


def _lowest(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """The lower the tile, the better: the high ones are saved for later."""
    return -VALUE[placement[0]]


def highest(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """The higher the tile, the better, wherever it lies."""
    return VALUE[placement[0]]


def points(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """The points of a placement, with what ringing the bell pays; the tile's where none count."""
    tile, _, cell = placement
    rings = len(view.hands[seat]) == 1 and view.bell is None
    scoring = view.options.scoring
    if scoring == NONE:
        return VALUE[tile] + POINTS["end.bell"] * rings
    points = sum(gain for _, gain in gains(scoring, tile, view.board.shape(cell), rings=rings))
    if scoring != STANDARD:
        return COUNTED * points + VALUE[tile]
    return points + POINTS["end.bell"] * rings


def best_on(view: TriominosState, board: Board) -> dict[Tile, int]:
    """The most that each tile can score on a board, of the tiles that fit anywhere."""
    scoring = view.options.scoring
    plain = _bonus(scoring, PLAIN)
    most: dict[Numbers, int] = {}
    for cell, wanted in board.open.items():
        shape = board.shape(cell)
        more = plain if shape is PLAIN else _bonus(scoring, shape)
        if most.get(wanted, -1) < more:
            most[wanted] = more
    found: dict[Tile, int] = {}
    for wanted, more in most.items():
        for tile, value in WORTHS[wanted]:
            worth = value + more
            if found.get(tile, -1) < worth:
                found[tile] = worth
    return found


def _bonus(scoring: str, shape: Shape) -> int:
    """The points that a shape pays beside the value of the tile that makes it."""
    scored = gains(scoring, TILES[0], shape, rings=False)
    points = sum(gain for rule, gain in scored if rule != "score.value")
    return points * (1 if scoring == STANDARD else COUNTED)


def reply(best: dict[Tile, int], held: int, unseen: Sequence[Tile]) -> int:
    """The points, in parts, that a hand of so many unseen tiles is expected to score at best.

    With nothing to place it is expected to lose what buying costs.
    """
    worths = sorted((best[tile] for tile in unseen if tile in best), reverse=True)
    count = len(unseen)
    if held == 0 or held > count:
        return 0
    # Hands whose best tile this one is: it, and none of those before it.
    total = sum(worth * comb(count - nth, held - 1) for nth, worth in enumerate(worths, start=1))
    return (total - STUCK * comb(count - len(worths), held)) * FINE // comb(count, held)


def _roomy(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """Points; of equals the placement that leaves most ways for the rest of the hand."""
    tile, numbers, cell = placement
    held = {one for one in view.hands[seat] if one != tile}
    open = view.board.after(cell, numbers).open.values()
    ways = sum(one in held for wanted in open for one, _, _ in FITTING[wanted])
    return points(view, placement, seat) * FINE + ways


def _careful(view: TriominosState, placement: Placement, seat: Seat) -> int:
    """Points, less what the next player can be expected to score, with what is left for oneself."""
    tile, numbers, cell = placement
    board = view.board.after(cell, numbers)
    hand = [one for one in view.hands[seat] if one != tile]
    best = best_on(view, board)
    held = len(view.hands[(seat + 1) % view.seats])
    own = [best[one] for one in hand if one in best]
    worth = points(view, placement, seat) * FINE - reply(best, held, unseen_tiles(view, seat))
    return worth + OWN_NEXT * max(own, default=0) + OWN_FITS * len(own)


OPPONENTS: Final = (
    Character("pip", _best(highest, looks=3), Face("#e2a93b", "#f3c9a5", "cap", "#b3261e")),
    Character("mila", _best(_lowest), Face("#7fb6a2", "#e9b48c", "braids", "#5a341d")),
    Character("nina", _best(_roomy), Face("#a58cc2", "#c98f63", "curls", "#3b2a20")),
    Character("vera", _best(_careful), Face("#6b86b8", "#f1cfae", "bun", "#8d8a86", glasses=True)),
)
"""The characters, the weakest first."""
