"""Validation of seeds, from which all chance moves of a table are drawn."""

from __future__ import annotations

from tritables.core.chance import SEED_BITS
from tritables.core.errors import BadInput
from tritables.core.messages import Message


def read_seed(seed: object, where: str = "seed") -> int:
    """Return a seed as an integer from 0 to 2**128 - 1; it may be given as decimal digits.

    JSON numbers of a browser are exact up to 2**53 only, hence the digits. Raises `BadInput` with
    the place ``where``.

    >>> read_seed("340282366920938463463374607431768211455") == 2**128 - 1
    True
    """
    whole = seed
    if isinstance(seed, str) and 0 < len(seed) < 40 and seed.isascii() and seed.isdigit():
        whole = int(seed)
    if type(whole) is not int or not 0 <= whole < 2**SEED_BITS:
        raise BadInput(Message("bad-seed", {"bits": SEED_BITS}), where=where)
    return whole
