"""Seeds that are not given: from the system, or from another source in a block."""

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
    """Draw a new seed.

    >>> fresh_seed() < 2**SEED_BITS
    True
    """
    return _source.get()()


@contextmanager
def drawn_from(source: Callable[[], int]) -> Iterator[None]:
    """Draw the seeds of tables that are opened in the block from ``source``.

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
