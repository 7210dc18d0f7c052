"""Where pages get their places: at a kernel, or in front of the door until one is free."""

from __future__ import annotations

import asyncio
import re
from contextvars import ContextVar
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
from tritables.hosting.guard import FRAMERS, Guarded
from tritables.hosting.limits import EACH, UNREAD
from tritables.hosting.places import Place, Places
from tritables.hosting.refusals import asks_in
from tritables.hosting.scripts import script
from tritables.templates import render

PLACES: Final = "tritables_places"
"""The application's setting with its `Places`."""

SITE: Final = "tritables_site"
"""The application's setting with the addresses of pages on the carried site: see `carried`."""

READER: Final = "tritables-reader"
"""The cookie by which a browser keeps its place and its turn."""

ASKING: Final = 4
"""Seconds from one question whether it is our turn to the next."""

ROUND: Final = 5_000
"""Milliseconds from one round through the places to the next."""

_NAME = re.compile(r"[\w-]{8,64}", re.ASCII)
_SEATED: ContextVar[Place | None] = ContextVar("place", default=None)


class SeatedKernels(AsyncMappingKernelManager):
    """Kernels, of which each page's place knows its own."""

    async def start_kernel(self, **given: Any) -> str:  # type: ignore[override]
        """Start a kernel, for the page that is being opened."""
        kernel: str = await super().start_kernel(**given)
        if place := _SEATED.get():
            place.kernel = kernel
        return kernel

    def start_buffering(self, kernel_id: str, session_key: str, channels: dict[str, Any]) -> None:
        """Keep what a kernel says for its page, whose line has broken, until that is back.

        Where it is more than may wait for a page, all of it goes, and the page asks for the whole.
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
    """A place for as long as a page is opened: given up if no kernel came of it.

    Used with ``async with``; `place` is None where there is none.
    """

    def __init__(self, page: Guarded) -> None:
        self._places: Places = page.settings[PLACES]
        self._kernels: MultiKernelManager = page.settings["kernel_manager"]
        self._places.keep(self._kernels.__contains__)
        left = urlsplit(page.request.headers.get("Referer", "")).path
        self.place: Place | None = self._places.ask(
            reader_of(page), page.request.path, monotonic(), left
        )

    async def __aenter__(self) -> Place | None:
        """Sit down, in the place of the page that is left if need be."""
        _SEATED.set(self.place)
        if self.place and self.place.instead_of:
            await end(self._kernels, self.place.instead_of)
        return self.place

    async def __aexit__(self, *_: object) -> None:
        """The page has been sent."""
        _SEATED.set(None)
        if self.place and self.place.kernel:
            self.place.sent = monotonic()
        elif self.place:
            self._places.give_up(self.place)


def reader_of(handler: Guarded) -> str:
    """Tell by which name a browser is known here, and give it one.

    One that keeps no cookies for us, in a frame on another site, says the name in the address. No
    cookie is made of that: whoever wrote the address would know the name, and could end what is
    played under it.
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


async def end(kernels: MultiKernelManager, kernel: str) -> None:
    """End a kernel, which may have ended meanwhile."""
    try:
        await kernels.shutdown_kernel(kernel)  # type: ignore[misc]
    except (HTTPError, KeyError, RuntimeError):
        return  # there is nothing to end


def rounds(places: Places, kernels: MultiKernelManager) -> PeriodicCallback:
    """Look again and again which pages have to give up their places; not started yet."""
    ending: set[asyncio.Task[None]] = set()

    def look() -> None:
        places.keep(kernels.__contains__)
        for kernel in places.over(monotonic()):
            if kernel not in {task.get_name() for task in ending}:
                task = asyncio.create_task(end(kernels, kernel), name=kernel)
                ending.add(task)
                task.add_done_callback(ending.discard)

    return PeriodicCallback(look, ROUND)


def send_away(page: Guarded, stem: str) -> None:
    """Say that all places are taken, and what can be done until one is free.

    ``stem`` is the notebook's name, whose page on the carried site is offered if there is one.
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
        script=script("waitingPage"),
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
    """Says whether it is somebody's turn, and keeps the turn of whoever asks."""

    def get(self) -> None:
        """Answer as JSON: whether a place is free, and how many come before."""
        places: Places = self.settings[PLACES]
        places.keep(self.settings["kernel_manager"].__contains__)
        reader, now = reader_of(self), monotonic()
        if not places.is_free(reader, now):
            places.waits(reader, now)
        self.set_header("Cache-Control", "no-store")
        free, before = places.is_free(reader, now), places.before(reader, now)
        known = self.get_cookie(READER) == reader
        self.finish({"free": free, "before": before, "known": known})


class Robots(Guarded):
    """Asks robots to read the page of all games and nothing that costs a kernel."""

    OPEN: ClassVar[bool] = True

    def get(self) -> None:
        """Answer as the Robots Exclusion Protocol (RFC 9309) has it."""
        root = self.settings.get("base_url", "/")
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(
            f"User-agent: *\nAllow: {root}$\nAllow: {root}*index.ipynb\nAllow: {root}site/\n"
            f"Disallow: {root}\n"
        )


def is_for_somebody(handler: RequestHandler) -> bool:
    """Whether a page is fetched to be read, and not because it might be."""
    return "prefetch" not in handler.request.headers.get("Sec-Purpose", "")
