"""Error pages: short, in the reader's language, fetching nothing."""

from __future__ import annotations

from typing import Final

from tornado.web import RequestHandler

from tritables.hosting.language_negotiation import liked
from tritables.templates import render
from tritables.texts import LANGUAGES

TOLD: Final = {
    400: ("refused-400", "refused-400-why"),
    403: ("refused-403", "refused-403-why"),
    404: ("refused-404", "refused-404-why"),
    405: ("refused-405", "refused-405-why"),
    500: ("refused-500", "refused-500-why"),
}
"""Message ids by status; any other status has those of 400 or 500."""


def tongue(path: str = "", asked: str = "", accepted: str = "") -> str:
    """Return the reader's language by the path, the ``lang`` parameter and Accept-Language.

    >>> tongue("/nl/nowhere"), tongue("/nowhere", accepted="fr-BE, en;q=0.5"), tongue(asked="??")
    ('nl', 'fr', 'en')
    """
    told = (asked, *path.split("/")[:4], *liked(accepted))
    return next((lang for lang in told if lang in LANGUAGES), LANGUAGES[0])


def asks_in(handler: RequestHandler) -> str:
    """Return the language of a request."""
    asked = handler.request.query_arguments.get("lang", [b""])[-1].decode(errors="replace")
    accepted = handler.request.headers.get("Accept-Language", "")
    return tongue(handler.request.path, asked, accepted)


def refusal_html(status: int, lang: str, home: str) -> str:
    """Return the HTML of the error page of a status; ``home`` is the address of the index.

    >>> refusal_html(404, "nl", "/").count("<a href")
    1
    """
    title, reason = TOLD.get(status) or TOLD[400 if status < 500 else 500]
    return render("hosting/refusal.html.j2", lang=lang, title=title, reason=reason, home=home)
