"""Stretches of rounds: decisions that follow each other, as who plays is asked for them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random

from tests.claims.recount import round_of
from tritables import State


def stretches(name: str, most: int, length: int) -> list[dict[str, object]]:
    """Positions with a choice, by so many of each round of every kind of opponent, as JSON."""
    return [state.position() for state in islice(_states(name, length), most)]


def _states(name: str, length: int) -> Iterator[State]:
    for seed in count():
        rng = Random(f"{name} {seed}")
        decisions = [one for one in round_of(name, seed, rng) if len(one.legal_moves()) > 1]
        first = rng.randrange(max(1, len(decisions) - length))
        yield from decisions[first : first + length]
