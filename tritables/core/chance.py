"""Chance: the random generators of a table's chance moves."""

from __future__ import annotations

from random import Random
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message

SEED_BITS: Final = 128
"""The bits of a drawn seed: too many to try them out."""


def dealer(seed: int, ply: int) -> Random:
    """Return the generator of one ply: the same seed and ply always give the same chance move.

    >>> dealer(7, 3).random() == dealer(7, 3).random()
    True
    """
    return Random(f"{seed}:{ply}")


def whole_seed(seed: object) -> int:
    """Return a seed, which is any int; raises `BadInput` for anything else.

    >>> whole_seed(-3)
    -3
    """
    if type(seed) is not int:
        raise BadInput(Message("bad-seed", {"bits": SEED_BITS}), where="seed")
    return seed
