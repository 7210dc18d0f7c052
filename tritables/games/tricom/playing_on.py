"""TriCom played on, turn by turn, quickly and well enough to see what a table may come to.

Each side plays what looks best at once. A card is one bit here, and of a pile only the height and
the visible card count, so whole piles alone are cleared, also where part of one might be. The rules
are those of the state; tests hold the two to each other.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

from tritables.core.cards import RANK, Card
from tritables.core.state import Seat
from tritables.games.tricom.deck import ACTIONS, FITS, JACK, NUMBERS, QUARTETS, SLOTS, TRIOS
from tritables.games.tricom.side import Side
from tritables.games.tricom.state import TriComState

Bit = int

POINT: Final = 400
"""The parts of a point, in which worths are counted."""
FITTING: Final = 140
"""The parts for a card of the hand that can be placed."""
RETURNS: Final = 160
"""The parts for a reserve whose top can be taken and placed."""

BIT: Final[dict[Card, Bit]] = {"": 0, **{card: 1 << nth for nth, card in enumerate(NUMBERS)}}
_FITS: Final[dict[Bit, int]] = {
    BIT[card]: sum(BIT[other] for other in FITS[card]) for card in NUMBERS
}
_SUIT: Final[dict[Bit, str]] = {BIT[card]: card[-1] for card in NUMBERS}
_PARTNERS: Final[dict[Bit, int]] = {
    BIT[card]: sum({BIT[one] for pair in TRIOS[card] for one in pair}) for card in NUMBERS
}
_TRIOS: Final = frozenset(
    BIT[card] | BIT[one] | BIT[other] for card in NUMBERS for one, other in TRIOS[card]
)
_QUARTETS: Final = frozenset(sum(BIT[card] for card in four) for four in QUARTETS)


class Player:
    """One player's cards, as far as they matter for playing on; the next card of a pile is last."""

    __slots__ = ("actions", "hand", "heights", "reserve", "score", "stock", "tops")

    def __init__(self, side: Side) -> None:
        self.stock = [BIT[card] for card in reversed(side.stock)]
        self.actions = list(reversed(side.actions))
        self.hand = [BIT[card] for card in side.hand]
        self.reserve = [BIT[card] for card in side.reserve]
        self.tops = [BIT[card] for card in side.tops]
        self.heights = [len(pile) for pile in side.base]
        self.score = side.score

    def chances(self, *, jacks: bool) -> dict[str, int]:
        """The chance, in hundredths, to clear a pile in some turns, by its visible card's suit.

        One action card in three that may come up is taken for a fair chance.
        """
        actions = self.actions or ACTIONS
        found = dict.fromkeys("CDHS", 0)
        for card in actions:
            if (RANK[card] == JACK) == jacks:
                found[card[-1]] += 1
        return {suit: min(90, 300 * count // len(actions)) for suit, count in found.items()}

    def fits(self, card: Bit) -> bool:
        """True if a card can be placed."""
        one, two, three, four = self.tops
        fits = _FITS[card]
        return bool((fits & (one | four) and two | three) or (fits & (two | three) and one | four))

    def made(self, new: Bit, slot: int) -> int:
        """The points of the trio or quartet that a new card on a slot makes."""
        one, two, three, four = self.tops
        others = (one | two | three | four) ^ self.tops[slot]
        near = others & _PARTNERS[new]
        if not near & (near - 1):
            return 0
        if (others | new) in _QUARTETS:
            return 2
        bits = [bit for at, bit in enumerate(self.tops) if at != slot]
        return int(any(new | a | b in _TRIOS for a, b in combinations(bits, 2) if a and b))

    def fill(self, slot: int, card: Bit) -> int:
        """Fill a slot that was cleared, and tell the points of it."""
        self.tops[slot] = 0
        points = self.made(card, slot)
        self.tops[slot], self.heights[slot] = card, 1
        return points

    def empty(self, slot: int) -> None:
        """Leave a slot empty."""
        self.tops[slot], self.heights[slot] = 0, 0


class Played:
    """A table that is played on, from any point of a turn.

    ``chance`` is what mixes action cards again.
    """

    def __init__(self, state: TriComState, chance: Random) -> None:
        self.players = [Player(side) for side in state.sides]
        self.on_turn = state.on_turn or 0
        self.over = state.phase == "over"
        self._phase = state.phase
        self._slot = state.slot
        self._drawn = BIT[state.drawn] if state.drawn else 0
        self._card = state.own.turned[-1] if state.phase == "action" else ""
        self._chance = chance

    def play(self, turns: int) -> None:
        """Play so many turns to their end, or the round; a turn that was begun counts."""
        while turns and not self.over:
            self._turn()
            turns -= 1

    def _turn(self) -> None:
        own, phase = self.players[self.on_turn], self._phase
        if phase == "shuffle":
            self._end(own)
            return
        card = self._card
        if phase in ("turn", "lots"):
            card = own.actions.pop()
            phase = "action"
        if phase == "action":
            if RANK[card] == JACK:
                self._use_jack(own, card[-1])
            else:
                self._clear(own, card[-1])
        elif phase == "fill":
            assert self._slot is not None
            _fill(own, self._slot)
        drawn = self._drawn
        if phase != "play":
            drawn = 0
            if own.reserve and own.fits(own.reserve[-1]):
                drawn = own.reserve.pop()
                own.hand.append(drawn)
            elif own.stock:
                own.hand.append(own.stock.pop())
        self._place(own, [drawn] if drawn else own.hand)
        self._end(own)

    def _clear(self, own: Player, suit: str) -> None:
        """Clear the tallest own pile that a king or queen clears."""
        best, least = -1, 1
        for slot in SLOTS:
            top, height = own.tops[slot], own.heights[slot]
            if height > least and _SUIT[top] == suit:
                best, least = slot, height
        if best >= 0:
            own.score += least - 2
            _fill(own, best)

    def _use_jack(self, own: Player, suit: str) -> None:
        """Clear the tallest pile of another's that a jack clears."""
        found: tuple[Player, int] | None = None
        least = 2
        for other in self.players:
            if other is own:
                continue
            for slot, height in enumerate(other.heights):
                if height > least and _SUIT[other.tops[slot]] == suit:
                    found, least = (other, slot), height
        if found is None:
            return
        other, slot = found
        own.score += least - 2
        if other.stock:
            own.score += other.fill(slot, other.stock.pop())
        else:
            other.empty(slot)

    def _place(self, own: Player, cards: list[Bit]) -> None:
        """Place the card that is worth most, or lay one on the reserve."""
        one, two, three, four = own.tops
        outer, inner = one | four, two | three
        every = outer | inner
        best, chosen, at = -1 << 30, 0, -1
        clears: dict[str, int] | None = None
        for card in cards:
            fits = _FITS[card]
            if not fits & every:
                continue
            slots: tuple[int, ...] = SLOTS
            if not fits & inner:
                slots = (1, 2)
            elif not fits & outer:
                slots = (0, 3)
            duo = POINT * self._duo(own, card)
            for slot in slots:
                top = own.tops[slot]
                if not top:
                    continue
                if clears is None:
                    clears = own.chances(jacks=False)
                height = own.heights[slot]
                worth = duo + clears[_SUIT[card]] * (4 * height - 3)
                if height > 1:
                    worth -= clears[_SUIT[top]] * (4 * height - 7)
                after = every ^ top | card
                for other in own.hand:
                    if other != card and _FITS[other] & after:
                        worth += FITTING
                made = own.made(card, slot)
                if made:
                    worth += POINT * made
                if worth > best:
                    best, chosen, at = worth, card, slot
        if chosen:
            own.score += own.made(chosen, at) + self._duo(own, chosen)
            own.hand.remove(chosen)
            own.tops[at] = chosen
            own.heights[at] += 1
            return
        laid = cards[0]
        if own.reserve:
            top = own.reserve[-1]
            laid = next((card for card in cards if _FITS[card] & top), laid)
        own.hand.remove(laid)
        own.reserve.append(laid)

    def _duo(self, own: Player, card: Bit) -> int:
        there = sum(card in other.tops for other in self.players if other is not own)
        return 2 * there if len(self.players) == 2 else there

    def _end(self, own: Player) -> None:
        """End a turn: a shuffle, and the next player with cards in hand."""
        if not own.actions:
            own.actions = list(ACTIONS)
            self._chance.shuffle(own.actions)
        self._phase, self._drawn = "turn", 0
        count = len(self.players)
        for _ in range(count):
            self.on_turn = (self.on_turn + 1) % count
            if self.players[self.on_turn].hand:
                return
        self.over = True

    def worth(self, seat: Seat) -> int:
        """The worth of the table for a seat, less that for the others on average."""
        worths = [self._standing(player) for player in self.players]
        others = sum(worths) - worths[seat]
        return worths[seat] - others // (len(worths) - 1)

    def _standing(self, own: Player) -> int:
        worth = POINT * (own.score - len(own.reserve))
        if self.over:
            return worth
        clears, takes = own.chances(jacks=False), own.chances(jacks=True)
        for player in self.players:
            mine = clears if player is own else takes
            for top, height in zip(player.tops, player.heights, strict=True):
                if height > 1:
                    worth += mine[_SUIT[top]] * (4 * height - 7)
        worth += FITTING * sum(map(own.fits, own.hand))
        if own.reserve and own.fits(own.reserve[-1]):
            worth += RETURNS
        return worth


def _fill(own: Player, slot: int) -> None:
    """Fill the gap in the own base, from the reserve if there is one."""
    pile = own.reserve or own.stock
    if pile:
        own.score += own.fill(slot, pile.pop())
    else:
        own.empty(slot)
