"""Pages: the tutorials, or the notebooks of a folder, served with Voila to this machine alone."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tritables.core.errors import TritablesError
from tritables.hosting.address import HOST, INDEX
from tritables.hosting.tongues import meant
from tritables.lessons.notebooks import write_notebooks


def serve_pages(folder: str | None, port: int) -> int:
    """Serve the tutorials, or a folder's notebooks, as pages until Ctrl-C; returns the exit status.

    Without a folder the tutorials come from the package itself, those of installed games too. The
    root address shows ``index.ipynb``, and ``/trictrac`` (or ``/trictrac.ipynb``) shows
    ``trictrac.ipynb``, or that of the reader's language: ``nl/trictrac.ipynb``. Port 0 takes any
    free port.
    """
    if folder is not None:
        if not Path(folder).is_dir():
            return _fail(f"There is no folder {folder!r}.")
        if not Path(folder, meant(Path(folder), "")).is_file():
            return _fail(f"The folder {folder!r} has no {INDEX}.")
    try:
        door = _listen(port)
    except (OSError, OverflowError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else fault
        return _fail(f"Port {port} cannot be used ({reason}); choose another with --port.")
    with door:
        try:
            from tritables.hosting.server import PageServer
        except ModuleNotFoundError as missing:
            if (missing.name or "").startswith("tritables"):
                raise
            return _fail("Pages need Voila: install it with pip install 'tritables[hosting]'.")
        with ExitStack() as stack:
            try:
                root = Path(folder or stack.enter_context(_tutorials())).resolve()
            except (TritablesError, OSError) as fault:
                return _fail(f"The tutorials cannot be written: {fault}")
            PageServer.serve(root, door)
    return 0


@contextmanager
def _tutorials() -> Iterator[str]:
    """A folder with the tutorials that the package brings, for as long as they are served."""
    with TemporaryDirectory(prefix="tritables-") as folder:
        write_notebooks(Path(folder))
        yield folder


def _listen(port: int) -> socket.socket:
    """Open the port before anything slow is done; who calls early waits a little."""
    door = socket.socket()
    try:
        if sys.platform != "win32":  # where it would let two servers share the port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((HOST, port))
        door.listen(128)
    except BaseException:
        door.close()
        raise
    door.setblocking(False)
    return door


def _fail(reason: str) -> int:
    print(f"tritables serve: {reason}", file=sys.stderr)
    return 1
