"""The worth of a position as shares of the win: cards captured, and those that may come next."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from typing import Final

from tritables.core.cards import UNKNOWN
from tritables.core.shares import WHOLE, parts
from tritables.core.state import Seat
from tritables.games.tricap.chances import Chances, chances_in
from tritables.games.tricap.notation import DECISION
from tritables.games.tricap.ranks import ACES
from tritables.games.tricap.state import TriCapState

WEIGHTS: Final = (100, 100, 50, 20)
"""The strength, for each of the features, of one card beside the root of one card that is left:
fitted to rounds of the strongest player against itself (``scripts/training``).
"""

FINE: Final = 64
"""Parts of a card, in which features are counted."""


def shares(view: TriCapState, seat: Seat | None) -> tuple[Fraction, ...]:
    """Return each seat's expected share of the win, as ``seat`` may know it.

    Whoever has a choice that the seat can see is taken to make the one that is best for itself.

    >>> from tritables import new
    >>> shares(new("tricap", seed=1).view(None), None)
    (Fraction(1, 2), Fraction(1, 2))
    """
    return tuple(Fraction(one, WHOLE) for one in _parts(view, seat))


def _parts(view: TriCapState, seat: Seat | None) -> tuple[int, ...]:
    if view.result is not None:
        winners = view.result.winners
        return tuple(WHOLE // len(winners) * (one in winners) for one in range(view.seats))
    mover = view.on_turn
    moves = () if mover is None else view.legal_moves()
    if mover is not None and moves and (mover == seat or moves == DECISION):
        found = [_parts(view.play(move), seat) for move in moves]
        return max(found, key=lambda one: one[mover])
    return parts(strengths(view, seat))


def strengths(view: TriCapState, seat: Seat | None) -> list[int]:
    """The strength of each seat: its features by their weights, beside what is still to come."""
    root = isqrt(FINE * FINE * (len(view.deck) + 2))
    return [
        sum(weight * one for weight, one in zip(WEIGHTS, row, strict=True)) // root
        for row in features(view, seat)
    ]


def features(view: TriCapState, seat: Seat | None) -> list[tuple[int, ...]]:
    """What counts for each seat, in parts of a card: captured, hoped from the next card, hoped if
    nothing changes until somebody is adjacent, and aces in the hand that is seen.
    """
    found = chances_in(view, seat) or Chances(Fraction(1), (Fraction(0),) * view.seats, Fraction(0))
    prize = FINE * (len(view.centre) + 2)
    some = 1 - found.none or Fraction(1)
    return [
        (
            FINE * len(view.captured[whose]),
            int(found.lone[whose] * prize),
            int(found.lone[whose] * prize / some),
            FINE * sum(card in ACES for card in view.hands[whose] if card != UNKNOWN),
        )
        for whose in range(view.seats)
    ]
