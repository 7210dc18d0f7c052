"""The static file handler of Voila's templates, without server errors."""

from __future__ import annotations

from tornado.web import HTTPError
from voila.static_file_handler import TemplateStaticFileHandler


class Templates(TemplateStaticFileHandler):  # type: ignore[misc]
    """Handler of a template's style sheets, with paths such as ``lab/static/index.css``."""

    def parse_url_path(self, url_path: str) -> str:
        """Return the file's path; raises 404 for a path of another form."""
        parts = url_path.split("/")
        if len(parts) < 3 or parts[1] != "static" or {"", ".", ".."} & set(parts):
            raise HTTPError(404)
        return str(super().parse_url_path(url_path))
