"""The command ``tritables serve``: tutorials, or the notebooks of a folder, served with Voila."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tritables.core.errors import TritablesError
from tritables.endpoint.stores.config import PLACE, address
from tritables.hosting.language_negotiation import meant
from tritables.hosting.redis_checkup import unusable
from tritables.hosting.scratch import scratch_folder
from tritables.hosting.serving_defaults import INDEX
from tritables.hosting.settings import Settings
from tritables.lessons.notebooks import write_notebooks


def serve_pages(settings: Settings) -> int:
    """Serve the tutorials, or a folder's notebooks, until Ctrl-C; returns the exit status.

    Without a folder the tutorials come from the package itself, those of installed games too. The
    root address shows ``index.ipynb``, and ``/trictrac`` (or ``/trictrac.ipynb``) shows
    ``trictrac.ipynb``, or that of the reader's language: ``nl/trictrac.ipynb``. Port 0 takes any
    free port.
    """
    folder = settings.folder
    if folder is not None:
        if not folder.is_dir():
            return _fail(f"There is no folder {str(folder)!r}.")
        if not (folder / meant(folder, "")).is_file():
            return _fail(f"The folder {str(folder)!r} has no {INDEX}.")
    if settings.tables:
        os.environ[PLACE] = settings.tables  # kernels have it from here
    if (shared := address()) is not None and (fault := unusable(shared)):
        return _fail(fault)
    try:
        if settings.socket is not None:
            door = open_socket(settings.socket)
        else:
            door = open_door(settings.host, settings.port)
    except OSError as fault:
        return _fail(_no_door(settings, fault))
    with door, _gone_at_the_end(settings.socket):
        try:
            from tritables.hosting.server import PageServer
        except ModuleNotFoundError as missing:
            if (missing.name or "").startswith("tritables"):
                raise
            return _fail("Pages need Voila: install it with pip install 'tritables[hosting]'.")
        with ExitStack() as stack:
            try:
                scratch = stack.enter_context(scratch_folder())
                root = (folder or _tutorials(scratch)).resolve()
            except (TritablesError, OSError) as fault:
                return _fail(f"The tutorials cannot be written: {fault}")
            PageServer.serve(root, door, settings, scratch)
    return 0


def _tutorials(scratch: Path) -> Path:
    """Write the bundled tutorials; returns their folder."""
    folder = scratch / "tutorials"
    folder.mkdir()
    write_notebooks(folder)
    return folder


@contextmanager
def _gone_at_the_end(path: Path | None) -> Iterator[None]:
    """Remove a Unix socket after the block; the system does not."""
    try:
        yield
    finally:
        if path is not None:
            path.unlink(missing_ok=True)


def open_door(host: str, port: int) -> socket.socket:
    """Open a listening TCP socket before anything slow is done, so that early clients wait.

    Raises OSError for a host that is not this machine, and for a port that is taken or forbidden.
    """
    family, kind, protocol, _, place = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    door = socket.socket(family, kind, protocol)
    with _listening(door):
        if sys.platform != "win32":  # where it would let two servers share the port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(place)
    return door


def open_socket(path: Path) -> socket.socket:
    """Open a listening Unix socket; one that no server listens at is replaced.

    Raises OSError where a server listens, another kind of file is there, or the path cannot be
    written.
    """
    if sys.platform == "win32":
        raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
    door = socket.socket(socket.AF_UNIX)
    with _listening(door):
        if path.is_socket():
            with socket.socket(socket.AF_UNIX) as probe:
                if probe.connect_ex(str(path)) == errno.ECONNREFUSED:
                    path.unlink()
        door.bind(str(path))
    return door


@contextmanager
def _listening(door: socket.socket) -> Iterator[None]:
    """Listen at a socket that the block binds; it is closed if the block raises."""
    try:
        yield
        door.listen(128)
    except BaseException:
        door.close()
        raise
    door.setblocking(False)


def _no_door(settings: Settings, fault: OSError) -> str:
    reason = fault.strerror or fault
    if settings.socket is not None:
        place = str(settings.socket)
        return f"Socket {place!r} cannot be used ({reason}); choose another --socket."
    if isinstance(fault, socket.gaierror) or fault.errno == errno.EADDRNOTAVAIL:
        return f"This machine is not {settings.host!r} ({reason}); choose another --host."
    return f"Port {settings.port} cannot be used ({reason}); choose another with --port."


def _fail(reason: str) -> int:
    print(f"tritables serve: {reason}", file=sys.stderr)
    return 1
