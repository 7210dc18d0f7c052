"""Light pages under a crowd, a siege, and for long.

- 300 readers arrive within ten seconds: each page, line and board is answered, and none waits long;
- 1,000 pages stay open at which nobody does anything: the server's memory (PSS);
- 50 learners play, beside a program that only keeps its processor busy and beside one with 100
  pages that flood their lines, in turn: the 95th percentile of a move in the flood, as a ratio to
  that of the same learners without. In its first seconds a flood is like a class that opens its
  pages, so they are a row of their own;
- 2,000 pages are opened and closed: memory and descriptors after them, as a ratio to those after
  the first 1,000.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final
from urllib.parse import urljoin
from uuid import uuid4

import psutil
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClosedError, websocket_connect

from scripts.run import ROOT
from tests.benchmarks.crowd import TUTORIALS, pss, served, worst
from tests.benchmarks.light import Learner
from tests.benchmarks.report import Figure
from tests.hosting.test_light_pages import data_of
from tritables.hosting.limits import LONGEST
from tritables.hosting.table_line import LEAVING

ARRIVALS: Final = 300
WITHIN: Final = 10.0
IDLE: Final = 1_000
PLAYERS: Final = 50
FLOODS: Final = 100
ROUNDS: Final = 3
PLAYED: Final = 15.0
SETTLED: Final = 20.0
"""Seconds after which a flood has nothing left of what pages may send at once."""
CYCLES: Final = 2_000
WARM: Final = 1_000
AT_ONCE: Final = 20
LIMITS: Final = {"wait": 5.0, "idle": 1_000_000.0, "flood": 1.25, "cycles": 1.1}


class Places:
    """The addresses of lines of pages that were fetched once."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pages: list[tuple[str, str]] = []

    async def fetch(self) -> None:
        client = AsyncHTTPClient()
        for name in TUTORIALS:
            page = await client.fetch(f"{self.address}/{name}", request_timeout=120)
            runtime = (data := data_of(page.body.decode()))["runtime"]
            line = urljoin(page.effective_url, runtime["line"]).replace("http", "ws", 1)
            query = f"edition={runtime['edition']}&page={runtime['page']}"
            self._pages.append((f"{line}?{query}&key=", list(data["boards"])[-1]))

    async def open(self, nth: int) -> tuple[Any, str]:
        """Open a line and its last board, whose state has come; the line and the board."""
        line, board = self._pages[nth % len(self._pages)]
        socket = await websocket_connect(line + uuid4().hex)
        await socket.read_message()
        asked = {"board": board, "open": None, "anew": "deal", "choose": {"lang": "en"}}
        await socket.write_message(json.dumps(asked))
        while "whole" not in str(await asyncio.wait_for(socket.read_message(), 60)):
            continue
        return socket, board


async def arrivals(address: str) -> list[Figure]:
    learners = [Learner(f"{address}/{TUTORIALS[nth % 4]}", nth) for nth in range(ARRIVALS)]

    async def arrive(nth: int, learner: Learner) -> None:
        await asyncio.sleep(WITHIN * nth / ARRIVALS)
        await learner.open()

    done = await asyncio.gather(
        *(arrive(nth, one) for nth, one in enumerate(learners)), return_exceptions=True
    )
    lost = sum(isinstance(one, BaseException) for one in done)
    waits = [one.opened for one in learners]
    for one in learners:
        if one.socket is not None:
            one.socket.close(1001)
    return [
        Figure(f"{ARRIVALS} arrivals in {WITHIN:.0f} s: lost", f"{lost}", ratio=lost, aim=0.0),
        Figure(f"{ARRIVALS} arrivals in {WITHIN:.0f} s: median", f"{median(waits):.2f} s"),
        Figure(
            f"{ARRIVALS} arrivals in {WITHIN:.0f} s: longest", f"{max(waits):.2f} s", "limit",
            max(waits) / LIMITS["wait"], aim=1.0,
        ),
    ]  # fmt: skip


