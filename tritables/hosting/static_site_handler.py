"""Static file handler for an exported site, whose pages are played in the reader's own browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from tornado.web import HTTPError, StaticFileHandler

from tritables.hosting import policy
from tritables.hosting.base_handler import Guarded

UNDER: Final = "site/"
"""The site's path below the base URL."""

START: Final = "index.html"

AGES: Final = 31_536_000
"""Seconds for which browsers may cache a file whose name has a hash of its content."""

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
"""Media types by suffix; the machine's own table may differ, and scripts then fail."""

_HASHED = re.compile(r"-[0-9a-f]{12}(\.\w+)+$")


class Carried(Guarded, StaticFileHandler):
    """Handler of the site's files; it lists no folders."""

    POLICY: ClassVar[dict[str, str]] = policy.SITE

    def parse_url_path(self, url_path: str) -> str:
        """Return the file's path; raises 404 for names that begin with a dot."""
        if any(part.startswith(".") for part in url_path.split("/")):
            raise HTTPError(404)
        return super().parse_url_path(url_path)

    def get_content_type(self) -> str:
        """Return the media type by `TYPES`."""
        return TYPES.get(Path(self.absolute_path or "").suffix) or super().get_content_type()

    def get_cache_time(self, path: str, *_: object) -> int:
        """Return for how many seconds a file is fresh: `AGES` if its name has a hash, else 0."""
        return AGES if _HASHED.search(path) else 0

    def set_extra_headers(self, path: str) -> None:
        """Have browsers revalidate files whose content may change under the same name."""
        if not _HASHED.search(path):
            self.set_header("Cache-Control", "no-cache")


def pages_of(folder: Path) -> Callable[[str], str]:
    """Return a function from a notebook's name to its page on a site, below the base URL."""

    def address(stem: str) -> str:
        page = f"{stem}.html"
        return UNDER + (page if (folder / page).is_file() else START)

    return address
