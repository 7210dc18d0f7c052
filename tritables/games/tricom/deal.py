"""Dealing: each player's deck is shuffled, and the base, the hand and the beginner follow."""

from __future__ import annotations

from random import Random

from tritables.core.cards import Card
from tritables.core.state import Seat
from tritables.games.tricom.deck import ACTIONS, NUMBERS, beginners, dealt_score
from tritables.games.tricom.side import Base, Side
from tritables.games.tricom.state import TriComState


def deal(seats: int, flexible: bool, target: int, seed: int) -> TriComState:
    """A freshly dealt round (`setup.base`, `setup.hand`, `start.highest`).

    >>> state = deal(2, False, 33, seed=1)
    >>> [len(side.stock) for side in state.sides]
    [33, 33]
    """
    rng = Random(f"deal:{seed}")
    return laid_out([_shuffled(rng) for _ in range(seats)], flexible, target)


def _shuffled(rng: Random) -> tuple[list[Card], list[Card]]:
    numbers, actions = list(NUMBERS), list(ACTIONS)
    rng.shuffle(numbers)
    rng.shuffle(actions)
    return numbers, actions


def laid_out(
    decks: list[tuple[list[Card], list[Card]]], flexible: bool, target: int
) -> TriComState:
    """The table after decks of number and action cards were dealt, next card first.

    `setup.score-once`: slots 0 to 3 are filled first, then the hand. When the highest bases are
    the same, lots decide who begins (`start.tie`).
    """
    sides = tuple(_side(numbers, actions) for numbers, actions in decks)
    first = beginners([side.tops for side in sides])
    begins: Seat | None = first[0] if len(first) == 1 else None
    phase = "lots" if begins is None else "turn"
    return TriComState(sides, flexible, target, begins, begins, phase)


def _side(numbers: list[Card], actions: list[Card]) -> Side:
    one, two, three, four = numbers[:4]
    base: Base = ((one,), (two,), (three,), (four,))
    score = dealt_score(numbers[:4])
    return Side(tuple(numbers[7:]), tuple(actions), (), tuple(numbers[4:7]), (), base, 0, score)
