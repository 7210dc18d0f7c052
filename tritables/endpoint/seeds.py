"""The seeds that nobody gave: drawn from the system or, for a while, from somewhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from secrets import randbits

from tritables.core.chance import SEED_BITS


def _drawn() -> int:
    return randbits(SEED_BITS)


_source: ContextVar[Callable[[], int]] = ContextVar("seeds", default=_drawn)


def fresh_seed() -> int:
    """Draw a seed for whoever has none.

    >>> fresh_seed() < 2**SEED_BITS
    True
    """
    return _source.get()()


@contextmanager
def drawn_from(source: Callable[[], int]) -> Iterator[None]:
    """Have tables that are opened meanwhile take their seeds from ``source``.

    >>> from tritables import Table
    >>> with drawn_from(lambda: 7):
    ...     Table("trictrac").seed
    7
    """
    before = _source.set(source)
    try:
        yield
    finally:
        _source.reset(before)
