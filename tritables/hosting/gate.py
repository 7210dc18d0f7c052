"""The one secret of a class: who comes by a link with it gets in, and stays in for a month.

It is no login: nobody has a name, and whoever has the link can hand it on.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final
from urllib.parse import parse_qsl, quote, urlencode

from tornado.web import RequestHandler, create_signed_value, decode_signed_value

from tritables.hosting.refusals import asks_in
from tritables.templates import render

GATE: Final = "tritables_gate"
"""The application's setting with its `Gate`; without one everybody is in."""

TOKEN: Final = "token"
"""The name of the secret in a link."""

SHOWN: Final = "shown"
"""What stands in an address just after the secret was shown; without a cookie nobody goes on."""

DAYS: Final = 31
"""For so long a browser that has come by the link need not do so again."""

_IN_PATHS: Final = "/%:@!$&'()*+,;="
"""What stands in a path as it is, beside letters and digits (RFC 3986)."""


class Gate:
    """Lets in who knows the secret.

    A browser that has shown it gets a signed cookie that no script can read. What it is signed with
    follows from the secret: a server that is started again knows its class, and another secret
    shuts out all who came by the old one.
    """

    def __init__(self, token: str, root: str) -> None:
        self._token = token.encode()
        self._root = root
        self._key = hmac.new(self._token, b"tritables gate", sha256).hexdigest()

    def lets_in(self, handler: RequestHandler) -> bool:
        """Whether a request comes from within; one that does not has been answered afterwards.

        A link with the secret leads to the same address without it, so that it stands neither in
        the address bar nor in what pages tell each other.
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
        """The cookie's name: other servers on the same machine have their own."""
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
