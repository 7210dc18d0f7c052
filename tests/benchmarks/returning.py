"""A page that is opened again after its table was lost: how soon what was left is offered.

On a served page the clock starts when the board is drawn on the page that was reloaded, in
JupyterLab when the cell is run again by another kernel; it stops when the way on stands above the
board.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from tests.benchmarks.report import Figure
from tests.benchmarks.serving import chromium, free_port, notebook, our_pages, private, running

ROUNDS = 5
LIMIT = 2.0
"""Seconds that it may take."""

LONGEST = 120_000
"""Milliseconds in which any page opens, on a busy machine too."""

TABLE = "from tritables import Table\nTable('tricom', seats=['person', 'greedy'], seed=1)"
BOARD = ".tritables .tt-piece"
OFFER = ".tt-left [data-tool=rejoin]"

WATCH = """
([board, offer]) => {
  const seen = (window.seen ??= {});
  if (document.querySelector(board)) seen.board ??= performance.now();
  if (document.querySelector(offer)) return performance.now() - (seen.run ?? seen.board);
  return null;
}
"""
RESTART = "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
RUN = """
async () => {
  const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
  while (kernel.status !== "idle") await new Promise((done) => setTimeout(done, 20));
  window.seen = { run: performance.now() };
  jupyterapp.commands.execute("notebook:run-all-cells");
}
"""


def _offered(tab: Page) -> float:
    """Seconds until the way on is there."""
    found = tab.wait_for_function(WATCH, arg=[BOARD, OFFER], timeout=LONGEST, polling="raf")
    return float(found.json_value()) / 1000


def _play(tab: Page) -> None:
    """Do something that is worth being kept, and see it on the board."""
    tab.locator(".tritables [data-tool=throw]").first.click(timeout=LONGEST)
    tab.locator(".tritables .tt-ply").first.wait_for(timeout=LONGEST)


def _served(browser: Browser, address: str) -> list[float]:
    found = []
    for _ in range(ROUNDS):
        context = browser.new_context()
        tab = context.new_page()
        tab.goto(f"{address}/table.ipynb", timeout=LONGEST)
        _play(tab)
        tab.reload(timeout=LONGEST)
        found.append(_offered(tab))
        tab.goto("about:blank")
        context.close()
    return found


def _in_lab(browser: Browser, address: str) -> list[float]:
    tab = browser.new_page()
    tab.goto(f"{address}/lab/tree/table.ipynb?reset", timeout=LONGEST)
    tab.wait_for_function(
        "() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel",
        timeout=LONGEST,
    )
    tab.evaluate(RUN)
    _play(tab)
    found = []
    for _ in range(ROUNDS):
        tab.evaluate(RESTART)
        tab.evaluate(RUN)
        found.append(_offered(tab))
        tab.locator(OFFER).click()
        tab.locator(".tritables .tt-ply").first.wait_for(timeout=LONGEST)
    tab.close()
    return found


def _figure(what: str, found: list[float]) -> Figure:
    middle = median(found)
    spread = (min(found) / LIMIT, max(found) / LIMIT)
    return Figure(what, f"{middle:.2f} s", f"limit {LIMIT:.0f} s", middle / LIMIT, spread, 1.0)


def measure() -> list[Figure]:
    """Both hosts in turn, each with a server and a shelf of its own."""
    with tempfile.TemporaryDirectory() as made, chromium() as browser:
        own = Path(made)
        folder = own / "notebooks"
        folder.mkdir()
        (folder / "index.ipynb").write_text(notebook())
        (folder / "table.ipynb").write_text(notebook(TABLE))
        with our_pages(folder, own) as address:
            served = _served(browser, address)
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        lab = [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--IdentityProvider.token="),
            *(f"--ServerApp.port={port}", f"--ServerApp.root_dir={folder}"),
            *("--ServerApp.ip=127.0.0.1", "--LabApp.expose_app_in_browser=True"),
            *(["--allow-root"] if hasattr(os, "getuid") and os.getuid() == 0 else []),
        ]
        with running(lab, f"{address}/api", own, private(own)):
            in_lab = _in_lab(browser, address)
    return [
        _figure("what was left is offered, from the board's return on a served page", served),
        _figure("the same in JupyterLab, from running the cell again", in_lab),
    ]
