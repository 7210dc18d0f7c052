"""How a move should be told to a page: the codec that we have beside two that are simpler.

``ours`` is `delta_of`; ``keys`` has a new value for each key of a part that is another now;
``whole`` has every part whole that is another now. A page understands all three.

A page of Voila as it is, whose websocket, like JupyterLab's, is not compressed, is watched over a
line that is slow (`line`). Each board stands at a position in the middle or near the end of a
round, and the moves before it are taken back and played again by its buttons. The clock runs from
the click until the score sheet is another; script, style and layout are what Chromium counts for
it on the machine's own line. Bytes, and the kernel's time, are counted in whole rounds as well.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, WebSocket

from tests.benchmarks.line import Line, line_to
from tests.benchmarks.messages import moves_of
from tests.benchmarks.report import Figure
from tests.benchmarks.serving import chromium, notebook, plain_voila
from tritables import game_named, game_names
from tritables.scene.json_delta import delta_of

CODECS = ("ours", "keys", "whole")
LINES = {"4G, 4 Mbit/s, 100 ms": (100, 4e6), "slow, 1.5 Mbit/s, 200 ms": (200, 1.5e6)}
PLIES = {"move 30": (30, 0), "late": (10_000, 6)}
"""How far greedy players play a round, and how much of that is taken back."""

STEPS = 6
"""So many moves are taken back and played again."""

ROUNDS = 2
SEED = 4
LIMIT = 120_000

KEYS = """
def keys(before, after):
    made = {
        key: [value] for key, value in after.items() if key not in before or before[key] != value
    }
    made.update((key, None) for key in before if key not in after)
    return made
"""
WHOLE = """
def whole(before, after):
    made = {key: [value] for key, value in after.items()}
    made.update((key, None) for key in before if key not in after)
    return made
"""
TAKE = """
from tritables.scene import json_delta
json_delta.delta_of.__code__ = {name}.__code__
"""
CHOOSE = {
    "ours": "",
    "keys": KEYS + TAKE.format(name="keys"),
    "whole": WHOLE + TAKE.format(name="whole"),
}
"""What a kernel runs before its table is made."""

TABLE = """
from random import Random
from tritables import Table
from tritables.core.state import CHANCE
from tritables.opponents import OPPONENTS
table, rng = Table({game!r}, seats=["person"] * {seats}, seed={seed}, reveal=True), Random({seed})
for _ in range({plies}):
    if table.result is not None:
        break
    seat = table.state.to_act
    view = table.state.view(None if seat == CHANCE else seat)
    table.draw() if seat == CHANCE else table.play(OPPONENTS["greedy"](view, seat, rng))
for _ in range({back}):
    table.undo()
