"""The worth of a position as shares of the win: points, reserves, and what the tables promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import isqrt
from typing import Final

from tritables.core.cards import RANK, UNKNOWN
from tritables.core.shares import Counts, lessened, most, weighed
from tritables.core.state import Seat
from tritables.games.tricom.claims import suits
from tritables.games.tricom.deck import JACK
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.opponents import hoped
from tritables.games.tricom.playing_on import POINT
from tritables.games.tricom.share_weights import WEIGHTS
from tritables.games.tricom.side import Side
from tritables.games.tricom.state import TriComState

RIGID: Final = "rigid"
FLEXIBLE: Final = "flexible"
FITTED: Final[dict[str, dict[str, object]]] = {RIGID: {}, FLEXIBLE: {"flexible": True}}
"""The house rules for which there are weights."""

PART: Final = 64
"""Parts in which features are counted, before they are divided by the root of what is left."""


def shares(view: TriComState, seat: Seat | None) -> tuple[Fraction, ...]:
    """Return each seat's expected share of the win, as ``seat`` may know it.

    >>> from tritables import new
    >>> sum(shares(new("tricom", seed=1).view(0), 0))
    Fraction(1, 1)
    """
    return weighed(WEIGHTS[FLEXIBLE if view.flexible else RIGID], features(view, seat))


def features(view: TriComState, seat: Seat | None) -> list[tuple[int, ...]]:
    """The counts of each seat, beside the root of the cards that are left.

    Its points; the cards of its reserve; whether the top of that fits; cards of the hand that fit,
    as far as they are seen; what kings and queens can be hoped to clear of its base, and its jacks
    of others' bases, and others' jacks of its own; the cards it has left; and whether it is on
    turn.
    """
    return _in_parts(view, _counts(view))


def _counts(view: TriComState) -> list[list[int]]:
    """The counts of each seat, before they are divided by the root of what is left."""
    sides = view.sides
    rows = []
    for whose, side in enumerate(sides):
        others = [other for nth, other in enumerate(sides) if nth != whose]
        top = side.reserve[-1] if side.reserve else UNKNOWN
        row = [
            POINT * side.score,
            POINT * len(side.reserve),
            POINT * (top != UNKNOWN and bool(fitting(top, side.tops))),
            fits(side),
            hoped(side, side, own=True),
            sum(hoped(other, side, own=False) for other in others),
            -sum(hoped(side, other, own=False) for other in others),
            POINT * left_of(side),
            POINT * (whose == view.on_turn),
        ]
        rows.append(row)
    return rows


def fits(side: Side) -> int:
    """The cards of a hand that fit, in parts: half of them where they are not seen."""
    ways = [bool(fitting(card, side.tops)) for card in side.hand if card != UNKNOWN]
    return POINT * sum(ways) if ways else POINT * len(side.hand) // 2


def left_of(side: Side) -> int:
    """The cards that a side still has to play."""
    return len(side.hand) + len(side.stock)


def _in_parts(view: TriComState, rows: list[list[int]]) -> list[tuple[int, ...]]:
    left = sum(map(left_of, view.sides))
    root = isqrt(PART * PART * (4 + left * 2 // len(view.sides)))
    return [tuple(PART * one // root for one in row) for row in rows]


def shows(world: TriComState) -> Iterator[tuple[str, Seat | None]]:
    """The claims that come true by the action card that each player turns up next."""
    for whose, side in enumerate(world.sides):
        if side.actions:
            card = side.actions[0]
            is_jack = RANK[card] == JACK
            bases = [one for nth, one in enumerate(world.sides) if (nth != whose) == is_jack]
            if card[-1] in suits(bases):
                yield ("jack-clears" if is_jack else "own-clears", whose)


UNITS: Final[Mapping[str, tuple[int, int]]] = {
    "scores": (0, POINT),
    "later-points": (0, POINT),
    "later-reserve": (1, POINT),
    "later-fits": (3, POINT),
    "later-cards": (7, POINT),
}
"""The place among the features of what claims say, and what one of it counts there."""


def without(view: TriComState, seat: Seat, less: Counts) -> tuple[Fraction, ...] | None:
    """Each seat's share with fewer points or cards; at the end of a round points alone count."""
    rows = lessened(_counts(view), less, UNITS, seat)
    if rows is None:
        return None
    if view.result is not None:
        return most([row[0] - row[1] for row in rows])
    return weighed(WEIGHTS[FLEXIBLE if view.flexible else RIGID], _in_parts(view, rows))
