"""Still pictures of a board for viewers without widgets: SVG, and PNG for those without SVG."""

from __future__ import annotations

import os
from base64 import b64encode
from typing import Final

WIDTH: Final = 640
"""The width of a PNG in pixels; a board has some 60 kB."""


def pictures(svg: str) -> dict[str, str]:
    """Return a picture's mime bundle: the SVG and, with the extra ``png``, a PNG in base64.

    JupyterLab shows no SVG of a notebook that it does not trust, and some viewers show none at all.
    Text in a PNG needs a font of the system, and is left out without one. A page that is served
    here and now gets no PNG.

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
