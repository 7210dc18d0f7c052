"""Static pages for the tests: a site on a simple web host, under a path, and one file."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.board import BoardPage
from tritables.export.site import POLICY

UNDER = "school/games"
"""The path on the host under which the site lies."""

AWAKE = 120_000
"""Milliseconds that Python may take to start, however busy the machine is."""

STATIC = pytest.mark.xdist_group("static")
"""All that exports a site runs in one worker, so that only one of them has to make the parts."""

# Whether a board is kept with its last moves and in the language that it shows. Of a long sheet
# only the end is kept.
_KEPT = """root => {
  const moves = [...root.querySelectorAll('.tt-ply')].map(el => el.dataset.said);
  return Object.values(localStorage).map(text => JSON.parse(text)).some(kept => {
    if (!kept.saved || kept.lang !== root.lang) return false;
    const { first, turns } = kept.shown.sheet;
    const last = turns.flatMap(turn => turn.texts);
    const ends = moves.slice(moves.length - last.length);
    return (first > 0 || last.length === moves.length) && `${last}` === `${ends}`;
  });
}"""

_SITE_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== 'activated')
    await new Promise(done => active.addEventListener('statechange', done));
}"""


class _Host(SimpleHTTPRequestHandler):
    """A simple host, which may be as strict as can be; it can hold back what Python is made of."""

    def __init__(
        self, *args: Any, folder: Path, gate: threading.Event, policy: str, **more: Any
    ) -> None:
        self.gate = gate
        self.policy = policy
        super().__init__(*args, directory=str(folder), **more)

    def do_GET(self) -> None:
        if "/runtime/" in self.path:
            self.gate.wait(60)
        with suppress(ConnectionError):  # a page that was left takes no more
            super().do_GET()

    def end_headers(self) -> None:
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


@dataclass(frozen=True)
class Host:
    """A running host: where the site is, and the gate before what Python is made of."""

    url: str
    gate: threading.Event

    def address(self, name: str) -> str:
        return f"{self.url}/{name}.html"


@contextmanager
def hosted(folder: Path, *, policy: str = POLICY) -> Iterator[Host]:
    """Serve a folder until the end of the block; the site is in `UNDER` there.

    It sends a policy with every file: that of the site's pages, unless another one is given.
    """
    gate = threading.Event()
    gate.set()
    handler = partial(_Host, folder=folder, gate=gate, policy=policy)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield Host(f"http://127.0.0.1:{server.server_port}/{UNDER}", gate)
    finally:
        gate.set()
        server.shutdown()
        thread.join()
        server.server_close()


class StaticPage:
    """An exported page that is open in a browser."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page: Page = context.new_page()
        self.page.goto(address)

    def board(self, nth: int = 0) -> BoardPage:
        return BoardPage(self.page, nth).ready()

    @property
    def boards(self) -> int:
        return self.page.locator("[data-board]").count()

    def expect_all_visible(self) -> None:
        """Every board is drawn, and nothing is said to be wrong."""
        for nth in range(self.boards):
            board = self.board(nth)
            expect(board.root.locator(".tt-piece").first).to_be_visible()
            self.expect_well(board)

    def expect_well(self, board: BoardPage) -> None:
        expect(board.offline).to_have_count(0)
        expect(board.fault).to_have_count(0)

    def wait_for(self, board: BoardPage, plies: int) -> None:
        """Wait until a board has so many moves, which may take as long as Python takes to wake."""
        expect(board.plies).to_have_count(plies, timeout=AWAKE)
        self.expect_well(board)

    def wait_until_kept(self, board: BoardPage) -> None:
        """Wait until the browser keeps a board as it is shown, for when the page comes again."""
        self.page.wait_for_function(_KEPT, arg=board.root.element_handle(), timeout=AWAKE)

    def wait_until_site_is_kept(self) -> None:
        """Wait until the browser has all that it needs to open the site with the host gone."""
        self.page.evaluate(_SITE_KEPT)

    def kill(self) -> None:
        """End the worker, as a browser does that runs out of memory."""
        [worker] = self.page.workers
        worker.evaluate("self.close()")
