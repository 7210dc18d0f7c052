"""The claims of a server process to the tables of pages, where several keep theirs in one Redis.

The process that a page opens its line to has them: the page itself says so, and nobody waits to be
sure that the one before is gone. What that one may still do is not written (`Claims`), and it hears
of it by a refusal or, every few seconds, by asking.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from tritables.endpoint.stores.claims import Claim, Claims
from tritables.endpoint.stores.redis_server import Away, RedisServer

T = TypeVar("T")

THREADS: Final = 4
"""Threads that wait for answers of the Redis."""


class TableClaims(Protocol):
    """The claims of a process to the tables of pages; each call may raise `Unkept`."""

    async def take(self, key: str, mine: Claim | None) -> Claim:
        """Claim the tables of a page, which this process has by ``mine`` or not yet."""

    async def release(self, claim: Claim) -> None:
        """Give up a claim."""

    async def lost(self, claims: Sequence[Claim]) -> list[Claim]:
        """Return those that other processes have taken over."""

    def close(self) -> None:
        """Wait for nothing any more, at the end of the server."""


class SoleClaims:
    """The claims of a process that has its tables for itself.

    >>> claim = asyncio.run(SoleClaims().take("a page", None))
    >>> asyncio.run(SoleClaims().take("a page", claim)) is claim, claim.is_moved
    (True, False)
    """

    async def take(self, key: str, mine: Claim | None) -> Claim:
        """Return the claim, or a new one."""
        return mine or Claim()

    async def release(self, claim: Claim) -> None:
        """Do nothing: nobody else could have it."""

    async def lost(self, claims: Sequence[Claim]) -> list[Claim]:
        """Return none."""
        return []

    def close(self) -> None:
        """Do nothing."""


class SharedClaims:
    """The claims of one of several processes, in a Redis.

    While that is away, only one question at a time is waited for, and all others fail at once.
    """

    def __init__(self, server: RedisServer) -> None:
        self._server, self._claims = server, Claims(server)
        self._threads = ThreadPoolExecutor(THREADS, "claims")
        self._is_trying = False

    async def take(self, key: str, mine: Claim | None) -> Claim:
        """Claim the tables of a page, as `Claims.take` does."""
        return await self._do(lambda: self._claims.take(key, mine))

    async def release(self, claim: Claim) -> None:
        """Give up a claim."""
        await self._do(lambda: self._claims.release(claim))

    async def lost(self, claims: Sequence[Claim]) -> list[Claim]:
        """Return those that other processes have taken over."""
        return await self._do(lambda: self._claims.lost(claims))

    def close(self) -> None:
        """Close the connection: who waits for the Redis waits no more."""
        self._server.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _do(self, job: Callable[[], T]) -> T:
        if not self._server.is_away:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        if self._is_trying:
            raise Away(self._server.name)
        self._is_trying = True
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        finally:
            self._is_trying = False
