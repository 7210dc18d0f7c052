"""Claims: which of several processes writes the tables of a page.

A page speaks to one process at a time. The one that it comes to claims its tables, and from then on
nothing that another one still does there is written: each write says under which claim it is made,
and the Redis compares in the same step. Nobody has to find out whether the other process lives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any, Final

from tritables.endpoint.stores.redis_server import PREFIX, RedisServer
from tritables.endpoint.stores.store import hidden

KEPT: Final = 7_200
"""Seconds for which a claim is remembered after the last write under it."""

PATIENCE: Final = 1.0
"""Seconds for which the line of a page waits for a Redis that is away, before it is closed."""

_TAKE: Final = f"""
local holder, mine, new = redis.call('GET', KEYS[1]), ARGV[1], ARGV[2]
local is_mine = mine ~= '' and (not holder or holder == mine)
redis.call('SET', KEYS[1], is_mine and mine or new, 'EX', {KEPT})
if is_mine then return 'same' end
return (holder and holder ~= new) and 'moved' or 'new'
"""
"""Claim a page: a claim that is still held, or that nobody remembers, goes on."""

_RELEASE: Final = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""


@dataclass(slots=True)
class Claim:
    """The claim of a process to the tables of a page."""

    page: str = ""
    """A hash of the page's name."""

    holder: str = field(default_factory=lambda: token_hex(16))

    is_live: bool = True
    """True while its page has a line: then it is renewed where the Redis has forgotten it."""

    is_lost: bool = False
    """True once a write under it was refused: nothing of what is done may be shown."""

    is_moved: bool = False
    """True where another process had the tables before."""

    @property
    def key(self) -> str:
        """The key of the claim."""
        return f"{PREFIX}page:{self.page}"


@dataclass(frozen=True, slots=True)
class Claims:
    """The claims that processes have in a Redis; each call may wait for an answer."""

    server: RedisServer

    def take(self, page: str, mine: Claim | None = None) -> Claim:
        """Claim the tables of a page, by its name; raises `Unkept` where that cannot be.

        Returns the claim that this process has already, ``mine``, where no other has claimed it
        meanwhile, else a new one.
        """
        new = Claim(hidden(page))
        asked = ("" if mine is None else mine.holder, new.holder)
        told: Any = self.server.ask(lambda redis: redis.eval(_TAKE, 1, new.key, *asked), PATIENCE)
        if told == b"same" and mine is not None:
            return mine
        new.is_moved = told == b"moved"
        return new

    def release(self, claim: Claim) -> None:
        """Give up a claim, if it is still held; raises `Unkept`."""
        self.server.ask(lambda redis: redis.eval(_RELEASE, 1, claim.key, claim.holder), PATIENCE)

    def lost(self, claims: Sequence[Claim]) -> list[Claim]:
        """Return the claims that other processes have taken over; raises `Unkept`."""
        keys = [one.key for one in claims]
        holders: Any = self.server.ask(lambda redis: redis.mget(keys), PATIENCE) if keys else ()
        return [
            one
            for one, holder in zip(claims, holders, strict=True)
            if holder not in (None, one.holder.encode())
        ]
