"""The worth of a position as shares of the win: points, reserves, and what the tables promise."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt
from typing import Final

from tritables.core.cards import RANK, UNKNOWN
from tritables.core.claims import Claim, Figures
from tritables.core.shares import weighed
from tritables.core.state import Seat
from tritables.games.tricom.claims import suits
from tritables.games.tricom.deck import JACK
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.opponents import hoped
from tritables.games.tricom.playing_on import POINT
from tritables.games.tricom.share_weights import WEIGHTS
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
    sides = view.sides
    left = sum(len(side.hand) + len(side.stock) for side in sides)
    root = isqrt(PART * PART * (4 + left * 2 // len(sides)))
    rows = []
    for whose, side in enumerate(sides):
        others = [other for nth, other in enumerate(sides) if nth != whose]
        top = side.reserve[-1] if side.reserve else UNKNOWN
        ways = [bool(fitting(card, side.tops)) for card in side.hand if card != UNKNOWN]
        row = (
            POINT * side.score,
            POINT * len(side.reserve),
            POINT * (top != UNKNOWN and bool(fitting(top, side.tops))),
            POINT * sum(ways) if ways else POINT * len(side.hand) // 2,
            hoped(side, side, own=True),
            sum(hoped(other, side, own=False) for other in others),
            -sum(hoped(side, other, own=False) for other in others),
            POINT * (len(side.hand) + len(side.stock)),
            POINT * (whose == view.on_turn),
        )
        rows.append(tuple(PART * one // root for one in row))
    return rows


def shows(world: TriComState) -> Iterator[tuple[str, Seat | None]]:
    """The claims that come true by the action card that each player turns up next."""
    for whose, side in enumerate(world.sides):
        if side.actions:
            card = side.actions[0]
            is_jack = RANK[card] == JACK
            bases = [one for nth, one in enumerate(world.sides) if (nth != whose) == is_jack]
            if card[-1] in suits(bases):
                yield ("jack-clears" if is_jack else "own-clears", whose)


def undone(view: TriComState, claim: Claim, less: Figures) -> TriComState | None:
    """The position with fewer points."""
    if claim.kind != "scores":
        return None
    sides = tuple(
        side.but(score=side.score - int(less["points"])) if whose == claim.seat else side
        for whose, side in enumerate(view.sides)
    )
    return view.but(sides=sides)
