"""A lesson in a frame of a page on another site, as a school's Moodle shows it."""

from __future__ import annotations

import re
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, BrowserContext, FrameLocator, Page, expect

from tests.browser.servers import Server, running
from tests.browser.stage import CALM
from tests.browser.test_lms import REFUSED
from tests.hosting.notebooks import notebook

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("embed")]

LMS = """<!doctype html><title>A school's course</title><h1>A school's course</h1>
<iframe id="lesson" width="900" height="800" allow="fullscreen; clipboard-write"
 src="{src}"></iframe>"""
LESSON = "from tritables import Table\nTable('trictrac')"
OBSERVED = """
from tritables import Table
table = Table("trictrac")
table.observe(lambda _: None, "position")
table
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
    """A server with one place that the school on 127.0.0.1 may show, and no other site."""
    folder = tmp_path_factory.mktemp("lessons")
    for lang, other in (("en", "English"), ("nl", "Nederlands")):
        (folder / lang).mkdir()
        named = {"lang": lang, "title": other}
        prose = f"# {other}\n\n[elsewhere](index.ipynb)"
        for name, *cells in (("index",), ("lesson", LESSON), ("python", OBSERVED)):
            (folder / lang / f"{name}.ipynb").write_text(notebook(prose, *cells, **named))
    more = ["--frame-ancestors", f"http://127.0.0.1:{school}", "--sessions", "1"]
    with running("served", folder, tmp_path_factory.mktemp("home"), more=more) as server:
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


def plays(frame: FrameLocator) -> None:
    """A throw is answered in a frame."""
    frame.locator(".tritables .tt-status").wait_for()
    frame.locator(".tritables [data-tool=throw]:enabled").first.click()
    expect(frame.locator(".tt-ply")).to_have_count(1)


def leads_out(context: BrowserContext, frame: FrameLocator) -> None:
    """The page of the school stays where it is, whatever is followed in the frame."""
    with context.expect_page() as opened:
        frame.get_by_role("link", name="elsewhere").click()
    expect(opened.value.locator("h1").first).to_be_visible()
    opened.value.close()
    expect(frame.locator(".tritables .tt-status")).to_be_visible()


def until(done: Callable[[], bool]) -> None:
    limit = time.monotonic() + 40
    while not done():
        assert time.monotonic() < limit
        time.sleep(0.2)  # the loop is bounded


def refused(wrong: list[str]) -> list[str]:
    return [one for one in wrong if "Content Security" in one or "SecurityError" in one]


@pytest.mark.parametrize("storage", ["refused", pytest.param("kept apart", marks=pytest.mark.full)])
def test_a_lesson_plays_in_a_frame_on_another_site(
    context: BrowserContext, lessons: Server, school: int, storage: str
) -> None:
    if storage == "refused":
        context.add_init_script(f"if (self !== top) {{ {REFUSED} }}")
    address = f"{elsewhere(lessons.url)}/en/lesson.ipynb?embed=1"
    tab, frame, wrong = shown(context, f"http://127.0.0.1:{school}", address)
    plays(frame)
    expect(frame.locator(".tt-page-head")).to_be_hidden()
    assert not context.cookies(elsewhere(lessons.url)), "none is kept in a frame without TLS"
    leads_out(context, frame)

    # A board that is switched takes the page along, which has no switches of its own.
    more = frame.locator('[data-tool="tools"][aria-expanded="false"]')
    if more.count():
        more.click()
    frame.locator("select.tt-languages").select_option("nl")
    expect(frame.locator("html")).to_have_attribute("lang", "nl")
    expect(frame.locator("h1:visible")).to_have_text("Nederlands")
    assert refused(wrong) == []

    # The place is free soon after the page is closed, though the browser keeps no cookie for it.
    assert not _opens(f"{lessons.url}/en/lesson.ipynb")
    tab.goto("about:blank")
    until(lambda: _opens(f"{lessons.url}/en/lesson.ipynb"))


def test_who_waits_in_a_frame_without_cookies_is_let_in(
    context: BrowserContext, browser: Browser, lessons: Server, school: int
) -> None:
    context.add_init_script(f"if (self !== top) {{ {REFUSED} }}")
    until(lambda: _opens(f"{lessons.url}/en/lesson.ipynb"))
    first = browser.new_context(**CALM)
    page = first.new_page()
    page.goto(f"{lessons.url}/en/lesson.ipynb")
    page.locator(".tritables .tt-status").wait_for()
    until(lambda: not _opens(f"{lessons.url}/en/lesson.ipynb"))
    address = f"{elsewhere(lessons.url)}/en/lesson.ipynb?embed=1"
    tab, frame, wrong = shown(context, f"http://127.0.0.1:{school}", address)
    expect(frame.get_by_role("status")).to_have_text("You are next.")
    first.close()
    plays(frame)
    assert refused(wrong) == []
    tab.goto("about:blank")


def test_a_page_with_a_kernel_plays_in_a_frame_and_ends_it(
    context: BrowserContext, lessons: Server, school: int
) -> None:
    until(lambda: _opens(f"{lessons.url}/en/lesson.ipynb"))
    address = f"{elsewhere(lessons.url)}/en/python.ipynb?embed=1"
    tab, frame, wrong = shown(context, f"http://127.0.0.1:{school}", address)
    plays(frame)
    expect(frame.locator("header.tt-head")).to_be_hidden()
    leads_out(context, frame)
    assert refused(wrong) == []
    context.clear_cookies()
    kernel = frame.locator("#jupyter-config-data").evaluate("el => JSON.parse(el.text).kernelId")
    tab.goto("about:blank")
    until(lambda: not _opens(f"{lessons.url}/api/kernels/{kernel}"))


def _opens(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=60):
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
    until(lambda: _opens(f"{lessons.url}/en/lesson.ipynb"))
    tab = context.new_page()
    tab.goto(f"{lessons.url}/en/lesson.ipynb?embed=1")
    expect(tab.locator(".tt-page-head")).to_be_visible()
    tab.get_by_label("Nederlands").check()
    expect(tab).to_have_url(f"{lessons.url}/nl/lesson.ipynb?embed=1")
    tab.get_by_role("link", name="elsewhere").click()
    expect(tab).to_have_url(re.compile(r"/nl/index\.ipynb"))
