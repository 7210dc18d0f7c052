"""The claims about a move: what it scores and clears, and which cards fit or combine after it.

A number card is unseen that does not lie open before the move, nor in the hand of the seat told:
any of those of a deck is as likely as another to come up next. A card that the move itself brings
to light is left out of what is claimed after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final

from tritables.core.cards import RANK, UNKNOWN, Card
from tritables.core.claims import Claim, Kind
from tritables.core.state import Move, Seat
from tritables.games.tricom.deck import ACTIONS, JACK, NUMBERS, SLOTS, combination
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.notation import RESERVE, STEPS, TAKE_STOCK, USES
from tritables.games.tricom.side import Side, Tops
from tritables.games.tricom.state import TriComState

FORCED: Final = Kind("forced", {}, {})
"""Each move is the only legal one."""

SCORES: Final = Kind("scores", {"points": "whole"}, {})
"""Points that the moves score at once, whatever card comes to light."""

TRIO: Final = Kind("trio", {}, {}, deed=True)
QUARTET: Final = Kind("quartet", {}, {}, deed=True)
"""A card that is placed, or fills from the reserve, makes a trio or a quartet."""

DUO: Final = Kind("duo", {"points": "whole"}, {}, deed=True)
"""Points for a duo."""

CLEARS: Final = Kind("clears", {"cards": "whole"}, {}, deed=True)
"""Cards that an action card takes out of play, of its own player's base or another's."""

FILL_COMBINES: Final = Kind("fill-combines", {"chance": "fraction"}, {})
"""The chance that the card of a stock that fills the gap makes a trio or a quartet."""

DRAW_FITS: Final = Kind("draw-fits", {"chance": "fraction"}, {})
"""The chance that the card taken from the stock can be placed."""

ENDS: Final = Kind("ends", {}, {})
"""The round is over."""

HAND_FITS: Final = Kind("hand-fits", {"cards": "whole"}, {"which": "card"})
HAND_COMBINES: Final = Kind("hand-combines", {"cards": "whole"}, {"which": "card"})
HAND_DUOS: Final = Kind("hand-duos", {"cards": "whole"}, {"which": "card"})
"""Cards in the hand of the seat told that can be placed, that can make a trio or a quartet, and
that can be placed and make a duo.
"""

UNSEEN_FITS: Final = Kind("unseen-fits", {"cards": "whole", "unseen": "whole"}, {"which": "card"})
UNSEEN_COMBINES: Final = Kind(
    "unseen-combines", {"cards": "whole", "unseen": "whole"}, {"which": "card"}
)
"""Unseen cards of a seat's deck that could be placed in its base, and that could make a trio or a
quartet there.
"""

RESERVE_OPEN: Final = Kind("reserve-open", {"slots": "whole"}, {})
"""Piles on which the top of a seat's reserve could be placed, if that was seen."""

OWN_CLEARS: Final = Kind(
    "own-clears", {"actions": "whole", "left": "whole"}, {"which": "card"}, good=1
)
JACK_CLEARS: Final = Kind(
    "jack-clears", {"actions": "whole", "left": "whole"}, {"which": "card"}, good=1
)
"""Action cards that may come up next for a seat and could clear a pile, kings and queens of its own
base, jacks of another's, and how many may come up.
"""

TALLEST: Final = Kind("tallest", {"cards": "whole"}, {})
"""Cards on the tallest pile of another's base that one of those jacks could clear."""

RESERVE_CARDS: Final = Kind("reserve", {"cards": "whole"}, {})
HAND: Final = Kind("hand", {"cards": "whole"}, {})
STOCK: Final = Kind("stock", {"cards": "whole"}, {})
POINTS: Final = Kind("points", {"points": "whole"}, {})
"""Cards in a seat's reserve, hand and stock, and its points, without the reserve's."""

KINDS: Final = (
    FORCED, SCORES, TRIO, QUARTET, DUO, CLEARS, FILL_COMBINES, DRAW_FITS, ENDS, HAND_FITS,
    HAND_COMBINES, HAND_DUOS, UNSEEN_FITS, UNSEEN_COMBINES, RESERVE_OPEN, OWN_CLEARS, JACK_CLEARS,
    TALLEST, RESERVE_CARDS, HAND, STOCK, POINTS,
)  # fmt: skip


def claims(view: TriComState, moves: Sequence[Move], seat: Seat) -> Iterator[Claim]:
    """Return what is true of moves in a row, as the seat whose view it is may know it.

    >>> from tritables import new
    >>> state = new("tricom", seed=3)
    >>> state = state.play(state.legal_moves()[0])
    >>> [claim.kind for claim in claims(state.view(0), ("skip",), 0)][:2]
    ['forced', 'scores']
    """
    mover = view.mover
    after, forced = view, True
    for move in moves:
        forced = forced and len(after.legal_moves()) == 1
        yield from _of_move(after, move, seat, unseen_cards(view))
        after = after.play(move)
    if forced:
        yield FORCED.claim(seat, mover)
    scored = after.sides[mover].score - view.sides[mover].score
    yield SCORES.claim(seat, mover, {"points": scored})
    if after.phase == "over":
        yield ENDS.claim(seat, None)
    else:
        yield from _hand(after, seat)
        for whose in range(after.seats):
            yield from _chances(after, whose, seat, unseen_cards(view)[whose])
    for whose, side in enumerate(after.sides):
        yield RESERVE_CARDS.claim(seat, whose, {"cards": len(side.reserve)})
        yield HAND.claim(seat, whose, {"cards": len(side.hand)})
        yield STOCK.claim(seat, whose, {"cards": len(side.stock)})
        yield POINTS.claim(seat, whose, {"points": side.score})


