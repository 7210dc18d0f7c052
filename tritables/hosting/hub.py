"""Pages behind a JupyterHub, with its accounts, by jupyter-server-proxy.

A pupil's server is the pages alone (`serve_one`, instead of ``jupyterhub-singleuser``); a teacher's
is JupyterLab with the pages beside it (`beside_lab`). Either way the pages listen at a Unix socket,
which no other user of the machine can open.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

NAME: Final = "tritables"
"""The path of the pages beside JupyterLab: ``/user/NAME/tritables/``."""

ICON: Final = Path(__file__).parents[1] / "export" / "icon" / "icon.svg"
"""The icon in JupyterLab's launcher."""

START: Final = 60
"""Seconds that the pages may take to start on a busy machine."""


def command(base_url: str, *more: str) -> list[str]:
    """Return the command that serves the pages; the proxy fills in the names in braces.

    >>> command("{base_url}/")[-4:]
    ['--socket', '{unix_socket}', '--base-url', '{base_url}/']
    """
    serve = [sys.executable, "-m", "tritables", "serve", *more]
    return [*serve, "--socket", "{unix_socket}", "--base-url", base_url]


def beside_lab() -> dict[str, Any]:
    """Return the proxy's configuration for JupyterLab; it is registered as an entry point.

    >>> beside_lab()["launcher_entry"]["title"]
    'tritables'
    """
    return {
        "command": command(f"{{base_url}}{NAME}/"),
        "unix_socket": True,
        "absolute_url": True,  # our pages know the path below which they are
        "timeout": START,
        "launcher_entry": {
            "title": NAME,
            "icon_path": str(ICON),
        },
    }


def serve_one(config: Path | None = None) -> int:
    """Serve the pages to one user of the JupyterHub that started this; returns the exit status.

    ``config`` is a file of settings, as of ``tritables serve``. The Hub authenticates every
    request. Raises ImportError without the extra ``hub``.
    """
    from jupyter_server_proxy.standalone.app import StandaloneProxyServer
    from tornado.web import HTTPError

    class Server(StandaloneProxyServer):  # type: ignore[misc]  # it has no types
        """The proxy, which by itself asks the Hub about pages, but not about their lines."""

        def get_proxy_base_class(self) -> tuple[type, dict[str, Any]]:
            """Have the lines to kernels asked about as well."""
            asks, named = super().get_proxy_base_class()

            class Asks(asks):  # type: ignore[misc, valid-type]
                def prepare(self, *given: Any, **named: Any) -> None:
                    upgrade = self.request.headers.get("Upgrade", "").lower()
                    if upgrade == "websocket" and not self.current_user:
                        raise HTTPError(403)
                    super().prepare(*given, **named)

            return Asks, named

    more = [] if config is None else ["--config", str(config.resolve())]
    flags = ("--absolute-url", "--unix-socket=True", f"--timeout={START}")
    Server.launch_instance([*flags, "--", *command("{base_url}/", *more)])
    return 0
