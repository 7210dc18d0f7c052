"""A websocket that reads the next frame only when its sender may go on."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from typing import cast

from tornado.websocket import WebSocketHandler, WebSocketProtocol, WebSocketProtocol13

Rest = Callable[[], Awaitable[None]]


class PacedReading(WebSocketProtocol13):
    """The server's side of a websocket whose frames are read at a pace, whatever they are.

    What comes faster stays in the network, where it holds up its sender: it is not read, parsed or
    kept, so that it takes neither time nor memory. Pings and pieces of messages are frames, too,
    which tornado answers or gathers without telling anybody.
    """

    def __init__(self, like: WebSocketProtocol13, rest: Rest) -> None:
        handler = cast(WebSocketHandler, like.handler)
        super().__init__(handler, like.mask_outgoing, like.params)
        self._rest = rest

    def keep_in_system(self, most: int) -> None:
        """Let the system keep no more bytes than that of either direction; the rest waits."""
        if not self.stream.closed():
            for direction in (socket.SO_SNDBUF, socket.SO_RCVBUF):
                self.stream.socket.setsockopt(socket.SOL_SOCKET, direction, most)

    async def _receive_frame(self) -> None:
        await self._rest()
        await super()._receive_frame()


def paced(protocol: WebSocketProtocol | None, rest: Rest) -> WebSocketProtocol | None:
    """Return a websocket's protocol that awaits ``rest()`` before each frame.

    None, and versions of the protocol that no browser speaks, come back as they are.
    """
    if isinstance(protocol, WebSocketProtocol13):
        return PacedReading(protocol, rest)
    return protocol
