"""A class at pages with kernels: learners who open a tutorial within a minute, and then play.

The tutorials are made to need Python of their own; `tests.benchmarks.light` has them as they are.

The server and its kernels have all cores but one, where there are two; the learners, who are no
browsers but say what browsers would (see `tests.benchmarks.learner`), have the last one. While all
play, two real browsers open the tutorial with most boards, and then five more learners. At the end
one kernel in four is killed, and its learner goes on with the game.

Memory is what each kernel has for itself, with its share of what is common (PSS).
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

from playwright.async_api import Page, async_playwright

from scripts.chromium import find
from scripts.run import ROOT
from tests.benchmarks.learner import PATIENCE, Learner
from tests.benchmarks.report import Figure
from tests.benchmarks.serving import free_port, private, running
from tritables.lessons import course

SIZES: Final = (1, 10, 20, 40)
LATE: Final = 5
"""How many more open their pages while the others play."""
EACH: Final = 1.5
"""Seconds from one who opens to the next: forty within a minute."""
PLAYED: Final = 25.0
"""Seconds for which all play."""
TUTORIALS: Final = ("en/trictrac", "nl/tricom", "fr/triominos", "en/tricap")
LIMITS: Final = {"open": 60.0, "click": 0.150, "memory": 60_000.0}
BROWSERS: Final = 2
LONGEST: Final = "en/tricom"
BOARDS: Final = """all => {
  const drawn = document.querySelectorAll(".tritables .tt-board").length;
  return drawn === all && drawn;
}"""
"""How many boards a page has, once each of them is drawn."""
OWN_PYTHON: Final = {
    "cell_type": "code", "id": "own-python", "metadata": {}, "source": "import random",
    "outputs": [], "execution_count": None,
}  # fmt: skip
"""A cell because of which a notebook has a kernel."""
TICK: Final = os.sysconf("SC_CLK_TCK")


@contextmanager
def served(folder: Path, own: Path, *more: str) -> Iterator[tuple[str, int]]:
    """Serve a folder on all cores but the last; the address and the process."""
    cores = sorted(os.sched_getaffinity(0))
    address = f"http://127.0.0.1:{(port := free_port())}"
    pids = own / "pid"
    code = (
        f"import os, sys; os.sched_setaffinity(0, {set(cores[:-1] or cores)!r});"
        f"open({str(pids)!r}, 'w').write(str(os.getpid()));"
        "from tritables.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    argv = [sys.executable, "-c", code, "serve", folder, "--port", str(port), *more]
    with running(argv, f"{address}/nothing.here", own, private(own)):
        yield address, int(pids.read_text())


@contextmanager
def class_server(own: Path) -> Iterator[tuple[str, int]]:
    """The tutorials with a kernel for each page, while this process keeps to the last core."""
    cores = sorted(os.sched_getaffinity(0))
    folder = own / "notebooks"
    for name in TUTORIALS:
        notebook = json.loads((ROOT / "notebooks" / f"{name}.ipynb").read_text())
        notebook["cells"].append(OWN_PYTHON)
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.ipynb").write_text(json.dumps(notebook))
        (folder / name).with_name("index.ipynb").write_text(json.dumps({**notebook, "cells": []}))
    with served(folder, own) as there:
        os.sched_setaffinity(0, {cores[-1]})
        try:
            yield there
        finally:
            os.sched_setaffinity(0, set(cores))


def below(pid: int) -> dict[int, int]:
    """All processes below one, each with its parent."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
    found: dict[int, int] = {}
    grown = True
    while grown:
        new = {one: up for one, up in parents.items() if up == pid or up in found}
        grown, found = len(new) > len(found), new
    return found


def kernels_of(server: int) -> list[int]:
    """The kernels of a server."""
    return sorted(
        pid for pid in below(server)
        if b"ipykernel_launcher" in Path(f"/proc/{pid}/cmdline").read_bytes()
    )  # fmt: skip


