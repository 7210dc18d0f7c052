"""The pace at which a server lets in what comes from outside: connections, requests, pages.

Nobody knows whose they are, so they wait for each other, and those who are there already do not
wait for them.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from tornado.httpserver import HTTPServer
from tornado.iostream import IOStream
from tornado.netutil import add_accept_handler

from tritables.hosting.limits import Pace

ARRIVALS: Final = "tritables_arrivals"
"""The application setting with the `Arrivals`."""

CONNECTIONS: Final = (200.0, 1_000)
REQUESTS: Final = (100.0, 4_000)
"""Connections and requests that are let in each second, and at once: 300 readers who come together
ask for some fifteen each, with what a first line counts for.
"""

SEAT: Final = 4.0
"""Requests for which a page's first line counts, beside its own: its board is opened over it."""


@dataclass(slots=True)
class Arrivals:
    """The pace of a server's requests."""

    _requests: Pace = field(default_factory=lambda: Pace(*REQUESTS))

    async def wait(self, weight: float = 1.0) -> None:
        """Wait until a request is let in, or what counts for so many."""
        if seconds := self._requests.wait(monotonic(), weight):
            await asyncio.sleep(seconds)


class Door:
    """The open socket of a server, whose connections are accepted at a pace.

    Those beyond it stay in the system's queue, and cost nothing here.
    """

    def __init__(self, door: socket.socket, server: HTTPServer, pace: Pace | None = None) -> None:
        self._door = door
        self._server = server
        self._pace = pace or Pace(*CONNECTIONS)
        self._opening: asyncio.TimerHandle | None = None
        self._shut: Callable[[], None] = lambda: None
        self.open()

    def open(self) -> None:
        """Accept connections."""
        self._opening = None
        self._shut = add_accept_handler(self._door, self._meet)

    def close(self) -> None:
        """Accept no more, and close the socket."""
        if self._opening is not None:
            self._opening.cancel()
        else:
            self._shut()
        self._door.close()

    def _meet(self, connection: socket.socket, address: Any) -> None:
        stream = IOStream(connection, max_buffer_size=self._server.max_buffer_size)
        self._server.handle_stream(stream, address)
        if seconds := self._pace.wait(monotonic()):
            self._shut()
            self._opening = asyncio.get_running_loop().call_later(seconds, self.open)
