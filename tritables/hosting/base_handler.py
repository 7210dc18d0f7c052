"""Security headers, host checks and error pages for every handler of the server.

Voila's handlers come from three packages and treat headers, errors and logs in as many ways. Each
handler is wrapped once, so that one that is added later has the same.
"""

from __future__ import annotations

import json
from functools import cache
from http.client import responses
from secrets import token_urlsafe
from types import TracebackType
from typing import Any, ClassVar, Final

from jupyter_server.base.handlers import APIHandler
from tornado.web import HTTPError, RequestHandler

from tritables.core.messages import Message
from tritables.hosting import policy
from tritables.hosting.access_token import GATE, Gate
from tritables.hosting.arrivals import ARRIVALS, Arrivals
from tritables.hosting.error_pages import refusal_html, tongue
from tritables.hosting.request_log import log_fault
from tritables.hosting.trusted_hosts import Names
from tritables.texts import say

NAMES: Final = "tritables_names"
"""The application setting with the `Names` of the server."""

FRAMERS: Final = "tritables_framers"
"""The application setting with the origins that may embed pages in a frame."""

EMBEDS: Final = (b"1", b"true", b"yes")
"""Values of the query parameter ``embed`` that mark a page in a frame."""

NAMING: Final = "tritables serve --public-url https://games.school.example/"
"""The command that gives a server a public name, for a refusal's text."""

LONGEST: Final = 2_000
LONGEST_PART: Final = 200
"""Maximal lengths of a path in characters and of a part in bytes; no file system takes longer
names.
"""


class Guarded(RequestHandler):
    """Base class of every handler of this server.

    ``POLICY`` is the Content-Security-Policy of its replies, see `tritables.hosting.policy`.
    """

    POLICY: ClassVar[dict[str, str]] = policy.ANSWER
    OPEN: ClassVar[bool] = False
    """True where no token is needed."""
    _nonce = ""

    @property
    def nonce(self) -> str:
        """The nonce of this reply's scripts."""
        self._nonce = self._nonce or token_urlsafe(16)
        return self._nonce

    @property
    def embedded(self) -> bool:
        """True if the page is for a frame in a page of another site."""
        return self.request.query_arguments.get("embed", [b""])[-1] in EMBEDS

    def set_default_headers(self) -> None:
        """Set the headers of every reply, refusals too."""
        super().set_default_headers()
        framers = self.settings.get(FRAMERS, ())
        for name, value in (
            ("Content-Security-Policy", policy.written(self.POLICY, self.nonce, framers)),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
        ):
            self.set_header(name, value)
        self.clear_header("Server")

    async def prepare(self, *given: Any, **named: Any) -> None:
        """Check the Host header, the token and the path before the request is handled.

        It waits while too many are asked.
        """
        arrivals: Arrivals = self.settings[ARRIVALS]
        await arrivals.wait()
        names: Names = self.settings[NAMES]
        if not names.know(self.request.host):
            lang = tongue(accepted=self.request.headers.get("Accept-Language", ""))
            self.set_status(400)
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            # As it stands: handlers of data would call it data.
            RequestHandler.finish(
                self, say(Message("refused-host", {"command": NAMING}), lang) + "\n"
            )
            return
        gate: Gate | None = None if self.OPEN else self.settings.get(GATE)
        if gate is not None and not gate.lets_in(self):
            return
        if not _is_sound(self.path_args, self.path_kwargs, self.request.path):
            raise HTTPError(404)
        prepared = super().prepare(*given, **named)
        if prepared is not None:
            await prepared

    def check_origin(self, origin: str | None = None) -> bool:
        """Return True for a request from a page of this server, or without an Origin header."""
        given = origin or self.request.headers.get("Origin")
        names: Names = self.settings[NAMES]
        return given is None or names.own(given, self.request.host)

    def check_xsrf_cookie(self) -> None:
        """Refuse requests from pages of other sites; raises 403.

        A browser that keeps no cookies for us, in a frame on another site, is trusted by its Origin
        header: no page can set that.
        """
        if not self.check_origin():
            raise HTTPError(403)
        if "Origin" not in self.request.headers or "_xsrf" in self.request.cookies:
            super().check_xsrf_cookie()

    def set_cookie(self, name: str, value: str | bytes, *given: Any, **named: Any) -> None:
        """Set a cookie with SameSite=Lax, or partitioned within a frame of another site."""
        names: Names = self.settings[NAMES]
        named.setdefault("samesite", "Lax")
        if names.secure:
            named["secure"] = True
        super().set_cookie(name, value, *given, **named)
        if self.embedded and names.secure:
            # Python knows the last of these attributes from 3.14 on only.
            self._new_cookie[name]["samesite"] = "None"
            self.add_header(
                "Set-Cookie", self._new_cookie.pop(name).OutputString() + "; Partitioned"
            )

    def set_status(self, status_code: int, reason: str | None = None) -> None:
        """Set a status with its standard reason: others may tell of this machine."""
        super().set_status(status_code)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Write the error page in the reader's language, or JSON for an API handler."""
        if isinstance(self, APIHandler):
            self.set_header("Content-Type", "application/json")
            self.finish(json.dumps({"message": responses.get(status_code, "Error")}))
            return
        asked = self.request.query_arguments.get("lang", [b""])[-1].decode(errors="replace")
        accepted = self.request.headers.get("Accept-Language", "")
        lang = tongue(self.request.path, asked, accepted)
        framers = self.settings.get(FRAMERS, ())
        self.set_header("Content-Security-Policy", policy.written(policy.ANSWER, framers=framers))
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(refusal_html(status_code, lang, self.settings.get("base_url", "/")))

    def log_exception(
        self,
        typ: type[BaseException] | None,
        value: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        """Log an exception other than a refusal, without the client and the query."""
        if not isinstance(value, HTTPError) or value.status_code >= 500:
            log_fault(self, value)


class Nowhere(Guarded):
    """Handler of all paths that have no other: 404."""

    async def prepare(self, *given: Any, **named: Any) -> None:
        """Raise 404 for any method."""
        await super().prepare(*given, **named)
        if not self._finished:
            raise HTTPError(404)


@cache
def guarded(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Return a subclass of a handler that is also `Guarded`.

    >>> from tornado.web import StaticFileHandler
    >>> issubclass(guarded(StaticFileHandler), Guarded)
    True
    """
    if issubclass(handler, Guarded):
        return handler
    return type(handler.__name__, (Guarded, handler), {})


def _is_sound(args: list[str], named: dict[str, str], path: str) -> bool:
    """Return True if the parts of a path can be names of files."""
    parts = [one or "" for one in (*args, *named.values())]
    return (
        len(path) <= LONGEST
        and all(text.isprintable() for text in parts)
        and all(len(part.encode()) <= LONGEST_PART for text in parts for part in text.split("/"))
    )
