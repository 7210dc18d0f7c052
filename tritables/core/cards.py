"""Playing cards: what the card games share. A card *is* its text, as moves are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tritables.core.picture import Box
from tritables.core.reading import Reader

Card = str
"""A card as everything writes it: rank, then suit letter: ``10H``, ``AS``, ``7D``."""

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("C", "D", "H", "S")
DECK: Final[tuple[Card, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards, clubs first, each suit from ace to king."""

UNKNOWN: Final = "??"
"""The sign of a card in a view of somebody who may not know it; no position is read with it."""

RANK: Final[dict[Card, int]] = {card: RANKS.index(card[:-1]) + 1 for card in DECK}
"""The rank of each card as a number: ace 1, ten 10, jack 11, queen 12, king 13."""

SUIT: Final[dict[Card, str]] = {card: card[-1] for card in DECK}
"""The suit letter of each card."""


_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def shown(card: Card) -> str:
    """A card as a sentence shows it.

    >>> shown("10H"), shown("QS")
    ('10♥', 'Q♠')
    """
    return card if card == UNKNOWN else card[:-1] + _SIGNS[card[-1]]


def shown_all(cards: Iterable[Card]) -> str:
    """Several cards in a row, as a sentence shows them.

    >>> shown_all(("6S", "6C"))
    '6♠ 6♣'
    """
    return " ".join(map(shown, cards))


def read_cards(readers: Iterable[Reader], among: Sequence[Card] = DECK) -> tuple[Card, ...]:
    """Read a list of cards, each of which must be one of ``among``; raises the readers' error.

    >>> from tritables.core.errors import BadPosition
    >>> read_cards(Reader(["10H", "AS"], BadPosition, "deck").items(0, 52))
    ('10H', 'AS')
    >>> read_cards(Reader(["10H", "1S"], BadPosition).items(0, 52))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: [1]: “1S” is not a card of this deck. ...
    """
    allowed = frozenset(among)
    cards = []
    for reader in readers:
        card = reader.text()
        if card not in allowed:
            reader.refuse("bad-card", card=card[:12])
        cards.append(card)
    return tuple(cards)


def hidden(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Turn cards face down: as many unknown ones.

    >>> hidden(("10H", "AS"))
    ('??', '??')
    """
    return (UNKNOWN,) * len(cards)


# How cards are drawn, with the sheet of art that is called ``cards``.

CARD_WIDTH: Final = 60.0
CARD_HEIGHT: Final = 84.0
"""The measures of a card's symbol; a card is drawn in any size of this shape."""

TALL: Final = CARD_HEIGHT / CARD_WIDTH
"""The height of a card, in widths of it."""


def is_other_choice(hand: Sequence[str], source: str, target: str) -> bool:
    """True where one card of a hand is lifted and another is touched: no move is meant.

    ``hand`` has the places of all its cards.

    >>> is_other_choice(("hand0.0", "hand0.1"), "hand0.0", "hand0.1")
    True
    >>> is_other_choice(("hand0.0", "hand0.1"), "hand0.0", "stock0")
    False
    """
    return source in hand and target in hand


def card_box(x: float, y: float, width: float) -> Box:
    """Return the box of a card with a left top corner and a width, in board units.

    >>> card_box(10, 20, 100)
    Box(x=10, y=20, w=100, h=140.0)
    """
    return Box(x, y, width, width * TALL)


def stacked(box: Box, nth: int, count: int, step: float) -> Box:
    """Return the box of the nth card of a pile, from below; the top one fills the place.

    Each other one is offset by some board units, to the left and above.

    >>> stacked(Box(10, 20, 100, 140), 0, 3, 2)
    Box(x=6, y=16, w=100, h=140)
    """
    shift = (count - 1 - nth) * step
    return Box(box.x - shift, box.y - shift, box.w, box.h)


def look(card: Card, deck: int = 0) -> tuple[str, tuple[str, ...]]:
    """The symbol of a card and what is written on its spots; a back for one that is not known.

    ``deck`` tells the backs of several decks apart.

    >>> look("10H")
    ('card-H', ('10', 'suit-H', 'suit-H'))
    >>> look("KS"), look(UNKNOWN, 1)
    (('card-S', ('K', 'suit-S', 'face-K')), ('back-1', ()))
    """
    if card == UNKNOWN:
        return f"back-{deck}", ()
    rank, suit = card[:-1], card[-1]
    middle = f"face-{rank}" if rank in ("K", "Q", "J") else f"suit-{suit}"
    return f"card-{suit}", (rank, f"suit-{suit}", middle)


def fan(
    box: Box, count: int, width: float, *, spread: float = 1.05, middle: bool = True
) -> list[Box]:
    """Boxes of cards in a row, in the middle of a box: side by side, or overlapping in need.

    ``width`` is that of a card, if the box is high enough for it; ``spread`` how far apart cards
    lie at most, in widths of a card. Without ``middle`` they begin at the left.

    >>> [round(card.x) for card in fan(Box(0, 0, 100, 84), 3, 60)]
    [0, 20, 40]
    """
    width = min(width, box.h * CARD_WIDTH / CARD_HEIGHT, box.w)
    height = width * CARD_HEIGHT / CARD_WIDTH
    pitch = min(width * spread, (box.w - width) / max(1, count - 1))
    room = box.w - width - pitch * (count - 1)
    left = box.x + room / 2 if middle else box.x
    top = box.y + (box.h - height) / 2
    return [Box(left + nth * pitch, top, width, height) for nth in range(count)]
