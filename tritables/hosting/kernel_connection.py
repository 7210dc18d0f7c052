"""The connection between a page's websocket and its kernel, with backpressure."""

from __future__ import annotations

import asyncio
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from tritables.hosting.limits import EACH, Backlog


class KernelConnection(ZMQChannelsWebsocketConnection):
    """Jupyter's connection, with a bound on what a kernel has not handled yet.

    A kernel reports each message that it has handled. While its backlog is full, the next message
    waits, and so does its sender: nothing piles up here or in the kernel.

    A kernel's errors and its standard error are not sent: no page shows them, and they name folders
    of this machine. (Jupyter's own ``allow_tracebacks`` fails over the first error.)
    """

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._backlog = Backlog()
        self._has_room = asyncio.Event()

    async def forward(self, id: str, message: str | bytes) -> None:
        """Send a page's message to the kernel, once its backlog has room."""
        while self._backlog.is_full:
            self._has_room.clear()
            await self._has_room.wait()
        self._backlog.add(id, len(message) + EACH)
        self.handle_incoming_message(message)  # type: ignore[arg-type]

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Send a kernel's message to the page, unless it is an error or standard error."""
        _, parts = self.session.feed_identities(outgoing_msg)
        kind = self.session.unpack(parts[1])["msg_type"]
        content = self.session.unpack(parts[4]) if kind in ("status", "stream") else {}
        if content.get("execution_state") == "idle":
            self._make_room(self.session.unpack(parts[2]).get("msg_id", ""))
        if kind != "error" and content.get("name") != "stderr":
            super().handle_outgoing_message(stream, outgoing_msg)

    def _make_room(self, done: str) -> None:
        self._backlog.done(done)
        if not self._backlog.is_full:
            self._has_room.set()

    def disconnect(self) -> None:  # type: ignore[override]  # as Jupyter's own
        """Disconnect, and release what waits for room."""
        self._backlog = Backlog()
        self._has_room.set()
        super().disconnect()  # type: ignore[no-untyped-call]
