"""Where the pages are: what the server and whoever starts it both know."""

from __future__ import annotations

import socket
from typing import Final

HOST: Final = "127.0.0.1"
"""Unless a host says otherwise, only programs on the same machine reach the pages."""

PORT: Final = 8866
"""Where they are on it, unless said."""

INDEX: Final = "index.ipynb"
"""The notebook that the root address shows."""


def own_name() -> str:
    """Say by which number others on the network reach this machine, else by which name.

    No packet is sent: to choose a way to anywhere tells which of its addresses this machine uses.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # an address that RFC 5737 gives to nobody
            return str(way.getsockname()[0])
        except OSError:
            return socket.gethostname()
