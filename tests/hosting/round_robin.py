"""A proxy of TCP before several servers, which takes them in turn whoever asks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from threading import Event, Thread


class RoundRobin:
    """The proxy, in a thread of its own; `ports` are those of the servers, which may change."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.port = 0
        self.last = 0
        """The port that the last connection was led to."""
        self._turn = 0
        self._ready = Event()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_until_complete, args=(self._run(),))

    async def _run(self) -> None:
        self._end = asyncio.Event()
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        async with server:
            await self._end.wait()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(len(self.ports)):
            self._turn += 1
            port = self.ports[self._turn % len(self.ports)]
            try:
                there, back = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue  # it is gone, and the next one has its turn
            self.last = port
            ways = (self._carry(reader, back), self._carry(there, writer))
            with contextlib.suppress(asyncio.CancelledError):  # at the end of the proxy
                await asyncio.gather(*ways)
            return
        writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()

    def start(self) -> None:
        self._thread.start()
        self._ready.wait(10)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(10)


@contextlib.contextmanager
def round_robin(ports: Sequence[int]) -> Iterator[RoundRobin]:
    """Have a proxy before some servers until the end of the block."""
    proxy = RoundRobin(ports)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
