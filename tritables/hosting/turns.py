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

from tritables.hosting.limits import CALM, FIRST, Pace

T = TypeVar("T")

LONGEST: Final = 1.0
"""Seconds after which one of those that come after others has its turn all the same, and for which
one that comes first counts as being there.
"""

SHARE: Final = 0.03
SAVED: Final = 1.0
"""The share of all that stand back together beside others: the part of a processor in the long run
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

    @property
    def is_last(self) -> bool:
        """True if it comes after others."""
        return self.ahead > FIRST

    @property
    def stands_back(self) -> bool:
        """True if it takes no more than a share."""
        return self.ahead > CALM


@dataclass(slots=True)
class Turns:
    """The jobs of an executor of ``most`` threads.

    Whose page is less ahead of its rate comes first. One that is more than `FIRST` ahead comes
    after others: such jobs are done one at a time, while no other waits. One that is more than
    `CALM` ahead also stands back: all of those take no more of the processor than `SHARE` while
    others are there. Each has its turn some time, so that nothing is lost.

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
    _after: int = 0
    """Those of the running that come after others: one at most."""
    _served: float = 0.0
    """The time since which all of those wait."""
    _rests: float = 0.0
    """The time until which none is begun that stands back."""
    _others: float = -inf
    """The time at which one was there last that comes first."""
    _shared: Pace = field(default_factory=lambda: Pace(SHARE, SAVED))
    _count: count[int] = field(default_factory=count)
    _first: list[_Turn] = field(default_factory=list)
    """Those of the waiting that come first."""
    _last: list[_Turn] = field(default_factory=list)
    """Those of the waiting that come after others."""

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
        turn = _Turn(ahead, next(self._count), loop.create_future())
        if turn.is_last and not self._last:
            self._served = self.now()
        heappush(self._last if turn.is_last else self._first, turn)
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
            self._done(turn, spent + thread_time() - began)

    def _done(self, turn: _Turn, spent: float) -> None:
        """Give the turn of a job to others."""
        now = self.now()
        self._running -= 1
        self._after -= turn.is_last
        if not turn.is_last:
            self._others = now
        elif turn.stands_back and now - self._others < LONGEST:
            rest = self._shared.wait(now, spent)
            self._rests = now + rest
            asyncio.get_running_loop().call_later(rest, self._give)
        self._give()

    def _give(self) -> None:
        """Give turns to those who may have them now."""
        while self._running < self.most and (turn := self._next()) is not None:
            if not turn.given.cancelled():
                self._running += 1
                self._after += turn.is_last
                turn.given.set_result(None)

    def _next(self) -> _Turn | None:
        """Take the next one out of its row; None while nobody may have a turn."""
        if self._last and not self._after:
            now = self.now()
            rests = self._last[0].stands_back and now < self._rests
            if not rests and (not self._first or now - self._served > LONGEST):
                self._served = now
                return heappop(self._last)
        return heappop(self._first) if self._first else None
