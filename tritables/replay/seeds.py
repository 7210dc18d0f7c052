"""Seeds: what makes the chances of a table, and how one is read."""

from __future__ import annotations

from tritables.core.chance import SEED_BITS
from tritables.core.errors import BadInput
from tritables.core.messages import Message


def read_seed(seed: object, where: str = "seed") -> int:
    """Read a seed: a whole number below 2 to the power of 128, or its digits as text.

    >>> read_seed("340282366920938463463374607431768211455") == 2**128 - 1
    True
    """
    whole = seed
    if isinstance(seed, str) and 0 < len(seed) < 40 and seed.isascii() and seed.isdigit():
        whole = int(seed)
    if type(whole) is not int or not 0 <= whole < 2**SEED_BITS:
        raise BadInput(Message("bad-seed", {"bits": SEED_BITS}), where=where)
    return whole
