"""The worth of a position as shares of the win: points, tiles in hand, and what can come next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from typing import Final

from tritables.core.shares import Counts, lessened, most, weighed, won
from tritables.core.state import Seat
from tritables.games.triominos.opponents import FINE, best_on, reply
from tritables.games.triominos.options import KIDS, NONE, STANDARD
from tritables.games.triominos.scoring import POINTS
from tritables.games.triominos.share_weights import WEIGHTS
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import FITTING, UNKNOWN, total
from tritables.games.triominos.unseen import unseen_tiles

FITTED: Final[dict[str, dict[str, object]]] = {
    name: {"scoring": name} for name in (STANDARD, KIDS, NONE)
}
"""The house rules for which there are weights, by the scoring."""

PART: Final = 64
"""Parts in which features are counted, before they are divided by the root of what is left."""


def shares(view: TriominosState, seat: Seat | None) -> tuple[Fraction, ...]:
    """Return each seat's expected share of the win, as ``seat`` may know it.

    >>> from tritables import new
    >>> [str(share) for share in shares(new("triominos", seed=1).view(None), None)]
    ['1/2', '1/2']
    """
    return weighed(WEIGHTS[view.options.scoring], features(view, seat))


def features(view: TriominosState, seat: Seat | None) -> list[tuple[int, ...]]:
    """The counts of each seat, beside the root of the tiles that are left in hands.

    ``points`` that it has, those for the bell among them; ``tiles`` in its hand; what they are
    ``worth`` more than others, as far as they are seen; what it can hope for at its ``next`` turn,
    and the same once more where it is on turn; and whether it is.
    """
    return _in_parts(view, _counts(view, seat))


def _in_parts(view: TriominosState, rows: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    left = sum(map(len, view.hands))
    root = isqrt(PART * PART * (2 + left * 2 // view.seats))
    return [tuple(PART * one // root for one in row) for row in rows]


@lru_cache(maxsize=256)
def _counts(view: TriominosState, seat: Seat | None) -> tuple[tuple[int, ...], ...]:
    """The counts of each seat, before they are divided by the root of what is left."""
    best, unseen = best_on(view, view.board), unseen_tiles(view, seat or 0)
    rows = []
    for whose, hand in enumerate(view.hands):
        seen = UNKNOWN not in hand
        if seen:
            coming = FINE * max((best[tile] for tile in hand if tile in best), default=-12)
        else:
            coming = reply(best, len(hand), unseen)
        gone = not hand or view.bell is not None
        turn = view.on_turn == whose
        row = (
            points(view, whose),
            FINE * len(hand),
            FINE * (view.bell == whose),
            _total(view, whose) - AVERAGE * len(hand),
            0 if gone and not turn else coming,
            coming if turn else 0,
            FINE * turn,
        )
        rows.append(row)
    return tuple(rows)


def points(view: TriominosState, whose: Seat) -> int:
    """The points of a seat, in parts, with those for the bell that it has rung: paid at the end."""
    found = FINE * view.scores[whose]
    if view.bell == whose and view.options.scoring == STANDARD and view.result is None:
        others = sum(_total(view, other) for other in range(view.seats) if other != whose)
        found += FINE * POINTS["end.bell"] + others
    return found


AVERAGE: Final = FINE * 15 // 2
"""The worth of a tile on average."""


def _total(view: TriominosState, whose: Seat) -> int:
    """The worth of a hand, as far as it is seen, in parts."""
    hand = view.hands[whose]
    return AVERAGE * len(hand) if UNKNOWN in hand else FINE * total(hand)


def shows(world: TriominosState) -> Iterator[tuple[str, Seat | None]]:
    """The claims that come true by the tiles that others hold, and the next of them."""
    if world.on_turn is None or world.bought:
        return
    for whose, hand in enumerate(world.hands):
        if not world.board.can_place(hand):
            yield ("stuck", whose)
    held = frozenset(world.hands[world.on_turn])
    for cell, wanted in world.board.open.items():
        if any(tile in held for tile, _, _ in FITTING[wanted]):
            shape = world.board.shape(cell)
            if shape.bridge or shape.hexagons:
                yield ("bonus-unseen", None)
                return


UNITS: Final[Mapping[str, tuple[int, int]]] = {
    "scores": (0, FINE),
    "costs": (0, -FINE),
    "later-points": (0, FINE),
    "later-tiles": (1, FINE),
    "later-bell": (2, FINE),
}
"""The place among the features of what claims say, and what one of it counts there."""


def without(view: TriominosState, seat: Seat, less: Counts) -> tuple[Fraction, ...] | None:
    """Each seat's share with fewer points or tiles, or with more points where they were a price.

    At the end of a round points alone count, or the bell where there are none.
    """
    rows = lessened(_counts(view, seat), less, UNITS, seat)
    if rows is None:
        return None
    result = view.result
    if result is not None and view.options.scoring != NONE:
        return most([row[0] for row in rows])
    if result is not None:
        return most([row[2] for row in rows]) if view.bell is not None else won(result, view.seats)
    return weighed(WEIGHTS[view.options.scoring], _in_parts(view, rows))
