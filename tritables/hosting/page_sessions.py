"""Admission of pages: a kernel or tables for each session, the waiting page, and its polls."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from http.client import SERVICE_UNAVAILABLE
from secrets import token_urlsafe
from time import monotonic
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

from jupyter_client.multikernelmanager import MultiKernelManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import PeriodicCallback
from tornado.web import HTTPError, RequestHandler

from tritables.hosting import policy
from tritables.hosting.admission import Place, Places
from tritables.hosting.base_handler import FRAMERS, Guarded
from tritables.hosting.error_pages import asks_in
from tritables.hosting.limits import EACH, UNREAD
from tritables.hosting.scripts import script
from tritables.hosting.table_sessions import TableSessions
from tritables.templates import render

PLACES: Final = "tritables_places"
"""The application setting with the `Places`."""

RUNNING: Final = "tritables_running"
"""The application setting with the `Running`."""

ROUND: Final = 5_000
"""Milliseconds between checks for sessions that have to end."""

LOST: Final = "lost to other processes"
"""The name of the task that ends the sessions which other processes have taken over."""

SITE: Final = "tritables_site"
"""The application setting with the addresses of pages on the exported site: see `carried`."""

READER: Final = "tritables-reader"
"""The cookie with a reader's name, for its session and its position in the queue."""

ASKING: Final = 4
"""Seconds between polls of the waiting page."""

UNKEPT: Final = ("--HistoryManager.enabled=False",)
"""Arguments that turn off IPython's history, whose one database all kernels would wait for."""

_NAME = re.compile(r"[\w-]{8,64}", re.ASCII)
_SEATED: ContextVar[Place | None] = ContextVar("place", default=None)


@dataclass(frozen=True, slots=True)
class Running:
    """The kernels and the sessions of tables of a server, whose ids differ."""

    kernels: MultiKernelManager
    tables: TableSessions

    def __contains__(self, id: str) -> bool:
        """Return True if a kernel or a session of tables has this id."""
        return id in self.tables or id in self.kernels

    async def end(self, id: str) -> None:
        """End what has an id; it may have ended meanwhile."""
        if id in self.tables:
            await self.tables.end(id)
            return
        try:
            await self.kernels.shutdown_kernel(id)  # type: ignore[misc]
        except (HTTPError, KeyError, RuntimeError):
            return  # there is nothing to end


