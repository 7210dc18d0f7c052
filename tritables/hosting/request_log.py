"""Logging of requests, which is off unless the host turns it on, and of faults.

A line has the time, the path in short, the status and the duration. Kernel ids, which are keys to
games, query strings and client addresses are left out.
"""

from __future__ import annotations

import logging
import re
from typing import Final

from tornado.web import RequestHandler

ACCESS: Final = logging.getLogger("tritables.access")
"""Logger of every request, at level INFO; silent until `keep_log` sets its level."""

FAULTS: Final = logging.getLogger("tritables.faults")
"""Logger of exceptions in handlers, with their tracebacks."""

LONGEST: Final = 80

_KERNEL = re.compile(r"\w+(?:-\w+){4}")


def place(path: str) -> str:
    """Return a request's path for the log: kernel ids as ``*``, at most `LONGEST` characters.

    >>> place("/api/kernels/0ad76f4a-2f0c-4c4e-8f4b-6b5d7a3b9b10/channels")
    '/api/kernels/*/channels'
    """
    short = _KERNEL.sub("*", path)
    plain = "".join(one if one.isprintable() else "?" for one in short)
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST]}…"


def keep_log() -> None:
    """Log each request to standard error from now on."""
    line = logging.StreamHandler()
    line.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%d %H:%M:%S"))
    ACCESS.addHandler(line)
    ACCESS.setLevel(logging.INFO)
    ACCESS.propagate = False


def log_request(handler: RequestHandler) -> None:
    """Log a finished request; tornado's ``log_function``."""
    if ACCESS.isEnabledFor(logging.INFO):
        request = handler.request
        took = 1000 * request.request_time()
        ACCESS.info(
            "%s %s %s %.0f ms", handler.get_status(), request.method, place(request.path), took
        )


def log_fault(handler: RequestHandler, fault: BaseException | None) -> None:
    """Log an exception that a handler raised."""
    request = handler.request
    FAULTS.error("%s %s", request.method, place(request.path), exc_info=fault)
