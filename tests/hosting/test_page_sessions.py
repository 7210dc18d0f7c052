"""A server with few places: who comes later is told so, and gets one in turn."""

from __future__ import annotations

import json
import re
import signal
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from tests.hosting.notebooks import notebook
from tests.hosting.test_serve_command import START, Server
from tritables.core.messages import Message
from tritables.endpoint.transports.served import UNTOUCHED
from tritables.hosting.limits import Sent
from tritables.texts import LANGUAGES, say

ROOT = Path(__file__).parents[2]
SLIDER = "from ipywidgets import IntSlider\nIntSlider()"


class FakeReader:
    """A browser, as far as it keeps cookies and fetches pages."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.browser = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, **headers: str) -> tuple[int, str]:
        asked = Request(self.server.address + path, headers=headers)
        try:
            with self.browser.open(asked, timeout=START) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as refused:
            self.headers = refused.headers
            return refused.code, refused.read().decode()

    def waits(self) -> dict[str, object]:
        told: dict[str, object] = json.loads(self.ask("waiting")[1])
        return told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site, folder = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("notebooks")
    (site / "slider.html").write_text("played here")
    for lang in LANGUAGES:
        (folder / lang).mkdir()
        (folder / lang / "index.ipynb").write_text(notebook("# All", lang=lang))
        (folder / lang / "slider.ipynb").write_text(notebook(SLIDER, lang=lang))
    own = tmp_path_factory.mktemp("own")
    server = Server(folder, own, "--sessions", "1", "--site", site)
    yield server
    server.stop(signal.SIGTERM)
    assert server.log.read_text() == ""


def kernel_of(page: str) -> str:
    (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', page)
    return str(kernel)


def test_who_comes_later_waits_and_gets_the_place_that_is_left(server: Server) -> None:
    ann, bob, cas = (FakeReader(server) for _ in range(3))
    status, page = ann.ask("en/slider.ipynb")
    assert status == 200
    for lang in LANGUAGES:
        status, full = bob.ask(f"{lang}/slider.ipynb")
        assert status == 503
        assert bob.headers["Retry-After"]
        assert "script-src 'nonce-" in bob.headers["Content-Security-Policy"]
        assert say(Message("full-why", {"count": 1}), lang) in full
        assert f'href="/site/slider.html?lang={lang}"' in full
    assert bob.ask("site/slider.html")[1] == "played here"
    assert bob.waits() == {"free": False, "before": 0, "known": True}
    cas.ask("en/slider.ipynb")
    assert cas.waits()["before"] == 1

    status, again = ann.ask("en/slider.ipynb")
    assert status == 200, "a page that is loaded anew keeps its place"
    assert kernel_of(again) != kernel_of(page)
    assert server.status(f"api/kernels/{kernel_of(page)}") == 404

    assert bob.ask("en/index.ipynb")[0] == 200, "the page of all games needs no place"
    assert bob.ask("en/slider.ipynb")[0] == 503
    cookies = "; ".join(
        f"{one.name}={one.value}"
        for handler in ann.browser.handlers
        if isinstance(handler, HTTPCookieProcessor)
        for one in handler.cookiejar
    )
    token = re.findall(r"_xsrf=([^;]*)", cookies)[0]
    beacon = Request(
        f"{server.address}voila/api/shutdown/{kernel_of(again)}",
        f"_xsrf={token}".encode(),
        {"Cookie": cookies},
    )
    urllib.request.urlopen(beacon, timeout=START).close()
    assert cas.waits()["free"] is False, "somebody else has waited longer"
    assert bob.waits()["free"] is True
    assert cas.ask("en/slider.ipynb")[0] == 503
    assert bob.ask("en/slider.ipynb")[0] == 200
    assert cas.waits()["before"] == 0


def test_robots_are_told_where_not_to_go(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}robots.txt", timeout=START) as answer:
        assert answer.headers.get_content_type() == "text/plain"
        assert "Disallow: /\n" in answer.read().decode()


def test_what_a_board_asks_by_itself_is_the_same_on_both_sides() -> None:
    made = (ROOT / "js/src/protocol/generated/replies.ts").read_text()
    (kinds,) = re.findall(r"UNTOUCHED: ReadonlySet<string> = new Set\(\[([^]]*)\]\)", made)
    assert set(re.findall(r'"(\w+)"', kinds)) == UNTOUCHED


@pytest.mark.parametrize(
    ("content", "touched"),
    [
        ({"data": {"method": "custom", "content": {"kind": "move"}}}, True),
        ({"data": {"method": "custom", "content": {"kind": "ping"}}}, False),
        ({"data": {"method": "update", "state": {}}}, True),
        ({"data": {"method": "request_state"}}, False),
        ({"data": None}, False),
    ],
)
def test_only_what_somebody_does_is_a_touch(content: dict[str, object], touched: bool) -> None:
    assert Sent("shell", {"msg_type": "comm_msg"}, content).is_a_touch is touched
    assert not Sent("shell", {"msg_type": "comm_open"}, content).is_a_touch


def test_a_name_in_an_address_stays_in_the_address(server: Server) -> None:
    victim = FakeReader(server)
    victim.ask("waiting?as=known-to-others")
    (cookies,) = (one.cookiejar for one in victim.browser.handlers if hasattr(one, "cookiejar"))
    assert "known-to-others" not in [cookie.value for cookie in cookies]
    victim.waits()
    kept = {cookie.value for cookie in cookies if cookie.name == "tritables-reader"}
    assert len(kept) == 1
    assert "known-to-others" not in kept
    victim.ask("waiting?as=known-to-others")
    assert {one.value for one in cookies if one.name == "tritables-reader"} == kept
