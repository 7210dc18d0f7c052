"""Pages without a server beside the same tutorial in JupyterLite: first board, first move, bytes.

Both show the Tric Trac tutorial from the same simple host, to a browser that was never there; in
JupyterLite, as `make lite` builds it, all cells are run as soon as its kernel is idle. The first
move is the first throw at the first board, clicked as soon as that is there.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from scripts import lite
from tests.benchmarks.opening import LIMIT, address_of
from tests.benchmarks.report import Figure, compared
from tests.benchmarks.serving import chromium
from tests.benchmarks.static import GAME, Host, played
from tritables.export.site import make_site
from tritables.lessons.notebooks import write_notebooks

ROUNDS = 3


def open_page(page: Page, address: str) -> None:
    """Open the tutorial without a server."""
    page.goto(address_of(GAME, address), timeout=LIMIT, wait_until="commit")


def open_lab(page: Page, address: str) -> None:
    """Open the tutorial in JupyterLite, and run all its cells."""
    page.goto(f"{address}/lab/index.html?path=en/{GAME}.ipynb", timeout=LIMIT)
    page.get_by_text("Python (Pyodide) | Idle").wait_for()  # a cell run before that is lost
    page.click(".jp-Notebook .jp-CodeCell .cm-content")
    for name in ("Run", "Run All Cells"):
        page.get_by_role("menuitem", name=name, exact=True).click()


def visit(
    browser: Browser, host: Host, address: str, arrive: Callable[[Page, str], None]
) -> tuple[float, float, float]:
    """Seconds to the first board, seconds to the first move, and megabytes sent for both."""
    context = browser.new_context(viewport={"width": 1400, "height": 1100})
    context.set_default_timeout(LIMIT)
    before = host.sent
    try:
        page = context.new_page()
        arrive(page, address)
        board, move = played(page, 1, 0)
    finally:
        context.close()
    return board, move, (host.sent - before) / 1_000_000


def measure() -> list[Figure]:
    """The tutorial as a page and in JupyterLite, in turn."""
    with tempfile.TemporaryDirectory() as made:
        own = Path(made)
        write_notebooks(own / "house")
        make_site([own / "house" / "en" / f"{GAME}.ipynb"], own / "site", say=lambda line: None)
        lite.build(own / "lite")
        ours, peer = Host(own / "site"), Host(own / "lite")
        mine: list[tuple[float, float, float]] = []
        other: list[tuple[float, float, float]] = []
        with ours.running() as page, peer.running() as lab, chromium() as browser:
            for nth in range(ROUNDS):
                print(f"  JupyterLite: visit {nth + 1} of {ROUNDS}", flush=True)
                mine.append(visit(browser, ours, page, open_page))
                other.append(visit(browser, peer, lab, open_lab))
    rows = (("first board", "{:.2f} s"), ("first move", "{:.2f} s"), ("transferred", "{:.1f} MB"))
    return [
        compared(
            f"no server: {what}",
            [one[at] for one in mine],
            [one[at] for one in other],
            show,
            named="JupyterLite",
        )
        for at, (what, show) in enumerate(rows)
    ]
