"""What wakes a table in a notebook: the event loop of its kernel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


def later(seconds: float, callback: Callable[[], None]) -> Callable[[], object] | None:
    """Call something after so many seconds; where no loop runs, nothing happens by itself.

    Returns what calls it off, or None.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    return loop.call_later(seconds, callback).cancel
