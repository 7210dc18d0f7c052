"""The claims about a move: what it takes, and what the next centre card brings.

Chances are those of all the ways in which the cards that a seat has not seen can lie: in the deck,
in other hands, and as active cards that are face down or still to be laid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tritables.core.cards import UNKNOWN
from tritables.core.claims import Claim, Kind, played, rounded
from tritables.core.state import Move, Seat
from tritables.games.tricap.chances import chances, unseen_cards
from tritables.games.tricap.notation import LAID, TAKE
from tritables.games.tricap.ranks import ACES, NEAR
from tritables.games.tricap.state import MAJORITY, TriCapState

FORCED: Final = Kind("forced", {}, {})
"""Each move is the only legal one."""

ENDS: Final = Kind("ends", {}, {})
"""The game is over with it."""

CAPTURES: Final = Kind("captures", {"cards": "whole"}, {}, deed=True)
"""Cards that the moves capture."""

LEAVES: Final = Kind("leaves", {"cards": "whole"}, {})
"""Cards that a player who passes could have captured, the active card with them."""

ACE_LAID: Final = Kind("ace-laid", {}, {})
ACE_TAKEN: Final = Kind("ace-taken", {}, {})
"""An ace is laid as active card; it is taken off the table, with the pile."""

ALONE_NEXT: Final = Kind("alone-next", {"chance": "fraction"}, {}, good=1)
"""The chance that a seat alone has a neighbour of the next centre card."""

TRICAP_NEXT: Final = Kind("tricap-next", {"chance": "fraction"}, {})
NOBODY_NEXT: Final = Kind("nobody-next", {"chance": "fraction"}, {})
"""The chance that more than one seat has a neighbour of it, and that nobody has."""

HOPED: Final = Kind("hoped", {"tenths": "whole"}, {})
"""Tenths of cards that a seat captures with the next centre card, on average, if it then takes."""

PRIZE: Final = Kind("prize", {"cards": "whole"}, {})
"""Cards that are captured by whoever takes at the next centre card."""

NEIGHBOURS: Final = Kind(
    "neighbours", {"cards": "whole", "unseen": "whole"}, {"which": "card"}, good=1
)
"""Cards that the seat told has not seen and that are neighbours of an active card."""

ACES_UNSEEN: Final = Kind("aces-unseen", {"aces": "whole", "unseen": "whole"}, {"which": "card"})
"""Aces among those cards: each of them makes a Tricap."""

HAND_ACES: Final = Kind("hand-aces", {"aces": "whole"}, {"which": "card"})
"""Aces in the hand of the seat told."""

HAND: Final = Kind("hand", {"cards": "whole"}, {})
CAPTURED: Final = Kind("captured", {"cards": "whole"}, {})
"""Cards in the hand of a seat, and captured by it."""

TO_MAJORITY: Final = Kind("to-majority", {"cards": "whole"}, {})
"""Cards that a seat still has to capture to hold more than half of the deck."""

DECK_LEFT: Final = Kind("deck-left", {"cards": "whole"}, {})
"""Cards in the deck."""

KINDS: Final = (
    FORCED, ENDS, CAPTURES, LEAVES, ACE_LAID, ACE_TAKEN, ALONE_NEXT, TRICAP_NEXT, NOBODY_NEXT,
    HOPED, PRIZE, NEIGHBOURS, ACES_UNSEEN, HAND_ACES, HAND, CAPTURED, TO_MAJORITY, DECK_LEFT,
)  # fmt: skip


def claims(view: TriCapState, moves: Sequence[Move], seat: Seat) -> Iterator[Claim]:
    """Return what is true of moves in a row, as the seat whose view it is may know it.

    >>> from tritables.games.tricap import position
    >>> state = position(hands="3C QH / 2D 7C", actives="JS / 8C", centre="10H").view(0)
    >>> [str(claim.figures["chance"]) for claim in claims(state, ("pass",), 0)
    ...  if claim.kind == "alone-next"]
    ['6/47', '8/47']
    """
    mover = view.on_turn
    assert mover is not None
    after, forced = played(view, moves)
    if after.phase == "over":
        yield ENDS.claim(seat, None)
    if forced:
        yield FORCED.claim(seat, mover)
    won = len(after.captured[mover]) - len(view.captured[mover])
    yield CAPTURES.claim(seat, mover, {"cards": won})
    if view.phase == "capture" and not won:
        yield LEAVES.claim(seat, mover, {"cards": len(view.centre) + 1})
    if any(LAID.get(move) in ACES for move in moves):
        yield ACE_LAID.claim(seat, mover)
    if TAKE in moves and view.actives[mover] in ACES:
        yield ACE_TAKEN.claim(seat, mover)
    yield from _next_card(after, seat)
    hand = tuple(card for card in after.hands[seat] if card in ACES)
    yield HAND_ACES.claim(seat, seat, {"aces": len(hand)}, {"which": hand})
    for whose in range(after.seats):
        captured = len(after.captured[whose])
        yield HAND.claim(seat, whose, {"cards": len(after.hands[whose])})
        yield CAPTURED.claim(seat, whose, {"cards": captured})
        yield TO_MAJORITY.claim(seat, whose, {"cards": max(0, MAJORITY + 1 - captured)})
    yield DECK_LEFT.claim(seat, None, {"cards": len(after.deck)})


def _next_card(after: TriCapState, seat: Seat) -> Iterator[Claim]:
    """Count what the next centre card brings, if nobody lays or draws an active card first."""
    choosing = after.phase != "lay" and None in after.actives
    found = None if choosing else chances(after, seat)
    if found is None:
        return
    unseen = unseen_cards(after)
    prize = len(after.centre) + 2
    for whose in range(after.seats):
        yield ALONE_NEXT.claim(seat, whose, {"chance": found.lone[whose]})
        yield HOPED.claim(seat, whose, {"tenths": rounded(10 * prize * found.lone[whose])})
    yield TRICAP_NEXT.claim(seat, None, {"chance": found.tricap})
    yield NOBODY_NEXT.claim(seat, None, {"chance": found.none})
    yield PRIZE.claim(seat, None, {"cards": prize})
    for whose, card in enumerate(after.actives):
        if card is not None and card != UNKNOWN:
            near = tuple(other for other in unseen if other in NEAR[card])
            figures = {"cards": len(near), "unseen": len(unseen)}
            yield NEIGHBOURS.claim(seat, whose, figures, {"which": near})
    aces = tuple(card for card in unseen if card in ACES)
    figures = {"aces": len(aces), "unseen": len(unseen)}
    yield ACES_UNSEEN.claim(seat, None, figures, {"which": aces})
