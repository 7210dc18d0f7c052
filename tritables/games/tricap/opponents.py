"""The characters that play Tri-Cap, the weakest first: from who saves the good cards to who counts
what is still unseen.

Worths are whole numbers or exact fractions, and of equals the first move is taken: the same view
gives the same move wherever it is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Final

from tritables.core.cards import RANK, Card
from tritables.core.characters import Character, Face
from tritables.core.state import Move, Seat
from tritables.games.tricap.chances import Chances, chances, unseen_cards
from tritables.games.tricap.notation import DECISION, LAID, TAKE
from tritables.games.tricap.ranks import ACE, NEAR
from tritables.games.tricap.state import TriCapState

Judge = Callable[[TriCapState, Card, Seat], Fraction | int]
"""The worth of laying a card of the hand to a seat."""

MIDDLE: Final = 8
"""The rank in the middle from 3 to king, as far as it has neighbours on both sides."""


def _laying(
    judge: Judge, decide: Callable[[TriCapState, Seat], Move] | None = None
) -> Callable[[TriCapState, Seat, Random], Move]:
    """A player who lays what a judgement prefers; whoever does not ``decide`` takes each pile."""

    def choose(view: TriCapState, seat: Seat, rng: Random) -> Move:
        moves = view.legal_moves()
        if moves == DECISION:
            return TAKE if decide is None else decide(view, seat)
        return max(moves, key=lambda move: judge(view, LAID[move], seat))

    return choose


def _near(view: TriCapState, card: Card) -> int:
    """The number of unseen cards that are adjacent to a card."""
    return len(NEAR[card].intersection(unseen_cards(view)))


def _saved(view: TriCapState, card: Card, seat: Seat) -> int:
    """The fewer cards are adjacent, the better: the good ones are saved for later."""
    return -_near(view, card)


def _highest(view: TriCapState, card: Card, seat: Seat) -> int:
    """The higher, the better, with the ace as the lowest card."""
    return RANK[card]


def _middle(view: TriCapState, card: Card, seat: Seat) -> int:
    """The nearer to the middle, the better, whichever cards are gone; an ace is best."""
    return 0 if RANK[card] == ACE else -abs(RANK[card] - MIDDLE) - 1


def _edge(found: Chances, seat: Seat) -> Fraction:
    """The own chance of being alone, less the others' on average."""
    others = sum(found.lone) - found.lone[seat]
    return found.lone[seat] - others / (len(found.lone) - 1)


def _counted(view: TriCapState, card: Card, seat: Seat) -> Fraction | int:
    """The edge that a card has with the next centre card, by exact count.

    Between two seats the one with more adjacent cards among those unseen has it, whatever the other
    lays: what both are adjacent to is taken from either chance alike.
    """
    if view.seats == 2:
        return _near(view, card)
    found = chances(view, seat, card)
    return 0 if found is None else _edge(found, seat)


def weighed(view: TriCapState, seat: Seat) -> Move:
    """Take a pile, unless one more card can be expected to bring more."""
    pile = len(view.centre) + 1
    found = chances(view, seat)
    if found is None or found.none == 1:
        return TAKE
    waiting = _edge(found, seat) * (pile + 1) / (1 - found.none)
    return DECISION[int(waiting > pile)]


OPPONENTS: Final = (
    Character("otto", _laying(_saved), Face("#d98f5c", "#f3c9a5", "bald", "#8a5a37", glasses=True)),
    Character("fien", _laying(_highest), Face("#8fb573", "#e9b48c", "long", "#b9532e")),
    Character("sam", _laying(_middle), Face("#5f9bb3", "#8d5a3b", "curls", "#221a15")),
    Character("ada", _laying(_counted, weighed), Face("#b06f8f", "#f1cfae", "short", "#3b2a20")),
)
"""The characters, the weakest first."""
