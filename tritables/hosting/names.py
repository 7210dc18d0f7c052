"""The names by which a server is asked: any other was made up by a page from elsewhere.

A page of another site can have its own name lead to this machine, and would then be of one origin
with what answers here. So a server answers to the names that it knows.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final, Self
from urllib.parse import urlsplit

HERE: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""What every machine calls itself."""

_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^:\[\]/@\s]+))(?::\d+)?")


@dataclass(frozen=True)
class Names:
    """The names that a server answers to, and the origins that are its own.

    ``names`` are hosts without their ports. With ``any_address`` every address in figures will do,
    which nobody can make up: for a server that the whole of a network reaches. ``origins`` are
    those of the addresses at which a proxy shows it. With ``any_name`` the proxy knows the names:
    for a server that only a program on its own machine can ask, and no browser.

    >>> names = Names.of("127.0.0.1", ["https://games.school.example/tables/"])
    >>> [names.know(host) for host in ("localhost:8866", "games.school.example", "evil.example")]
    [True, True, False]
    >>> names.own("https://games.school.example", "127.0.0.1:8866")
    True
    >>> names.own("https://evil.example", "127.0.0.1:8866")
    False
    """

    names: frozenset[str]
    origins: frozenset[str] = frozenset()
    any_address: bool = False
    any_name: bool = False

    @classmethod
    def of(cls, bound: str | None, public: Iterable[str] = ()) -> Self:
        """The names of a server that listens at an address, and is shown at others.

        No address: it listens at a Unix socket.
        """
        shown = [urlsplit(address) for address in public if address]
        beyond = bound is not None and bound not in HERE
        own = {bound or "", (name := socket.gethostname()), f"{name}.local"} if beyond else set()
        names = {name.lower() for name in own | {one.hostname or "" for one in shown} if name}
        origins = {f"{one.scheme}://{one.netloc}".lower() for one in shown}
        return cls(HERE | names, frozenset(origins), beyond, bound is None and not shown)

    def know(self, host: str) -> bool:
        """Whether a Host header names this server."""
        found = _HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = found[1] or found[2].removesuffix(".")
        if name in self.names or self.any_name:
            return True
        return self.any_address and _is_address(name)

    def own(self, origin: str, host: str) -> bool:
        """Whether an Origin header is that of a page of this server, which was asked as a host."""
        given = origin.lower()
        return given in self.origins or given in {
            f"http://{host.lower()}",
            f"https://{host.lower()}",
        }

    @property
    def secure(self) -> bool:
        """Whether all that reaches this server from elsewhere comes over TLS."""
        return bool(self.origins) and all(one.startswith("https:") for one in self.origins)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
