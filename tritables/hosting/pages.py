"""Pages: the tutorials, or the notebooks of a folder, served with Voila."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tritables.core.errors import TritablesError
from tritables.hosting.address import INDEX
from tritables.hosting.scratch import scratch_folder
from tritables.hosting.settings import Settings
from tritables.hosting.tongues import meant
from tritables.lessons.notebooks import write_notebooks


def serve_pages(settings: Settings) -> int:
    """Serve the tutorials, or a folder's notebooks, as pages until Ctrl-C; returns the exit status.

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
    """Write the tutorials that the package brings; returns their folder."""
    folder = scratch / "tutorials"
    folder.mkdir()
    write_notebooks(folder)
    return folder


@contextmanager
def _gone_at_the_end(path: Path | None) -> Iterator[None]:
    """Take a Unix socket away, which would stay when its server is gone."""
    try:
        yield
    finally:
        if path is not None:
            path.unlink(missing_ok=True)


def open_door(host: str, port: int) -> socket.socket:
    """Open the port before anything slow is done; who calls early waits a little.

    Raises OSError: there is no such host here, or the port is taken or not ours to take.
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
    """Open a Unix socket, in the place of one at which nobody listens any more.

    Raises OSError: somebody listens there, something else is there, or nothing can be put there.
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
    """Listen at a socket that is bound meanwhile; one that cannot be is closed."""
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
