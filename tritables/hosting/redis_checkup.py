"""Checks of the Redis in which several server processes keep their tables."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from tritables.endpoint.stores.config import shown
from tritables.endpoint.stores.machine_store import redis_server
from tritables.endpoint.stores.store import OtherVersion, Unkept


def unusable(address: str) -> str:
    """Return why a Redis cannot be used, as a sentence without secrets; empty where it can.

    >>> unusable("redis://127.0.0.1:1/0").startswith("redis://127.0.0.1:1/0 cannot be reached: ")
    True
    """
    if find_spec("redis") is None:
        return "A Redis needs its client: install it with pip install 'tritables[redis]'."
    try:
        redis_server(address).ask(lambda redis: redis.ping(), 0.0)
    except OtherVersion as fault:
        return f"Another version of tritables keeps its games there: {fault}."
    except Unkept as fault:
        reason = str(fault.__cause__ or fault).rstrip(".")
        return f"{shown(address)} cannot be reached: {reason}."
    return ""


def worries(address: str) -> Iterator[str]:
    """Yield what a Redis that can be used may lose, as far as it tells of itself."""
    try:
        told: Any = redis_server(address).ask(lambda redis: redis.info(), 0.0)
    except Exception:  # a Redis may keep that to itself
        return
    if not told.get("aof_enabled"):
        yield (
            "This Redis loses the last moves when it is killed: `appendonly yes` in its"
            " configuration keeps them."
        )
    policy = str(told.get("maxmemory_policy", "noeviction"))
    if told.get("maxmemory") and policy != "noeviction":
        yield (
            f"This Redis throws away games when its memory is full ({policy}):"
            " `maxmemory-policy noeviction` keeps them."
        )
