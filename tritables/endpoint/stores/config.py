"""The location of kept games: a file on this machine, or a Redis that several processes share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

PLACE: Final = "TRITABLES_KEEP"
"""The environment variable with the location: a file, the address of a Redis, or ``off``."""

SCHEMES: Final = ("redis", "rediss", "unix")
"""Schemes of the address of a Redis: plain, over TLS, and through a Unix socket."""


def place() -> Path | None:
    """Return the file of kept games; None where the host keeps none, or keeps them in a Redis.

    >>> import os
    >>> os.environ[PLACE] = "off"
    >>> place() is None
    True
    """
    said = os.environ.get(PLACE)
    if said is not None:
        said = said.strip()
        is_none = said.lower() in ("", "off") or is_redis(said)
        return None if is_none else Path(said).expanduser()
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "tritables" / "games.db"


def address() -> str | None:
    """Return the address of the Redis with the kept games, secrets included; None without one.

    >>> import os
    >>> os.environ[PLACE] = "redis://games.example/1"
    >>> address(), place()
    ('redis://games.example/1', None)
    """
    said = os.environ.get(PLACE, "").strip()
    return said if is_redis(said) else None


def is_redis(said: str) -> bool:
    """Return True for the address of a Redis, and False for a file's name.

    >>> is_redis("rediss://:secret@games.example:6380/1"), is_redis("games.db")
    (True, False)
    """
    try:
        parts = urlsplit(said)
        place = parts.path if parts.scheme == "unix" else parts.hostname
        return parts.scheme in SCHEMES and bool(place) and parts.port != 0
    except ValueError:
        return False


def shown(address: str) -> str:
    """Return an address without the secrets that may be in it, for people and logs.

    >>> shown("rediss://ann:secret@games.example:6380/1?ssl_ca_certs=ca.pem")
    'rediss://games.example:6380/1'
    """
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "an address that is none"
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}{port}{parts.path}"
