"""From the click on a board place until the page shows the new position.

A person's pointer is on a place before it is pressed, and a press lasts a moment: a click here
comes where the pointer rests and nothing moves, and lasts PRESS. Beside it, for pages without a
server, stands the same in one instant, as no hand can: the pointer jumps to the place, presses and
lets go while the move before still glides.

The clock starts when the mouse button is let go. It stops when the new position is in the page:
board, status and score sheet are drawn in one go, and the sheet changes with every move, so it is
watched. Pieces that still glide to their places are not waited for. The peer is a bare button
whose number the kernel raises; its clock stops when the new number stands there.

What a click costs the page is what Chromium counts from the press until nothing moves any more: for
script, style and layout, and for all that the page's thread does, which painting is part of.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, WebSocket

from tests.benchmarks.opening import LIMIT, READY, address_of
from tests.benchmarks.report import Figure, compared
from tests.benchmarks.serving import chromium, notebook, our_pages
from tritables.core.picture import Look
from tritables.core.registry import game_named
from tritables.core.state import CHANCE
from tritables.replay.session import Session

SEED = 5
TABLE = f"""
from tritables import Table
Table("trictrac", seed={SEED})
"""
BUTTON = """
import ipywidgets
button = ipywidgets.Button(description="0")
@button.on_click
def count(_):
    button.description = str(int(button.description) + 1)
button
"""
BATCHES = 8
CLICKS = 8
PRESS = 80
"""Milliseconds that a person holds the button down."""
RECEIVED = 3_000
"""Bytes that a click may bring."""

ARM = """
selector => {
  const watched = document.querySelector(selector);
  window.benchmark = { start: 0, end: 0, tell: null };
  document.addEventListener("pointerup", event => {
    window.benchmark.start = event.timeStamp;
    window.benchmark.end = 0;
  }, true);
  new MutationObserver(() => {
    const clock = window.benchmark;
    if (!clock.start || clock.end) return;
    clock.end = performance.now();
    clock.tell?.(clock.end - clock.start);
  }).observe(watched, { childList: true, characterData: true, subtree: true });
}
"""
DISARM = "() => { window.benchmark = { start: 0, end: 0, tell: null }; }"
STILL = """
() => Promise.allSettled(document.getAnimations()
  .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime))
  .map(one => one.finished))
"""
TOOK = """
() => new Promise(tell => {
  const clock = window.benchmark;
  if (clock.end) tell(clock.end - clock.start);
  else clock.tell = tell;
})
"""
"""Told, not polled: to look again with each frame has the browser draw frames nobody needs."""

COUNTED = {
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
    "all of the page's thread": "TaskDuration",
}
"""Chromium's counters, by what they are called in the table."""


@dataclass
class Click:
    """A click: milliseconds to the new state, bytes received, and what it cost, by `COUNTED`."""

    took: float
    size: int
    cost: dict[str, float] = field(default_factory=dict)


class Clicked:
    """A page on which clicks are timed, and what they bring over the wire and cost is counted."""

    watched: str
    at_once = False
    """Whether the pointer comes, presses and lets go in one instant."""

    def __init__(self, browser: Browser, address: str, name: str) -> None:
        self.page: Page = browser.new_page()
        self.bytes = 0
        self.clicks: list[Click] = []
        self.page.on("websocket", self._listen)
        self.page.goto(address_of(name, address), timeout=LIMIT)
        for selector in READY[name].split(", "):
            self.page.wait_for_selector(selector, timeout=LIMIT)
        self.page.evaluate(ARM, self.watched)
        self.chrome = self.page.context.new_cdp_session(self.page)
        self.chrome.send("Performance.enable")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._count)

    def _count(self, frame: str | bytes) -> None:
        self.bytes += len(frame if isinstance(frame, bytes) else frame.encode())

    def counted(self) -> dict[str, float]:
        """What Chromium has counted so far, in milliseconds."""
        found = {
            one["name"]: one["value"] * 1000
            for one in self.chrome.send("Performance.getMetrics")["metrics"]
        }
        return {what: found[name] for what, name in COUNTED.items()}

    def timed(self, selector: str) -> float:
        """Click the middle of an element; milliseconds until the page has changed."""
        self.page.wait_for_timeout(120)  # what the click before set off comes to rest
        bytes_before = self.bytes
        before = self.click(selector)
        took = float(self.page.evaluate(TOOK))
        self.page.wait_for_timeout(30)  # the last frames of this click
        if not self.at_once:
            self.page.evaluate(STILL)
        after = self.counted()
        cost = {what: after[what] - before[what] for what in COUNTED}
        self.clicks.append(Click(took, self.bytes - bytes_before, cost))
        return took

    def click(self, selector: str) -> dict[str, float]:
        """Click where a person would, without the checks that Playwright makes before it.

        Returns what was counted just before the press.
        """
        box = self.page.locator(selector).bounding_box(timeout=10_000)
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.evaluate(DISARM)
        if not self.at_once:
            self.page.mouse.move(*middle)
            self.page.evaluate(STILL)
        before = self.counted()
        self.page.mouse.click(*middle, delay=0 if self.at_once else PRESS)
        return before


