"""The worth of a position as shares of the win: points, tiles in hand, and what can come next."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt
from typing import Final

from tritables.core.claims import Claim, Figures
from tritables.core.shares import weighed
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
    left = sum(map(len, view.hands))
    root = isqrt(PART * PART * (2 + left * 2 // view.seats))
    best, unseen = best_on(view, view.board), unseen_tiles(view, seat or 0)
    totals = [_total(view, whose) for whose in range(view.seats)]
    rows = []
    for whose, hand in enumerate(view.hands):
        points = FINE * view.scores[whose]
        if view.bell == whose and view.options.scoring == STANDARD:
            points += FINE * POINTS["end.bell"] + sum(totals) - totals[whose]
        seen = UNKNOWN not in hand
        if seen:
            coming = FINE * max((best[tile] for tile in hand if tile in best), default=-12)
        else:
            coming = reply(best, len(hand), unseen)
        gone = not hand or view.bell is not None
        turn = view.on_turn == whose
        row = (
            points,
            FINE * len(hand),
            FINE * (view.bell == whose),
            totals[whose] - AVERAGE * len(hand),
            0 if gone and not turn else coming,
            coming if turn else 0,
            FINE * turn,
        )
        rows.append(tuple(PART * one // root for one in row))
    return rows


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


def undone(view: TriominosState, claim: Claim, less: Figures) -> TriominosState | None:
    """The position with fewer points, or with more where they were a price."""
    if claim.kind not in ("scores", "costs") or view.options.scoring == NONE:
        return None
    points = int(less["points"]) * (1 if claim.kind == "costs" else -1)
    scores = list(view.scores)
    scores[claim.seat or 0] += points
    return view.but(scores=tuple(scores))
