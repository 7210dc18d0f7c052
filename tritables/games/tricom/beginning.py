"""The card that decides who begins a round of TriCom, and why the others do not."""

from __future__ import annotations

from typing import NamedTuple

from tritables.core.cards import RANK, Card, shown
from tritables.core.drills import Evidence, Sign
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.core.state import Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import height
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.words import words
from tritables.games.tricom.wrong_turns import is_fresh


def evidence(asked: Question[TriComState]) -> Evidence | None:
    """Return which base card decides who begins; None where that is not asked.

    Equal cards come first among those that tempt, then those of the same rank and the highest ace.

    >>> from tritables import new
    >>> found = evidence(Question(new("tricom", seed=1), "who"))
    >>> str(found.asked), found.right.answer == Question(new("tricom", seed=1), "who").truth
    ('Which card decides who begins?', True)
    """
    state, seat = asked.state, asked.state.on_turn
    if asked.asks != "who" or seat is None or not is_fresh(asked):
        return None
    ranked = [sorted(side.tops, key=height, reverse=True) for side in state.sides]
    own = ranked[seat]
    firsts = (
        [one[:count] for one in ranked].count(own[:count]) for count in range(1, 1 + len(own))
    )
    nth = list(firsts).index(1)
    decides, equal = own[nth], own[:nth]
    ace = max((top for tops in ranked for top in tops if RANK[top] == 1), key=height, default="")

    def tempts(one: Lying) -> tuple[bool, bool, bool, tuple[int, str]]:
        card, lies = one.card, height(one.card)
        alike = RANK[card] == RANK[decides] or card == ace
        return card in equal, alike, card == ranked[one.seat][0], lies

    def reason(card: Card) -> str:
        if card in equal:
            return "start-equal"
        if RANK[card] == RANK[decides] and height(card) < height(decides):
            return "start-suit"
        return "start-ace" if RANK[card] == 1 else "start-lower"

    sides = enumerate(state.sides)
    lain = [Lying(at, nth, top) for at, side in sides for nth, top in enumerate(side.tops)]
    right = next(one for one in lain if (one.seat, one.card) == (seat, decides))
    others = sorted((one for one in lain if one != right), key=tempts, reverse=True)
    told = words("start-next" if equal else "start-decides", player=seat + 1, card=shown(decides))
    wrong = [one.sign(words(reason(one.card), card=shown(one.card))) for one in others]
    return Evidence(words("ask-start-card"), right.sign(told), tuple(wrong))


class Lying(NamedTuple):
    """A card on top of a pile of a dealt base."""

    seat: Seat
    slot: int
    card: Card

    def sign(self, reason: Message) -> Sign:
        """Return it as what may seem to show who begins.

        >>> str(Lying(1, 0, "10S").sign(words("ask-start-card")).label)
        '10♠ of player 2'
        """
        label = words("start-card", player=self.seat + 1, card=shown(self.card))
        return Sign(places.base(self.seat, self.slot), label, reason, (self.seat,))
