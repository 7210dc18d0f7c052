"""The legal moves of each phase, as far as the cards on the table decide them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tritables.core.cards import RANK, UNKNOWN, Card
from tritables.core.state import Move, Seat
from tritables.games.tricom.deck import FITS, JACK, NUMBERS
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    NONE,
    OTHER_USES,
    OWN_USES,
    PART,
    PART_USES,
    PLACINGS,
    SKIP,
    TAKE_RESERVE,
    TAKE_STOCK,
)
from tritables.games.tricom.side import Side, Tops

_FILLS: Final = {
    (True, True): (FILL_RESERVE, FILL_STOCK),
    (True, False): (FILL_RESERVE,),
    (False, True): (FILL_STOCK,),
}
_TAKES: Final = {
    (True, True): (TAKE_STOCK, TAKE_RESERVE),
    (True, False): (TAKE_STOCK,),
    (False, True): (NONE, TAKE_RESERVE),
    (False, False): (NONE,),
}

_ALL: Final = len(NUMBERS)
"""No pile has more cards."""


def fitting(card: Card, tops: Tops) -> int:
    """The slots on which a card may be placed, as bits (`place.equal`, `place.suit-run`).

    A slot needs a pile (`place.on-pile`) and, in a neighbouring slot, a card that fits
    (`place.own-pile`). Slots 0 and 3 are the neighbours of 1 and 2, and the other way round.

    >>> bin(fitting("6D", ("8H", "4H", "AS", "6S")))  # slots 1 and 2 lie beside the 6S
    '0b110'
    """
    fits = FITS[card]
    one, two, three, four = tops
    slots = 0
    if one in fits or four in fits:
        slots = (2 if two else 0) | (4 if three else 0)
    if two in fits or three in fits:
        slots |= (1 if one else 0) | (8 if four else 0)
    return slots


def uses(sides: Sequence[Side], me: Seat, *, flexible: bool) -> tuple[Move, ...]:
    """The uses of the action card just turned up, or to leave it (``skip``).

    `action.king-queen`, `action.jack`, and with ``flexible`` also `flexible.king` and its kin.
    """
    own = sides[me]
    card = own.turned[-1]
    rank, suit = RANK[card], card[-1]
    moves = [SKIP]
    if rank != JACK or flexible:
        part = PART[rank] if flexible else _ALL
        for slot, top in enumerate(own.tops):
            # flexible.suit: part of a pile goes by the rules of a whole one, its suit among them.
            if top and top[-1] == suit and len(own.base[slot]) > 1:
                if rank != JACK:
                    moves.append(OWN_USES[slot])
                if len(own.base[slot]) > part:
                    moves.append(PART_USES[rank][slot])
    if rank == JACK:
        for seat, side in enumerate(sides):
            if seat != me:
                for slot, top in enumerate(side.tops):
                    if top and top[-1] == suit and len(side.base[slot]) > 1:
                        moves.append(OTHER_USES[seat][slot])
    return tuple(moves)


def fills(own: Side) -> tuple[Move, ...]:
    """The moves that may fill the gap: the reserve's top or the stock's (`fill.king-queen`)."""
    return _FILLS[bool(own.reserve), bool(own.stock)]


def takes(own: Side) -> tuple[Move, ...]:
    """The ways to take: `turn.take`, `take.forced`, `reserve.take`, `end.stock-empty`."""
    # take.forced: with a stock there is no "none"; without one there is, also when the last card of
    # it has just filled a gap (stock.last-card).
    reserve = own.reserve
    fits = bool(reserve and fitting(reserve[-1], own.tops))
    return _TAKES[bool(own.stock), fits]


def plays(own: Side, drawn: Card | None) -> tuple[Move, ...]:
    """The plays of the cards in hand, or of the one ``drawn`` from the reserve (`turn.play`)."""
    if drawn is not None:
        # reserve.take-placed: without this the condition for taking it would mean nothing.
        return PLACINGS[drawn][fitting(drawn, own.tops)]
    if own.hand[-1] == UNKNOWN:
        return ()
    moves: list[Move] = []
    one, two, three, four = own.tops
    outer = (2 if two else 0) | (4 if three else 0)
    inner = (1 if one else 0) | (8 if four else 0)
    for card in own.hand:
        # As in `fitting`, written out here because most of a game's time goes by here.
        fits = FITS[card]
        slots = outer if one in fits or four in fits else 0
        if two in fits or three in fits:
            slots |= inner
        moves += PLACINGS[card][slots]
    return tuple(moves)
