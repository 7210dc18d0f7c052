"""What holds for every answer of the server, whoever made it: a file, a page, a refusal.

Voila's handlers come from three packages and treat headers, errors and logs in as many ways. Each
is wrapped once, so that nothing that is added later can be forgotten.
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
from tritables.hosting.access import log_fault
from tritables.hosting.gate import GATE, Gate
from tritables.hosting.names import Names
from tritables.hosting.refusals import refusal_html, tongue
from tritables.texts import say

NAMES: Final = "tritables_names"
"""The application's setting with the `Names` that it answers to."""

FRAMERS: Final = "tritables_framers"
"""The application's setting with the origins whose pages may show ours in a frame."""

EMBEDS: Final = (b"1", b"true", b"yes")
"""What stands behind ``embed=`` in the address of a page that is for a frame."""

NAMING: Final = "tritables serve --public-url https://games.school.example/"
"""How a server is told a name."""

LONGEST: Final = 2_000
LONGEST_PART: Final = 200
"""So many characters has an address, and one part of it; longer names no file system takes."""


class Guarded(RequestHandler):
    """What a handler of this server has before anything else.

    ``POLICY`` is the Content-Security-Policy of what it answers, see `tritables.hosting.policy`.
    """

    POLICY: ClassVar[dict[str, str]] = policy.ANSWER
    OPEN: ClassVar[bool] = False
    """Whether it is for those, too, who do not know the secret of a class."""
    _nonce = ""

    @property
    def nonce(self) -> str:
        """What the scripts of this one answer are known by."""
        self._nonce = self._nonce or token_urlsafe(16)
        return self._nonce

    @property
    def embedded(self) -> bool:
        """Whether the page is one for a frame in a page of another site."""
        return self.request.query_arguments.get("embed", [b""])[-1] in EMBEDS

    def set_default_headers(self) -> None:
        """Set what every answer has, refusals too."""
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
        """Answer only to our own names, and to addresses that can be ones."""
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
        """Whether a page of ours asks, or a program that is no page."""
        given = origin or self.request.headers.get("Origin")
        names: Names = self.settings[NAMES]
        return given is None or names.own(given, self.request.host)

    def check_xsrf_cookie(self) -> None:
        """Refuse what a page of another site has sent in somebody's name.

        Where a browser keeps no cookies for us, in a frame on another site, its word that a page of
        ours asks is enough: no page can say so for another one.
        """
        if not self.check_origin():
            raise HTTPError(403)
        if "Origin" not in self.request.headers or "_xsrf" in self.request.cookies:
            super().check_xsrf_cookie()

    def set_cookie(self, name: str, value: str | bytes, *given: Any, **named: Any) -> None:
        """Set a cookie that stays with this site, or within the frame of another one."""
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
        """Set a status with its own words: others may tell of this machine."""
        super().set_status(status_code)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Say in the reader's language that there is nothing here, and why."""
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
        """Log an error of ours, without who asked and what for; a refusal is none."""
        if not isinstance(value, HTTPError) or value.status_code >= 500:
            log_fault(self, value)


class Nowhere(Guarded):
    """What answers where nothing is."""

    async def prepare(self, *given: Any, **named: Any) -> None:
        """Say so, whatever is asked."""
        await super().prepare(*given, **named)
        if not self._finished:
            raise HTTPError(404)


@cache
def guarded(handler: type[RequestHandler]) -> type[RequestHandler]:
    """A handler that has what every handler of this server has.

    >>> from tornado.web import StaticFileHandler
    >>> issubclass(guarded(StaticFileHandler), Guarded)
    True
    """
    if issubclass(handler, Guarded):
        return handler
    return type(handler.__name__, (Guarded, handler), {})


def _is_sound(args: list[str], named: dict[str, str], path: str) -> bool:
    """Whether what an address names can be the name of anything."""
    parts = [one or "" for one in (*args, *named.values())]
    return (
        len(path) <= LONGEST
        and all(text.isprintable() for text in parts)
        and all(len(part.encode()) <= LONGEST_PART for text in parts for part in text.split("/"))
    )
