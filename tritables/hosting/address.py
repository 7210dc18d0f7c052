"""Where the pages are: what the server and whoever starts it both know."""

from __future__ import annotations

from typing import Final

HOST: Final = "127.0.0.1"
"""Only programs on the same machine reach the pages."""

INDEX: Final = "index.ipynb"
"""The notebook that the root address shows."""
