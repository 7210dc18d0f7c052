"""The pictures of a board for wherever no widget can run: SVG, and PNG for what shows no SVG."""

from __future__ import annotations

import os
from base64 import b64encode
from typing import Final

WIDTH: Final = 640
"""Pixels of a PNG from side to side: some 60 kB for a board."""


def pictures(svg: str) -> dict[str, str]:
    """Return a picture by MIME type: the SVG itself and, with the extra ``png``, the same as PNG.

    JupyterLab shows no SVG of a notebook that it does not trust, and some viewers show none at
    all. The PNG is base64, as notebooks hold it. What is written on a board needs a font of the
    system there; without any it is left out. A page that is served here and now has no use for it.

    >>> shown = pictures('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>')
    >>> sorted(shown) in (["image/png", "image/svg+xml"], ["image/svg+xml"])
    True
    """
    alone = {"image/svg+xml": svg}
    if os.environ.get("SERVER_SOFTWARE", "").startswith("voila/"):
        return alone
    try:
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError:
        return alone
    drawn = svg_to_bytes(svg_string=svg, width=WIDTH)
    return {**alone, "image/png": b64encode(bytes(drawn)).decode()}
