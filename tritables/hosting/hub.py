"""Pages behind a JupyterHub, whose accounts are the only ones: jupyter-server-proxy lets them in.

A pupil's server is the pages and nothing else (`serve_one`, in the place of
``jupyterhub-singleuser``). A teacher's is JupyterLab, with the same pages beside it (`beside_lab`).
Either way the pages listen at a Unix socket, which nobody else on the machine can open.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

NAME: Final = "tritables"
"""Where the pages are beside JupyterLab: ``/user/NAME/tritables/``."""

ICON: Final = Path(__file__).parents[1] / "export" / "icon" / "icon.svg"
"""What stands for the pages in JupyterLab's launcher."""

START: Final = 60
"""Seconds that a busy machine may take to start the pages."""


def command(base_url: str, *more: str) -> list[str]:
    """The command that serves the pages; the proxy fills in its socket, and what braces name.

    >>> command("{base_url}/")[-4:]
    ['--socket', '{unix_socket}', '--base-url', '{base_url}/']
    """
    serve = [sys.executable, "-m", "tritables", "serve", *more]
    return [*serve, "--socket", "{unix_socket}", "--base-url", base_url]


def beside_lab() -> dict[str, Any]:
    """What jupyter-server-proxy shall offer in JupyterLab: an entry point, found by itself.

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

    Who they are the Hub says, and nobody else gets in. ``config`` is a file of settings, as of
    ``tritables serve``. Raises ImportError without the extra ``hub``.
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
