"""Light pages: a page beside the same one in a kernel and a bare button's in stock Voila; a class.

Learners of the class are no browsers, but say what browsers would: each fetches a tutorial with its
script and style, opens a line and the last board, and plays a move every one to three seconds. The
server has all cores but one, where there are two; the learners have the last. Memory is the
server's own (PSS), less what it had before the first learner came.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final
from urllib.parse import urljoin
from uuid import uuid4

from playwright.sync_api import Browser
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from scripts.run import ROOT
from tests.benchmarks.clicks import BUTTON, TABLE
from tests.benchmarks.crowd import TUTORIALS, pss, served, ticks, worst
from tests.benchmarks.report import Figure, compared
from tests.benchmarks.serving import chromium, notebook, plain_voila
from tests.hosting.test_light_pages import data_of

ROUNDS: Final = 7
LIMIT: Final = 60_000
LEARNERS: Final = 100
ARRIVING: Final = 30.0
"""Seconds in which the class opens its pages."""
PLAYED: Final = 30.0
BUDGET: Final = {"move": 0.050, "learner": 3_000.0, "all": 400_000.0}
"""Seconds to an answer for 95 of 100, kilobytes for a learner and for the server."""

MOVED: Final = "() => document.querySelector('.tritables .tt-ply') && performance.now()"
THERE: Final = "() => document.querySelector('.tritables .tt-board') && performance.now()"
BUTTONS: Final = "() => document.querySelector('button.jupyter-button') && performance.now()"


def visit(browser: Browser, address: str, *marks: str) -> list[float]:
    """Open a page in a browser that was never there: seconds until each mark is reached.

    Before the last one somebody throws the dice.
    """
    context = browser.new_context()
    page = context.new_page()
    page.goto(address, timeout=LIMIT, wait_until="commit")
    took = []
    for nth, mark in enumerate(marks):
        if nth == 1:
            page.locator("[data-tool=throw]:enabled").first.click(timeout=LIMIT)
        found = page.wait_for_function(mark, timeout=LIMIT, polling="raf").json_value()
        took.append(float(found) / 1000)
    page.goto("about:blank")
    context.close()
    return took


@dataclass(eq=False)
class Learner:
    """One who opens a light page and plays at its last board."""

    address: str
    seed: int
    opened: float = 0.0
    moves: list[float] = field(default_factory=list)
    socket: WebSocketClientConnection | None = None
    line: str = ""
    """The address of its line."""
    token: str = field(default_factory=lambda: uuid4().hex)
    """The name under which its game is kept."""
    _seq: int = 0

    async def open(self) -> None:
        start = time.perf_counter()
        client = AsyncHTTPClient()
        page = await client.fetch(self.address, request_timeout=60)
        text, here = page.body.decode(), page.effective_url
        files = re.findall(r'(?:src|href)="(/parts/[^"]+)"', text)
        await asyncio.gather(*(client.fetch(urljoin(here, one)) for one in files))
        runtime = (data := data_of(text))["runtime"]
        self.board = list(data["boards"])[-1]
        query = f"key={uuid4().hex}&edition={runtime['edition']}&page={runtime['page']}"
        line = urljoin(here, runtime["line"]).replace("http", "ws", 1)
        self.line = f"{line}?{query}"
        self.socket = await websocket_connect(self.line)
        await self.hear()
        choose = {"lang": "en", "theme": "auto", "notation": True}
        await self.post(open=None, anew="deal", choose=choose)
        await self.hear()
        await self.ask("recall", tokens=[], fresh=self.token)
        self.opened = time.perf_counter() - start

    async def hear(self) -> Any:
        assert self.socket is not None
        heard = await asyncio.wait_for(self.socket.read_message(), 60)
        assert heard is not None, f"closed: {self.socket.close_code} {self.socket.close_reason}"
        return json.loads(heard)

    async def post(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.write_message(json.dumps({"board": self.board, **message}))

    async def ask(self, kind: str, **fields: Any) -> Any:
        self._seq += 1
        await self.post(command={"view": "v", "seq": self._seq, "kind": kind, **fields})
        while True:
            told = (await self.hear()).get("message", {})
            if told.get("kind") == "reply" and told["seq"] == self._seq:
                return told

    async def play(self, until: float) -> None:
        rng = Random(self.seed)
        while time.perf_counter() < until:
            await asyncio.sleep(rng.uniform(1.0, 3.0))
            legal = (await self.ask("legal", place=None)).get("legal") or []
            named = rng.choice(legal) if legal else None
            start = time.perf_counter()
            said = {"kind": "draw"} if named is None else {"kind": "type", "move": named}
            if (await self.ask(**said))["ok"]:
                self.moves.append(time.perf_counter() - start)


async def _class(address: str, server: int) -> list[Figure]:
    client = AsyncHTTPClient()
    for name in TUTORIALS:  # each is rendered once
        await client.fetch(f"{address}/{name}", request_timeout=60)
    before = pss(server)
    learners = [Learner(f"{address}/{TUTORIALS[nth % 4]}", nth) for nth in range(LEARNERS)]

    async def arrive(nth: int, learner: Learner) -> None:
        await asyncio.sleep(ARRIVING * nth / LEARNERS)
        await learner.open()

    await asyncio.gather(*(arrive(nth, one) for nth, one in enumerate(learners)))
    spent = ticks([server])
    until = time.perf_counter() + PLAYED
    await asyncio.gather(*(one.play(until) for one in learners))
    after, spent = pss(server), ticks([server]) - spent
    opened = [one.opened for one in learners]
    moves = [took for one in learners for took in one.moves]
    each = (after - before) / LEARNERS
    for one in learners:
        assert one.socket is not None
        one.socket.close(1001)
    named = f"light, {LEARNERS} learners"
    return [
        Figure(f"{named}: open a tutorial, median", f"{median(opened):.2f} s"),
        Figure(f"{named}: open a tutorial, 95th", f"{worst(opened):.2f} s"),
        Figure(f"{named}: a move, median", f"{1000 * median(moves):.0f} ms"),
        Figure(
            f"{named}: a move, 95th of {len(moves)}", f"{1000 * worst(moves):.0f} ms", "limit",
            worst(moves) / BUDGET["move"], aim=1.0,
        ),
        Figure(
            f"{named}: processor for each move, opponents' too",
            f"{1000 * spent / len(moves):.0f} ms",
        ),
        Figure(
            f"{named}: memory of each", f"{each / 1000:.1f} MB", "limit",
            each / BUDGET["learner"], aim=1.0,
        ),
        Figure(
            f"{named}: memory of the server", f"{after / 1000:.0f} MB", "limit",
            after / BUDGET["all"], aim=1.0,
        ),
    ]  # fmt: skip


def _pages(own: Path) -> list[Figure]:
    folder = own / "one"
    folder.mkdir()
    (folder / "index.ipynb").write_text(notebook(TABLE))
    (folder / "kernel.ipynb").write_text(notebook(TABLE, "import random"))
    (folder / "button.ipynb").write_text(notebook(BUTTON))
    rounds: dict[str, list[list[float]]] = {"light": [], "kernel": [], "button": []}
    with ExitStack() as stack:
        for name in rounds:
            (own / name).mkdir()
        light, _ = stack.enter_context(served(folder, own / "light"))
        peer = stack.enter_context(plain_voila(folder, own / "button"))
        browser = stack.enter_context(chromium())
        for _ in range(ROUNDS):
            rounds["light"].append(visit(browser, light, THERE, MOVED))
            rounds["kernel"].append(visit(browser, f"{light}/kernel.ipynb", THERE, MOVED))
            rounds["button"].append(visit(browser, f"{peer}/button.ipynb", BUTTONS))
    ours, theirs, bare = (rounds[name][1:] for name in rounds)  # the first one makes things warm
    boards, moved = [one[0] for one in ours], [one[1] for one in ours]
    return [
        compared("light: boards", boards, [one[0] for one in bare], "{:.2f} s",
                 named="bare Button", aim=0.25),
        compared("light: first move answered", moved, [one[0] for one in bare], "{:.2f} s",
                 named="bare Button", aim=0.3),
        compared("light: boards", boards, [one[0] for one in theirs], "{:.2f} s", named="kernel"),
        compared("light: first move answered", moved, [one[1] for one in theirs], "{:.2f} s",
                 named="kernel"),
    ]  # fmt: skip


def measure() -> list[Figure]:
    """A page in a browser, and a class of learners."""
    with tempfile.TemporaryDirectory() as made:
        own = Path(made)
        figures = _pages(own)
        (own / "class").mkdir()
        with served(ROOT / "notebooks", own / "class") as (address, server):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
            figures += asyncio.run(_class(address, server))
        return figures
