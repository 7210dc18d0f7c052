"""The clock of a turn (`Game.time_limit`): how much time is left, and when it runs out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from time import monotonic


class Clock:
    """Counts a turn down while it runs, and calls ``expired`` when nothing is left.

    It can be stopped and go on; without an event loop it counts, but nobody is called.
    """

    def __init__(self, expired: Callable[[], None]) -> None:
        self._expired = expired
        self._limit: float | None = None
        self._left = 0.0
        self._since: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def set(self, limit: float | None) -> None:
        """Begin a turn with so many seconds, or without a clock; it stands until it runs."""
        self.stop()
        self._limit = limit
        self._left = limit or 0.0

    def run(self) -> None:
        """Let it run, if there is one."""
        if self._limit is None or self._since is not None:
            return
        self._since = monotonic()
        with contextlib.suppress(RuntimeError):
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._left, self._ring)

    def stop(self) -> None:
        """Let it stand."""
        self._left = self.left
        self._since = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def left(self) -> float:
        """How many seconds are left."""
        if self._since is None:
            return self._left
        return max(0.0, self._left - (monotonic() - self._since))

    def as_json(self) -> dict[str, object] | None:
        """The clock as the browser shows it and counts on by itself; None without a limit."""
        if self._limit is None:
            return None
        left = round(self.left, 1)
        return {"limit": self._limit, "left": left, "running": self._since is not None}

    def _ring(self) -> None:
        self.stop()
        self._left = 0.0
        self._expired()
