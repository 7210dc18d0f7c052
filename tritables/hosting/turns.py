"""The order in which what tables have to do is done: who asks seldom comes before who asks much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from math import inf
from time import monotonic, thread_time
from typing import Final, TypeVar

from tritables.hosting.limits import CALM, Pace

T = TypeVar("T")

LONGEST: Final = 1.0
"""Seconds after which one of those that stand back has its turn all the same, and for which one
that does not counts as being there.
"""

SHARE: Final = 0.03
SAVED: Final = 1.0
"""What all that stand back take together beside others: the part of a processor in the long run
(`SHARE`), and the seconds of it at once (`SAVED`).
"""

HANDLED: Final = 0.001
"""Seconds that reading a message and handing it to a thread take, beside what its job takes."""


@dataclass(frozen=True, slots=True, order=True)
class _Turn:
    """The turn of a job: a future that is done once it is given."""

    ahead: float
    nth: int
    given: asyncio.Future[None] = field(compare=False)


@dataclass(slots=True)
class Turns:
    """The jobs of an executor of ``most`` threads.

    Whose page is less ahead of its rate comes first, and one that is more than `CALM` ahead stands
    back: such jobs are done one at a time, while no other runs or waits, and take no more of the
    processor than `SHARE` while others are there. All have their turn some time, so that nothing is
    lost.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> async def example():
    ...     with ThreadPoolExecutor(2) as threads:
    ...         turns = Turns(threads, 2)
    ...         return await turns.do(lambda: 1), await turns.do(lambda: 2, ahead=CALM + 1)
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
    _served: float = 0.0
    """The time since which all of those wait."""
    _others: float = -inf
    """The time at which one was there last that does not stand back."""
    _shared: Pace = field(default_factory=lambda: Pace(SHARE, SAVED))
    _count: count[int] = field(default_factory=count)
    _waiting: list[_Turn] = field(default_factory=list)
    _back: list[_Turn] = field(default_factory=list)
    """Those of the waiting that stand back."""

    async def do(
        self,
        job: Callable[[], T],
        *,
        ahead: float = 0.0,
        then: Callable[[], None] = lambda: None,
    ) -> T:
        """Do a job in a thread when it has its turn; what it raises is raised.

        ``ahead`` is the number of messages that its page is ahead of its rate. ``then`` is called
        when it is done, in this thread, and counts as part of it.
        """
        loop = asyncio.get_running_loop()
        stands_back = ahead > CALM
        turn = _Turn(ahead, next(self._count), loop.create_future())
        if stands_back and not self._back:
            self._served = self.now()
        heappush(self._back if stands_back else self._waiting, turn)
        self._give()
        await turn.given
        spent = HANDLED

        def timed() -> T:
            nonlocal spent
            began = thread_time()
            try:
                return job()
            finally:
                spent += thread_time() - began

        try:
            return await loop.run_in_executor(self.threads, timed)
        finally:
            began = thread_time()
            then()
            self._done(stands_back, spent + thread_time() - began)

    def _done(self, stands_back: bool, spent: float) -> None:
        """Give the turn of a job to others."""
        now = self.now()
        self._running -= 1
        self._behind -= stands_back
        if not stands_back:
            self._others = now
        elif now - self._others < LONGEST:
            rest = self._shared.wait(now, spent)
            self._rests = now + rest
            asyncio.get_running_loop().call_later(rest, self._give)
        self._give()

    def _give(self) -> None:
        """Give turns to those who may have them now."""
        while self._running < self.most and (turn := self._next()) is not None:
            if not turn.given.cancelled():
                self._running += 1
                self._behind += turn.ahead > CALM
                turn.given.set_result(None)

    def _next(self) -> _Turn | None:
        """Take the next one out of its row; None while nobody may have a turn."""
        if self._back and not self._behind and (now := self.now()) >= self._rests:
            is_late = now - self._served > LONGEST
            if is_late or not (self._waiting or self._running):
                self._served = now
                return heappop(self._back)
        return heappop(self._waiting) if self._waiting else None
