"""Which of many parameters `make test` takes; the others wait for `make test-all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some(values: Iterable[Any], every: int, first: int = 0) -> list[Any]:
    """One of so many values, from the one at ``first`` on; the rest is marked ``full``.

    A tuple gives the values of several parameters; what ``pytest.param`` made keeps its name.
    """
    taken = []
    for nth, value in enumerate(values):
        made = hasattr(value, "marks")
        given = value.values if made else value if isinstance(value, tuple) else (value,)
        marks = [*value.marks] if made else []
        if nth % every != first:
            marks.append(pytest.mark.full)
        taken.append(pytest.param(*given, marks=marks, id=value.id if made else None))
    return taken
