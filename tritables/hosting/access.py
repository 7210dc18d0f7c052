"""What is written about who asked for what: nothing, unless whoever runs the server wants it.

Then it is the hour, what was asked for in short, and how it went. Names of kernels, which are keys
to games, are left out, and so is all that follows a question mark, and who asked.
"""

from __future__ import annotations

import logging
import re
from typing import Final

from tornado.web import RequestHandler

ACCESS: Final = logging.getLogger("tritables.access")
"""Told of every request as information; off as long as nobody sets its level."""

FAULTS: Final = logging.getLogger("tritables.faults")
"""Told of the errors of ours, with where they happened."""

LONGEST: Final = 80

_KERNEL = re.compile(r"\w+(?:-\w+){4}")


def place(path: str) -> str:
    """A path without what is somebody's own.

    >>> place("/api/kernels/0ad76f4a-2f0c-4c4e-8f4b-6b5d7a3b9b10/channels")
    '/api/kernels/*/channels'
    """
    short = _KERNEL.sub("*", path)
    plain = "".join(one if one.isprintable() else "?" for one in short)
    return plain if len(plain) <= LONGEST else f"{plain[:LONGEST]}…"


def keep_log() -> None:
    """Write a line for each request to the standard error, from now on."""
    line = logging.StreamHandler()
    line.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%d %H:%M:%S"))
    ACCESS.addHandler(line)
    ACCESS.setLevel(logging.INFO)
    ACCESS.propagate = False


def log_request(handler: RequestHandler) -> None:
    """Tell of a request that has been answered; the application's ``log_function``."""
    if ACCESS.isEnabledFor(logging.INFO):
        request = handler.request
        took = 1000 * request.request_time()
        ACCESS.info(
            "%s %s %s %.0f ms", handler.get_status(), request.method, place(request.path), took
        )


def log_fault(handler: RequestHandler, fault: BaseException | None) -> None:
    """Tell of an error of ours."""
    request = handler.request
    FAULTS.error("%s %s", request.method, place(request.path), exc_info=fault)
