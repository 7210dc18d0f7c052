"""A page's line to its kernel, spoken without a browser."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any
from uuid import uuid4

from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tritables.hosting.websocket import V1

KERNEL = re.compile(r'"kernelId": "([\w-]+)"')
"""Where the source of a page names its kernel."""

MODEL = re.compile(r'widget-view\+json": {[^}]*"model_id": "([\w-]+)"')
"""Where it names a widget that a cell shows."""

CONTROL = "1.0.0"
"""The version that must stand beside what opens a comm of the widgets'."""


async def connect(
    root: str, kernel: str, *, v1: bool = True, **headers: str
) -> WebSocketClientConnection:
    """Open a socket to a kernel of the server whose pages lie below ``root``."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"{root}api/kernels/{kernel}/channels?session_id={uuid4().hex}"
    asked = HTTPRequest(address.replace("http", "ws", 1), headers=headers)
    return await websocket_connect(asked, subprotocols=[V1] if v1 else None)


class PageLine:
    """A line to a kernel in one of its two forms."""

    def __init__(self, socket: WebSocketClientConnection, *, v1: bool = True) -> None:
        self.socket, self.v1 = socket, v1

    async def send(
        self, kind: str, content: object, channel: str = "shell", *, version: str = CONTROL
    ) -> str:
        """Send a message; its id."""
        id = uuid4().hex
        metadata = {"version": version}
        header = {"msg_type": kind, "msg_id": id, "session": "s", "username": "u",
                  "version": "5.4", "date": "2026-01-01T00:00:00Z"}  # fmt: skip
        if self.v1:
            parts = [json.dumps(one).encode() for one in (header, {}, metadata, content)]
            await self.socket.write_message(serialize_msg_to_ws_v1(parts, channel), binary=True)
        else:
            message = {"channel": channel, "header": header, "parent_header": {},
                       "metadata": metadata, "content": content, "buffers": []}  # fmt: skip
            await self.socket.write_message(json.dumps(message))
        return id

    async def hear(self, limit: float) -> tuple[dict[str, Any], dict[str, Any], Any, int]:
        """The next message: its header, that of what it answers, its content, and its size.

        Raises TimeoutError after ``limit`` seconds, and ConnectionError when the line is closed.
        """
        heard = await asyncio.wait_for(self.socket.read_message(), limit)
        if heard is None:
            raise ConnectionError(f"closed: {self.socket.close_code}")
        if isinstance(heard, bytes):
            _, parts = deserialize_msg_from_ws_v1(heard)
            header, parent, _, content = (json.loads(one) for one in parts[:4])
        else:
            message = json.loads(heard)
            header, parent, content = (
                message[one] for one in ("header", "parent_header", "content")
            )
        return header, parent, content, len(heard)

    async def heard_until_info(self, limit: float) -> list[tuple[dict[str, Any], Any, int]]:
        """All that came before the kernel was through with a question that is always answered."""
        asked = await self.send("kernel_info_request", {})
        heard = []
        while True:
            header, parent, content, size = await self.hear(limit)
            if content.get("execution_state") == "idle" and parent.get("msg_id") == asked:
                return heard
            heard.append((header, content, size))
