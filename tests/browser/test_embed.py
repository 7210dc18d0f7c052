"""A lesson in a frame of a page on another site, as a school's Moodle shows it."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page, expect

from tests.browser.notebooks import write_notebook
from tests.browser.servers import Server, running
from tests.browser.stage import CALM
from tests.browser.test_lms import REFUSED

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("embed")]

LMS = """<!doctype html><title>A school's course</title><h1>A school's course</h1>
<iframe id="lesson" width="900" height="800" allow="fullscreen; clipboard-write"
 src="{src}"></iframe>"""
COURSE = """
from tritables import Table
Table("trictrac", seed=1)
"""


class School(BaseHTTPRequestHandler):
    """Pages of a school, each with a lesson in a frame: the address says which."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(LMS.format(src=self.path[1:]).encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def school() -> Iterator[int]:
    """The port of a school's own server."""
    with ThreadingHTTPServer(("127.0.0.1", 0), School) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.fixture(scope="module")
def lessons(school: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the school on 127.0.0.1 may show, and no other one."""
    folder = tmp_path_factory.mktemp("lessons")
    for lang, other in (("en", "English"), ("nl", "Nederlands")):
        (folder / lang).mkdir()
        name = write_notebook(folder / lang, COURSE, probe=False)
        notebook = json.loads((folder / lang / name).read_text())
        prose = f"# {other}\n\n[elsewhere](index.ipynb)"
        cell = {"cell_type": "markdown", "id": "prose", "metadata": {}, "source": prose}
        notebook["cells"].insert(0, cell)
        notebook["metadata"] |= {"lang": lang, "title": other}
        (folder / lang / "lesson.ipynb").write_text(json.dumps(notebook))
        (folder / lang / "index.ipynb").write_text(json.dumps({**notebook, "cells": [cell]}))
        (folder / lang / name).unlink()
    named = ["--frame-ancestors", f"http://127.0.0.1:{school}"]
    with running("voila", folder, tmp_path_factory.mktemp("home"), more=named) as server:
        yield server


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(**CALM)
    context.set_default_timeout(60_000)
    yield context
    context.close()


def elsewhere(address: str) -> str:
    """The same place by a name that is another site to a browser."""
    return address.replace("127.0.0.1", "localhost")


def shown(context: BrowserContext, page: str, lesson: str) -> tuple[Page, FrameLocator, list[str]]:
    """A page of the school with a lesson in its frame, and what its console says is wrong."""
    tab = context.new_page()
    wrong: list[str] = []
    tab.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    tab.on("pageerror", lambda error: wrong.append(str(error)))
    tab.goto(f"{page}/{lesson}")
    return tab, tab.frame_locator("#lesson"), wrong


@pytest.mark.parametrize("storage", ["refused", pytest.param("kept apart", marks=pytest.mark.full)])
def test_a_lesson_plays_in_a_frame_on_another_site(
    context: BrowserContext, lessons: Server, school: int, storage: str
) -> None:
    if storage == "refused":
        context.add_init_script(f"if (self !== top) {{ {REFUSED} }}")
    address = f"{elsewhere(lessons.url)}/en/lesson.ipynb?embed=1"
    tab, frame, wrong = shown(context, f"http://127.0.0.1:{school}", address)
    frame.locator(".tritables .tt-status").wait_for()
    expect(frame.locator("#tt-opening")).to_be_hidden()
    expect(frame.locator(".tt-head")).to_be_hidden()

    frame.locator(
        ".tritables [data-tool=throw]:enabled, .tritables [data-tool=start]"
    ).first.wait_for()
    before = frame.locator(".tt-ply").count()
    frame.locator(".tritables [data-tool=throw]").first.click()
    expect(frame.locator(".tt-ply")).not_to_have_count(before)

    assert not context.cookies(elsewhere(lessons.url)), "none is kept in a frame without TLS"

    # The page of the school stays where it is, whatever is followed in the frame.
    with context.expect_page() as opened:
        frame.get_by_role("link", name="elsewhere").click()
    expect(opened.value.locator("h1").first).to_be_visible()
    expect(frame.locator(".tritables .tt-status")).to_be_visible()

    # A board that is switched takes the page along, which has no switches of its own.
    frame.locator(".tritables").first.evaluate(
        "() => window.jupyterapp.widgetManager.get_model("
        "document.querySelector('.tt-part').dataset.model)"
        ".then(model => { model.set('lang', 'nl'); model.save_changes(); })"
    )
    expect(frame.locator("html")).to_have_attribute("lang", "nl")
    assert [one for one in wrong if "Content Security" in one or "SecurityError" in one] == []

    # The kernel ends with the page, though the browser keeps no cookie for it.
    context.clear_cookies()
    kernel = frame.locator("#jupyter-config-data").evaluate("el => JSON.parse(el.text).kernelId")
    tab.goto("about:blank")
    until = time.monotonic() + 20
    while _answers(f"{lessons.url}/api/kernels/{kernel}"):
        assert time.monotonic() < until
        time.sleep(0.1)  # it is being ended; the loop is bounded


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=20):
            return True
    except urllib.error.HTTPError:
        return False


def test_a_site_that_is_not_named_shows_no_lesson(
    context: BrowserContext, lessons: Server, school: int
) -> None:
    address = f"{lessons.url}/en/lesson.ipynb?embed=1"
    tab, frame, wrong = shown(context, f"http://localhost:{school}", address)
    tab.wait_for_load_state()
    expect(frame.locator(".tritables")).to_have_count(0)
    assert any("frame-ancestors" in one for one in wrong), wrong


def test_the_address_by_itself_is_a_page_like_any(context: BrowserContext, lessons: Server) -> None:
    tab = context.new_page()
    tab.goto(f"{lessons.url}/en/index.ipynb?embed=1")
    expect(tab.locator(".tt-head")).to_be_visible()
    ways = tab.locator(".tt-langs a").evaluate_all("all => all.map(one => one.search)")
    assert set(ways) == {"?embed=1"}
