"""Default host, port and first notebook of the served pages, for the server and its options."""

from __future__ import annotations

from typing import Final

HOST: Final = "127.0.0.1"
"""Default host: the loopback address, which only programs on the same machine reach."""

PORT: Final = 8866
"""Default TCP port."""

INDEX: Final = "index.ipynb"
"""The notebook that the root address shows."""
