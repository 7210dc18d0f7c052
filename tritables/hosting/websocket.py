"""The websocket handler between a page and its kernel, with limits and keep-alive."""

from __future__ import annotations

import asyncio
import json
import re
from asyncio import Future
from collections import Counter
from functools import partial
from http.client import SWITCHING_PROTOCOLS, TOO_MANY_REQUESTS
from time import monotonic
from typing import Any, ClassVar, Final
from weakref import WeakKeyDictionary

from jupyter_client.jsonutil import json_default
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError, WebSocketProtocol
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tritables.core.messages import Message
from tritables.hosting.base_handler import Guarded
from tritables.hosting.error_pages import tongue
from tritables.hosting.limits import (
    EACH,
    ENDS,
    LINES,
    LONGEST,
    LONGEST_NAME,
    UNREAD,
    BadFrame,
    Pace,
    Sent,
)
from tritables.hosting.paced_reading import paced
from tritables.hosting.page_sessions import PLACES
from tritables.texts import say

PING: Final = 30_000
"""Milliseconds between pings."""

V1: Final = "v1.kernel.websocket.jupyter.org"
"""The subprotocol whose frames are binary; those of the older one are text."""

UNREADABLE: Final = 1007
"""The close code for a frame that is no message."""

LEFT_UNREAD: Final = 1013
"""The close code ("try again later") for a page that does not read what it is sent."""

OFFER: Final = re.compile(r"|permessage-deflate(; ?client_max_window_bits)?")
"""The compression offers of browsers; tornado may fail over any other, so it is ignored."""


class Line(Guarded, VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voila has no types
    """A page's websocket to its kernel, which closes after three unanswered pings.

    With a timeout of one interval every websocket would close at its first ping, since the reply is
    looked for a moment later.

    What comes faster than the rate limit stays in the network: nothing is lost. Messages that no
    page sends are dropped, see `tritables.hosting.limits`. What a page does not read waits in
    this process, so the websocket closes when that becomes too much.
    """

    max_message_size = ENDS
    _lines: ClassVar[Counter[str]] = Counter()
    """The number of open websockets by kernel."""
    _paces: ClassVar[WeakKeyDictionary[object, Pace]] = WeakKeyDictionary()
    """The rate limit of each kernel; a new websocket does not reset it."""
    _joined = False
    _counted = ""
    """The kernel for which this websocket is counted in `_lines`; empty if it is not."""
    _unread = 0
    """Bytes that wait for the page to read."""

    @property
    def ping_timeout(self) -> int:
        """Milliseconds to wait for a pong; before the websocket is open, as tornado needs it."""
        return PING if self.ping_callback is None else 3 * PING

    async def get(self, kernel_id: str) -> None:
        """Open the websocket, unless the kernel has too many; raises 400, 404 and 429."""
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        if not 0 < len(self.get_query_argument("session_id", "")) <= LONGEST_NAME:
            raise HTTPError(400)
        if not OFFER.fullmatch(self.request.headers.get("Sec-WebSocket-Extensions", "")):
            del self.request.headers["Sec-WebSocket-Extensions"]
        if self._lines[kernel_id] >= LINES:
            raise HTTPError(TOO_MANY_REQUESTS)
        self._lines[kernel_id] += 1
        self._counted = kernel_id
        self.pace = self._paces.setdefault(self.kernel_manager.get_kernel(kernel_id), Pace())
        await VoilaKernelWebsocketHandler.get(self, kernel_id=kernel_id)

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Read at the pace of the kernel's lines."""
        return paced(super().get_websocket_protocol(), self._rest)

    async def _rest(self) -> None:
        """Read nothing while the page is too fast."""
        if wait := self.pace.wait(monotonic()):
            await asyncio.sleep(wait)

    async def open(self, kernel_id: str) -> None:
        """Register the page with its seat."""
        # An answer is some small messages, of which the second would wait until the page's machine
        # has thanked for the first: up to 40 ms.
        self.set_nodelay(True)
        self._joined = True
        self.settings[PLACES].meet(kernel_id, monotonic())
        await VoilaKernelWebsocketHandler.open(self, kernel_id)

    def on_connection_close(self) -> None:
        """Discount the websocket, whether it was opened or not."""
        self._count_out()
        super().on_connection_close()

    def on_finish(self) -> None:
        """Discount a websocket that was refused; an opened one also finishes as a reply."""
        if self.get_status() != SWITCHING_PROTOCOLS:
            self._count_out()
        super().on_finish()

    def _count_out(self) -> None:
        kernel, self._counted = self._counted, ""
        if kernel:
            if self._joined:
                self.settings[PLACES].part(kernel, monotonic())
            self._lines[kernel] -= 1
            if not self._lines[kernel]:
                del self._lines[kernel]

    async def on_message(self, message: str | bytes) -> None:
        """Pass on a page's message; the next one waits."""
        try:
            if isinstance(message, bytes) is not (self.selected_subprotocol == V1):
                raise BadFrame
            sent = Sent.read(message)
        except BadFrame:
            self.close(UNREADABLE)
            return
        if len(message) > LONGEST:
            self._refuse(sent)
        elif sent.is_a_pages:
            if sent.is_a_touch:
                self.settings[PLACES].touch(self._counted, monotonic())
            await self.connection.forward(sent.id, message)

    def write_message(
        self, message: str | bytes | dict[str, Any], binary: bool = False
    ) -> Future[None] | None:
        """Send a message, or close the websocket if too many bytes wait; after that messages are
        dropped.

        Returns a future that is done when the message is sent, or None where it is dropped.
        Jupyter's connection heeds neither, and would log each closed websocket.
        """
        try:
            sending: Future[None] | None = super().write_message(message, binary)
        except WebSocketClosedError:
            return None
        if sending is None:  # one of those that Voila keeps back
            return None
        size = len(message) + EACH
        self._unread += size
        sending.add_done_callback(partial(self._sent, size))
        if self._unread > UNREAD:
            self.close(LEFT_UNREAD, "what is sent is not read")
        return sending

    def _sent(self, size: int, sending: Future[None]) -> None:
        """Discount a message that was sent, or lost with the websocket."""
        self._unread -= size
        if not sending.cancelled():
            sending.exception()  # so that it counts as heeded

    def _refuse(self, sent: Sent) -> None:
        """Reply to a command that was too long, so that the page does not wait for it."""
        if sent.asked is None:
            return
        comm, view, seq = sent.asked
        lang = tongue(accepted=self.request.headers.get("Accept-Language", ""))
        fault = say(Message("refused-long"), lang)
        reply = {"kind": "reply", "view": view, "seq": seq, "ok": False, "fault": fault}
        session = self.connection.session
        content = {"comm_id": comm, "data": {"method": "custom", "content": reply}}
        told: dict[str, Any] = session.msg("comm_msg", content=content)
        if self.selected_subprotocol == V1:
            frame: bytes = serialize_msg_to_ws_v1(told, "iopub", session.pack)  # type: ignore[no-untyped-call]
            self.write_message(frame, binary=True)
        else:
            self.write_message(json.dumps({**told, "channel": "iopub"}, default=json_default))
