"""Tables in a Redis: a class at one process and at two behind one address, and one that is killed.

A hundred learners, as in `tests.benchmarks.light`, are spread over the processes, which have all
cores but the last, where there are two; the learners and the Redis have that one. At the end a
process is killed by -9 while all play, and each of its learners goes on at the other one.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import websocket_connect

from scripts.run import ROOT
from tests.benchmarks.crowd import TUTORIALS, pss, served, ticks, worst
from tests.benchmarks.light import ARRIVING, LEARNERS, PLAYED, Learner
from tests.benchmarks.report import Figure
from tests.redis_servers import RedisProcess, redis_process

LIMIT: Final = 3.0
"""Seconds in which a table goes on at another process."""
KILLED: Final = 100
"""Learners whose process is killed."""


async def _class(addresses: list[str], pids: list[int], redis: str) -> list[Figure]:
    """A class that plays: seconds to an answer, processor time and memory."""
    client = AsyncHTTPClient()
    for address in addresses:
        for name in TUTORIALS:  # each is rendered once
            await client.fetch(f"{address}/{name}", request_timeout=120)
    before = sum(map(pss, pids))
    learners = [
        Learner(f"{addresses[nth % len(addresses)]}/{TUTORIALS[nth % 4]}", nth)
        for nth in range(LEARNERS)
    ]

    async def arrive(nth: int, learner: Learner) -> None:
        await asyncio.sleep(ARRIVING * nth / LEARNERS)
        await learner.open()

    await asyncio.gather(*(arrive(nth, one) for nth, one in enumerate(learners)))
    spent = ticks(pids)
    until = time.perf_counter() + PLAYED
    await asyncio.gather(*(one.play(until) for one in learners))
    spent = ticks(pids) - spent
    each = (sum(map(pss, pids)) - before) / LEARNERS
    moves = [took for one in learners for took in one.moves]
    for one in learners:
        assert one.socket is not None
        one.socket.close(1001)
    count = f"{len(pids)} process{'es' * (len(pids) > 1)}"
    named = f"{LEARNERS} learners at {count}{redis}"
    return [
        Figure(f"{named}: a move, median of {len(moves)}", f"{1000 * median(moves):.0f} ms"),
        Figure(f"{named}: a move, 95th", f"{1000 * worst(moves):.0f} ms"),
        Figure(f"{named}: processor for each move", f"{1000 * spent / len(moves):.1f} ms"),
        Figure(f"{named}: memory of each", f"{each / 1000:.2f} MB"),
    ]


async def _killed(addresses: list[str], kill: Any) -> list[Figure]:
    """Seconds from the end of a process until its learners have their games at the other one."""
    here, there = addresses
    learners = [Learner(f"{here}/{TUTORIALS[nth % 4]}", nth) for nth in range(KILLED)]
    for one in learners:
        await one.open()
    await asyncio.gather(*(one.play(time.perf_counter() + 10) for one in learners))
    kill()
    began = time.perf_counter()

    async def go_on(one: Learner) -> float:
        """Come to the other process as a browser does, after its first pause."""
        assert one.socket is not None
        while await one.socket.read_message() is not None:
            continue
        await asyncio.sleep(0.25 * (0.75 + Random(one.seed).random() / 2))
        line = one.line.replace(urlsplit(here).netloc, urlsplit(there).netloc)
        one.socket = await websocket_connect(line)
        await one.hear()
        choose = {"lang": "en", "theme": "auto", "notation": True}
        await one.post(open=one.token, anew=None, choose=choose)
        await one.hear()
        return time.perf_counter() - began

    took = await asyncio.gather(*map(go_on, learners))
    return [
        Figure(
            f"{KILLED} learners whose process was killed: on at the other one, longest",
            f"{max(took):.2f} s", "limit", max(took) / LIMIT, aim=1.0,
        )
    ]  # fmt: skip


def _measured(own: Path, count: int, redis: RedisProcess | None) -> list[Figure]:
    """The figures of a number of processes; without a Redis their games are in a file."""
    more = () if redis is None else ("--tables", redis.address)
    with ExitStack() as stack:
        places = []
        for nth in range(count):
            folder = own / f"{count}-{nth}-{redis is None}"
            folder.mkdir()
            places.append(stack.enter_context(served(ROOT / "notebooks", folder, *more)))
        addresses, pids = [one for one, _ in places], [pid for _, pid in places]
        named = " and a file" if redis is None else " and a Redis"
        figures = asyncio.run(_class(addresses, pids, named))
        if count > 1:
            figures += asyncio.run(_killed(addresses, lambda: os.kill(pids[0], 9)))
        return figures


def measure() -> list[Figure]:
    """One process with a file and with a Redis, and two with a Redis."""
    cores = os.sched_getaffinity(0)
    with tempfile.TemporaryDirectory() as made, redis_process() as redis:
        own, figures = Path(made), []
        for count, shared in ((1, None), (1, redis), (2, redis)):
            os.sched_setaffinity(0, cores)
            figures += _measured(own, count, shared)
        os.sched_setaffinity(0, cores)
        return figures
