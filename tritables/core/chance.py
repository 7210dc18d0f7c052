"""Chance: where the throws of a table come from."""

from __future__ import annotations

from random import Random
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message

SEED_BITS: Final = 128
"""The bits of a drawn seed: more than anybody can try out."""


def dealer(seed: int, ply: int) -> Random:
    """The source of chance of one ply: the same seed and ply always give the same throw.

    >>> dealer(7, 3).random() == dealer(7, 3).random()
    True
    """
    return Random(f"{seed}:{ply}")


def whole_seed(seed: object) -> int:
    """A seed of the engine, any whole number; raises `BadInput` for anything else.

    >>> whole_seed(-3)
    -3
    """
    if type(seed) is not int:
        raise BadInput(Message("bad-seed", {"bits": SEED_BITS}), where="seed")
    return seed
