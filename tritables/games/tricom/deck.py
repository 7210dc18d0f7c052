"""The relations of cards in TriCom, worked out once so that a move in play is a look-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Final

from tritables.core.cards import DECK, RANK, SUIT, UNKNOWN, Card
from tritables.core.state import Seat

JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
CIRCLE: Final = 10
"""The number of ranks in the circle A 2 … 10 A."""

NUMBERS: Final[tuple[Card, ...]] = tuple(card for card in DECK if RANK[card] <= CIRCLE)
"""The 40 number cards of a deck."""

ACTIONS: Final[tuple[Card, ...]] = tuple(card for card in DECK if RANK[card] > CIRCLE)
"""The 12 action cards of a deck."""

SLOTS: Final = (0, 1, 2, 3)
NEIGHBOURS: Final = ((1, 2), (0, 3), (0, 3), (1, 2))
"""The slots left, right, above or below each slot."""

FULL: Final = 0b1111
"""All four slots as bits; slot s is bit s."""


def step(one: Card, other: Card) -> int:
    """The distance of two ranks on the circle (`place.ace-ten`).

    >>> step("AS", "10S"), step("AS", "3S")
    (1, 2)
    """
    apart = abs(RANK[one] - RANK[other])
    return min(apart, CIRCLE - apart)


def _beside(card: Card, other: Card) -> str | None:
    if RANK[card] == RANK[other]:
        return "place.equal"
    if SUIT[card] != SUIT[other] or step(card, other) != 1:
        return None
    return "place.suit-run" if abs(RANK[card] - RANK[other]) == 1 else "place.ace-ten"


BESIDE: Final[Mapping[tuple[Card, Card], str]] = {
    (card, other): rule
    for card, other in permutations(NUMBERS, 2)
    if (rule := _beside(card, other)) is not None
}
"""The rule by which a card may lie beside another: `place.equal`, `place.suit-run` or
`place.ace-ten`; a pair that may not is left out."""

FITS: Final[Mapping[Card, frozenset[Card]]] = {
    card: frozenset(other for other in NUMBERS if (card, other) in BESIDE)
    for card in (*NUMBERS, UNKNOWN)
}
"""The five cards of its own deck beside which each card may be placed."""


def are_one(cards: Sequence[Card]) -> bool:
    """True if cards are equal in rank, or of one suit in sequence in any order.

    >>> are_one(["10H", "9H", "AH"]), are_one(["10H", "AH", "2H"]), are_one(["3H", "5H", "6H"])
    (True, True, False)
    """
    ranks = {RANK[card] for card in cards}
    if len(ranks) == 1:
        return True
    if len({SUIT[card] for card in cards}) > 1 or len(ranks) < len(cards):
        return False
    # On the circle a sequence has exactly one card without its next.
    return sum(rank % CIRCLE + 1 not in ranks for rank in ranks) == 1


def _partners(card: Card) -> list[tuple[Card, Card]]:
    near = [
        other
        for other in NUMBERS
        if other != card
        and (RANK[card] == RANK[other] or (SUIT[card] == SUIT[other] and step(card, other) <= 2))
    ]
    return [pair for pair in permutations(near, 2) if are_one((card, *pair))]


TRIOS: Final[Mapping[Card, frozenset[tuple[Card, Card]]]] = {
    **{card: frozenset(_partners(card)) for card in NUMBERS},
    UNKNOWN: frozenset(),
}
"""The pairs, in both orders, with which each card is a trio (`score.trio`)."""

QUARTETS: Final[frozenset[frozenset[Card]]] = frozenset(
    frozenset(four)
    for group in (
        *(tuple(card for card in NUMBERS if RANK[card] == rank) for rank in range(1, CIRCLE + 1)),
        *(tuple(card for card in NUMBERS if SUIT[card] == suit) for suit in "CDHS"),
    )
    for four in combinations(group, 4)
    if are_one(four)
)
"""Every quartet (`score.quartet`)."""


def combination(new: Card, others: Sequence[Card]) -> tuple[Card, ...]:
    """The trio or quartet that a card makes with the other three visible ones; () for none.

    Each of ``others`` is a card or, for an empty slot, an empty text. A quartet holds a trio with
    each of its cards, so it is looked for only then (`score.new-only`, `score.one-combination`).

    >>> combination("5H", ("3H", "4H", "6H")), combination("5H", ("5C", "5D", "9S"))
    (('5H', '3H', '4H', '6H'), ('5H', '5C', '5D'))
    """
    trios = TRIOS[new]
    one, two, three = others
    if (one, two) in trios:
        pair = (one, two)
    elif (one, three) in trios:
        pair = (one, three)
    elif (two, three) in trios:
        pair = (two, three)
    else:
        return ()
    if frozenset((new, one, two, three)) in QUARTETS:
        return (new, one, two, three)
    return (new, *pair)


def dealt_score(base: Sequence[Card]) -> int:
    """The points of four dealt base cards: 2 for a quartet, 1 for a trio (`setup.score-once`).

    >>> dealt_score(("6S", "6C", "6D", "2H")), dealt_score(("AD", "9D", "8D", "10D"))
    (1, 2)
    """
    if are_one(base):
        return 2
    return int(any(are_one(three) for three in combinations(base, 3)))


def height(card: Card) -> tuple[int, str]:
    """The height of a base card for the start: its rank, ace low, then its suit.

    `start.ace-low`, `start.suit-order`: clubs, diamonds, hearts, spades stand in the order of
    their letters.

    >>> height("10S") > height("10H") > height("9S") > height("AS")
    True
    """
    return (RANK[card], SUIT[card])


def beginners(bases: Sequence[Sequence[Card]]) -> tuple[Seat, ...]:
    """The seat that begins, or the seats whose bases tie for the highest.

    `start.highest`, `start.tie`: the highest cards are compared, then the next highest, and so on.

    >>> beginners([("9S", "2C", "3C", "4C"), ("9S", "2D", "3C", "4C")])
    (1,)
    """
    heights = [sorted(map(height, base), reverse=True) for base in bases]
    best = max(heights)
    return tuple(seat for seat, own in enumerate(heights) if own == best)