async def flood(places: Places, nth: int, until: float, began: Callable[[], None]) -> None:
    """Send all that a line takes; a flood comes again when it was closed."""
    texts = [
        {"kind": "whole"},
        {"kind": "type", "move": "nonsense"},
        {"kind": "picture", "rule": "no", "shape": "wide", "theme": "light"},
        {"kind": "type", "move": "x" * (LONGEST // 4)},
    ]
    while time.perf_counter() < until:
        with contextlib.suppress(WebSocketClosedError, OSError, TimeoutError, KeyError):
            socket, board = await places.open(nth)
            began()

            async def read(socket: Any) -> None:
                while await socket.read_message() is not None:
                    continue

            reading = asyncio.create_task(read(socket))
            for seq in range(1, 1_000_000):
                command = {"view": "v", "seq": seq, **texts[(seq + nth) % len(texts)]}
                await socket.write_message(json.dumps({"board": board, "command": command}))
                if time.perf_counter() > until:
                    break
                await asyncio.sleep(0)
            socket.close(1001)
            reading.cancel()


def idle_along(places: Places, begun: Any) -> None:
    """Compute until ended, and send nothing: what a flood costs its own processor."""
    os.nice(19)
    begun.set()
    while True:
        continue


def besiege(places: Places, begun: Any) -> None:
    """Flood until ended, in a process of its own; tells when all lines are open."""
    lines = iter(range(FLOODS))

    def began() -> None:
        if next(lines, None) == FLOODS - 1:
            begun.set()

    async def all_of_them() -> None:
        until = time.perf_counter() + 10 * PLAYED
        await asyncio.gather(*(flood(places, nth, until, began) for nth in range(FLOODS)))

    os.nice(19)  # it shares the core of those who play, whom it shall not hold up there
    with contextlib.suppress(Exception):
        asyncio.run(all_of_them())


async def beside(places: Places, other: Callable[[Places, Any], None]) -> dict[str, list[float]]:
    """How long moves take beside another program, from its beginning and once it goes on."""
    context = multiprocessing.get_context("fork")
    learners = [Learner(f"{places.address}/{TUTORIALS[n % 4]}", n) for n in range(PLAYERS)]
    for one in learners:
        await one.open()
    begun = context.Event()
    process = context.Process(target=other, args=(places, begun), daemon=True)
    process.start()
    assert await asyncio.to_thread(begun.wait, 10 * PLAYED)
    found = {}
    for phase, seconds in (("at first", SETTLED), ("then", PLAYED)):
        until = time.perf_counter() + seconds
        await asyncio.gather(*(one.play(until) for one in learners))
        found[phase] = [move for one in learners for move in one.moves]
        for one in learners:
            one.moves.clear()
    process.kill()
    process.join()
    for one in learners:
        assert one.socket is not None
        one.socket.close(1001)
    await asyncio.sleep(LEAVING + 2)
    return found


async def floods(places: Places) -> list[Figure]:
    rounds = [
        (await beside(places, idle_along), await beside(places, besiege)) for _ in range(ROUNDS)
    ]
    figures = []
    for phase, aim in (("at first", None), ("then", LIMITS["flood"])):
        ratios = [worst(one[phase]) / worst(alone[phase]) for alone, one in rounds]
        alone, besieged = ([move for one in rounds for move in one[nth][phase]] for nth in (0, 1))
        named = f"{PLAYERS} learners beside {FLOODS} floods, {phase}"
        figures.append(
            Figure(
                f"{named}: a move, 95th of {len(besieged)}",
                f"{1000 * worst(besieged):.0f} ms", f"without {1000 * worst(alone):.0f} ms",
                median(ratios), (min(ratios), max(ratios)), aim,
            )
        )  # fmt: skip
    return figures


async def idle(places: Places, server: int) -> list[Figure]:
    sockets = []
    for first in range(0, IDLE, AT_ONCE):
        opened = (places.open(nth) for nth in range(first, min(IDLE, first + AT_ONCE)))
        sockets += await asyncio.gather(*opened)
    kilobytes = pss(server)
    for socket, _ in sockets:
        socket.close(1001)
    await asyncio.sleep(LEAVING + 5)
    return [
        Figure(
            f"{IDLE} idle tables: the server's memory", f"{kilobytes / 1000:.0f} MB", "limit",
            kilobytes / LIMITS["idle"], aim=1.0,
        )
    ]  # fmt: skip


async def cycles(places: Places, server: int) -> list[Figure]:
    process = psutil.Process(server)
    seen = []
    for until in (WARM, CYCLES + WARM):
        for first in range(until - (WARM if until == WARM else CYCLES), until, AT_ONCE):
            opened = await asyncio.gather(*(places.open(first + n) for n in range(AT_ONCE)))
            for socket, _ in opened:
                socket.close(1001)
        await asyncio.sleep(LEAVING + 7)
        seen.append((pss(server), process.num_fds()))
    (memory, files), (after, still) = seen
    return [
        Figure(
            f"{CYCLES} pages opened and closed: memory", f"{after / 1000:.0f} MB",
            f"before {memory / 1000:.0f} MB", after / memory, aim=LIMITS["cycles"],
        ),
        Figure(
            f"{CYCLES} pages opened and closed: descriptors", f"{still}", f"before {files}",
            still / files, aim=LIMITS["cycles"],
        ),
    ]  # fmt: skip


def measure() -> list[Figure]:
    """The server has all cores but the last; who visits it has that one."""

    async def all_of_them(address: str, server: int) -> list[Figure]:
        places = Places(address)
        await places.fetch()
        figures = await arrivals(address)
        await asyncio.sleep(LEAVING + 2)
        figures += await floods(places)
        figures += await cycles(places, server)
        return figures + await idle(places, server)

    with tempfile.TemporaryDirectory() as made, served(ROOT / "notebooks", Path(made)) as there:
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        return asyncio.run(all_of_them(*there))
