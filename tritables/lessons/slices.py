"""Work in slices: generators that yield now and then, so that what waits for them can be heard."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

T = TypeVar("T")


def at_once(work: Generator[Any, None, T]) -> T:
    """Do some work to its end, without a pause, and return its result.

    >>> def counted():
    ...     yield
    ...     return 2
    >>> at_once(counted())
    2
    """
    while True:
        try:
            next(work)
        except StopIteration as ended:
            found: T = ended.value
            return found
