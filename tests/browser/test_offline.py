"""A site that keeps itself: read again with the server gone, renewed without a mixture."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources
from itertools import count
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.static import STATIC
from tritables.export.offline import ICON, MANIFEST, TOUCH_ICON, keep_offline
from tritables.export.site import make_site

pytestmark = pytest.mark.browser

LINKS = f"""
<link rel="manifest" href="{MANIFEST}">
<link rel="icon" href="{ICON}" type="image/svg+xml">
<link rel="apple-touch-icon" href="{TOUCH_ICON}">
"""

KEPT = """async () => {
  const { active, waiting } = await navigator.serviceWorker.ready;
  if (active.state !== 'activated')
    await new Promise(done => active.addEventListener('statechange', done));
}"""
RENEWED = """async () => {
  const site = await navigator.serviceWorker.ready;
  await site.update();
  const next = site.installing ?? site.waiting;
  if (next && next.state === 'installing')
    await new Promise(done => next.addEventListener('statechange', done));
}"""
ONLY_ANOTHER = """async old => {
  const names = await caches.keys();
  return names.length === 1 && names[0] !== old;
}"""
ALIKE = """async pictures => {
  const [one, other] = await Promise.all(pictures.map(async data => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height).data;
  }));
  if (one.length !== other.length) return 255;
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;
}"""
REFUSED = """
  const refuse = () => { throw new DOMException('refused', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  ServiceWorkerContainer.prototype.register = async () => refuse();
"""
GAME_KEPT = """() =>
  Object.values(localStorage).some(text => JSON.parse(text).shown?.sheet.turns.length)"""
CACHES = "async () => (await caches.keys()).sort()"


class Server:
    """Serves a folder until it is told to be gone, on the same port afterwards."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.status = 200
        self.port = 0
        self.moved = ""
        self.asked: list[str] = []
        self._serving: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def come(self) -> None:
        server = self

        class Handler(SimpleHTTPRequestHandler):
            def do_GET(self) -> None:
                server.asked.append(self.path.partition("?")[0])
                if server.status != 200:
                    self.send_error(server.status)
                elif self.path == server.moved:
                    self.send_response(301)
                    self.send_header("Location", f"{self.path}?moved")
                    self.end_headers()
                else:
                    super().do_GET()

            def log_message(self, format: str, *args: object) -> None:
                pass

        handler = partial(Handler, directory=str(self.folder))
        self._serving = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._serving.server_address[1]
        Thread(target=self._serving.serve_forever, daemon=True).start()

    def go(self) -> None:
        if self._serving is not None:
            self._serving.shutdown()
            self._serving.server_close()
            self._serving = None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.come()
    yield server
    server.go()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that knows no site yet."""
    context = browser.new_context()
    yield context
    context.close()


WRITTEN = count(1_700_000_000, 1000)
"""The times of files: long ago, so that a browser's own cache would keep a page for months."""


def publish(folder: Path, text: str) -> None:
    """Write a small site of two pages and one script, as an export would, over an older one."""
    parts = folder / "parts"
    parts.mkdir(parents=True, exist_ok=True)
    for old in parts.iterdir():
        old.unlink()
    script = f"""
      document.querySelector('main').textContent += ' and {text}';
      navigator.serviceWorker?.register('offline.js', {{ updateViaCache: 'none' }})
        .catch(() => {{}});
    """
    name = f"parts/page-{hashlib.sha256(script.encode()).hexdigest()[:12]}.js"
    (folder / name).write_text(script)
    for page in ("index.html", "other.html"):
        body = f'<main>{page} {text}</main><script src="{name}"></script>'
        (folder / page).write_text(f"<!doctype html><title>{text}</title>{LINKS}{body}")
    keep_offline(folder, ["index.html", "other.html", name], title="tritables")
    written = next(WRITTEN)
    for path in folder.rglob("*"):
        os.utime(path, (written, written))


def export(folder: Path, seed: int = 5) -> Path:
    """Write a site with one table, as `tritables export` does; return where it is."""
    source = f"from tritables import Table\nTable('trictrac', seed={seed})"
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "source": source}
    cell |= {"execution_count": None, "outputs": []}
    notebook = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (folder / "table.ipynb").write_text(json.dumps(notebook))
    make_site([folder / "table.ipynb"], folder / "site", say=lambda line: None)
    return folder / "site"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with one table."""
    return export(tmp_path_factory.mktemp("exported"))


def play(page: Page) -> None:
    """Throw at the board, which Python has to answer."""
    page.click(".tritables [data-tool=throw]")
    expect(page.locator(".tritables .tt-sheet")).to_contain_text("White", timeout=60_000)


def shows(page: Page, name: str, text: str) -> None:
    expect(page.locator("main")).to_have_text(f"{name} {text} and {text}")


@contextmanager
def visiting(context: BrowserContext, address: str) -> Iterator[Page]:
    page = context.new_page()
    page.goto(address)
    yield page
    page.close()


@contextmanager
def keeping(
    server: Server, context: BrowserContext, path: str = "", text: str = "one"
) -> Iterator[Page]:
    """The first page of a small site that is published now, once the browser keeps the site."""
    publish(server.folder / path, text)
    with visiting(context, f"{server.url}/{path}") as page:
        shows(page, "index.html", text)
        page.evaluate(KEPT)
        yield page


def keep(server: Server, context: BrowserContext, path: str = "", text: str = "one") -> None:
    """Publish a small site, and visit it until the browser keeps it."""
    with keeping(server, context, path, text):
        pass


@pytest.mark.parametrize("path", [pytest.param("", marks=pytest.mark.full), "a/b/"])
def test_a_second_visit_needs_no_network(
    server: Server, context: BrowserContext, path: str
) -> None:
    (server.folder / "beside.html").write_text("beside")
    keep(server, context, path)
    server.go()
    for address, name in (
        ("", "index.html"),
        ("index.html?lang=nl#task", "index.html"),
        ("other.html?theme=dark", "other.html"),
    ):
        with visiting(context, f"{server.url}/{path}{address}") as page:
            shows(page, name, "one")
    page = context.new_page()
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        page.goto(f"{server.url}/{path}unknown.html")


def test_a_new_version_is_seen_at_once_and_takes_over_when_the_old_one_is_left(
    server: Server, context: BrowserContext
) -> None:
    with keeping(server, context) as page:
        (before,) = page.evaluate(CACHES)
    publish(server.folder, "two")
    with visiting(context, f"{server.url}/") as page:
        shows(page, "index.html", "two")
        page.evaluate(RENEWED)
    with visiting(context, f"{server.url}/") as page:
        shows(page, "index.html", "two")
        page.wait_for_function(ONLY_ANOTHER, arg=before)
    server.go()
    with visiting(context, f"{server.url}/other.html") as page:
        shows(page, "other.html", "two")


@pytest.mark.full
def test_a_page_that_is_open_keeps_its_parts_while_a_new_version_comes(
    server: Server, context: BrowserContext
) -> None:
    keep(server, context)
    part = next((server.folder / "parts").iterdir()).name
    with visiting(context, f"{server.url}/") as page:
        publish(server.folder, "two")
        page.evaluate(RENEWED)
        assert len(page.evaluate(CACHES)) == 2
        assert page.evaluate("part => fetch('parts/' + part).then(it => it.status)", part) == 200
        with visiting(context, f"{server.url}/other.html") as other:
            shows(other, "other.html", "two")


def test_a_version_that_is_not_whole_is_not_kept(server: Server, context: BrowserContext) -> None:
    with keeping(server, context) as page:
        before = page.evaluate(CACHES)
        publish(server.folder, "two")
        (server.folder / "other.html").unlink()
        page.evaluate(RENEWED)
        assert page.evaluate(CACHES) == before
    server.go()
    with visiting(context, f"{server.url}/other.html") as page:
        shows(page, "other.html", "one")


@pytest.mark.full
def test_two_sites_of_one_host_leave_each_other_alone(
    server: Server, context: BrowserContext
) -> None:
    for name in ("a", "b"):
        keep(server, context, f"{name}/", name)
    publish(server.folder / "a", "another")
    for _ in range(2):
        with visiting(context, f"{server.url}/a/") as page:
            page.evaluate(RENEWED)
    server.go()
    with visiting(context, f"{server.url}/b/other.html") as page:
        shows(page, "other.html", "b")


@pytest.mark.parametrize("status", [pytest.param(500, marks=pytest.mark.full), 503])
def test_a_host_in_trouble_is_stood_in_for(
    server: Server, context: BrowserContext, status: int
) -> None:
    keep(server, context)
    server.status = status
    with visiting(context, f"{server.url}/other.html") as page:
        shows(page, "other.html", "one")


def test_a_page_that_is_gone_is_gone(server: Server, context: BrowserContext) -> None:
    keep(server, context)
    (server.folder / "other.html").unlink()
    page = context.new_page()
    answer = page.goto(f"{server.url}/other.html")
    assert answer is not None
    assert answer.status == 404


@pytest.mark.full
def test_what_came_by_a_detour_is_shown_all_the_same(
    server: Server, context: BrowserContext
) -> None:
    """Some hosts send everybody from one spelling of an address to another."""
    server.moved = "/other.html"
    keep(server, context)
    server.go()
    with visiting(context, f"{server.url}/other.html") as page:
        shows(page, "other.html", "one")


def test_it_can_be_installed(server: Server, context: BrowserContext) -> None:
    with keeping(server, context) as page:
        chromium = context.new_cdp_session(page)
        manifest = chromium.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert json.loads(manifest["data"])["name"] == "tritables"
        faults = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # Whether a window in private may install is the browser's business.
        assert [one["errorId"] for one in faults if one["errorId"] != "in-incognito"] == []


def test_the_pictures_of_the_icon_are_of_the_icon(context: BrowserContext) -> None:
    drawing = resources.files("tritables.export").joinpath("icon")
    page = context.new_page()
    for size in (192, 512):
        page.set_viewport_size({"width": size, "height": size})
        svg = drawing.joinpath("icon.svg").read_text()
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
        drawn = page.screenshot(omit_background=True)
        kept = drawing.joinpath(f"icon-{size}.png").read_bytes()
        assert page.evaluate(ALIKE, [b64encode(one).decode() for one in (drawn, kept)]) < 2


# Sites as they are exported.


@pytest.mark.full
@STATIC
def test_an_exported_table_is_played_with_the_network_off(
    browser: Browser, tmp_path: Path, exported: Path
) -> None:
    server = Server(exported)
    server.come()
    context = browser.new_context()
    try:
        with visiting(context, f"{server.url}/table.html") as page:
            play(page)
            page.evaluate(KEPT)
        parts = [path for path in server.asked if path.startswith(("/parts/", "/runtime/"))]
        assert len(parts) == len(set(parts)) == 8, "what the page has had is not fetched again"
        server.go()
        with visiting(context, f"{server.url}/table.html?lang=nl") as page:
            expect(page.locator("html")).to_have_attribute("lang", "nl")
            play(page)
        with visiting(context, f"{server.url}/") as page:
            expect(page.locator("main a").first).to_have_attribute("href", "table.html?lang=en")
    finally:
        context.close()
        server.go()


@pytest.mark.full
@STATIC
def test_a_page_without_a_board_has_the_site_kept_too(browser: Browser, exported: Path) -> None:
    server = Server(exported)
    server.come()
    context = browser.new_context()
    try:
        with visiting(context, f"{server.url}/") as page:
            page.evaluate(KEPT)
        server.go()
        with visiting(context, f"{server.url}/table.html") as page:
            play(page)
    finally:
        context.close()
        server.go()


@pytest.mark.full
@STATIC
def test_where_there_are_no_service_workers_the_page_plays_all_the_same(
    context: BrowserContext, exported: Path
) -> None:
    """Plain http from another host than one's own."""
    faults: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    context.route(
        "http://school.example/**",
        lambda route: route.fulfill(path=exported / route.request.url.split("/", 3)[3]),
    )
    page.goto("http://school.example/table.html")
    assert page.evaluate("isSecureContext || 'serviceWorker' in navigator") is False
    play(page)
    assert faults == []


@pytest.mark.full
@STATIC
def test_a_frame_that_is_refused_all_storage_shows_a_board_that_plays(
    context: BrowserContext, server: Server, exported: Path
) -> None:
    """As browsers do it to an LMS's frame from another host."""
    shutil.copytree(exported, server.folder / "course")
    frame = '<iframe src="course/table.html" width="1000" height="900"></iframe>'
    (server.folder / "lms.html").write_text(f"<!doctype html>{frame}")
    context.add_init_script(REFUSED)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(f"{server.url}/lms.html")
    board = page.frame_locator("iframe")
    board.locator(".tritables [data-tool=throw]").click()
    expect(board.locator(".tritables .tt-sheet")).to_contain_text("White", timeout=60_000)
    assert faults == []


@pytest.mark.full
@STATIC
def test_a_game_goes_on_in_a_new_version_of_the_site_or_the_board_says_why_not(
    context: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(export(tmp_path))
    server.come()
    address = f"{server.url}/table.html"
    sheet, lost = ".tritables .tt-sheet", ".tritables .tt-lost"
    try:
        with visiting(context, address) as page:
            play(page)
            page.wait_for_function(GAME_KEPT)
            page.evaluate(KEPT)
            old = page.evaluate(CACHES)
        monkeypatch.setattr("tritables.export.page_data.__version__", "another")
        export(tmp_path)
        with visiting(context, address) as page:
            assert page.evaluate(CACHES) == old, "the service worker is still the old one"
            expect(page.locator(sheet)).to_contain_text("White", timeout=60_000)
            page.evaluate(RENEWED)
        server.go()
        with visiting(context, address) as page:
            expect(page.locator(sheet)).to_contain_text("White", timeout=60_000)
        server.come()
        export(tmp_path, seed=6)
        with visiting(context, address) as page:
            expect(page.locator(lost)).to_contain_text("another version of this page")
            play(page)
            expect(page.locator(lost)).to_have_count(0)
    finally:
        server.go()
