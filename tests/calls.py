"""What something costs in calls of Python, which no machine is too busy for."""

from __future__ import annotations

import sys
from collections.abc import Callable


def calls(do: Callable[[], object]) -> int:
    """How many functions something calls."""
    count = 0

    def tell(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(tell)
    try:
        do()
    finally:
        sys.setprofile(before)
    return count
