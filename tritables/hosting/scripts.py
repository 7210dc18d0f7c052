"""The scripts of served pages, built from ``js/src/hosting``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"


@cache
def script(name: str) -> str:
    """Return a script's text, escaped for a ``<script>`` element.

    ``name`` is that of its file in ``js/src/hosting``, without its suffix. Raises OSError where it
    has not been built.

    >>> "</script" in script("queuePage")
    False
    """
    return (
        (STATIC / f"{name}.js")
        .read_text(encoding="utf-8")
        .strip()
        .replace("</script", "<\\/script")
    )
