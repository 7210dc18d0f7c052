"""Content-Security-Policies of the server's replies, each allowance with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PAGE: Final = {
    "default-src": "'none'",
    # Voila and its extensions are files of this server. Scripts within the page have its nonce,
    # which is another one each time. Boards come over the line to their kernel and are imported
    # from there, as anywidget does it: as a blob. Nothing is made from text while a page runs:
    # there is no 'unsafe-eval', and no 'unsafe-inline'.
    "script-src": "'self' 'nonce-{nonce}' blob:",
    # Lumino, the widgets and the boards put their style into the page while it runs, and pictures
    # carry some in attributes. Style can be told where a nonce would have to be known beforehand.
    "style-src": "'self' 'unsafe-inline'",
    # Pictures of games are written into the page; those that are saved are drawn from a blob.
    "img-src": "'self' data: blob:",
    # The icons and letters of JupyterLab's style sheets.
    "font-src": "'self' data:",
    # The line to the kernel, the page's own addresses, and nobody else's.
    "connect-src": "'self'",
    # What is printed is laid out in an empty frame of the page itself, which has no address.
    "frame-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
"""The policy of a page with boards."""

LIGHT: Final = {
    "default-src": "'none'",
    # One script, which is a file of this server: nothing in the page itself is run.
    "script-src": "'self'",
    # Boards and what a notebook's cells show carry some style in attributes.
    "style-src": "'self' 'unsafe-inline'",
    # Pictures of games are written into the page; those that are saved are drawn from a blob.
    "img-src": "'self' data: blob:",
    # The line to the tables, and nobody else's.
    "connect-src": "'self'",
    # What is printed is laid out in an empty frame of the page itself, which has no address.
    "frame-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
"""The policy of a light page, whose boards are played at tables of the server's."""

LIGHT_WITH_PYTHON: Final = {
    **LIGHT,
    # Python for when the server is gone: it was fetched from this server and lies in the page's
    # memory, from where its scripts are blobs, and its engine is WebAssembly.
    "script-src": "'self' blob: 'wasm-unsafe-eval'",
    "worker-src": "blob:",
}
"""The policy of a light page that can start Python in its reader's browser."""

ANSWER: Final = {
    "default-src": "'none'",
    # A page that says no, or asks for a secret, is one file with its style in it.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "base-uri": "'none'",
    "form-action": "'self'",
}
"""The policy of all other replies: files, data, refusals."""

SITE: Final = {"object-src": "'none'", "base-uri": "'none'", "form-action": "'none'"}
"""The policy of an exported site, whose pages bring stricter ones of their own."""


def written(policy: dict[str, str], nonce: str = "", framers: Sequence[str] = ()) -> str:
    """Return a policy as the value of its header.

    ``nonce`` is that of the page's scripts, ``framers`` are the origins that may embed the page
    beside this server itself.

    >>> written(SITE, framers=["https://moodle.example"]).split("; ")[-1]
    "frame-ancestors 'self' https://moodle.example"
    """
    rules = [f"{name} {value.format(nonce=nonce)}" for name, value in policy.items()]
    return "; ".join([*rules, " ".join(["frame-ancestors 'self'", *framers])])