class Board(Clicked):
    """The page with a table; a game in step with it knows what may be clicked next."""

    watched = ".tritables .tt-sheet"

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, "table")
        self.session = Session(game_named("trictrac"), seed=SEED)

    def next(self) -> float:
        """Throw the dice, or lift a piece and put it down; the last click is timed."""
        session = self.session
        picture = session.game.picture(session.state, None, Look())
        if session.state.to_act == CHANCE:
            session.draw()
            return self.timed(f"[data-place={picture.draws_at}]")
        way = picture.ways[0]
        self.click(f"[data-place='{way.source}']")
        session.play(way.move)
        return self.timed(f"[data-place='{way.target}']")


class Button(Clicked):
    """The page with the bare button."""

    watched = ".jupyter-button"

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, "button")

    def next(self) -> float:
        """Raise the number."""
        return self.timed(self.watched)


def in_turn(*pages: Board | Button) -> list[list[float]]:
    """Batches of clicks on the pages in turn: for each the medians of its batches, in ms.

    The first batch only warms up; the clicks of the others are kept by the pages.
    """
    found: dict[Clicked, list[float]] = {page: [] for page in pages}
    for nth in range(BATCHES + 1):
        for page in pages[:: 1 if nth % 2 else -1]:
            page.page.bring_to_front()
            times = [page.next() for _ in range(CLICKS)]
            if nth:
                found[page].append(median(times))
            else:
                page.clicks.clear()
    return [found[page] for page in pages]


def batches(page: Clicked, of: Callable[[Click], float]) -> list[float]:
    """The median of a figure in each batch."""
    values = [of(click) for click in page.clicks]
    return [median(values[at : at + CLICKS]) for at in range(0, len(values), CLICKS)]


def cost(what: str) -> Callable[[Click], float]:
    """One of the costs of a click, in milliseconds."""
    return lambda click: click.cost[what]


def late(page: Clicked) -> float:
    """The time that 95 of a hundred clicks keep to."""
    return quantiles([click.took for click in page.clicks], n=20)[-1]


def figures(board: Clicked, peer: Clicked, named: str) -> list[Figure]:
    """What clicks on a board took, brought and cost, beside those on another page."""
    ours, theirs = batches(board, lambda one: one.took), batches(peer, lambda one: one.took)
    sizes = [median(one.size for one in page.clicks) for page in (board, peer)]
    ends = late(board), late(peer)
    return [
        compared("click to new board", ours, theirs, "{:.1f} ms", named=named, aim=1.5),
        Figure(
            "click to new board, 95 %",
            f"{ends[0]:.1f} ms",
            f"{named} {ends[1]:.1f} ms",
            ends[0] / ends[1],
        ),
        *(
            compared(
                f"cost of a click: {what}",
                batches(board, cost(what)),
                batches(peer, cost(what)),
                "{:.2f} ms",
                named=named,
            )
            for what in COUNTED
        ),
        Figure(
            "received for a click",
            f"{sizes[0] / 1000:.1f} kB",
            f"{named} {sizes[1] / 1000:.1f} kB",
            sizes[0] / sizes[1],
            aim=RECEIVED / sizes[1],
        ),
    ]


def written(own: Path) -> Path:
    """A folder of notebooks to serve, made in another: a table, and a bare button as its peer."""
    folder = own / "notebooks"
    folder.mkdir()
    for name, cells in {"index": [], "table": [TABLE], "button": [BUTTON]}.items():
        (folder / f"{name}.ipynb").write_text(notebook(*cells))
    return folder


def measure() -> list[Figure]:
    """A table and a bare button, in pages of the same server."""
    with tempfile.TemporaryDirectory() as made:
        own = Path(made)
        folder = written(own)
        with our_pages(folder, own) as address, chromium() as browser:
            board, button = Board(browser, address), Button(browser, address)
            in_turn(board, button)
            return figures(board, button, "bare Button")
