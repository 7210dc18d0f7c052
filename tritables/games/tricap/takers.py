"""The active card that may take the pile once a card is turned up, and why the others may not."""

from __future__ import annotations

from tritables.core.cards import RANK, Card, shown
from tritables.core.drills import Evidence, Sign
from tritables.core.questions import Question
from tritables.games.tricap import places
from tritables.games.tricap.notation import TURN
from tritables.games.tricap.ranks import ACES, NEAR
from tritables.games.tricap.state import TriCapState
from tritables.games.tricap.words import words


def evidence(asked: Question[TriCapState]) -> Evidence | None:
    """Return which active card may take the pile after a card that is turned up in the centre; None
    where that is not asked.

    The deck stands for none of them, and the centre pile for more than one. Those that tempt most
    come first: of the same rank, or near the other end.

    >>> from tritables.games.tricap import position
    >>> state = position(actives="9H / 2D", centre="KC", deck="10D 3C")
    >>> found = evidence(Question(state, "who", "centre 10D"))
    >>> str(found.asked)
    '10♦ is turned up in the centre. Which active card may take the pile?'
    >>> str(found.right.label), found.right.place
    ('9♥ of player 1', 'active0')
    """
    state, move = asked.state, asked.move or ""
    turned = next((card for card in TURN if move in TURN[card]), None)
    if asked.asks != "who" or turned is None or None in state.actives:
        return None
    lain = [(seat, card) for seat, card in enumerate(state.actives) if card is not None]
    near = [seat for seat, card in lain if card in NEAR[turned]]

    def of_card(seat: int, card: Card) -> Sign:
        told = {"active": shown(card), "card": shown(turned)}
        if seat not in near:
            reason = words("take-far", **told)
        else:
            reason = words("take-only" if len(near) == 1 else "take-also", **told)
        label = words("take-active", player=seat + 1, card=shown(card))
        return Sign(places.active(seat), label, reason, (seat,))

    cards = {seat: of_card(seat, card) for seat, card in lain}
    some = words("take-some" if near else "take-none", card=shown(turned))
    many = words("take-more" if len(near) > 1 else "take-fewer", card=shown(turned))
    none = Sign(places.DECK, words("take-no-card"), some, ())
    more = Sign(places.CENTRE, words("take-many"), many, ())
    tempting = sorted(lain, key=lambda one: (one[0] not in near, _apart(one[1], turned)))
    others = [none, *(cards[seat] for seat, _ in tempting), more]
    right = cards[near[0]] if len(near) == 1 else more if near else none
    return Evidence(
        words("ask-taker", card=shown(turned)), right, tuple(one for one in others if one != right)
    )


def _apart(card: Card, turned: Card) -> int:
    """The ranks between two cards; the two ends tempt, and an ace may be forgotten."""
    apart = abs(RANK[card] - RANK[turned])
    return 0 if card in ACES or turned in ACES else min(apart, 12 - apart)
