"""Walks of the battery: many commands in a row, drawn from a seed, with time between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.protocol.not_here import NOT_HERE
from tests.protocol.samples import Fields, sample
from tritables.table import Table
from tritables.table.commands import COMMANDS

Json = Any

PAUSES: Final = (0.0, 0.3, 1.0, 2.5)
"""Seconds that somebody lets pass; an opponent's move takes 0.9."""

RARE: Final = frozenset(
    {
        "new",
        "link",
        "practise",
        "play",
        "lesson",
        "study",
        "leave",
        "resume",
        "graft",
        "chapter",
        "seat",
    }
)
"""What leads far away, so that it comes less often."""


@dataclass(frozen=True)
class Step:
    """A command with its fields, after some seconds."""

    pause: float
    kind: str
    fields: Fields


def kinds_at(stage: str, among: Iterable[str] = COMMANDS) -> list[str]:
    """What is sent in a walk from a stage: what is here, and now and then what is not."""
    here = [kind for kind in among if kind not in NOT_HERE[stage]]
    often = [kind for kind in here if kind not in RARE]
    return [*often * 3, *here, *(kind for kind in among if kind in NOT_HERE[stage])][:400]


def steps(table: Table, kinds: list[str], seed: str, count: int) -> Iterator[Step]:
    """Steps of a walk; each is drawn from the table when it is asked for."""
    rng = Random(seed)
    for _ in range(count):
        kind = rng.choice(kinds)
        yield Step(rng.choice(PAUSES), kind, sample(kind, table, rng))
