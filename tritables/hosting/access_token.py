"""Access by a shared secret: a link with a token sets a signed cookie for a month.

It is no login: users have no names, and whoever has the link can share it.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final
from urllib.parse import parse_qsl, quote, urlencode

from tornado.web import RequestHandler, create_signed_value, decode_signed_value

from tritables.hosting.error_pages import asks_in
from tritables.templates import render

GATE: Final = "tritables_gate"
"""The application setting with the `Gate`; without one access is open."""

TOKEN: Final = "token"
"""The query parameter with the token."""

SHOWN: Final = "shown"
"""The query parameter after a redirect that set the cookie; where the cookie is missing then, the
browser keeps none.
"""

DAYS: Final = 31
"""Days for which the cookie is valid."""

_IN_PATHS: Final = "/%:@!$&'()*+,;="
"""Characters that a path may hold unescaped, beside letters and digits (RFC 3986)."""


class Gate:
    """A check of the token or of the cookie that it sets.

    No script can read the cookie. Its key is derived from the token: after a restart the cookies
    stay valid, and another token makes them void.
    """

    def __init__(self, token: str, root: str) -> None:
        self._token = token.encode()
        self._root = root
        self._key = hmac.new(self._token, b"tritables gate", sha256).hexdigest()

    def lets_in(self, handler: RequestHandler) -> bool:
        """Return True for a request with access; any other one is answered here.

        A link with the token is redirected to the same address without it, so that it appears
        neither in the address bar nor in referrers.
        """
        request = handler.request
        came = SHOWN in request.query_arguments
        shown = request.query_arguments.get(TOKEN, [b""])[-1]
        if shown and hmac.compare_digest(shown, self._token):
            handler.set_cookie(
                self._name(handler),
                create_signed_value(self._key, self._name(handler), "in"),
                expires_days=DAYS,
                path=self._root,
                httponly=True,
            )
        elif self._is_in(handler):
            if not shown and not came:
                return True
        else:
            self._turn_away(handler, "wrong" if shown else "cookie" if came else "why")
            return False
        rest = [pair for pair in parse_qsl(request.query) if pair[0] not in (TOKEN, SHOWN)]
        if shown and not self._is_in(handler):
            rest.append((SHOWN, "1"))
        # Within this server, whatever the path begins with: two slashes would lead elsewhere, and
        # browsers take a backslash for one, and a tab for nothing.
        path = "/" + quote(request.path.lstrip("/\\"), safe=_IN_PATHS, encoding="latin-1")
        handler.set_header("Cache-Control", "no-store")
        handler.redirect(f"{path}?{urlencode(rest)}" if rest else path)
        return False

    def _is_in(self, handler: RequestHandler) -> bool:
        name = self._name(handler)
        cookie = handler.get_cookie(name)
        read = decode_signed_value(self._key, name, cookie, max_age_days=DAYS, min_version=2)
        return read == b"in"

    def _name(self, handler: RequestHandler) -> str:
        """The cookie's name, with the port: servers on the same machine have their own."""
        port = handler.request.host.rpartition(":")[2]
        return f"tritables-in-{port}" if port.isdecimal() else "tritables-in"

    def _turn_away(self, handler: RequestHandler, why: str) -> None:
        lang = asks_in(handler)
        handler.set_status(403)
        handler.set_header("Content-Type", "text/html; charset=utf-8")
        handler.set_header("Cache-Control", "no-store")
        html = render("hosting/gate.html.j2", lang=lang, why=why, token=TOKEN)
        # As it stands: handlers of data would call it data.
        RequestHandler.finish(handler, html)
