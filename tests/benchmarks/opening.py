"""Opening pages: the time until the first widget can be used, and the bytes that it takes.

A page with one table stands beside one with one bare button, the tutorial with most tables beside
one with as many bare buttons. Ours come from our server, theirs from Voila as it is, without a
pool. The clock starts with the navigation and stops when the first widget
of ours is drawn, or the button. Bytes are counted before compression.
"""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.benchmarks.report import Figure, compared

ROUNDS = 7
LIMIT = 120_000
"""Milliseconds in which any page opens, on a busy machine too."""

WEIGHT = {"websocket": 450.0, "HTML": 250.0}
"""Kilobytes that the tutorial with most tables may take."""

READY = {
    "table": ".tritables [data-tool=throw]:enabled, .tritables .tt-piece",
    "button": ".jupyter-button",
    "tutorial": ".tritables .tt-piece",
    "buttons": ".jupyter-button",
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


def weight(browser: Browser, address: str, page: str) -> dict[str, float]:
    """The kilobytes of a page, and of all that its websocket brings until it is at rest."""
    found = dict.fromkeys(WEIGHT, 0.0)

    def count(frame: str | bytes) -> None:
        found["websocket"] += len(frame if isinstance(frame, bytes) else frame.encode()) / 1000

    context = browser.new_context()
    try:
        tab = context.new_page()
        tab.on("websocket", lambda socket: socket.on("framereceived", count))
        opened = tab.goto(address_of(page, address), timeout=LIMIT)
        assert opened is not None
        found["HTML"] = len(opened.body()) / 1000
        tab.wait_for_function(WATCH, arg=READY[page].split(", "), timeout=LIMIT, polling="raf")
        before = -1.0
        while found["websocket"] != before:
            before = found["websocket"]
            tab.wait_for_timeout(2000)
        tab.goto("about:blank")
        return found
    finally:
        context.close()


def measure(browser: Browser, address: str, peer_address: str) -> list[Figure]:
    """Each page in turn, round after round."""
    served = {
        "button": peer_address,
        "buttons": peer_address,
        "table": address,
        "tutorial": address,
    }
    found: dict[str, list[float]] = {page: [] for page in READY}
    for page in READY:
        seconds(browser, served[page], page)
    for nth in range(ROUNDS):
        for page in list(READY)[:: 1 if nth % 2 else -1]:
            found[page].append(seconds(browser, served[page], page))
    show = "{:.2f} s"
    pairs = (
        ("a page with a table", "table", "button", "bare Button", 1.1),
        ("the longest tutorial", "tutorial", "buttons", "as many bare Buttons", 1.3),
        ("that tutorial", "tutorial", "button", "bare Button", 0.6),
    )
    weighed = weight(browser, address, "tutorial")
    return [
        *(
            compared(f"open {what}", found[ours], found[peer], show, named=named, aim=aim)
            for what, ours, peer, named, aim in pairs
        ),
        *(
            Figure(
                f"{what} of the longest tutorial",
                f"{weighed[what]:.0f} kB",
                f"limit {limit:.0f} kB",
                weighed[what] / limit,
                aim=1.0,
            )
            for what, limit in WEIGHT.items()
        ),
    ]
