"""The websocket between a light page and its tables, with limits and keep-alive."""

from __future__ import annotations

import asyncio
import json
import re
from asyncio import Future
from contextlib import suppress
from functools import partial
from http.client import TOO_MANY_REQUESTS
from math import inf
from time import monotonic
from typing import Any, Final

from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError, WebSocketHandler, WebSocketProtocol

from tritables.core.errors import BadInput
from tritables.endpoint.stores.claims import Claim
from tritables.endpoint.stores.store import Unkept
from tritables.hosting.admission import Places
from tritables.hosting.arrivals import ARRIVALS, SEAT
from tritables.hosting.base_handler import Guarded
from tritables.hosting.error_pages import tongue
from tritables.hosting.light_page import LightPage
from tritables.hosting.light_pages import LIGHT, LightPages
from tritables.hosting.limits import EACH, ENDS, IN_SYSTEM, LONGEST, SILENT, UNREAD, Pace
from tritables.hosting.paced_reading import PacedReading, paced
from tritables.hosting.page_sessions import PLACES, RUNNING, Running, reader_of
from tritables.hosting.request_log import log_fault
from tritables.hosting.table_sessions import CLOSED_AS, SESSIONS, TableSession, TableSessions
from tritables.hosting.websocket import LEFT_UNREAD, OFFER, PING, UNREADABLE

GONE: Final = 1001
"""The close code of a browser that leaves a page."""

BROKEN: Final = (1011, "an error of the server, which is in its log")
"""The close code and the reason of a line whose tables have failed."""

NO_MESSAGE: Final = "what was sent is no message of a page"
"""The reason of a line that closes as `UNREADABLE`."""

LEAVING: Final = 5.0
"""Seconds for which the place of a page that was left is its reader's: browsers close a page only
when the next one, or the same again, has come.
"""

COMPRESSION: Final = {"compression_level": 4, "mem_level": 5}
"""Messages are some kilobytes, for which little memory does."""

_KEY: Final = re.compile(r"[0-9a-f]{32}", re.ASCII)
_LONGEST_PATH: Final = 2_000


