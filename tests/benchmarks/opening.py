"""Time to open: from the navigation's start until the page's one widget can be used."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.benchmarks.report import Figure, compared

ROUNDS = 7
LIMIT = 60_000

READY = {
    "table": ".tritables [data-tool=throw]:enabled, .tritables .tt-piece",
    "button": ".jupyter-button",
    "tutorial": ".tritables .tt-piece",
}
"""What must be there, with a size, on each page; of several selectors all."""

WATCH = """
selectors => {
  const seen = one => [...document.querySelectorAll(one)].some(el => {
    const box = el.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  });
  return selectors.every(seen) ? performance.now() : 0;
}
"""


def address_of(page: str, address: str) -> str:
    """Where a notebook is served as a page."""
    return f"{address}/{page}.ipynb"


def seconds(browser: Browser, address: str, page: str) -> float:
    """Open a page once, with empty caches."""
    context = browser.new_context()
    try:
        tab = context.new_page()
        tab.goto(address_of(page, address), timeout=LIMIT, wait_until="commit")
        ready = tab.wait_for_function(
            WATCH, arg=READY[page].split(", "), timeout=LIMIT, polling="raf"
        )
        found = float(ready.json_value())
        tab.goto("about:blank")  # tells the server to end the page's kernel
        return found / 1000
    finally:
        context.close()


def measure(browser: Browser, address: str) -> list[Figure]:
    """Each page in turn, round after round."""
    found: dict[str, list[float]] = {page: [] for page in READY}
    for page in READY:
        seconds(browser, address, page)
    for nth in range(ROUNDS):
        for page in list(READY)[:: 1 if nth % 2 else -1]:
            found[page].append(seconds(browser, address, page))
    peer, named = found["button"], "bare Button"
    show = "{:.2f} s"
    return [
        compared("open a page with a table", found["table"], peer, show, named=named, aim=1.25),
        compared("open the tutorial", found["tutorial"], peer, show, named=named),
    ]
