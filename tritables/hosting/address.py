"""Default address of the served pages, known to the server and to the command line."""

from __future__ import annotations

import socket
from typing import Final

HOST: Final = "127.0.0.1"
"""Default host: the loopback address, which only programs on the same machine reach."""

PORT: Final = 8866
"""Default TCP port."""

INDEX: Final = "index.ipynb"
"""The notebook that the root address shows."""


def own_name() -> str:
    """Return this machine's IP address on its network, or its host name where it has none.

    No packet is sent: connecting a UDP socket only makes the system choose a route, which tells the
    source address.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # an address that RFC 5737 gives to nobody
            return str(way.getsockname()[0])
        except OSError:
            return socket.gethostname()
