"""Host names of the server, against DNS rebinding.

A page of another site can point its own host name at this machine, and would then share an origin
with our replies. So a server replies only to names that it knows.
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
"""Names of the loopback interface."""

_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^:\[\]/@\s]+))(?::\d+)?")


@dataclass(frozen=True)
class Names:
    """The host names that a server replies to, and its own origins.

    ``names`` are hosts without ports. ``any_address`` accepts every IP address, which nobody can
    rebind: for a server that a whole network reaches. ``origins`` are those of a proxy's public
    addresses. ``any_name`` leaves the check to a proxy: for a server at a Unix socket.

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
        """Return the names of a server bound to a host (None: to a Unix socket), with public
        addresses.
        """
        shown = [urlsplit(address) for address in public if address]
        beyond = bound is not None and bound not in HERE
        own = {bound or "", (name := socket.gethostname()), f"{name}.local"} if beyond else set()
        names = {name.lower() for name in own | {one.hostname or "" for one in shown} if name}
        origins = {f"{one.scheme}://{one.netloc}".lower() for one in shown}
        return cls(HERE | names, frozenset(origins), beyond, bound is None and not shown)

    def know(self, host: str) -> bool:
        """Return True if a Host header names this server."""
        found = _HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = found[1] or found[2].removesuffix(".")
        if name in self.names or self.any_name:
            return True
        return self.any_address and _is_address(name)

    def own(self, origin: str, host: str) -> bool:
        """Return True if an Origin header is this server's, for a request with some Host header."""
        given = origin.lower()
        return given in self.origins or given in {
            f"http://{host.lower()}",
            f"https://{host.lower()}",
        }

    @property
    def secure(self) -> bool:
        """True if every public address is over TLS."""
        return bool(self.origins) and all(one.startswith("https:") for one in self.origins)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