def unseen_cards(view: TriComState) -> list[list[Card]]:
    """The number cards of each deck that a view does not name, in their order."""
    found = []
    for side in view.sides:
        named = {*side.hand, *side.reserve, *(card for pile in side.base for card in pile)}
        found.append([card for card in NUMBERS if card not in named])
    return found


def _of_move(
    state: TriComState, move: Move, seat: Seat, unseen: Sequence[Sequence[Card]]
) -> Iterator[Claim]:
    """Count what one move does by itself."""
    me, own, after = state.mover, state.own, state.play(move)
    step, use = STEPS.get(move), USES.get(move)
    slot, whose = None, me
    if step is not None and step.slot != RESERVE:
        duo = sum(step.card in side.tops for nth, side in enumerate(state.sides) if nth != me)
        if duo:
            points = duo if state.seats > 2 else 2
            yield DUO.claim(seat, me, {"points": points})
        slot = step.slot
    elif use is not None:
        whose = me if use.seat is None else use.seat
        pile = state.sides[whose].base[use.slot]
        yield CLEARS.claim(seat, me, {"cards": use.count or len(pile)})
        slot = use.slot if use.seat is not None else None
    elif state.phase == "fill":
        slot = state.slot
    if slot is not None and after.sides[whose].tops[slot] == UNKNOWN:
        others = _without(state.sides[whose].tops, slot)
        made = sum(bool(combination(card, others)) for card in unseen[whose])
        yield FILL_COMBINES.claim(seat, me, {"chance": Fraction(made, len(unseen[whose]))})
    elif slot is not None and whose == me:
        made = len(combination(after.sides[me].tops[slot], _without(own.tops, slot)))
        if made:
            yield (TRIO if made == 3 else QUARTET).claim(seat, me)
    if move == TAKE_STOCK:
        fits = sum(bool(fitting(card, own.tops)) for card in unseen[me])
        yield DRAW_FITS.claim(seat, me, {"chance": Fraction(fits, len(unseen[me]))})


def _hand(after: TriComState, seat: Seat) -> Iterator[Claim]:
    """Count what the hand of the seat told can do next in its base."""
    own = after.sides[seat]
    hand = [card for card in own.hand if card != UNKNOWN]
    others = {card for nth, side in enumerate(after.sides) if nth != seat for card in side.tops}
    fits = [card for card in hand if fitting(card, own.tops)]
    for kind, which in (
        (HAND_FITS, fits),
        (HAND_COMBINES, [card for card in hand if can_combine(card, own.tops)]),
        (HAND_DUOS, [card for card in fits if card in others]),
    ):
        yield kind.claim(seat, seat, {"cards": len(which)}, {"which": tuple(which)})


def _chances(
    after: TriComState, whose: Seat, seat: Seat, unseen: Sequence[Card]
) -> Iterator[Claim]:
    """Count what may come up for a seat, and what lies open to it."""
    side = after.sides[whose]
    for kind, cards in (
        (UNSEEN_FITS, [card for card in unseen if fitting(card, side.tops)]),
        (UNSEEN_COMBINES, [card for card in unseen if can_combine(card, side.tops)]),
    ):
        figures = {"cards": len(cards), "unseen": len(unseen)}
        yield kind.claim(seat, whose, figures, {"which": tuple(cards)})
    if not side.reserve or side.reserve[-1] != UNKNOWN:
        slots = fitting(side.reserve[-1], side.tops) if side.reserve else 0
        yield RESERVE_OPEN.claim(seat, whose, {"slots": slots.bit_count()})
    if not side.hand:
        return  # end.solo: it has no turn any more
    left = left_actions(side)
    own = suits([side])
    others = suits(other for nth, other in enumerate(after.sides) if nth != whose)
    clearing = tuple(card for card in left if RANK[card] != JACK and card[-1] in own)
    jacks = tuple(card for card in left if RANK[card] == JACK and card[-1] in others)
    for kind, which in ((OWN_CLEARS, clearing), (JACK_CLEARS, jacks)):
        figures = {"actions": len(which), "left": len(left)}
        yield kind.claim(seat, whose, figures, {"which": which})
    if jacks:
        most = max(others[card[-1]] for card in jacks)
        yield TALLEST.claim(seat, whose, {"cards": most})


def left_actions(side: Side) -> list[Card]:
    """The action cards of which one comes up next for a side.

    Who has turned up the last one shuffles all of them before the next turn.
    """
    return [card for card in ACTIONS if not side.actions or card not in side.turned]


def suits(sides: Iterable[Side]) -> dict[str, int]:
    """The suits of piles that can be cleared, each with the cards of the tallest such pile."""
    found: dict[str, int] = {}
    for side in sides:
        for pile in side.base:
            if len(pile) > 1 and pile[-1] != UNKNOWN:
                suit = pile[-1][-1]
                found[suit] = max(found.get(suit, 0), len(pile))
    return found


def can_combine(card: Card, tops: Tops) -> bool:
    """True if a card can be placed where it makes a trio or a quartet."""
    slots = fitting(card, tops)
    return any(slots >> slot & 1 and combination(card, _without(tops, slot)) for slot in SLOTS)


def _without(tops: Tops, slot: int) -> Tops:
    return (*tops[:slot], *tops[slot + 1 :])
