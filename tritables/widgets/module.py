"""The browser module that every table carries, as it was built into the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@cache
def browser_module(name: str) -> str:
    """The text of ``table.js`` or ``table.css``; raises RuntimeError in an unbuilt checkout."""
    path = STATIC / name
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RuntimeError(
            "The browser module is not built. In a checkout, run `make play` or `make build`."
        ) from None
