"""Chance: where the throws of a table come from."""

from __future__ import annotations

from random import Random


def dealer(seed: int, ply: int) -> Random:
    """The source of chance of one ply: the same seed and ply always give the same throw.

    >>> dealer(7, 3).random() == dealer(7, 3).random()
    True
    """
    return Random(f"{seed}:{ply}")
