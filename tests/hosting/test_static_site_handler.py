"""A carried site: files as they are, of the right types, and nothing that lies beside them."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application

from tritables.hosting.arrivals import ARRIVALS, Arrivals
from tritables.hosting.base_handler import NAMES, Nowhere
from tritables.hosting.static_site_handler import START, Carried, pages_of
from tritables.hosting.trusted_hosts import Names

FILES = {
    "index.html": "all",
    "tricom.html": "cards",
    "parts/page-0123456789ab.mjs": "export {}",
    "parts/run.wasm": "",
    ".git/config": "secret",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    write(folder)
    return folder


def write(folder: Path) -> None:
    for name, text in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)


def test_a_lesson_has_its_page_else_the_first_one(site: Path) -> None:
    address = pages_of(site)
    assert address("tricom") == "site/tricom.html"
    assert address("my-own") == "site/index.html"


class TestCarried(AsyncHTTPTestCase):
    def get_app(self) -> Application:
        self.folder = TemporaryDirectory()
        site = Path(self.folder.name, "site")
        site.mkdir()
        write(site)
        Path(self.folder.name, "beside.html").write_text("secret")
        return Application(
            [("/site/(.*)", Carried, {"path": str(site), "default_filename": START})],
            default_handler_class=Nowhere,
            **{ARRIVALS: Arrivals(), NAMES: Names.of("127.0.0.1")},
        )

    def tearDown(self) -> None:
        super().tearDown()
        self.folder.cleanup()

    def test_files_have_their_types(self) -> None:
        for path, kind in {
            "": "text/html; charset=utf-8",
            "tricom.html": "text/html; charset=utf-8",
            "parts/page-0123456789ab.mjs": "text/javascript; charset=utf-8",
            "parts/run.wasm": "application/wasm",
        }.items():
            answer = self.fetch(f"/site/{path}")
            assert answer.code == 200
            assert answer.headers["Content-Type"] == kind
            assert answer.headers["X-Content-Type-Options"] == "nosniff"

    def test_only_what_cannot_change_is_kept_without_asking(self) -> None:
        kept = self.fetch("/site/parts/page-0123456789ab.mjs").headers["Cache-Control"]
        assert kept == "max-age=31536000"
        page = self.fetch("/site/tricom.html")
        assert page.headers["Cache-Control"] == "no-cache"
        again = {"If-None-Match": page.headers["Etag"]}
        assert self.fetch("/site/tricom.html", headers=again).code == 304

    def test_nothing_else_is_shown(self) -> None:
        for path in ("parts/", ".git/config", "..%2fbeside.html", "%2e%2e/beside.html"):
            answer = self.fetch(f"/site/{path}", follow_redirects=False)
            assert answer.code in (403, 404), path
            assert b"secret" not in answer.body
            assert b"page-0123" not in answer.body
