"""Pages of the server itself, which say what to do: short, in one language, with ways to others."""

from __future__ import annotations

from html import escape
from typing import Final

from tornado.web import RequestHandler

from tritables.core.messages import Message
from tritables.hosting.refusals import STYLE, tongue
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, say

FORM: Final = (
    "input,button{font:inherit;min-height:44px;padding:0 .75rem;box-sizing:border-box}"
    "label{display:block}input{width:100%;max-width:20rem}form{margin:1.5rem 0}"
    "nav{margin-top:3rem;display:flex;gap:1.25rem;flex-wrap:wrap}"
    "nav a{min-height:24px}[aria-current]{font-weight:600}"
)


def asks_in(handler: RequestHandler) -> str:
    """Say in which language somebody asks."""
    asked = handler.request.query_arguments.get("lang", [b""])[-1].decode(errors="replace")
    accepted = handler.request.headers.get("Accept-Language", "")
    return tongue(handler.request.path, asked, accepted)


def told(id: str, lang: str, **args: str | int) -> str:
    """A message as HTML.

    >>> told("page-all-games", "en")
    'All the games'
    """
    return escape(say(Message(id, args), lang))


def notice_html(title: str, body: str, lang: str) -> str:
    """A page with a title and a body, and at its end the ways to itself in other languages.

    ``title`` is the id of a message, ``body`` is HTML.

    >>> notice_html("page-all-games", "<p>…</p>", "fr").count("?lang=")
    3
    """
    ways = "".join(
        f'<a lang="{one}" hreflang="{one}" href="?lang={one}"'
        f"{' aria-current=true' if one == lang else ''}>{LANGUAGE_NAMES[one]}</a>"
        for one in LANGUAGES
    )
    names = " / ".join(LANGUAGE_NAMES[one] for one in LANGUAGES)
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="robots" content="noindex"><link rel="icon" href="data:,">'
        f"<title>{told(title, lang)} · tritables</title><style>{STYLE}{FORM}</style></head>"
        f"<body><main><h1>{told(title, lang)}</h1>{body}</main>"
        f'<nav aria-label="{names}">{ways}</nav></body></html>'
    )