def rounds(places: Places, running: Running) -> PeriodicCallback:
    """Return a periodic callback, not yet started, that ends what runs for expired sessions."""
    ending: set[asyncio.Task[None]] = set()

    def end(ends: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(ends, name=name)
        ending.add(task)
        task.add_done_callback(ending.discard)

    def look() -> None:
        places.keep(running.__contains__)
        now = monotonic()
        running.tables.close_silent(now)
        if LOST not in {task.get_name() for task in ending}:
            end(running.tables.end_lost(), LOST)
        for id in {*places.over(now), *running.tables.left(now)}:
            if id not in {task.get_name() for task in ending}:
                end(running.end(id), id)

    return PeriodicCallback(look, ROUND)


class SeatedKernels(AsyncMappingKernelManager):
    """A kernel manager that tells each session its kernel, and bounds what waits for a page."""

    async def start_kernel(self, **given: Any) -> str:  # type: ignore[override]
        """Start a kernel for the page that is being opened; it writes down nothing that is run."""
        kernel: str = await super().start_kernel(**given, extra_arguments=[*UNKEPT])
        if place := _SEATED.get():
            place.kernel = kernel
        return kernel

    def start_buffering(self, kernel_id: str, session_key: str, channels: dict[str, Any]) -> None:
        """Buffer a kernel's messages while its page's websocket is broken.

        Beyond `UNREAD` bytes the buffer is dropped, and the page asks for the whole state.
        """
        super().start_buffering(kernel_id, session_key, channels)  # type: ignore[no-untyped-call]
        kept: list[tuple[str, list[bytes]]] = self._kernel_buffers[kernel_id]["buffer"]
        size = 0

        def keep(channel: str, parts: list[bytes]) -> None:
            nonlocal size
            size += sum(map(len, parts)) + EACH
            if size > UNREAD:
                self.stop_buffering(kernel_id)  # type: ignore[no-untyped-call]
            else:
                kept.append((channel, parts))

        for channel, stream in channels.items():
            stream.on_recv(partial(keep, channel))


class Seat:
    """A context manager of a page's session, which ends if no kernel was started in the block.

    `place` is None where no session is free.
    """

    def __init__(self, page: Guarded) -> None:
        self._places: Places = page.settings[PLACES]
        self._running: Running = page.settings[RUNNING]
        self._places.keep(self._running.__contains__)
        left = urlsplit(page.request.headers.get("Referer", "")).path
        self.place: Place | None = self._places.ask(
            reader_of(page), page.request.path, monotonic(), left
        )

    async def __aenter__(self) -> Place | None:
        """Return the session, after ending what runs for the one that it replaces."""
        _SEATED.set(self.place)
        if self.place and self.place.instead_of:
            await self._running.end(self.place.instead_of)
        return self.place

    async def __aexit__(self, *_: object) -> None:
        """Note that the page has been sent."""
        _SEATED.set(None)
        if self.place and self.place.kernel:
            self.place.sent = monotonic()
        elif self.place:
            self._places.give_up(self.place)


def has_place(page: Guarded) -> bool:
    """Return True if the reader of a light page would get a session now, which its line begins.

    A reader who has one gives it up for the new one.
    """
    places: Places = page.settings[PLACES]
    running: Running = page.settings[RUNNING]
    places.keep(running.__contains__)
    reader = reader_of(page)
    return places.is_free(reader, monotonic()) or places.has(reader)


def reader_of(handler: Guarded) -> str:
    """Return the name of a reader's browser, and set it as a cookie.

    A browser that keeps no cookies for us, in a frame on another site, sends the name in the
    address. That name is not made a cookie: the author of the address would know it, and could end
    sessions under it.
    """
    kept = handler.get_cookie(READER, "") or ""
    if _NAME.fullmatch(kept):
        return kept
    shown = handler.request.query_arguments.get("as", [b""])[-1].decode(errors="replace")
    if _NAME.fullmatch(shown):
        return shown
    name = token_urlsafe(12)
    root = handler.settings.get("base_url", "/")
    handler.set_cookie(READER, name, path=root, httponly=True)
    return name


def send_away(page: Guarded, stem: str) -> None:
    """Reply with the waiting page, as no session is free.

    ``stem`` is the notebook's name, whose page on the exported site is offered if there is one.
    """
    lang = asks_in(page)
    places: Places = page.settings[PLACES]
    reader = reader_of(page)
    site = page.settings.get(SITE)
    html = render(
        "hosting/full.html.j2",
        lang=lang,
        most=places.most,
        reader=reader,
        before=places.before(reader, monotonic()),
        seconds=ASKING,
        root=page.settings.get("base_url", "/"),
        instead=site(stem) if site else "",
        nonce=page.nonce,
        script=script("queuePage"),
    )
    rules = {**policy.ANSWER, "script-src": "'nonce-{nonce}'", "connect-src": "'self'"}
    framers = page.settings.get(FRAMERS, ())
    page.set_header("Content-Security-Policy", policy.written(rules, page.nonce, framers))
    page.set_header("Content-Type", "text/html; charset=utf-8")
    page.set_header("Cache-Control", "no-store")
    page.set_header("Retry-After", str(ASKING))
    page.set_status(SERVICE_UNAVAILABLE)
    page.finish(html)


class Waiting(Guarded):
    """Handler of the waiting page's polls, each of which keeps the position in the queue."""

    def get(self) -> None:
        """Reply with JSON: ``free``, ``before`` (the number before in the queue) and ``known``."""
        places: Places = self.settings[PLACES]
        places.keep(self.settings[RUNNING].__contains__)
        reader, now = reader_of(self), monotonic()
        if not places.is_free(reader, now):
            places.waits(reader, now)
        self.set_header("Cache-Control", "no-store")
        free, before = places.is_free(reader, now), places.before(reader, now)
        known = self.get_cookie(READER) == reader
        self.finish({"free": free, "before": before, "known": known})


class Robots(Guarded):
    """Handler of ``robots.txt``, which allows the index and nothing that needs a kernel."""

    OPEN: ClassVar[bool] = True

    def get(self) -> None:
        """Reply as the Robots Exclusion Protocol (RFC 9309) has it."""
        root = self.settings.get("base_url", "/")
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(
            f"User-agent: *\nAllow: {root}$\nAllow: {root}*index.ipynb\nAllow: {root}site/\n"
            f"Disallow: {root}\n"
        )


def is_for_somebody(handler: RequestHandler) -> bool:
    """Return False for a prefetch."""
    return "prefetch" not in handler.request.headers.get("Sec-Purpose", "")
