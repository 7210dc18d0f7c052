"""The main function of a forked process, which becomes the kernel of a page."""

from __future__ import annotations

import os
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

UNKEPT: Final = ("--HistoryManager.enabled=False",)
"""Arguments that turn off IPython's history, whose one database all kernels would wait for."""

PORTS: Final = ("shell_port", "iopub_port", "stdin_port", "hb_port", "control_port")
"""The ports of a kernel, by their names in a connection file."""


def run_kernel(
    arguments: list[str],
    environment: dict[str, str],
    folder: str,
    server: Connection[dict[str, int]],
) -> None:
    """Run a kernel as ``ipykernel_launcher`` does with these arguments, until it ends.

    The kernel chooses free ports and sends them over ``server``, by their names in a connection
    file.
    """
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    Thread(target=_end_with_server, name="server", daemon=True).start()
    app: Any = import_module("ipykernel.kernelapp").IPKernelApp

    class PageKernelApp(app):  # type: ignore[misc]
        def write_connection_file(self, **given: Any) -> None:
            super().write_connection_file(**given)
            server.send({name: getattr(self, name) for name in PORTS})
            server.close()

    # What forked it is its parent, after which a kernel looks by itself.
    kernel = PageKernelApp.instance(parent_handle=os.getppid())
    kernel.initialize([*arguments, *UNKEPT])
    # Which listens to pages from its import on, but there was no kernel then.
    import_module("ipywidgets").load_ipython_extension(kernel.shell)
    kernel.start()


def _end_with_server() -> None:
    """End this process when the server's process ends, for whatever reason."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
