"""The fan of the next card: an action card, or the card of the stock of whoever is on turn."""

from __future__ import annotations

from tritables.core.cards import RANK, Card
from tritables.core.fans import Effect, Fan, Outcome, gathered
from tritables.core.state import LastMove, Seat
from tritables.games.tricom.claims import can_combine, left_actions, suits, unseen_cards
from tritables.games.tricom.deck import JACK, combination
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.notation import FILL_STOCK, TAKE_STOCK
from tritables.games.tricom.state import TriComState


def fan(view: TriComState, seat: Seat) -> Fan | None:
    """Return what the next card does; None where none follows.

    In the action and the play phase somebody acts before it comes.

    >>> from tritables import new
    >>> found = fan(new("tricom", seed=1).view(0), 0)
    >>> found.kind, found.total
    ('card', 12)
    """
    if view.phase in ("take", "action", "fill") and view.own.stock:
        return _from_stock(view)
    if view.phase == "turn":
        return _action(view, view.mover, assumes=False)
    if view.phase == "play":
        whose = (view.mover + 1) % view.seats
        while whose != view.mover and not view.sides[whose].hand:
            whose = (whose + 1) % view.seats
        return _action(view, whose, assumes=True) if view.sides[whose].hand else None
    return None


def _action(view: TriComState, whose: Seat, *, assumes: bool) -> Fan:
    """Count what the next action card of a seat could clear."""
    effects = (
        Effect("clears-own", "↑", whose, whose),
        Effect("clears-other", "×", whose, whose),
        Effect("idle", "·", whose),
    )
    side = view.sides[whose]
    own = suits([side])
    others = suits(other for nth, other in enumerate(view.sides) if nth != whose)
    outcomes = []
    for card in left_actions(side):
        jack = RANK[card] == JACK
        clears = card[-1] in (others if jack else own)
        outcomes.append(Outcome(card, 1, ((1 if jack else 0) if clears else 2,)))
    return gathered("card", whose, effects, outcomes, assumes=assumes, head="action")


def _from_stock(view: TriComState) -> Fan:
    """Count what the next card of the own stock could do in the base of the seat on turn."""
    whose, own = view.mover, view.own
    effects = (
        Effect("combines", "★", whose, whose),
        Effect("doubles", "=", whose, whose),
        Effect("fits", "+", whose, whose),
        Effect("no-fit", "–", whose),
    )
    others = {card for nth, side in enumerate(view.sides) if nth != whose for card in side.tops}
    outcomes = []
    for card in unseen_cards(view)[whose]:
        if view.phase == "fill":
            assert view.slot is not None
            rest = own.tops[: view.slot] + own.tops[view.slot + 1 :]
            does: tuple[int, ...] = (0,) if combination(card, rest) else (2,)
        else:
            fits = bool(fitting(card, own.tops))
            met = (can_combine(card, own.tops), fits and card in others, fits, not fits)
            does = tuple(nth for nth, holds in enumerate(met) if holds)
        outcomes.append(Outcome(card, 1, does))
    if view.phase == "fill":
        effects = (effects[0], effects[1], Effect("fills", "·", whose), effects[3])
    return gathered("card", whose, effects, outcomes, assumes=view.phase == "action", head="stock")


def foresee(view: TriComState, seat: Seat, named: str) -> LastMove[TriComState]:
    """Return the move that brings a card to light.

    >>> from tritables import new
    >>> foresee(new("tricom", seed=1).view(0), 0, "KS").move
    'turn KS'
    """
    found = fan(view, seat)
    assert found is not None
    assert found.seat is not None
    if RANK[named] >= JACK:
        before = _known(view.but(on_turn=found.seat, phase="turn"), "actions", named)
        return LastMove.by(before, f"turn {named}")
    phase = "fill" if view.phase == "fill" else "take"
    before = _known(view.but(phase=phase), "stock", named)
    return LastMove.by(before, FILL_STOCK if phase == "fill" else TAKE_STOCK)


def _known(view: TriComState, pile: str, card: Card) -> TriComState:
    """The view with the next card of a face-down pile of the seat on turn known."""
    side = view.own
    rest = getattr(side, pile)[1:]
    known = side.but(**{pile: (card, *rest)})
    return view.but(
        sides=tuple(known if nth == view.mover else one for nth, one in enumerate(view.sides))
    )
