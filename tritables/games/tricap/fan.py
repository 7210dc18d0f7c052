"""The fan of the next centre card: whom each rank that a seat has not seen lets take the pile."""

from __future__ import annotations

from tritables.core.cards import RANKS
from tritables.core.fans import Effect, Fan, Outcome, gathered
from tritables.core.state import LastMove, Seat
from tritables.games.tricap import places
from tritables.games.tricap.chances import unseen_cards
from tritables.games.tricap.ranks import NEAR
from tritables.games.tricap.state import TriCapState


def fan(view: TriCapState, seat: Seat) -> Fan | None:
    """Return what the next centre card does, where every active card lies open.

    While a seat may still take the pile, it is told as if that seat passed. None where no centre
    card follows, and where an active card is still to be laid.

    >>> from tritables.games.tricap import position
    >>> state = position(hands="3C QH / 2D 7C", actives="JS / 8C", deck="10H").view(0)
    >>> [(effect.name, fan(state, 0).ways(nth)) for nth, effect in enumerate(fan(state, 0).effects)]
    [('alone', 7), ('alone', 8), ('several', 4), ('nobody', 29)]
    """
    if _to_turn_up(view) is None:
        return None
    effects = (
        *(Effect("alone", "●", whose, whose) for whose in range(view.seats)),
        Effect("several", "▲"),
        Effect("nobody", "·"),
    )
    unseen = unseen_cards(view)
    outcomes = []
    for rank in RANKS:  # a suit makes no difference
        cards = [card for card in unseen if card[:-1] == rank]
        if cards:
            near = [whose for whose, active in enumerate(view.actives) if active in NEAR[cards[0]]]
            does = near[0] if len(near) == 1 else view.seats + (not near)
            where = tuple(places.active(whose) for whose in near)
            outcomes.append(Outcome(cards[0], len(cards), (does,), where, rank))
    return gathered("card", None, effects, outcomes, assumes=view.phase == "capture")


def foresee(view: TriCapState, seat: Seat, named: str) -> LastMove[TriCapState]:
    """Return the move that turns up a card.

    >>> from tritables.games.tricap import position
    >>> state = position(hands="3C QH / 2D 7C", actives="JS / 8C", deck="10H").view(0)
    >>> foresee(state, 0, "9S").move
    'centre 9S'
    """
    before = _to_turn_up(view)
    assert before is not None
    before = before.but(deck=(named, *before.deck[1:]))
    return LastMove.by(before, f"centre {named}")


def _to_turn_up(view: TriCapState) -> TriCapState | None:
    """The position in which the next centre card is turned up; None where that is not next."""
    if not view.deck or None in view.actives or view.phase not in ("centre", "capture"):
        return None
    return view if view.phase == "centre" else view.but(phase="centre", on_turn=None)
