"""The worth of a position as shares of the win: cards captured, and those that may come next."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isqrt
from typing import Final

from tritables.core.cards import UNKNOWN
from tritables.core.shares import Counts, lessened, most, weighed
from tritables.core.state import Seat
from tritables.games.tricap.chances import Chances, chances_in
from tritables.games.tricap.ranks import ACES
from tritables.games.tricap.share_weights import WEIGHTS
from tritables.games.tricap.state import TriCapState

FITTED: Final[dict[str, dict[str, object]]] = {"late": {}, "early": {"redraw": "early"}}
"""The house rules for which there are weights, by when new cards are taken."""

FINE: Final = 64
"""Parts of a card, in which features are counted."""

PART: Final = 64
"""Parts in which features are counted, before they are divided by the root of what is left."""


def shares(view: TriCapState, seat: Seat | None) -> tuple[Fraction, ...]:
    """Return each seat's expected share of the win, as ``seat`` may know it.

    Whoever has a choice that the seat can see is taken to make the one that is best for itself.

    >>> from tritables import new
    >>> shares(new("tricap", seed=1).view(None), None)
    (Fraction(1, 2), Fraction(1, 2))
    """
    found = without(view, seat, {})
    assert found is not None
    return found


UNITS: Final[Mapping[str, tuple[int, int]]] = {
    "captures": (0, -1),
    "hand-aces": (3, -1),
}
"""The place among the features of what claims say, and what one of it counts there."""


def without(view: TriCapState, seat: Seat | None, less: Counts) -> tuple[Fraction, ...] | None:
    """Each seat's share with fewer cards captured, or fewer aces in its hand."""
    none = [[0] * len(WEIGHTS["late"])] * view.seats
    taken = lessened(none, less, UNITS, seat)
    return None if taken is None else _shares(view, seat, taken)


def _shares(view: TriCapState, seat: Seat | None, less: list[list[int]]) -> tuple[Fraction, ...]:
    if view.result is not None:
        return most([len(cards) - row[0] for cards, row in zip(view.captured, less, strict=True)])
    if not is_still(view, seat):
        mover: Seat = view.on_turn or 0
        found = [_shares(view.play(move), seat, less) for move in view.legal_moves()]
        return max(found, key=lambda one: one[mover])
    root = _root(view)
    rows = [
        [there - PART * FINE * gone // root for there, gone in zip(row, taken, strict=True)]
        for row, taken in zip(features(view, seat), less, strict=True)
    ]
    return weighed(WEIGHTS["late" if view.late else "early"], rows)


def is_still(view: TriCapState, seat: Seat | None) -> bool:
    """True where nobody has a choice that a seat can see: there `features` judge."""
    if view.phase == "lay" or view.phase == "replace":
        return seat is None or view.on_turn != seat or not view.hands[seat]
    return view.phase != "capture"


def features(view: TriCapState, seat: Seat | None) -> list[tuple[int, ...]]:
    """The counts of each seat, beside the root of the cards that are left.

    Cards captured, hoped from the next card, hoped if nothing changes until somebody is adjacent,
    and aces in the hand, as far as it is seen.
    """
    root = _root(view)
    found = chances_in(view, seat) or Chances(Fraction(1), (Fraction(0),) * view.seats, Fraction(0))
    prize = FINE * (len(view.centre) + 2)
    some = 1 - found.none or Fraction(1)
    rows = [
        (
            FINE * len(view.captured[whose]),
            int(found.lone[whose] * prize),
            int(found.lone[whose] * prize / some),
            FINE * sum(card in ACES for card in view.hands[whose] if card != UNKNOWN),
        )
        for whose in range(view.seats)
    ]
    return [tuple(PART * one // root for one in row) for row in rows]


def _root(view: TriCapState) -> int:
    return isqrt(PART * PART * (2 + len(view.deck)))