table
"""

ARM = """
() => {
  window.benchmark = {};
  new MutationObserver(() => {
    const clock = window.benchmark;
    if (!clock.start || clock.end) return;
    clock.end = performance.now();
    clock.tell?.(clock.end - clock.start);
  }).observe(document.querySelector(".tritables .tt-sheet"), {
    childList: true, characterData: true, subtree: true, attributes: true,
  });
}
"""
CLICK = """
name => {
  window.benchmark = { start: performance.now() };
  document.querySelector(`.tritables [data-tool=${name}]`).click();
}
"""
TOOK = """
() => new Promise(tell => {
  const clock = window.benchmark;
  if (clock.end) tell(clock.end - clock.start);
  else clock.tell = tell;
})
"""
COUNTED = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")


@dataclass
class Clicks:
    """What was found for a board with a codec."""

    times: dict[str, list[float]] = field(default_factory=dict)
    sizes: list[int] = field(default_factory=list)
    work: dict[str, list[float]] = field(default_factory=dict)


class Board:
    """A page with a table, on which moves are taken back and played again."""

    def __init__(self, browser: Browser, address: str, name: str) -> None:
        self.context = browser.new_context()
        self.page: Page = self.context.new_page()
        self.bytes = 0
        self.page.on("websocket", self._listen)
        self.page.goto(f"{address}/{name}.ipynb", timeout=LIMIT)
        self.page.wait_for_selector(".tritables .tt-piece", timeout=LIMIT)
        self.page.wait_for_selector(".tritables [data-tool=undo]:enabled", timeout=LIMIT)
        self.page.evaluate(ARM)
        self.chrome = self.context.new_cdp_session(self.page)
        self.chrome.send("Performance.enable")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._count)

    def _count(self, frame: str | bytes) -> None:
        self.bytes += len(frame if isinstance(frame, bytes) else frame.encode())

    def metrics(self) -> dict[str, float]:
        """What Chromium has counted so far, in milliseconds."""
        found = self.chrome.send("Performance.getMetrics")["metrics"]
        return {one["name"]: one["value"] * 1000 for one in found if one["name"] in COUNTED}

    def clicks(self, line: str, pause: int, found: Clicks) -> None:
        """Take moves back and play them again; each click is timed."""
        self.page.bring_to_front()
        for name in ["undo"] * STEPS + ["redo"] * STEPS:
            self.page.wait_for_timeout(pause)
            before, bytes_before = self.metrics(), self.bytes
            self.page.evaluate(CLICK, name)
            found.times.setdefault(line, []).append(float(self.page.evaluate(TOOK)))
            self.page.wait_for_timeout(pause)
            if not line:  # beside the slow lines' heartbeats
                after = self.metrics()
                for kind in COUNTED:
                    found.work.setdefault(kind, []).append(after[kind] - before[kind])
                found.sizes.append(self.bytes - bytes_before)


def boards() -> Iterator[tuple[str, str]]:
    """Each game, at each length."""
    yield from ((game, length) for game in game_names() for length in PLIES)


def at_pages() -> dict[tuple[str, str, str], Clicks]:
    """All that is found at pages, by game, length and codec."""
    found: dict[tuple[str, str, str], Clicks] = {}
    with tempfile.TemporaryDirectory() as made:
        own = Path(made)
        folder = own / "notebooks"
        folder.mkdir()
        (own / "peer").mkdir()
        for game, length in boards():
            plies, back = PLIES[length]
            seats = _seats(game)
            cell = TABLE.format(game=game, seats=seats, seed=SEED, plies=plies, back=back)
            for codec in CODECS:
                file = folder / f"{game}-{length.replace(' ', '')}-{codec}.ipynb"
                file.write_text(notebook(CHOOSE[codec] + cell), encoding="utf-8")
        with plain_voila(folder, own / "peer") as address, chromium() as browser:
            parts = urlsplit(address)
            with line_to(parts.port or 80) as line:
                there = f"http://127.0.0.1:{line.port}{parts.path}"
                for game, length in boards():
                    for codec, clicks in _three(browser, there, line, game, length).items():
                        found[game, length, codec] = clicks
    return found


def _seats(game: str) -> int:
    return game_named(game).seats.start


def _three(browser: Browser, address: str, line: Line, game: str, length: str) -> dict[str, Clicks]:
    """The codecs in turn, at the same position."""
    line.set()
    names = {codec: f"{game}-{length.replace(' ', '')}-{codec}" for codec in CODECS}
    opened = {codec: Board(browser, address, names[codec]) for codec in CODECS}
    found = {codec: Clicks() for codec in CODECS}
    for codec in CODECS:  # what is drawn for the first time is drawn before
        opened[codec].clicks("warm", 60, Clicks())
    for nth in range(ROUNDS):
        for codec in CODECS[:: 1 if nth % 2 else -1]:
            line.set()
            opened[codec].clicks("", 120, found[codec])
            for name, (latency, rate) in LINES.items():
                line.set(latency, rate)
                opened[codec].clicks(name, latency + 60, found[codec])
    line.set()
    for board in opened.values():
        board.context.close()
    return found


def in_kernel(game: str, codec: str) -> tuple[float, list[tuple[int, int]]]:
    """Milliseconds of the kernel for a move of a round, and each move's bytes, raw and deflated."""
    kept = delta_of.__code__
    try:
        exec(CHOOSE[codec], {})  # as in a kernel of its own
        start = time.process_time()
        sizes = moves_of(game, SEED)
        return (time.process_time() - start) * 1000 / len(sizes), sizes
    finally:
        delta_of.__code__ = kept


def quarter(values: list[float]) -> float:
    """The lower quartile: what else the machine does only makes figures larger."""
    return quantiles(values, n=4)[0]


def measure() -> list[Figure]:
    """Each codec at each board, and in whole rounds."""
    rows = []
    for (game, length, codec), one in at_pages().items():
        work = {kind: quarter(values) for kind, values in one.work.items()}
        rows.append(
            Figure(
                f"{game}, {length}, {codec}",
                f"{median(one.sizes) / 1000:.1f} kB, {max(one.sizes) / 1000:.1f} at most; "
                + "; ".join(
                    f"{name or 'own line'}: {quarter(times):.0f} ms"
                    for name, times in one.times.items()
                )
                + f"; script {work['ScriptDuration']:.1f}, style {work['RecalcStyleDuration']:.1f},"
                f" layout {work['LayoutDuration']:.1f}, all {work['TaskDuration']:.1f} ms",
            )
        )
    for game in game_names():
        in_kernel(game, CODECS[0])  # what is said and drawn is kept once it was
        for codec in CODECS:
            took, sizes = in_kernel(game, codec)
            raw, packed = ([one[nth] / 1000 for one in sizes] for nth in range(2))
            rows.append(
                Figure(
                    f"{game}, a round of {len(sizes)} moves, {codec}",
                    f"kernel {took:.2f} ms; {median(raw):.1f} kB, {max(raw):.1f} at most; "
                    f"deflated {median(packed):.2f}, {max(packed):.2f}",
                )
            )
    return rows
