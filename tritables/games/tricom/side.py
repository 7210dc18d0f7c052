"""One player's cards on the table; a value that never changes once made."""

from __future__ import annotations

from tritables.core.cards import UNKNOWN, Card, hidden

Pile = tuple[Card, ...]
Base = tuple[Pile, Pile, Pile, Pile]
Tops = tuple[Card, Card, Card, Card]


class Side:
    """A player's stock, action pile, turned cards, hand, reserve and base.

    ``stock`` and ``actions`` have the next card first; ``turned``, ``reserve`` and the piles of
    the base the visible one last. ``tops`` are the visible cards of the base, an empty text for an
    empty slot. ``away`` counts the cards out of play, ``score`` the points without the reserve's.

    >>> side = Side((), (), (), (), (), (("8H",), ("4H", "3H"), (), ("6S",)), 0, 0)
    >>> side.tops
    ('8H', '3H', '', '6S')
    """

    __slots__ = (
        "actions",
        "away",
        "base",
        "hand",
        "reserve",
        "score",
        "stock",
        "tops",
        "turned",
    )

    def __init__(
        self,
        stock: Pile,
        actions: Pile,
        turned: Pile,
        hand: Pile,
        reserve: Pile,
        base: Base,
        away: int,
        score: int,
        tops: Tops | None = None,
    ) -> None:
        self.stock = stock
        self.actions = actions
        self.turned = turned
        self.hand = hand
        self.reserve = reserve
        self.base = base
        self.away = away
        self.score = score
        self.tops = tops_of(base) if tops is None else tops

    def with_pile(self, slot: int, pile: Pile, away: int, score: int, stock: Pile) -> Side:
        """The same with another pile on a slot."""
        base = self.base
        new = (*base[:slot], pile, *base[slot + 1 :])
        return Side(
            stock,
            self.actions,
            self.turned,
            self.hand,
            self.reserve,
            new,  # type: ignore[arg-type]
            away,
            score,
        )

    def with_score(self, points: int) -> Side:
        """The same with more points."""
        return Side(
            self.stock,
            self.actions,
            self.turned,
            self.hand,
            self.reserve,
            self.base,
            self.away,
            self.score + points,
            self.tops,
        )

    def seen(self, *, own: bool, drawn: Card | None) -> Side:
        """What its player, or with ``own`` false anybody else, may know of it.

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
        return Side(
            hidden(self.stock),
            hidden(self.actions),
            self.turned,
            hand,
            reserve,
            self.base,
            self.away,
            self.score,
            self.tops,
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

    def key(self) -> tuple[object, ...]:
        """All that tells it from another."""
        return (
            self.stock,
            self.actions,
            self.turned,
            self.hand,
            self.reserve,
            self.base,
            self.away,
            self.score,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Side):
            return NotImplemented
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def tops_of(base: Base) -> Tops:
    """The visible cards of a base.

    >>> tops_of((("8H",), ("4H", "3H"), (), ("6S",)))
    ('8H', '3H', '', '6S')
    """
    one, two, three, four = (pile[-1] if pile else "" for pile in base)
    return (one, two, three, four)
