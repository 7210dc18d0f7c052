"""A line that is slow: a program between a browser and a server on this machine.

Chromium slows down what is fetched, but no websocket. Here all bytes of either direction share one
line: they leave one after another at its rate, and arrive half of its latency later.

    python -m tests.benchmarks.line PORT        listens where it says, leads to PORT

Each line that it is given sets the line: milliseconds there and back, and bits in a second (0: as
fast as can be).
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Iterator

PIECE = 1400
"""Bytes that travel together, as in a packet."""


class Way:
    """One direction, for all connections: when the line is free again."""

    latency = 0.0
    rate = 0.0

    def __init__(self) -> None:
        self._free = 0.0

    def arrives(self, now: float, size: int) -> float:
        """When a piece that comes at ``now`` is at the other end."""
        self._free = max(now, self._free) + (size * 8 / Way.rate if Way.rate else 0)
        return self._free + Way.latency / 2


async def carry(way: Way, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Carry all that comes to the other side, each piece when it has arrived."""
    loop = asyncio.get_running_loop()
    pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def read() -> None:
        piece = b"-"
        while piece:
            piece = await source.read(PIECE)
            await pieces.put((way.arrives(loop.time(), len(piece)), piece))

    reading = asyncio.create_task(read())
    try:
        while True:
            at, piece = await pieces.get()
            if (wait := at - loop.time()) > 0:
                await asyncio.sleep(wait)
            if not piece:
                return
            target.write(piece)
            await target.drain()
    except ConnectionError:
        return
    finally:
        reading.cancel()
        target.close()


async def run(port: int) -> None:
    """Listen, say where, and carry until nobody tells anything any more."""
    up, down = Way(), Way()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        source, target = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(carry(up, reader, target), carry(down, source, writer))

    server = await asyncio.start_server(meet, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    loop = asyncio.get_running_loop()
    while told := await loop.run_in_executor(None, sys.stdin.readline):
        latency, rate = map(float, told.split())
        Way.latency, Way.rate = latency / 1000, rate
        print("set", flush=True)


class Line:
    """A line that runs beside; `set` makes it slow, and fast again."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.port = int(self._hear())

    def set(self, latency: float = 0, rate: float = 0) -> None:
        """From now on so many milliseconds there and back, and bits in a second."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{latency} {rate}\n")
        self._process.stdin.flush()
        self._hear()

    def _hear(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextlib.contextmanager
def line_to(port: int) -> Iterator[Line]:
    """A line to a port of this machine, until the end of the block."""
    argv = [sys.executable, "-m", "tests.benchmarks.line", str(port)]
    pipe = subprocess.PIPE
    with subprocess.Popen(argv, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield Line(process)
        finally:
            process.kill()


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1])))
