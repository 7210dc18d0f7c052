"""Making an immutable value, and a copy of it with another field: ours beside frozen dataclasses.

A playout makes thousands of states, each by a handful of copies, so this is what they cost beside
the rules themselves.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.benchmarks.report import Figure, compared
from tritables.core.values import Value, value

ROUNDS = 9
TIMES = 20_000


@value
class Ours(Value):
    """Eight fields, as a small state has."""

    a: int
    b: int
    c: int
    d: int
    e: int
    f: tuple[int, ...]
    g: str
    h: bool


@dataclass(frozen=True, slots=True)
class Frozen:
    """The same in a frozen dataclass with slots."""

    a: int
    b: int
    c: int
    d: int
    e: int
    f: tuple[int, ...]
    g: str
    h: bool


FIELDS = (1, 2, 3, 4, 5, (6, 7), "g", True)


def _microseconds(do: Callable[[], object]) -> float:
    start = time.process_time()
    for _ in range(TIMES):
        do()
    return (time.process_time() - start) * 1e6 / TIMES


def measure() -> list[Figure]:
    """Both in turn."""
    ours, frozen = Ours(*FIELDS), Frozen(*FIELDS)
    pairs: list[tuple[str, Callable[[], object], Callable[[], object]]] = [
        ("a value made", lambda: Ours(*FIELDS), lambda: Frozen(*FIELDS)),
        ("a value copied", lambda: ours.but(a=9), lambda: replace(frozen, a=9)),
    ]
    rows = []
    for what, do, peer in pairs:
        times = [(_microseconds(do), _microseconds(peer)) for _ in range(ROUNDS)]
        one, other = zip(*times, strict=True)
        rows.append(compared(what, one, other, "{:.2f} µs", named="frozen dataclass"))
    return rows
