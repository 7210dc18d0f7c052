"""A page's line to its kernel: kept open, and closed to what no page sends."""

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
from tornado.websocket import WebSocketClosedError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tritables.core.messages import Message
from tritables.hosting.guard import Guarded
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
from tritables.hosting.refusals import tongue
from tritables.hosting.seating import PLACES
from tritables.texts import say

PING: Final = 30_000
"""Milliseconds between the questions whether a page is still there."""

V1: Final = "v1.kernel.websocket.jupyter.org"
"""The form in which frames are bytes; in the older one they are text."""

UNREADABLE: Final = 1007
"""With this number a line ends over which something came that is no message."""

LEFT_UNREAD: Final = 1013
"""With this number ("try again later") a line ends whose page does not read what is sent."""

_OFFER: Final = re.compile(r"|permessage-deflate(; ?client_max_window_bits)?")
"""How browsers offer compression; over any other offer tornado may fail, so it is not heard."""


class Line(Guarded, VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voila has no types
    """A page's line to its kernel, which only three unanswered pings end.

    With a limit of one interval every line would end at its first ping, since the answer is looked
    for a moment later than that.

    What comes too fast has to wait, and with it all that is sent after it: nothing gets lost, and
    others notice nothing. What no page sends is not passed on, see `tritables.hosting.limits`.

    What a page does not read waits in this process, so a line ends at which too much of it waits.
    """

    max_message_size = ENDS
    _lines: ClassVar[Counter[str]] = Counter()
    """How many lines there are to each kernel."""
    _paces: ClassVar[WeakKeyDictionary[object, Pace]] = WeakKeyDictionary()
    """How fast the lines to each kernel take messages: a new line is no new beginning."""
    _joined = False
    _counted = ""
    """The kernel for which this line is among them."""
    _unread = 0
    """Bytes that wait until the page reads."""

    @property
    def ping_timeout(self) -> int:
        """Say in milliseconds how long an answer may take; before the line is open, for tornado."""
        return PING if self.ping_callback is None else 3 * PING

    async def get(self, kernel_id: str) -> None:
        """Open the line, if not too many lead to this kernel already."""
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        if not 0 < len(self.get_query_argument("session_id", "")) <= LONGEST_NAME:
            raise HTTPError(400)
        if not _OFFER.fullmatch(self.request.headers.get("Sec-WebSocket-Extensions", "")):
            del self.request.headers["Sec-WebSocket-Extensions"]
        if self._lines[kernel_id] >= LINES:
            raise HTTPError(TOO_MANY_REQUESTS)
        self._lines[kernel_id] += 1
        self._counted = kernel_id
        self.pace = self._paces.setdefault(self.kernel_manager.get_kernel(kernel_id), Pace())
        await VoilaKernelWebsocketHandler.get(self, kernel_id=kernel_id)

    async def open(self, kernel_id: str) -> None:
        """Tell that the page is there."""
        # An answer is some small messages, of which the second would wait until the page's machine
        # has thanked for the first: up to 40 ms.
        self.set_nodelay(True)
        self._joined = True
        self.settings[PLACES].meet(kernel_id, monotonic())
        await VoilaKernelWebsocketHandler.open(self, kernel_id)

    def on_connection_close(self) -> None:
        """Count the line no more, whether it was open or never came to be."""
        self._count_out()
        super().on_connection_close()

    def on_finish(self) -> None:
        """Count a line no more that was refused; one that opens is finished as an answer, too."""
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
        """Pass on what a page sends, at a pace that everybody can have; the next one waits."""
        if wait := self.pace.wait(monotonic()):
            await asyncio.sleep(wait)
        if self.ws_connection is None:  # it was closed meanwhile
            return
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
        """Send a message; the line ends if too many wait already, and drops what comes after that.

        Returns what is done when the message is sent, or None where it never will be. Jupyter's
        connection does not heed either, and would write of each closed line to the log.
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
        """Count a message no more that was sent, or lost with its line."""
        self._unread -= size
        if not sending.cancelled():
            sending.exception()  # so that it counts as heeded

    def _refuse(self, sent: Sent) -> None:
        """Tell a page that what it sent was too long, so that it does not wait for an answer."""
        if sent.asked is None:
            return
        comm, view, seq = sent.asked
        lang = tongue(accepted=self.request.headers.get("Accept-Language", ""))
        fault = say(Message("refused-long"), lang)
        answer = {"kind": "answer", "view": view, "seq": seq, "ok": False, "fault": fault}
        session = self.connection.session
        content = {"comm_id": comm, "data": {"method": "custom", "content": answer}}
        told: dict[str, Any] = session.msg("comm_msg", content=content)
        if self.selected_subprotocol == V1:
            frame: bytes = serialize_msg_to_ws_v1(told, "iopub", session.pack)  # type: ignore[no-untyped-call]
            self.write_message(frame, binary=True)
        else:
            self.write_message(json.dumps({**told, "channel": "iopub"}, default=json_default))
