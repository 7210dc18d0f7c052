"""Python for readers whose server is gone: found on the site, told to the pages that need it."""

from __future__ import annotations

import json
import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hosting.notebooks import notebook
from tests.hosting.test_light_pages import FakePage
from tests.hosting.test_serve_command import START, Server
from tritables import __version__
from tritables.export.bundle import FORMAT
from tritables.hosting.reader_python import python_of

NAMES = {"loader": "loader-0123456789ab.js", "wasm": "engine-0123456789ab.wasm.gz"}


def write_site(folder: Path, **other: Any) -> Path:
    """Write a site with some Python, as an export does it."""
    runtime = folder / "runtime"
    runtime.mkdir(parents=True)
    for name in NAMES.values():
        (runtime / name).write_text(name)
    files = {role: {"name": name, "size": len(name)} for role, name in NAMES.items()}
    told = {"format": FORMAT, "tritables": __version__, "packages": {}, "files": files, **other}
    (runtime / "runtime.json").write_text(json.dumps(told))
    (folder / "index.html").write_text("a site")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("python")
    cell = "from tritables import Table\nTable({})"
    for name, given in (
        ("index", "'trictrac'"),
        ("hidden", "'tricom', seats=['person', 'greedy']"),
        ("locked", "'trictrac', locked=['undo']"),
    ):
        (folder / f"{name}.ipynb").write_text(notebook("# A table", cell.format(given)))
    with pytest.MonkeyPatch.context() as patch:
        own = tmp_path_factory.mktemp("own")
        patch.setenv("TRITABLES_KEEP", str(own / "games.db"))
        site = write_site(tmp_path_factory.mktemp("sites") / "site")
        server = Server(folder, own, "--site", str(site))
        yield server
    assert server.stop(signal.SIGTERM) == 0


class TestSite:
    def test_tells_where_it_is(self, tmp_path: Path) -> None:
        python = python_of(write_site(tmp_path / "site"), "/games/", "/games/parts/worker.js")
        assert python == {
            "worker": "/games/parts/worker.js",
            "parts": {role: f"/games/site/runtime/{name}" for role, name in NAMES.items()},
            "packages": {},
        }

    def test_has_none_where_there_is_no_site(self, tmp_path: Path) -> None:
        assert python_of(None, "/", "w") is None
        assert python_of(tmp_path, "/", "w") is None

    @pytest.mark.parametrize(
        "other", [{"tritables": "0.0.1"}, {"format": "other/1"}, {"files": []}, {"files": {"a": 1}}]
    )
    def test_has_none_of_another_version_or_form(self, tmp_path: Path, other: Any) -> None:
        assert python_of(write_site(tmp_path / "site", **other), "/", "w") is None

    def test_has_none_where_a_file_is_missing_or_cut_off(self, tmp_path: Path) -> None:
        site = write_site(tmp_path / "site")
        (site / "runtime" / NAMES["wasm"]).write_text("e")
        assert python_of(site, "/", "w") is None
        (site / "runtime" / NAMES["wasm"]).unlink()
        assert python_of(site, "/", "w") is None


class TestPage:
    def test_is_told_where_it_is(self, server: Server) -> None:
        page = FakePage(server, "")
        ahead = page.data["runtime"]["ahead"]
        assert set(ahead["parts"]) == set(NAMES)
        assert page.data["boards"]["b0"]["alone"]
        for address in (ahead["worker"], *ahead["parts"].values()):
            url = server.address.rstrip("/") + address
            with urllib.request.urlopen(url, timeout=START) as answer:
                assert "max-age=31536000" in answer.headers["Cache-Control"]

    @pytest.mark.parametrize("name", ["hidden", "locked"])
    def test_is_told_nothing_where_something_is_hidden_or_locked(
        self, server: Server, name: str
    ) -> None:
        page = FakePage(server, name)
        assert "ahead" not in page.data["runtime"]
        assert "alone" not in page.data["boards"]["b0"]
        assert "blob:" not in page.headers["Content-Security-Policy"].replace("data: blob:", "")

    def test_may_start_python_and_nothing_else(self, server: Server) -> None:
        policy = FakePage(server, "").headers["Content-Security-Policy"]
        assert "script-src 'self' blob: 'wasm-unsafe-eval';" in policy
        assert "worker-src blob:" in policy
        assert "default-src 'none'" in policy
        assert "'unsafe-eval'" not in policy
        assert "'unsafe-inline'" not in policy.replace("style-src 'self' 'unsafe-inline'", "")
