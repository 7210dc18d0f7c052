"""Gestures on the table, read as moves: a card of the hand laid, the centre pile taken."""

from __future__ import annotations

from tritables.core.cards import UNKNOWN
from tritables.core.state import Move
from tritables.games.tricap import places
from tritables.games.tricap.notation import LAY, TAKE
from tritables.games.tricap.state import TriCapState


def read_gesture(state: TriCapState, source: str, target: str) -> Move | None:
    """The notation of a gesture by the seat on turn; None when it has no words for it.

    >>> from tritables.games.tricap import GAME
    >>> state = GAME.read(GAME.example("capture").position)
    >>> read_gesture(state, "centre", "captured0"), read_gesture(state, "hand0.1", "active0")
    ('take', 'lay KC')
    >>> read_gesture(state, "hand1.0", "active1") is None
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
