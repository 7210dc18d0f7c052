"""The built browser module and its styles, read from the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@cache
def browser_module(name: str) -> str:
    """Return the text of a file such as ``table.js``; raises RuntimeError where it was not
    built.
    """
    path = STATIC / name
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RuntimeError(
            "The browser module is not built. In a checkout, run `make play` or `make build`."
        ) from None
