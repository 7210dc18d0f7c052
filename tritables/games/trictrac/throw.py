"""Throws: which dice a throw gives to play, in which order, and whether one throws again."""

from __future__ import annotations

from typing import Final

from tritables.core.values import Value, value


@value
class Throw(Value):
    """A throw of two dice, lower first, with what it gives by the rules.

    ``rule`` is `throw.normal`, `throw.trictrac` or `throw.double`; ``sequence`` are the dice to
    play in order; ``again`` is the right to throw again (`throw.again`).

    >>> THROWS[1, 2].sequence, THROWS[6, 6].sequence, THROWS[3, 5].sequence
    ((1, 1, 2, 2, 5, 5, 6, 6), (6, 6, 1, 1), (3, 5))
    """

    dice: tuple[int, int]
    rule: str
    sequence: tuple[int, ...]
    again: bool

    @property
    def named(self) -> str:
        """The dice in the notation: ``1-2``."""
        return "{}-{}".format(*self.dice)


def _throw(low: int, high: int) -> Throw:
    if (low, high) == (1, 2):
        return Throw((low, high), "throw.trictrac", (1, 1, 2, 2, 5, 5, 6, 6), again=True)
    if low == high:
        return Throw((low, high), "throw.double", (low, low, 7 - low, 7 - low), again=True)
    return Throw((low, high), "throw.normal", (low, high), again=False)


THROWS: Final = {(low, high): _throw(low, high) for low in range(1, 7) for high in range(low, 7)}
"""The 21 different throws, by their dice, lower first."""
