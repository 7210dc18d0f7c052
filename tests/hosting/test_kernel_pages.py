"""Pages of notebooks that need Python of their own: Voila's, each with a kernel of its own."""

from __future__ import annotations

import json
import re
import signal
import urllib.request
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from unittest.mock import patch
from urllib.error import HTTPError

import psutil
import pytest
import voila.handler
from tornado.web import RequestHandler

from tests.hosting.lines import KERNEL
from tests.hosting.notebooks import notebook
from tests.hosting.test_base_handler import ask, kernels_of
from tests.hosting.test_serve_command import START, Server, fetched, kernel_server
from tritables.core.messages import Message
from tritables.hosting.notebook_page import HEARTBEAT, Page
from tritables.texts import LANGUAGES, say

HOSTILE = """</a><script>alert("1")</script>"><img src=x onerror='a()'> & Co"""
SLIDER = "from ipywidgets import IntSlider\nIntSlider()"
TABLE = "from tritables import Table\nTable('trictrac', seed=1)"


def titled(title: str, lang: str, *cells: str, id: str = "c0") -> str:
    made = json.loads(notebook(*cells, lang=lang, title=title))
    made["cells"][0]["id"] = id
    made["nbformat_minor"] = 4  # which asks nothing of an id
    return json.dumps(made)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Notebooks in two languages: one that shows a slider, and one of mathematics."""
    folder = tmp_path_factory.mktemp("kernels")
    for lang in ("en", "nl"):
        (folder / lang).mkdir()
        (folder / lang / "index.ipynb").write_text(titled("All", lang, "# All"))
        cells = ("# Some *prose*\n\n[all](index.ipynb)", SLIDER, TABLE)
        (folder / lang / "slider.ipynb").write_text(titled("A slider", lang, *cells, id="first"))
        (folder / lang / "prose.ipynb").write_text(titled(HOSTILE, lang, "# $x^2$", id=HOSTILE))
    return folder


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from kernel_server(folder, tmp_path_factory.mktemp("own"))


@pytest.fixture(scope="module")
def page(server: Server) -> str:
    """The page of the slider, in Dutch and dark."""
    return server.get("slider?lang=nl&theme=dark")[1]


def outputs(page: str) -> list[dict[str, object]]:
    """What the page's cells show, as Voila sends it."""
    found = re.findall(
        r'<script type="application/vnd.voila.cell-output\+json">(.*?)</script>', page, re.DOTALL
    )
    return [json.loads(one) for one in found]


class TestPage:
    def test_shows_what_its_cells_show(self, page: str) -> None:
        assert len(KERNEL.findall(page)) == 1
        shown = [one["data"] for one in outputs(page)]
        assert len(shown) == 2
        assert all("application/vnd.jupyter.widget-view+json" in str(one) for one in shown)
        assert '<section class="tt-prose" id="first">' in page

    def test_is_in_its_language_and_the_colours_asked_for(self, page: str) -> None:
        assert '<html lang="nl">' in page
        assert "<title>A slider</title>" in page
        assert f'lang="nl">{say(Message("page-opening"), "nl")}</p>' in page
        assert 'data-jp-theme-light="false"' in page

    def test_leads_to_the_other_languages_and_to_all_games(self, page: str) -> None:
        ways = re.findall(r'<a lang="(..)" hreflang=".." href="([^"]*)"', page)
        assert ways == [(lang, f"/{lang}/slider.ipynb?theme=dark") for lang in ("en", "nl")]
        assert 'class="tt-home" href="index.ipynb?theme=dark">Alle spellen</a>' in page

    def test_fits_small_screens(self, page: str) -> None:
        assert '<meta name="viewport" content="width=device-width' in page

    def test_has_no_head_in_a_frame_and_its_links_stay_in_one(self, server: Server) -> None:
        _, page = server.get("en/slider.ipynb?embed=1")
        assert '<header class="tt-head" hidden>' in page
        assert 'href="/nl/slider.ipynb?embed=1"' in page

    def test_fetches_nothing_from_elsewhere(self, page: str) -> None:
        assert fetched(page)
        for address in fetched(page):
            assert address.startswith(("/", "data:")), address
            assert not address.startswith("//"), address

    def test_has_scripts_with_its_nonce_alone(self, server: Server) -> None:
        nonces = []
        for _ in range(2):
            answer = ask(server, "/en/slider.ipynb")
            policy = answer.headers["Content-Security-Policy"]
            (script,) = re.findall(r"script-src ([^;]*)", policy)
            assert re.fullmatch(r"'self' 'nonce-[\w-]{20,}' blob:", script)
            (nonce,) = re.findall(r"'nonce-([\w-]+)'", script)
            tags = re.findall(r"<script\b(?![^>]* (?:src|type)=)([^>]*)>", answer.text)
            assert tags
            assert all(f'nonce="{nonce}"' in tag for tag in tags)
            assert not re.search(r"<[^>]* on\w+=|javascript:", answer.text)
            nonces.append(nonce)
        assert nonces[0] != nonces[1]

    def test_ends_its_kernel_when_it_is_closed(self, server: Server) -> None:
        with urllib.request.urlopen(server.address + "en/slider.ipynb", timeout=START) as answer:
            cookies = [cookie.split(";")[0] for cookie in answer.headers.get_all("Set-Cookie")]
            (kernel,) = KERNEL.findall(answer.read().decode())
        assert server.status(f"api/kernels/{kernel}") == 200
        beacon = urllib.request.Request(
            f"{server.address}voila/api/shutdown/{kernel}",
            next(cookie for cookie in cookies if cookie.startswith("_xsrf=")).encode(),
            {"Cookie": "; ".join(cookies)},
        )
        with urllib.request.urlopen(beacon, timeout=START) as answer:
            assert answer.status == 204
        assert server.status(f"api/kernels/{kernel}") == 404


