"""Timers in the event loop of a notebook's kernel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


def later(seconds: float, callback: Callable[[], None]) -> Callable[[], object] | None:
    """Call a function after a number of seconds; returns a function that cancels it.

    Returns None, and calls nothing, where no event loop runs.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    return loop.call_later(seconds, callback).cancel
