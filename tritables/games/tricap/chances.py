"""The chances of the next centre card, exact, from all that one seat can know.

Every card that a seat has not seen is equally likely to lie anywhere out of its sight: in the deck,
in another hand, or face down in front of another player. So chances are a matter of counting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from tritables.core.cards import DECK, RANK, UNKNOWN, Card, hidden
from tritables.core.state import Seat
from tritables.games.tricap.ranks import NEAR
from tritables.games.tricap.state import HAND, TriCapState


@dataclass(frozen=True, slots=True)
class Chances:
    """The chances of what the next centre card brings; together they are 1.

    ``lone[seat]`` is the chance that only this seat is adjacent and may take the pile, ``tricap``
    that more than one is, ``none`` that nobody is.
    """

    none: Fraction
    lone: tuple[Fraction, ...]
    tricap: Fraction


def chances(state: TriCapState, seat: Seat | None, laying: Card | None = None) -> Chances | None:
    """The exact chances of the next centre card, as ``seat`` (None: a watcher) can know them.

    ``laying`` is the card of its hand that a seat without active card thinks of laying. Active
    cards of others that are not known, because they lie face down or are still to be laid, count
    as any card that the seat has not seen. None where no centre card is left to come, and for a
    seat without active card that does not say what it lays.

    >>> from tritables.games.tricap import GAME
    >>> state = GAME.example("adjacent").position
    >>> chances(state, 0).tricap
    Fraction(8, 47)
    """
    return chances_in(state.view(seat), seat, laying)


def seen_by(state: TriCapState, seat: Seat) -> TriCapState:
    """Return what somebody sees who looks from a seat: all but the deck where hands lie open.

    >>> from tritables.games.tricap import GAME
    >>> len(unseen_cards(seen_by(GAME.new(2), 0)))
    46
    """
    if any(UNKNOWN in hand for hand in state.hands):
        return state.view(seat)
    return state.but(deck=hidden(state.deck))


def chances_in(view: TriCapState, seat: Seat | None, laying: Card | None = None) -> Chances | None:
    """Return the same of what is seen (`seen_by`); None, too, while somebody else chooses in sight.

    >>> from tritables.games.tricap import GAME
    >>> chances_in(seen_by(GAME.new(2), 0), 0, GAME.new(2).hands[0][0]) is None
    True
    """
    if not _comes(view) or _chooses_in_sight(view, seat):
        return None
    actives = list(view.actives)
    if view.phase == "shuffle":
        # Everything is dealt anew: what was known of hands and active cards is worth nothing.
        unseen = sorted(view.loose_cards())
        actives = [None] * view.seats
    else:
        if seat is not None and actives[seat] is None and view.hands[seat]:
            if laying not in view.hands[seat]:
                return None
            actives[seat] = laying
        unseen = unseen_cards(view)
    known = [(whose, card) for whose, card in enumerate(actives) if card not in (None, UNKNOWN)]
    guessed = [whose for whose, card in enumerate(actives) if card in (None, UNKNOWN)]
    return _count(view.seats, unseen, known, guessed)


def _chooses_in_sight(view: TriCapState, seat: Seat | None) -> bool:
    """True if another seat is still to lay one of some cards that are known: it is no chance."""
    return view.phase != "shuffle" and any(
        whose != seat and view.actives[whose] is None and hand and UNKNOWN not in hand
        for whose, hand in enumerate(view.hands)
    )


def _comes(view: TriCapState) -> bool:
    """True if the deck holds a next centre card, after what is dealt or drawn before it."""
    if view.phase == "over":
        return False
    if view.phase == "shuffle":
        return view.loose() > HAND * view.seats
    draws = view.phase == "draw"
    if view.phase == "replace" and not view.late:
        assert view.on_turn is not None
        draws = len(view.hands[view.on_turn]) == 1
    return len(view.deck) > (HAND if draws else 0)


def unseen_cards(view: TriCapState) -> list[Card]:
    """The cards that a view does not show, wherever they are.

    >>> from tritables.games.tricap import GAME
    >>> len(unseen_cards(GAME.new(2).view(0)))
    49
    """
    seen: set[Card | None] = {*view.centre, *view.actives}
    for cards in (*view.hands, *view.captured):
        seen.update(cards)
    return [card for card in DECK if card not in seen]


def _count(
    seats: int,
    unseen: list[Card],
    known: Iterable[tuple[Seat, Card | None]],
    guessed: list[Seat],
) -> Chances:
    """Add up over every card that may be turned up, each as likely as the others."""
    none = tricap = 0
    lone = [0] * seats
    rest, hidden = len(unseen) - 1, len(guessed)
    there = frozenset(unseen)
    ways = comb(rest, hidden)  # to choose the hidden active cards; their order does not matter
    # Cards of a rank have the same neighbours, and so bring the same.
    ranks = Counter(RANK[card] for card in unseen)
    some = {RANK[card]: card for card in unseen}
    for rank, times in ranks.items():
        card = some[rank]
        near = NEAR[card]
        adjacent = [seat for seat, active in known if active in near]
        close = len(near & there)
        if card in near:  # an ace is adjacent to itself, but is no longer among the rest
            close -= 1
        nobody_else = times * comb(rest - close, hidden)
        one_else = times * close * comb(rest - close, hidden - 1) if hidden else 0
        if not adjacent:
            none += nobody_else
            for seat in guessed:
                lone[seat] += one_else
            tricap += times * ways - nobody_else - one_else
        elif len(adjacent) == 1:
            lone[adjacent[0]] += nobody_else
            tricap += times * ways - nobody_else
        else:
            tricap += times * ways
    total = ways * len(unseen)
    return Chances(
        Fraction(none, total),
        tuple(
            Fraction(count, total * hidden if seat in guessed else total)
            for seat, count in enumerate(lone)
        ),
        Fraction(tricap, total),
    )
