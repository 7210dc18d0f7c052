"""A site that was exported, carried along: pages that play in their reader's own browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from tornado.web import HTTPError, StaticFileHandler

from tritables.hosting import policy
from tritables.hosting.guard import Guarded

UNDER: Final = "site/"
"""Where it is, below the pages' own path."""

START: Final = "index.html"

AGES: Final = 31_536_000
"""Seconds for which a file may be kept whose name changes with its content."""

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""What the files of a site are; a machine's own list may say otherwise, and scripts then fail."""

_HASHED = re.compile(r"-[0-9a-f]{12}\.\w+$")


class Carried(Guarded, StaticFileHandler):
    """The files of the site, and no list of them."""

    POLICY: ClassVar[dict[str, str]] = policy.SITE

    def parse_url_path(self, url_path: str) -> str:
        """Read an address; names that begin with a dot are nobody's business."""
        if any(part.startswith(".") for part in url_path.split("/")):
            raise HTTPError(404)
        return super().parse_url_path(url_path)

    def get_content_type(self) -> str:
        """Tell what a file is."""
        return TYPES.get(Path(self.absolute_path or "").suffix) or super().get_content_type()

    def get_cache_time(self, path: str, *_: object) -> int:
        """Say for how long a file stays as it is: for ever, if its content is in its name."""
        return AGES if _HASHED.search(path) else 0

    def set_extra_headers(self, path: str) -> None:
        """Have a browser ask whether what it kept is still so, where it may have changed."""
        if not _HASHED.search(path):
            self.set_header("Cache-Control", "no-cache")


def pages_of(folder: Path) -> Callable[[str], str]:
    """Tell where the page of a notebook's name is on a site, below the pages' path."""

    def address(stem: str) -> str:
        page = f"{stem}.html"
        return UNDER + (page if (folder / page).is_file() else START)

    return address
