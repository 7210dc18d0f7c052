"""One player's cards on the table, and what a turn does to them, step by step."""

from __future__ import annotations

from tritables.core.cards import UNKNOWN, Card, hidden
from tritables.core.values import Value, changing, derived, value

Pile = tuple[Card, ...]
Base = tuple[Pile, ...]
"""The piles of the four slots, each with its visible card last."""

Tops = tuple[Card, ...]
"""The visible cards of the four slots; an empty text for an empty slot."""


def with_pile(base: Base, slot: int, pile: Pile) -> Base:
    """A base with another pile on one of its slots.

    >>> with_pile((("8H",), ("4H",), (), ("6S",)), 2, ("AS",))
    (('8H',), ('4H',), ('AS',), ('6S',))
    """
    return (*base[:slot], pile, *base[slot + 1 :])


def _tops(side: Side) -> Tops:
    one, two, three, four = side.base
    return (
        one[-1] if one else "",
        two[-1] if two else "",
        three[-1] if three else "",
        four[-1] if four else "",
    )


@value
class Side(Value):
    """A player's stock, action pile, turned cards, hand, reserve and base.

    ``stock`` and ``actions`` have the next card first; ``turned``, ``reserve`` and the piles of
    the base the visible one last. ``tops`` are the visible cards of the base, an empty text for an
    empty slot. ``away`` counts the cards out of play, ``score`` the points without the reserve's.

    >>> side = Side(("3H",), (), (), ("2H",), (), (("8H",), ("4H",), (), ("6S",)), 35, 0)
    >>> after = side.drew().placed("3H", 1)
    >>> after.hand, after.tops
    (('2H',), ('8H', '3H', '', '6S'))
    """

    stock: Pile
    actions: Pile
    turned: Pile
    hand: Pile
    reserve: Pile
    base: Base
    away: int
    score: int
    tops: Tops = derived(_tops, of=("base",))

    def turned_up(self) -> Side:
        """The next action card lies open."""
        return _with_actions(self, self.actions[1:], (*self.turned, self.actions[0]))

    def reshuffled(self, cards: Pile) -> Side:
        """The turned cards, in a new order, are the action pile again."""
        return _with_actions(self, cards, ())

    def drew(self) -> Side:
        """The stock's next card is in hand."""
        return _with_drawn(self, self.stock[1:], (*self.hand, self.stock[0]))

    def drew_from_reserve(self) -> Side:
        """The reserve's top is in hand."""
        return self.but(reserve=self.reserve[:-1], hand=(*self.hand, self.reserve[-1]))

    def placed(self, card: Card, slot: int) -> Side:
        """A card from the hand lies on a pile."""
        base = with_pile(self.base, slot, (*self.base[slot], card))
        return _with_placed(self, self._hand_without(card), base)

    def laid_off(self, card: Card) -> Side:
        """A card from the hand lies on the reserve."""
        return _with_laid(self, self._hand_without(card), (*self.reserve, card))

    def _hand_without(self, card: Card) -> Pile:
        at = self.hand.index(card)
        return self.hand[:at] + self.hand[at + 1 :]

    def cleared(self, slot: int) -> Side:
        """A whole pile is out of play."""
        return self.lost(slot, len(self.base[slot]))

    def lost(self, slot: int, count: int) -> Side:
        """The side without that many cards off the top of a pile: they are out of play."""
        pile = self.base[slot]
        kept = pile[: len(pile) - count]
        return self.but(base=with_pile(self.base, slot, kept), away=self.away + count)

    def filled_from_stock(self, slot: int) -> Side:
        """The stock's next card lies on an empty slot."""
        base = with_pile(self.base, slot, self.stock[:1])
        return self.but(stock=self.stock[1:], base=base)

    def filled_from_reserve(self, slot: int) -> Side:
        """The reserve's top lies on an empty slot."""
        base = with_pile(self.base, slot, self.reserve[-1:])
        return self.but(reserve=self.reserve[:-1], base=base)

    def scored(self, points: int) -> Side:
        """The side with that many points more."""
        return self.but(score=self.score + points) if points else self

    def seen(self, *, own: bool, drawn: Card | None) -> Side:
        """The side as its player or, with ``own`` false, anybody else may know it.

        Face-down cards lose their names, and so do the cards in a reserve under the top
        (`reserve.top`), which nobody looks through. The card ``drawn`` from the reserve was seen by
        all.
        """
        hand = self.hand
        if not own:
            hand = hidden(hand) if drawn is None else (*hidden(hand[:-1]), drawn)
        reserve = self.reserve
        if len(reserve) > 1:
            reserve = (*(UNKNOWN,) * (len(reserve) - 1), reserve[-1])
        return self.but(
            stock=hidden(self.stock), actions=hidden(self.actions), hand=hand, reserve=reserve
        )

    def as_json(self) -> dict[str, object]:
        """The player's part of a position."""
        return {
            "stock": list(self.stock),
            "actions": list(self.actions),
            "turned": list(self.turned),
            "hand": list(self.hand),
            "reserve": list(self.reserve),
            "base": [list(pile) for pile in self.base],
            "away": self.away,
            "score": self.score,
        }


_with_actions = changing(Side, "actions", "turned")
_with_drawn = changing(Side, "stock", "hand")
_with_placed = changing(Side, "hand", "base")
_with_laid = changing(Side, "hand", "reserve")
