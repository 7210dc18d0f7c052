"""A page's line to its kernel: kept open, and closed to what no page sends."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from http.client import SWITCHING_PROTOCOLS, TOO_MANY_REQUESTS
from time import monotonic
from typing import Any, ClassVar, Final

from jupyter_client.jsonutil import json_default
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tritables.core.messages import Message
from tritables.hosting.guard import Guarded
from tritables.hosting.limits import ENDS, LINES, LONGEST, BadFrame, Pace, Sent
from tritables.hosting.refusals import tongue
from tritables.hosting.seating import PLACES
from tritables.texts import say

PING: Final = 30_000
"""Milliseconds between the questions whether a page is still there."""

V1: Final = "v1.kernel.websocket.jupyter.org"
"""The form in which frames are bytes; in the older one they are text."""

UNREADABLE: Final = 1007
"""With this number a line ends over which something came that is no message."""


class Line(Guarded, VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voila has no types
    """A page's line to its kernel, which only three unanswered pings end.

    With a limit of one interval every line would end at its first ping, since the answer is looked
    for a moment later than that.

    What comes too fast has to wait, and with it all that is sent after it: nothing gets lost, and
    others notice nothing. What no page sends is not passed on, see `tritables.hosting.limits`.
    """

    max_message_size = ENDS
    _lines: ClassVar[Counter[str]] = Counter()
    """How many lines there are to each kernel."""
    _joined = False
    _counted = ""
    """The kernel for which this line is among them."""

    @property
    def ping_timeout(self) -> int:
        """Say in milliseconds how long an answer may take; before the line is open, for tornado."""
        return PING if self.ping_callback is None else 3 * PING

    async def get(self, kernel_id: str) -> None:
        """Open the line, if not too many lead to this kernel already."""
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        if self._lines[kernel_id] >= LINES:
            raise HTTPError(TOO_MANY_REQUESTS)
        self._lines[kernel_id] += 1
        self._counted = kernel_id
        self.pace = Pace()
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
        if self.connection is None:  # it was closed meanwhile
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
            super().on_message(message)

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
        try:
            if self.selected_subprotocol == V1:
                frame: bytes = serialize_msg_to_ws_v1(told, "iopub", session.pack)  # type: ignore[no-untyped-call]
                self.write_message(frame, binary=True)
            else:
                self.write_message(json.dumps({**told, "channel": "iopub"}, default=json_default))
        except WebSocketClosedError:
            return  # nobody waits for it any more
