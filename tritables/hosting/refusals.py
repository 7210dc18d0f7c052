"""Pages that say why there is nothing to see: short, in the reader's language, fetching nothing."""

from __future__ import annotations

from html import escape
from typing import Final

from tritables.core.messages import Message
from tritables.hosting.tongues import liked
from tritables.texts import LANGUAGES, say

TOLD: Final = {
    400: ("refused-400", "refused-400-why"),
    403: ("refused-403", "refused-403-why"),
    404: ("refused-404", "refused-404-why"),
    405: ("refused-405", "refused-405-why"),
    500: ("refused-500", "refused-500-why"),
}
"""What is said of a status; of any other what is said of the first of its hundred."""

STYLE: Final = (
    ":root{color-scheme:light dark}"
    "body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto 0;"
    "padding:0 1rem;overflow-wrap:anywhere}"
    "h1{font-size:1.6rem;line-height:1.2}a{color:light-dark(#0060c0,#8ab8ff)}"
    "a:focus-visible{outline:3px solid;outline-offset:2px}"
)


def tongue(path: str = "", asked: str = "", accepted: str = "") -> str:
    """The language of whoever asks, by the address, what it asks for, and the browser's wishes.

    >>> tongue("/nl/nowhere"), tongue("/nowhere", accepted="fr-BE, en;q=0.5"), tongue(asked="??")
    ('nl', 'fr', 'en')
    """
    told = (asked, *path.split("/")[:4], *liked(accepted))
    return next((lang for lang in told if lang in LANGUAGES), LANGUAGES[0])


def refusal_html(status: int, lang: str, home: str) -> str:
    """The page that says why there is nothing; ``home`` is the address of the page of all games.

    >>> refusal_html(404, "nl", "/").count("<a href")
    1
    """
    title, why = TOLD.get(status) or TOLD[400 if status < 500 else 500]
    told, reason, home_said = (
        escape(say(Message(id), lang)) for id in (title, why, "page-all-games")
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>{told} · tritables</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{told}</h1><p>{reason}</p>"
        f'<p><a href="{escape(home)}">{home_said}</a></p></main></body></html>'
    )
