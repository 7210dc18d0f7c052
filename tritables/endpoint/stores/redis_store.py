"""The store of kept games that several processes share: a Redis, written at each move.

Of each table there are a hash (the deal, the rest and the state) and two lists (moves and rounds),
under a hash of its token. An increment is written by one script, so all of it is there or nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from secrets import token_hex
from time import time
from typing import Any, Final

from tritables.endpoint.stores.claims import KEPT, Claim
from tritables.endpoint.stores.journal_text import PageText, stored
from tritables.endpoint.stores.redis_server import PATIENCE, PREFIX, RedisServer
from tritables.endpoint.stores.store import (
    BOUNDS,
    Bounds,
    Forgotten,
    Listed,
    Mark,
    Stored,
    Taken,
    TooLong,
    Unkept,
    hidden,
)
from tritables.table.saves.journal import Page

_INDEX: Final = f"{PREFIX}tables"
"""The key of the names of all tables, by the time of their last writes."""

_PARTS: Final = ("table", "moves", "rounds")
"""The keys of a table, before its name."""

_WRITE: Final = f"""
local kept, moves, rounds, index, claim = unpack(KEYS)
local is_first, after, mark, deal, rest, name, now, holder, renews = unpack(ARGV, 1, 9)
local longest, size, since, most = unpack(ARGV, 10, 13)

if holder ~= '' then
  local known = redis.call('GET', claim)
  if known ~= holder and (known or renews ~= '1') then return 'taken' end
  redis.call('SET', claim, holder, 'EX', {KEPT})
end

local is_sound = true
for key, kind in pairs({{[kept] = 'hash', [moves] = 'list', [rounds] = 'list'}}) do
  local there = redis.call('TYPE', key).ok
  is_sound = is_sound and (there == 'none' or there == kind)
end
local known = is_sound and redis.call('HGET', kept, 'mark')
if known == mark then return 'done' end
if is_first == '1' then
  if deal == '' then return 'forgotten' end
elseif not known or known ~= after then
  return 'forgotten'
end

local before = 0
if is_first ~= '1' and deal == '' then
  before = tonumber(redis.call('HGET', kept, 'size')) or 0
end
if before + size > tonumber(longest) then return 'long' end

if is_first == '1' then redis.call('DEL', kept, moves, rounds) end
if deal ~= '' then
  redis.call('DEL', moves)
  redis.call('HSET', kept, 'deal', deal)
end
redis.call('HSET', kept, 'rest', rest, 'mark', mark, 'size', before + size)
local count = tonumber(ARGV[14])
for nth = 15, #ARGV do
  redis.call('RPUSH', nth < 15 + count and moves or rounds, ARGV[nth])
end
redis.call('ZADD', index, now, name)

if is_first == '1' then
  local old = redis.call('ZRANGEBYSCORE', index, '-inf', '(' .. since)
  for _, one in ipairs(redis.call('ZRANGE', index, 0, -1 - most)) do table.insert(old, one) end
  for _, one in ipairs(old) do
    for _, part in ipairs({{'table', 'moves', 'rounds'}}) do  -- as `_PARTS`
      redis.call('DEL', '{PREFIX}' .. part .. ':' .. one)
    end
    redis.call('ZREM', index, one)
  end
end
return 'done'
"""
"""Write an increment; asked twice, it is done once, as each has a mark of its own."""


class RedisStore:
    """The tables in a Redis (`tritables.endpoint.stores.store.Store`).

    With a ``claim``, a write is done only while its process has that claim, and waits for a Redis
    that is away until it is back, as nothing may be shown that is not kept. Without one, a Redis
    that is away for long raises `Unkept`, and play goes on without it.
    """

    def __init__(
        self, server: RedisServer, claim: Claim | None = None, bounds: Bounds = BOUNDS
    ) -> None:
        self._server, self._claim, self._bounds = server, claim, bounds
        self._patience = PATIENCE if claim is None else inf

    def write(self, token: str, page: Page, after: Mark = None) -> Mark:
        """Write an increment, as `Store.write` does."""
        claim, name, text = self._claim, hidden(token), PageText.of(page)
        if claim is not None and claim.is_lost:
            raise Taken(claim.key)
        mark, now = token_hex(16), time()
        keys = (*_keys(name), _INDEX, "" if claim is None else claim.key)
        given = (
            *(int(page.is_first), after if isinstance(after, str) else "", mark),
            *(text.deal or "", text.rest, name, repr(now)),
            *(("", "") if claim is None else (claim.holder, int(claim.is_live))),
            *(self._bounds.characters, text.size),
            *(repr(now - self._bounds.days * 86_400), self._bounds.tables),
            *(len(text.moves), *text.moves, *text.rounds),
        )
        try:
            told = self._ask(lambda redis: redis.eval(_WRITE, len(keys), *keys, *given))
        except Unkept:
            if claim is not None:
                claim.is_lost = True
            raise
        if told == b"taken" and claim is not None:
            claim.is_lost = True
            raise Taken(claim.key)
        if told == b"forgotten":
            raise Forgotten("another state")
        if told == b"long":
            raise TooLong("this table")
        return mark

    def read(self, token: str) -> Stored | None:
        """Read a table, as `Store.read` does; a fault names the key with the damage."""
        keys = _keys(hidden(token))
        told = self._ask(lambda redis: _read(redis, keys))
        for key, part in zip(keys, told, strict=True):
            if isinstance(part, Exception):
                return Stored(None, ValueError(f"{key}: {part}"))
        kept, moves, rounds = told
        if not kept:
            return None
        found = stored(
            kept.get(b"deal", b""), kept.get(b"rest", b""), enumerate(rounds), enumerate(moves)
        )
        if found.fault is None:
            return found
        return Stored(found.saved, ValueError(f"{keys[0]}: {found.fault}"))

    def forget(self, token: str) -> None:
        """Remove a table."""
        name = hidden(token)
        self._ask(lambda redis: redis.pipeline().delete(*_keys(name)).zrem(_INDEX, name).execute())

    def entries(self) -> tuple[Listed, ...]:
        """Return the entries, with hashes of tokens, the last written first."""
        found = self._ask(lambda redis: redis.zrange(_INDEX, 0, -1, desc=True, withscores=True))
        return tuple(Listed(name.decode(errors="replace"), at) for name, at in found)

    @property
    def is_there(self) -> bool:
        """True until the connection is closed; it may be away meanwhile."""
        return self._server.is_open

    @property
    def aside(self) -> None:
        """None: nothing is put aside."""

    def close(self) -> None:
        """Close the connection."""
        self._server.close()

    def _ask(self, question: Callable[[Any], Any]) -> Any:
        """Ask the Redis; raises `Unkept` for whatever it refuses."""
        from redis.exceptions import RedisError

        try:
            return self._server.ask(question, self._patience)
        except RedisError as fault:
            raise Unkept(f"{self._server.name}: {fault}") from fault


def _keys(name: str) -> tuple[str, str, str]:
    """The keys of a table."""
    kept, moves, rounds = (f"{PREFIX}{part}:{name}" for part in _PARTS)
    return kept, moves, rounds


def _read(redis: Any, keys: tuple[str, str, str]) -> list[Any]:
    """The parts of a table as they are at one moment; an exception for one of another type."""
    kept, *lists = keys
    asked = redis.pipeline().hgetall(kept)
    for key in lists:
        asked.lrange(key, 0, -1)
    told: list[Any] = asked.execute(raise_on_error=False)
    for part in told:
        if isinstance(part, Exception) and not str(part).startswith("WRONGTYPE"):
            raise part
    return told
