"""The order in which what tables have to do is done: who asks seldom comes before who asks much."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, TypeVar

T = TypeVar("T")

LONGEST: Final = 1.0
"""Seconds after which what waits behind others has its turn all the same."""

REST: Final = 6.0
"""The rest after what stands back, as a multiple of the time that it took: sending what came of it
takes time as well.
"""


@dataclass(frozen=True, slots=True)
class _Turn:
    """The turn of a job: a future that is done once it is given, and when the waiting began."""

    given: asyncio.Future[None]
    since: float
    stands_back: bool


@dataclass(slots=True)
class Turns:
    """The jobs of an executor of ``most`` threads, some of which stand back.

    Those are done one at a time with a rest after each, and only while no other runs or waits; but
    none waits behind others for longer than `LONGEST`, so that nothing is lost.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> async def example():
    ...     with ThreadPoolExecutor(2) as threads:
    ...         turns = Turns(threads, 2)
    ...         return await turns.do(lambda: 1), await turns.do(lambda: 2, stands_back=True)
    >>> asyncio.run(example())
    (1, 2)
    """

    threads: Executor
    most: int
    now: Callable[[], float] = monotonic
    _running: int = 0
    _behind: int = 0
    """Those of the running that stand back: one at most."""
    _rests: float = 0.0
    """The time until which none of those is begun."""
    _waiting: deque[_Turn] = field(default_factory=deque)
    _back: deque[_Turn] = field(default_factory=deque)
    """Those of the waiting that stand back."""

    async def do(self, job: Callable[[], T], *, stands_back: bool = False) -> T:
        """Do a job in a thread when it has its turn; what it raises is raised."""
        loop = asyncio.get_running_loop()
        turn = _Turn(loop.create_future(), self.now(), stands_back)
        (self._back if stands_back else self._waiting).append(turn)
        self._give()
        await turn.given
        began = self.now()
        try:
            return await loop.run_in_executor(self.threads, job)
        finally:
            self._running -= 1
            if stands_back:
                self._behind -= 1
                rest = REST * (self.now() - began)
                self._rests = self.now() + rest
                loop.call_later(rest, self._give)
            self._give()

    def _give(self) -> None:
        """Give turns to those who may have them now."""
        while self._running < self.most and (turn := self._next()) is not None:
            if not turn.given.cancelled():
                self._running += 1
                self._behind += turn.stands_back
                turn.given.set_result(None)

    def _next(self) -> _Turn | None:
        """Take the next one out of its row; None while nobody may have a turn."""
        if self._back and not self._behind and self.now() >= self._rests:
            is_late = self.now() - self._back[0].since > LONGEST
            if is_late or not (self._waiting or self._running):
                return self._back.popleft()
        return self._waiting.popleft() if self._waiting else None
