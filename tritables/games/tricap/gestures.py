"""Gestures on the table and the moves they stand for, in both directions."""

from __future__ import annotations

from tritables.core.cards import UNKNOWN
from tritables.core.picture import Way
from tritables.core.state import Move
from tritables.games.tricap import places
from tritables.games.tricap.notation import LAY, TAKE
from tritables.games.tricap.state import TriCapState


def ways(state: TriCapState) -> tuple[Way, ...]:
    """A card of the hand to the own place; the centre, or the card that takes it, to the pile."""
    seat = state.on_turn
    if seat is None:
        return ()
    if state.phase == "capture":
        gains = (("one.capture", len(state.centre) + 1),)
        pile, target = (places.CENTRE, places.active(seat)), places.captured(seat)
        return tuple(Way(TAKE, source, target, gains) for source in pile)
    if state.phase not in ("lay", "replace"):
        return ()
    return tuple(
        Way(LAY[card], places.hand(seat, nth), places.active(seat))
        for nth, card in enumerate(state.hands[seat])
        if card != UNKNOWN
    )


def own_hand(state: TriCapState) -> tuple[str, ...]:
    """The places of the cards that the seat on turn holds.

    >>> from tritables import new
    >>> own_hand(new("tricap", seed=1))
    ('hand0.0', 'hand0.1', 'hand0.2')
    """
    seat = state.on_turn
    return () if seat is None else places.hand_places(seat, len(state.hands[seat]))


def attempt(state: TriCapState, source: str, target: str) -> Move | None:
    """The notation of a gesture by the seat on turn; None when it has no words for it.

    >>> from tritables.games.tricap import position
    >>> state = position(hands="4S KC / 6C JD", actives="9H / 2D", centre="8C")
    >>> attempt(state, "centre", "captured0"), attempt(state, "hand0.1", "active0")
    ('take', 'lay KC')
    >>> attempt(state, "hand1.0", "active1") is None
    True
    """
    seat = state.on_turn
    if seat is None:
        return None
    active, captured = places.active(seat), places.captured(seat)
    for nth, card in enumerate(state.hands[seat]):
        if (source, target) == (places.hand(seat, nth), active) and card != UNKNOWN:
            return LAY[card]
    # The card may go to the pile as well as the pile to the card.
    pairs = [(places.CENTRE, captured), (places.CENTRE, active)]
    if state.phase == "capture":
        pairs += [(active, places.CENTRE), (active, captured)]
    return TAKE if (source, target) in pairs else None
