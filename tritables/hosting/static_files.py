"""Static file handlers of Voila and of the widgets, with caching and without server errors."""

from __future__ import annotations

from typing import Final

from jupyter_server.base.handlers import FileFindHandler
from tornado.web import HTTPError
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler

FRESH: Final = 600
"""Seconds for which browsers may reuse a script without revalidation; a page has a hundred."""


class Scripts(MultiStaticFileHandler):  # type: ignore[misc]
    """Handler of Voila's scripts."""

    def get_cache_time(self, *_: object) -> int:
        """Return for how many seconds a file is fresh."""
        return FRESH


class Extensions(FileFindHandler):
    """Handler of the widgets' scripts."""

    def set_headers(self) -> None:
        """Have browsers cache the scripts."""
        super().set_headers()
        self.set_header("Cache-Control", f"max-age={FRESH}")


class Templates(TemplateStaticFileHandler):  # type: ignore[misc]
    """Handler of a template's style sheets, with paths such as ``lab/static/index.css``."""

    def parse_url_path(self, url_path: str) -> str:
        """Return the file's path; raises 404 for a path of another form."""
        parts = url_path.split("/")
        if len(parts) < 3 or parts[1] != "static" or {"", ".", ".."} & set(parts):
            raise HTTPError(404)
        return str(super().parse_url_path(url_path))