class TestProse:
    def test_has_no_kernel(self, server: Server) -> None:
        before = kernels_of(server)
        _, page = server.get("en/prose.ipynb")
        assert "kernelId" not in page
        assert "voila.js" not in page
        assert kernels_of(server) == before

    def test_is_not_made_html_by_a_title_or_an_id_that_looks_like_it(self, server: Server) -> None:
        _, page = server.get("en/prose.ipynb")
        assert "<script>alert" not in page
        assert "onerror='a()'>" not in page
        assert [unescape(id) for id in re.findall(r'class="tt-prose" id="([^"]*)"', page)] == [
            HOSTILE
        ]


class TestNobody:
    """Who does not read a page starts no kernel."""

    @pytest.mark.parametrize("lang", LANGUAGES[:2])
    def test_who_asks_whether_it_is_there(self, server: Server, lang: str) -> None:
        before = kernels_of(server)
        asked = urllib.request.Request(f"{server.address}{lang}/slider.ipynb", method="HEAD")
        with urllib.request.urlopen(asked, timeout=START) as answer:
            assert answer.read() == b""
            assert "tritables-reader" not in str(answer.headers)
        assert kernels_of(server) == before

    def test_who_fetches_it_in_advance(self, server: Server) -> None:
        before = kernels_of(server)
        headers = {"Sec-Purpose": "prefetch;prerender"}
        asked = urllib.request.Request(f"{server.address}en/slider.ipynb", headers=headers)
        with pytest.raises(HTTPError) as refused:
            urllib.request.urlopen(asked, timeout=START)
        refused.value.close()
        assert refused.value.code == 503
        assert kernels_of(server) == before


@pytest.mark.parametrize("name", ["SIGTERM", "SIGKILL"])
def test_when_a_server_ends_then_its_kernels_do(folder: Path, tmp_path: Path, name: str) -> None:
    server = Server(folder, tmp_path)
    server.get("en/slider.ipynb")
    started = psutil.Process(server.process.pid).children(recursive=True)
    assert any("ipykernel" in " ".join(one.cmdline()) for one in started)
    server.stop(getattr(signal, name))
    _, left = psutil.wait_procs(started, timeout=START)
    assert left == []


def test_what_a_page_runs_is_written_nowhere(folder: Path, tmp_path: Path) -> None:
    server = Server(folder, tmp_path)
    server.get("en/slider.ipynb")
    server.stop(signal.SIGTERM)
    kept = [one for one in (tmp_path / "IPYTHONDIR").rglob("*") if one.is_file()]
    assert not [one for one in kept if b"IntSlider" in one.read_bytes()]


def test_when_a_page_takes_long_then_its_connection_is_kept_without_a_script() -> None:
    """A script without the page's nonce is refused by each browser."""
    written: list[object] = []
    beat = HEARTBEAT.strip()
    assert beat in Path(voila.handler.__file__).read_text()
    with patch.object(RequestHandler, "write", lambda self, chunk: written.append(chunk)):
        for chunk in (HEARTBEAT, "<p>a</p>", b"b"):
            Page.write(Page.__new__(Page), chunk)
    assert written == ["<!-- opening -->\n", "<p>a</p>", b"b"]
