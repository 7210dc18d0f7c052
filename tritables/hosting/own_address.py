"""The address by which a network reaches this machine."""

from __future__ import annotations

import socket


def own_address() -> str:
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