def pss(pid: int) -> float:
    """Kilobytes of a process, its share of what is common counted."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    found = re.search(r"^Pss:\s+(\d+)", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def ticks(pids: Sequence[int]) -> float:
    """Seconds of processor time that processes took so far."""
    total = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / TICK


def worst(values: Sequence[float]) -> float:
    """The 95th percentile."""
    return quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]


async def _crowd(address: str, server: int, size: int) -> list[Figure]:
    learners = [
        Learner(f"{address}/{TUTORIALS[nth % len(TUTORIALS)]}", seed=nth) for nth in range(size)
    ]

    async def arrive(nth: int, learner: Learner, each: float) -> None:
        await asyncio.sleep(nth * each)
        await learner.open()

    async with asyncio.TaskGroup() as group:
        for nth, learner in enumerate(learners):
            group.create_task(arrive(nth, learner, EACH))
    kernels = kernels_of(server)
    memory = [pss(pid) for pid in kernels]
    apart = [pss(pid) for pid in {server, *below(server)}.difference(kernels)]
    opened = [learner.opened for learner in learners]

    # All play; the processor's time is of that alone.
    before = ticks([server, *below(server)])
    async with asyncio.TaskGroup() as group:
        for learner in learners:
            group.create_task(learner.play(time.perf_counter() + PLAYED))
    moves = [took for learner in learners for took in learner.moves]
    spent = ticks([server, *below(server)]) - before
    rows = [
        (
            "lost boards",
            f"{sum(one.lost for one in learners)} of {sum(one.boards for one in learners)}",
            None,
        ),
        ("open a tutorial, median", f"{median(opened):.2f} s", None),
        ("open a tutorial, 95th", f"{worst(opened):.2f} s", worst(opened) / LIMITS["open"]),
        ("a move, median", f"{1000 * median(moves):.0f} ms", None),
        ("a move, 95th", f"{1000 * worst(moves):.0f} ms", worst(moves) / LIMITS["click"]),
        (
            "memory of each",
            f"{sum(memory) / len(memory) / 1000:.0f} MB",
            sum(memory) / len(memory) / LIMITS["memory"],
        ),
        (
            "memory of the server and of what renders",
            f"{sum(apart) / 1000:.0f} MB",
            None,
        ),
        ("processor for each move, opponents' too", f"{1000 * spent / len(moves):.0f} ms", None),
    ]

    # Two browsers come while all play.
    async with asyncio.TaskGroup() as group:
        for learner in learners:
            group.create_task(learner.play(time.perf_counter() + PLAYED / 2))
        seen = group.create_task(_in_browsers(f"{address}/{LONGEST}"))
    rows.append(("two browsers open the longest tutorial", seen.result(), None))

    # Five more open their pages at once while all play.
    late = [Learner(f"{address}/{TUTORIALS[nth % 4]}", seed=1000 + nth) for nth in range(LATE)]
    for learner in learners:
        learner.moves.clear()
    async with asyncio.TaskGroup() as group:
        for learner in learners:
            group.create_task(learner.play(time.perf_counter() + PLAYED / 2))
        for learner in late:
            group.create_task(arrive(1, learner, 2.0))
    moves = [took for learner in learners for took in learner.moves]
    rows += [
        (
            "a move while five open pages, 95th",
            f"{1000 * worst(moves):.0f} ms",
            worst(moves) / LIMITS["click"],
        ),
        ("a move while five open pages, most", f"{1000 * max(moves):.0f} ms", None),
    ]

    # One in four loses its kernel; nobody knows whose it is until a board is silent.
    before = dict(zip(learners, await asyncio.gather(*map(Learner.rest, learners)), strict=True))
    struck = Random(size).sample(kernels, max(1, size // 4))
    for pid in struck:
        os.kill(pid, signal.SIGKILL)
    hears = await asyncio.gather(*map(Learner.hears, learners))
    silent = [learner for learner, heard in zip(learners, hears, strict=True) if not heard]
    kept = await asyncio.gather(*(_goes_on(one, before[one]) for one in silent))
    rows.append(("games whose kernel was killed", f"{sum(kept)} of {len(struck)} go on", None))
    for learner in [*learners, *late]:
        learner.close()
    named = "1 learner" if size == 1 else f"{size} learners"
    return [
        Figure(
            f"{named}: {what}", said, "limit" if ratio else "", ratio, aim=1.0 if ratio else None
        )
        for what, said, ratio in rows
    ]


async def _in_browsers(address: str) -> str:
    """Seconds until each of two browsers has drawn all boards of a page, and how many these are."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        pages = [await (await browser.new_context()).new_page() for _ in range(BROWSERS)]
        found = await asyncio.gather(*(_drawn(page, address) for page in pages))
        await browser.close()
    return " and ".join(f"{seconds:.1f} s" for seconds, _ in found) + f", {found[0][1]} boards"


async def _drawn(page: Page, address: str) -> tuple[float, int]:
    """Seconds until every board of a page is drawn, and how many there are."""
    start = time.perf_counter()
    await page.goto(address, timeout=1000 * PATIENCE, wait_until="commit")
    count = len(course(LONGEST.partition("/")[2]).chapters) + 1
    boards = await page.wait_for_function(BOARDS, arg=count, timeout=1000 * PATIENCE)
    took = time.perf_counter() - start
    assert int(await boards.json_value()) == count
    await page.goto("about:blank")  # tells the server to end the page's kernel
    return took, count


async def _goes_on(learner: Learner, before: object) -> bool:
    """Whether the game of a learner whose kernel is gone goes on where it was."""
    return await learner.go_on() and await learner.rest() == before


def measure() -> list[Figure]:
    """Classes of several sizes, each at a server of its own."""
    figures = []
    for size in SIZES:
        with tempfile.TemporaryDirectory() as made:
            own = Path(made)
            with class_server(own) as (address, server):
                figures += asyncio.run(_crowd(address, server, size))
    return figures