class TableLine(Guarded, WebSocketHandler):
    """A light page's websocket to its tables.

    Its first text is ``{"session": "new" | "same"}``: the tables of a page that has lost its line
    are kept for a while. After that it carries what `ServedBoards` says. What comes faster than the
    rate limit stays unread in the network for a while: nothing is lost. The answer to a ping waits
    with it, so whatever is heard tells that somebody is there.
    """

    max_message_size = ENDS
    ping_interval = PING / 1000
    ping_timeout = 0  # see `is_silent`
    _session: TableSession | None = None
    _heard = 0.0
    """The time at which something was heard last; infinite while that is heeded, or nothing is
    read.
    """
    _listens = 0.0
    """The time since which the next thing would have been read."""
    _is_no_page = False
    """True once something came that no page sends."""
    _unread = 0
    """Bytes that wait for the page to read."""

    def get_compression_options(self) -> dict[str, Any]:
        """Compress with little memory."""
        return COMPRESSION

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Read at the pace of the page's session."""
        return paced(super().get_websocket_protocol(), self._rest)

    async def get(self, *given: Any, **named: Any) -> None:
        """Open the websocket; raises 400 for a request that no page sends, and 429 for a page that
        opens too many.
        """
        self._key = self.get_query_argument("key", "")
        if not _KEY.fullmatch(self._key) or not self.get_query_argument("edition", ""):
            raise HTTPError(400)
        if not OFFER.fullmatch(self.request.headers.get("Sec-WebSocket-Extensions", "")):
            del self.request.headers["Sec-WebSocket-Extensions"]
        self._reader = reader_of(self)
        sessions: TableSessions = self.settings[SESSIONS]
        if self._key not in sessions:
            await self.settings[ARRIVALS].wait(SEAT)
        elif sessions.wait_for_line(self._key, monotonic()):
            raise HTTPError(TOO_MANY_REQUESTS)
        await WebSocketHandler.get(self, *given, **named)

    async def open(self, *_: str, **__: str) -> None:
        """Seat the page, at the tables that it had if it has lost its line."""
        self.set_nodelay(True)
        self._heard, self._pace = monotonic(), Pace()
        assert isinstance(self.ws_connection, PacedReading)
        self.ws_connection.keep_in_system(IN_SYSTEM)
        pages: LightPages = self.settings[LIGHT]
        page = pages.edition(self.get_query_argument("edition"))
        if page is None:
            page = await self._rendered(pages)
        if page is None:
            self.close(CLOSED_AS["changed"], "changed")
            return
        sessions: TableSessions = self.settings[SESSIONS]
        async with sessions.alone(self._key):
            await self._meet(sessions, page)

    async def _meet(self, sessions: TableSessions, page: LightPage) -> None:
        """Claim the tables of the page, and go on at those that this process has, if it has any."""
        session = sessions.of(self._key, page)
        mine = None if session is None else session.claim
        try:
            claim = await sessions.claims.take(self._key, mine)
        except Unkept:
            self.close(CLOSED_AS["away"], "away")
            return
        if session is not None and mine is not None and claim is not mine:
            mine.is_lost = True  # another process went on with them meanwhile
            await sessions.end(self._key, "replaced")
            session = None
        is_new = session is None
        if session is None:
            session = await self._begin(sessions, page, claim)
        if session is None or self.ws_connection is None:
            return
        self._session, self._pace = session, session.pace
        self.settings[PLACES].meet(self._key, monotonic())
        session.take(self)
        self.tell(json.dumps({"session": "new" if is_new else "same"}))

    async def _rendered(self, pages: LightPages) -> LightPage | None:
        """The page of the line's edition, which this process may not have rendered yet."""
        place = self.get_query_argument("page", "")
        if len(place) > _LONGEST_PATH or not (path := pages.root / place).is_file():
            return None
        if not path.resolve().is_relative_to(pages.root) or path.suffix != ".ipynb":
            return None
        await pages.page(place)
        return pages.edition(self.get_query_argument("edition"))

    async def _begin(
        self, sessions: TableSessions, page: LightPage, claim: Claim
    ) -> TableSession | None:
        """Begin a session if there is a place for it; else the line closes.

        There is one for who had a place at another process.
        """
        places: Places = self.settings[PLACES]
        running: Running = self.settings[RUNNING]
        places.keep(running.__contains__)
        address = self.get_query_argument("page", "")
        place = places.ask(self._reader, address, monotonic(), admits=claim.is_moved)
        if place is None:
            # First: what a process leaves behind that ends here is taken for a place that it had.
            with suppress(Unkept):
                await sessions.claims.release(claim)
            self.close(CLOSED_AS["full"], "full")
            return None
        session = sessions.begin(self._key, page, claim)
        place.kernel, place.sent = self._key, monotonic()
        if place.instead_of:
            await running.end(place.instead_of)
        return session

    async def _rest(self) -> None:
        """Read nothing while the page is too fast."""
        sessions: TableSessions = self.settings[SESSIONS]
        if wait := sessions.wait(self._pace, monotonic()):
            self._heard = inf
            await asyncio.sleep(wait)
            self._heard = monotonic()
        self._listens = monotonic()

    async def on_message(self, message: str | bytes) -> None:
        """Do what a page asks; the next one waits."""
        self._heard = inf
        if self._session is not None:
            self._session.hear(monotonic() - self._listens)
        try:
            await self._heed(message)
        except Exception as fault:
            log_fault(self, fault)
            self.close(*BROKEN)
        finally:
            self._heard = monotonic()

    def on_pong(self, data: bytes) -> None:
        """Note that somebody is there."""
        self._heard = monotonic()

    def is_silent(self, now: float) -> bool:
        """Return True if not even a ping was answered for long: the browser is frozen, or gone."""
        return now - self._heard > SILENT

    async def _heed(self, message: str | bytes) -> None:
        session = self._session
        if session is None or session.line is not self:
            return
        if isinstance(message, bytes):
            self._turn_away()
            return
        try:
            if len(message) > LONGEST:
                accepted = self.request.headers.get("Accept-Language", "")
                await session.refuse(message, tongue(accepted=accepted))
            elif await session.receive(message):
                self.settings[PLACES].touch(session.key, monotonic())
        except BadInput:
            self._turn_away()

    def _turn_away(self) -> None:
        """Close the line of what is no page of ours; its tables are not kept for it to come back.

        Who sends such messages and comes again and again would leave as many tables behind.
        """
        self._is_no_page = True
        self.close(UNREADABLE, NO_MESSAGE)

    def on_close(self) -> None:
        """Give up the place of who left, or is no page; one whose line broke may come back."""
        session, self._session = self._session, None
        if session is None:
            return
        self.settings[PLACES].part(session.key, monotonic())
        was_its = session.line is self
        session.part(self)
        if was_its and (self.close_code == GONE or self._is_no_page):
            asyncio.get_running_loop().call_later(LEAVING, self._leave, session)

    def _leave(self, session: TableSession) -> None:
        """End the session of a page that was left, unless it has come back meanwhile."""
        if session.line is None:
            running: Running = self.settings[RUNNING]
            self._ending = asyncio.ensure_future(running.end(session.key))

    def tell(self, text: str) -> None:
        """Send a text, or close the websocket if too many bytes wait; then texts are dropped."""
        try:
            sending: Future[None] = self.write_message(text)
        except WebSocketClosedError:
            return
        size = len(text) + EACH
        self._unread += size
        sending.add_done_callback(partial(self._sent, size))
        if self._unread > UNREAD:
            self.close(LEFT_UNREAD, "what is sent is not read")

    def _sent(self, size: int, sending: Future[None]) -> None:
        """Discount a text that was sent, or lost with the websocket."""
        self._unread -= size
        if not sending.cancelled():
            sending.exception()  # so that it counts as heeded
