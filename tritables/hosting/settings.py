"""Settings of served pages: one validated value."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from ipaddress import ip_address
from pathlib import Path
from secrets import token_urlsafe
from typing import Final
from urllib.parse import urlsplit

from tritables.endpoint.stores.config import is_redis
from tritables.hosting.serving_defaults import HOST, PORT

REDIS: Final = "redis://localhost:6379/0"
"""An example of the address of a Redis."""

NEW_TOKEN: Final = "new"
"""The value that asks for a generated token."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9._~-]{8,200}")
_BASE: Final = re.compile(r"/(?:[A-Za-z0-9_~@%-][A-Za-z0-9._~@%-]*/)*")
_ANCESTOR: Final = re.compile(r"https?://(?:\*\.)?[A-Za-z0-9.-]+(?::\d+)?")


class BadSettings(ValueError):
    """An invalid setting; the text names it and says what it may be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings of served pages; by default they serve the tutorials to this machine alone.

    ``folder``           the folder of notebooks; None: the tutorials
    ``host``, ``port``   the address to listen at
    ``socket``           a Unix socket to listen at instead, for a proxy on this machine
    ``base_url``         the path below which the pages are; empty: that of the public URL
    ``public_url``       addresses of a proxy that readers use
    ``frame_ancestors``  origins that may embed pages
    ``token``            the secret of a class's link; empty: none
    ``sessions``         the maximal number of open sessions; 0: no limit
    ``idle``             minutes without activity after which a session ends; 0: never
    ``tables``           the address of a Redis in which several processes keep their tables
    ``site``             an exported site to serve as well
    ``log``              write a line for each request

    Raises `BadSettings` for an invalid value. `tritables.hosting.settings_cli` has the keys of a
    file and the flags of the command line.

    >>> Settings(public_url=("https://school.example/games/",)).root
    '/games/'
    """

    folder: Path | None = None
    host: str = HOST
    port: int = PORT
    socket: Path | None = None
    base_url: str = ""
    public_url: tuple[str, ...] = ()
    frame_ancestors: tuple[str, ...] = ()
    token: str = field(default="", repr=False)
    sessions: int = 0
    idle: float = 0
    tables: str = field(default="", repr=False)
    site: Path | None = None
    log: bool = False

    def __post_init__(self) -> None:
        """Check each value, and that they are consistent."""
        for name, least, most in _BOUNDS:
            if not least <= getattr(self, name) <= most:
                raise _bad(name, f"from {least} to {most}", getattr(self, name))
        if not re.fullmatch(r"[A-Za-z0-9.:_-]+", self.host):
            raise _bad("host", "the name or number of a machine, such as 0.0.0.0", self.host)
        if self.base_url and not _BASE.fullmatch(self.base_url):
            raise _bad("base_url", "a path that begins and ends with /", self.base_url)
        for url in self.public_url:
            self._check_public(url)
        for origin in self.frame_ancestors:
            if not _ANCESTOR.fullmatch(origin):
                raise _bad(
                    "frame_ancestors", "origins without a path, such as https://a.example", origin
                )
        if self.token not in ("", NEW_TOKEN) and not _TOKEN.fullmatch(self.token):
            # It is not shown: it may be right but for one letter.
            raise BadSettings(
                f"token must be at least 8 letters and digits (and . _ ~ -), or {NEW_TOKEN!r}"
            )

        if self.tables and not is_redis(self.tables):
            # Nor is this, as it may have a password.
            raise BadSettings(f"tables must be the address of a Redis, such as {REDIS}")
        if self.tables and self.token == NEW_TOKEN:
            raise BadSettings(
                f"token must be one of your own, and not {NEW_TOKEN!r}, where servers share their"
                " tables: all of them need the same"
            )

    def _check_public(self, url: str) -> None:
        try:
            parts = urlsplit(url)
            known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            known = False
        if not known or parts.query or parts.fragment or parts.username is not None:
            raise _bad("public_url", "addresses such as https://games.school.example/", url)
        if not _BASE.fullmatch(parts.path or "/"):
            raise _bad("public_url", "addresses whose path begins and ends with /", url)
        if (parts.path or "/") != self.root:
            raise BadSettings(
                f"public-url has the path {parts.path or '/'!r} and the pages are under"
                f" {self.root!r}; a proxy must pass on the path unchanged"
            )

    @property
    def root(self) -> str:
        """The base path of the pages, with a slash at both ends."""
        if self.base_url or not self.public_url:
            return self.base_url or "/"
        return urlsplit(self.public_url[0]).path or "/"

    def address(self, port: int, here: str) -> str:
        """Return the address of the pages for readers.

        ``port`` is the opened one, ``here`` this machine's name or IP address, instead of a
        wildcard.
        """
        if self.public_url:
            return self.public_url[0].rstrip("/") + "/"
        if self.socket is not None:
            return f"unix:{self.socket}:{self.root}"
        host = here if self.host in ("0.0.0.0", "::") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{port}{self.root}"

    def with_token(self) -> Settings:
        """Return the settings with a generated token where one was asked for."""
        return replace(self, token=token_urlsafe(12)) if self.token == NEW_TOKEN else self

    @property
    def is_local(self) -> bool:
        """True if the host is a loopback address."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


_BOUNDS: Final = (
    ("port", 0, 65535),
    ("sessions", 0, 10_000),
    ("idle", 0, 10_000),
)


def _bad(name: str, wanted: str, value: object) -> BadSettings:
    return BadSettings(f"{key_of(name)} must be {wanted}, not {value!r}")


def key_of(name: str) -> str:
    """Return a field's name as it stands in a file and on the command line."""
    return name.replace("_", "-")
