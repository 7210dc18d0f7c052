"""Bearing off, solved: once all stones are home no die leaves a choice (`off.no-inside-move`).

The expected number of turns is exact where no opposing stone can hit any more. It needs no table:
below any fifteen stones lie at most 1,728 others.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from tritables.games.trictrac.board import STONES
from tritables.games.trictrac.throw import THROWS, Throw

Stones = tuple[int, ...]
"""Counts of a side's stones that need a 1, a 2, … a 6 to leave (`off.exact`): six numbers."""

WAYS: Final = 36
"""The equally likely ways in which two dice fall."""


def borne_off(stones: Stones, throw: Throw) -> Stones:
    """The stones that are left after a throw: each die takes one off, or ends the throw.

    >>> borne_off((0, 1, 0, 2, 0, 0), THROWS[2, 4])
    (0, 0, 0, 1, 0, 0)
    >>> borne_off((0, 0, 0, 2, 0, 0), THROWS[2, 4])
    (0, 0, 0, 2, 0, 0)
    """
    left = list(stones)
    for die in throw.sequence:
        if not left[die - 1]:
            break  # throw.stop
        left[die - 1] -= 1
    return tuple(left)


def expected_turns(stones: Stones) -> float:
    """The turns that a side needs on average to bear off its last stone, if nobody hits it.

    A turn ends with the first throw that gives no other (`throw.again`). ``stones`` counts those
    that need a 1, a 2, … a 6, at most fifteen. Raises `ValueError` for other numbers.

    >>> round(expected_turns((0, 0, 0, 0, 0, 1)), 1), round(expected_turns((1, 0, 0, 0, 0, 0)), 1)
    (29.0, 2.8)
    """
    if len(stones) != 6 or min(stones) < 0 or sum(stones) > STONES:
        raise ValueError(f"{stones} is not six counts of at most {STONES} stones together")
    turns: dict[Stones, float] = {(0,) * 6: 0.0}
    # In this order each is reached after all that it can become.
    for here in product(*(range(count + 1) for count in stones)):
        if any(here):
            turns[here] = _turns(here, turns)
    return turns[tuple(stones)]


def _turns(stones: Stones, turns: dict[Stones, float]) -> float:
    """One turn, and those that follow; throws that change nothing are taken out of the sum."""
    total, changing = float(WAYS), WAYS
    for dice, throw in THROWS.items():
        ways = 1 if dice[0] == dice[1] else 2
        left = borne_off(stones, throw)
        # Who throws again is still in the same turn.
        if left == stones:
            changing -= ways
            total -= ways * throw.again
        elif any(left):
            total += ways * (turns[left] - throw.again)
    return total / changing
