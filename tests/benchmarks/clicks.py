"""From the click on a board place until the page shows the new position.

A person's pointer is on a place before it is pressed, and a press lasts a moment: a click here
comes where the pointer rests and nothing moves, and lasts PRESS. Beside it, for pages without a
server, stands the same in one instant, as no hand can: the pointer jumps to the place, presses and
lets go while the move before still glides.

The clock starts when the mouse button is let go. It stops when the new position is in the page:
board, status and score sheet are drawn in one go, and the sheet changes with every move, so it is
watched. Pieces that still glide to their places are not waited for. The peer is a bare button
whose number the kernel raises; its clock stops when the new number stands there.
"""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Browser, Page, WebSocket

from tests.benchmarks.opening import LIMIT, READY, address_of
from tests.benchmarks.report import Figure, compared
from tritables.core.picture import Look
from tritables.core.registry import game_named
from tritables.core.state import CHANCE
from tritables.replay.session import Session

SEED = 5
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


class Clicked:
    """A page on which clicks are timed, and the bytes counted that they bring over the wire."""

    watched: str
    at_once = False
    """Whether the pointer comes, presses and lets go in one instant."""

    def __init__(self, browser: Browser, address: str, name: str) -> None:
        self.page: Page = browser.new_page()
        self.bytes = 0
        self.sizes: list[int] = []
        self.page.on("websocket", self._listen)
        self.page.goto(address_of(name, address), timeout=LIMIT)
        for selector in READY[name].split(", "):
            self.page.wait_for_selector(selector, timeout=LIMIT)
        self.page.evaluate(ARM, self.watched)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._count)

    def _count(self, frame: str | bytes) -> None:
        self.bytes += len(frame if isinstance(frame, bytes) else frame.encode())

    def timed(self, selector: str) -> float:
        """Click the middle of an element; milliseconds until the page has changed."""
        self.page.wait_for_timeout(120)  # what the click before set off comes to rest
        before = self.bytes
        self.click(selector)
        took = float(self.page.evaluate(TOOK))
        self.page.wait_for_timeout(30)  # the last frames of this click
        self.sizes.append(self.bytes - before)
        return took

    def click(self, selector: str) -> None:
        """Click where a person would, without the checks that Playwright makes before it."""
        box = self.page.locator(selector).bounding_box(timeout=10_000)
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.evaluate(DISARM)
        if not self.at_once:
            self.page.mouse.move(*middle)
            self.page.evaluate(STILL)
        self.page.mouse.click(*middle, delay=0 if self.at_once else PRESS)


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


def in_turn(board: Board, button: Button) -> tuple[list[float], list[float]]:
    """Batches of clicks on either page in turn: the median of each batch, in milliseconds."""
    found: dict[Clicked, list[float]] = {board: [], button: []}
    for nth in range(BATCHES + 1):
        for page in (board, button)[:: 1 if nth % 2 else -1]:
            page.page.bring_to_front()
            times = [page.next() for _ in range(CLICKS)]
            if nth:  # the first batch only warms up
                found[page].append(median(times))
    return found[board], found[button]


def measure(browser: Browser, address: str) -> list[Figure]:
    """What a click on a place takes and brings, beside one on a button."""
    board, button = Board(browser, address), Button(browser, address)
    ours, peer = in_turn(board, button)
    named = "bare Button"
    return [
        compared("click to new board", ours, peer, "{:.1f} ms", named=named, aim=1.5),
        Figure(
            "received for a click",
            f"{median(board.sizes) / 1000:.1f} kB",
            f"{named} {median(button.sizes) / 1000:.1f} kB",
            median(board.sizes) / median(button.sizes),
            aim=RECEIVED / median(button.sizes),
        ),
    ]
