"""Pages without a server beside the same pages with a server: boards, first move, bytes, clicks.

Both show the Tric Trac tutorial. A visit is cold with an empty browser cache, and warm after that.
The first move is the first throw at the table that ends it, clicked as soon as all boards are
there.
"""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.benchmarks.clicks import BUTTON, TABLE, Board, Button, in_turn
from tests.benchmarks.opening import LIMIT, address_of
from tests.benchmarks.report import Figure, compared
from tests.benchmarks.serving import chromium, notebook, our_pages
from tritables.export.site import make_site
from tritables.lessons.installed_courses import course
from tritables.lessons.notebooks import write_notebooks

GAME = "trictrac"
BOARDS = len(course(GAME).chapters) + 1
"""A chapter is one board, and a table comes last."""
ROUNDS = 5
AIMS = {"boards": 0.5, "first move": 3.3, "first move, warm": 2.5, "MB": 9.0}
"""Seconds, and megabytes, that a visit to pages without a server may take."""

ALL = "count => document.querySelectorAll('.tritables .tt-status').length >= count"
MOVED = """
nth => document.querySelectorAll('.tritables')[nth].querySelector('.tt-ply') && performance.now()
"""


@dataclass
class Host:
    """A simple host that counts what it sends."""

    folder: Path
    sent: int = 0
    address: str = field(default="", init=False)

    @contextmanager
    def running(self) -> Iterator[str]:
        """Serve the folder until the end of the block.

        A notebook's name leads to its page, where there is no such notebook.
        """
        host = self

        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *args: Any, **more: Any) -> None:
                super().__init__(*args, directory=str(host.folder), **more)

            def translate_path(self, path: str) -> str:
                found = Path(super().translate_path(path))
                if found.suffix == ".ipynb" and not found.exists():
                    found = found.with_suffix(".html")
                return str(found)

            def send_header(self, keyword: str, value: str) -> None:
                if keyword == "Content-Length":
                    host.sent += int(value)
                super().send_header(keyword, value)

            def log_message(self, *_: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()
            server.server_close()


def played(tab: Page, boards: int, nth: int) -> tuple[float, float]:
    """Seconds from the navigation until so many boards are there, and until a throw at one is."""
    tab.wait_for_function(ALL, arg=boards, timeout=LIMIT, polling="raf")
    there = float(tab.evaluate("performance.now()"))
    table = tab.locator(".tritables").nth(nth)
    table.locator("[data-tool=throw]:enabled").click(timeout=LIMIT)
    moved = tab.wait_for_function(MOVED, arg=nth, timeout=LIMIT, polling="raf")
    return there / 1000, float(moved.json_value()) / 1000


def visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """Open the tutorial; seconds until all boards are there, and until the first move is."""
    tab = context.new_page()
    tab.goto(address_of(GAME, address), timeout=LIMIT, wait_until="commit")
    took = played(tab, BOARDS, BOARDS - 1)
    tab.goto("about:blank")
    tab.close()
    return took


class Visits:
    """What visits to one address took, cold and warm."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.cold: list[tuple[float, float]] = []
        self.warm: list[tuple[float, float]] = []

    def go(self, host: Host) -> int:
        """Visit with a browser that was never here, and then again; bytes of the first visit."""
        context = self.browser.new_context()
        # A board writes down its game soon after a move: no visit may begin with the move before.
        context.add_init_script("localStorage.clear()")
        before = host.sent
        try:
            self.cold.append(visit(context, self.address))
            sent = host.sent - before
            self.warm.append(visit(context, self.address))
        finally:
            context.close()
        return sent


class Static(Board):
    """The page with a table, with its Python awake."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address)
        self.page.locator("[data-tool=flip]").click()
        self.page.locator(".tt-waking").wait_for(state="detached", timeout=LIMIT)


def measure() -> list[Figure]:
    """The tutorial and a table, from a simple host and from our server, in turn."""
    with tempfile.TemporaryDirectory() as made:
        own = Path(made)
        folder = own / "notebooks"
        write_notebooks(own / "house")
        folder.mkdir()
        shutil.copy(own / "house" / "en" / f"{GAME}.ipynb", folder)
        (folder / "table.ipynb").write_text(notebook(TABLE))
        make_site(sorted(folder.glob("*.ipynb")), own / "site", say=lambda line: None)
        (folder / "index.ipynb").write_text(notebook())
        (folder / "button.ipynb").write_text(notebook(BUTTON))
        host = Host(own / "site")
        with host.running() as ours, our_pages(folder, own) as peer, chromium() as browser:
            return [*_visits(browser, host, ours, peer), *_clicks(browser, ours, peer)]


def _visits(browser: Browser, host: Host, ours: str, peer: str) -> list[Figure]:
    static, served = Visits(browser, ours), Visits(browser, peer)
    sent = []
    for nth in range(ROUNDS):
        for visits in (static, served)[:: 1 if nth % 2 else -1]:
            sent.append(visits.go(host) / 1_000_000)
    rows = (
        ("boards", "boards", static.cold, served.cold, 0),
        ("first move", "first move", static.cold, served.cold, 1),
        ("first move, warm", "first move, warm", static.warm, served.warm, 1),
    )
    figures = [
        _row(f"no server: {what}", [one[at] for one in mine], [one[at] for one in other], AIMS[aim])
        for what, aim, mine, other, at in rows
    ]
    size = max(sent)  # the other address's visits send nothing from here
    limit = AIMS["MB"]
    return [
        *figures,
        Figure("no server: transferred", f"{size:.1f} MB", f"at most {limit} MB", size / limit,
               aim=1.0),
    ]  # fmt: skip


def _row(what: str, ours: list[float], peer: list[float], limit: float) -> Figure:
    """Seconds against their limit, with those of our server beside them."""
    now = median(ours)
    named = f"{limit} s; served {median(peer):.2f} s"
    return Figure(what, f"{now:.2f} s", named, now / limit, aim=1.0)


def _clicks(browser: Browser, ours: str, peer: str) -> list[Figure]:
    """Clicks as a person makes them, and in one instant."""
    pages = Static(browser, ours), Button(browser, peer)
    figures = []
    for what, at_once, aim in (("click", False, 1.0), ("click in one instant", True, None)):
        for page in pages:
            page.at_once = at_once
        board, button = in_turn(*pages)
        figures.append(
            compared(
                f"no server: {what} to new board",
                board,
                button,
                "{:.1f} ms",
                named="bare Button in Voila",
                aim=aim,
            )
        )
    return figures
