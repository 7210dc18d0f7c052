"""The files of Voila and of the widgets: kept for a while, and nothing but files."""

from __future__ import annotations

from typing import Final

from jupyter_server.base.handlers import FileFindHandler
from tornado.web import HTTPError
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler

FRESH: Final = 600
"""Seconds for which a browser may use a script again without asking; a page has a hundred."""


class Scripts(MultiStaticFileHandler):  # type: ignore[misc]
    """The scripts of Voila, which the next page needs again."""

    def get_cache_time(self, *_: object) -> int:
        """Say for how many seconds a file stays as it is."""
        return FRESH


class Extensions(FileFindHandler):
    """The scripts of the widgets, likewise."""

    def set_headers(self) -> None:
        """Let them be kept for a while."""
        super().set_headers()
        self.set_header("Cache-Control", f"max-age={FRESH}")


class Templates(TemplateStaticFileHandler):  # type: ignore[misc]
    """The style sheets of a template, by addresses as ``lab/static/index.css``."""

    def parse_url_path(self, url_path: str) -> str:
        """Read an address; what is none of a file is nowhere."""
        parts = url_path.split("/")
        if len(parts) < 3 or parts[1] != "static" or {"", ".", ".."} & set(parts):
            raise HTTPError(404)
        return str(super().parse_url_path(url_path))
