"""Pages without a server over a slow line: how soon a first visit shows its boards.

1.5 Mbit/s with 200 ms to the host and back, as Chromium lays it on; nothing is kept from before.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from tests.benchmarks.opening import LIMIT
from tests.benchmarks.report import Figure
from tests.benchmarks.serving import chromium
from tests.benchmarks.static import ALL, Host
from tritables import game_names
from tritables.export.site import make_site
from tritables.lessons.installed_courses import course
from tritables.lessons.notebooks import write_notebooks

LINE = {
    "offline": False,
    "latency": 200,
    "downloadThroughput": 1_500_000 / 8,
    "uploadThroughput": 1_500_000 / 8,
}
ROUNDS = 3
AIM = 3.0
"""Seconds until all boards are there."""


def visit(browser: Browser, address: str, boards: int) -> float:
    """Open a page that this browser never had; seconds until all its boards are there."""
    context = browser.new_context()
    try:
        tab = context.new_page()
        chrome = context.new_cdp_session(tab)
        chrome.send("Network.enable")
        chrome.send("Network.emulateNetworkConditions", LINE)
        tab.goto(address, timeout=LIMIT, wait_until="commit")
        tab.wait_for_function(ALL, arg=boards, timeout=LIMIT, polling="raf")
        return float(tab.evaluate("performance.now()")) / 1000
    finally:
        context.close()


def measure() -> list[Figure]:
    """The tutorial of each game."""
    with tempfile.TemporaryDirectory() as made:
        own = Path(made)
        write_notebooks(own / "house")
        paths = sorted((own / "house").glob("??/*.ipynb"))
        make_site(paths, own / "site", say=lambda line: None)
        host = Host(own / "site")
        with host.running() as address, chromium() as browser:
            return [_row(browser, address, name) for name in game_names()]


def _row(browser: Browser, address: str, name: str) -> Figure:
    boards = len(course(name).chapters) + 1
    took = [visit(browser, f"{address}/{name}.html", boards) for _ in range(ROUNDS)]
    now = median(took)
    return Figure(
        f"no server: boards over 1.5 Mbit/s, {name}",
        f"{now:.2f} s",
        f"at most {AIM} s",
        now / AIM,
        (min(took) / AIM, max(took) / AIM),
        aim=1.0,
    )
