"""An estimate of a move, for the opponent who looks one move ahead and takes the best.

It judges from a view: nothing here needs a card that the seat may not know.
"""

from __future__ import annotations

from typing import Final

from tritables.core.cards import RANK
from tritables.core.state import Seat
from tritables.games.tricom.deck import FITS, JACK, SLOTS
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.notation import RESERVE, STEPS, TAKE_RESERVE
from tritables.games.tricom.side import Side
from tritables.games.tricom.state import TriComState

CARD_IN_RESERVE: Final = 1.0
"""Each costs a point at the end; some come back, but those under the top wait for them."""
PLACEABLE: Final = 0.35
"""A card in hand that could be placed next time."""
OPEN_RESERVE: Final = 0.4
"""A reserve whose top could be taken and placed next time."""


def worth(state: TriComState, move: str, seat: Seat) -> float:
    """Estimate the table for ``seat`` after one of its own moves; more is better."""
    after = state.play(move)
    own = after.sides[seat]
    value = float(own.score - CARD_IN_RESERVE * len(own.reserve))
    for other, side in enumerate(after.sides):
        if other == seat:
            value += sum(_harvest(side, slot, own, own=True) for slot in SLOTS)
        else:
            value -= float(side.score)
            value += sum(_harvest(side, slot, own, own=False) for slot in SLOTS)
            # What lies open to the other's jacks.
            value -= sum(_harvest(own, slot, side, own=False) for slot in SLOTS)
    value += PLACEABLE * sum(bool(fitting(card, own.tops)) for card in own.hand)
    if own.reserve and fitting(own.reserve[-1], own.tops):
        value += OPEN_RESERVE
    if after.phase == "fill":
        # The gap can still take a card off the reserve.
        value += CARD_IN_RESERVE if own.reserve else 0.0
    if move == TAKE_RESERVE:
        value -= PLACEABLE  # it will be placed, but nothing new comes to the hand
    if move in STEPS and STEPS[move].slot == RESERVE:
        value += _chain(state.sides[seat], STEPS[move].card)
    return value


def _harvest(side: Side, slot: int, user: Side, *, own: bool) -> float:
    """Estimate a pile for a player who may clear it, by the action cards still to come up.

    Which ones those are everybody can tell from the turned ones; after the last of them all twelve
    are shuffled again.
    """
    count = len(side.base[slot])
    if count < 2:
        return 0.0
    suit = side.tops[slot][-1]
    spent = sum(card[-1] == suit and (RANK[card] != JACK) == own for card in user.turned[-12:])
    left = 12 - len(user.turned) or 12
    fitting_cards = (2 if own else 1) - (spent if left != 12 else 0)
    # Several turns lie ahead: one in three that a card fits is taken for a fair chance.
    chance = min(0.9, 3.0 * fitting_cards / left)
    return chance * (count - 2 + 0.25)


def _chain(side: Side, card: str) -> float:
    """A card that fits the reserve's top comes back more easily, one after the other."""
    return 0.3 if side.reserve and side.reserve[-1] in FITS[card] else 0.0
