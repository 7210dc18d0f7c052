"""The server of pages: Voila with an index at its root, short addresses and admission."""

from __future__ import annotations

import gc
import logging
import os
import re
import socket
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

import zmq
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from tritables.endpoint.stores.config import address
from tritables.endpoint.stores.machine_store import redis_server
from tritables.hosting.access_token import GATE, TOKEN, Gate
from tritables.hosting.admission import Places
from tritables.hosting.arrivals import ARRIVALS, Arrivals, Door
from tritables.hosting.base_handler import FRAMERS, NAMES, Nowhere, guarded
from tritables.hosting.light_page import LINE, STILLS
from tritables.hosting.light_pages import LIGHT, PARTS, LightPages, Part, Still, warm_up
from tritables.hosting.limits import REQUESTS
from tritables.hosting.notebook_page import Page, dress
from tritables.hosting.own_address import own_address
from tritables.hosting.page_sessions import (
    PLACES,
    RUNNING,
    SITE,
    Robots,
    Running,
    Waiting,
    rounds,
)
from tritables.hosting.request_log import keep_log, log_request
from tritables.hosting.scratch import use_for_processes
from tritables.hosting.scripts import script
from tritables.hosting.settings import NEW_TOKEN, Settings
from tritables.hosting.static_site_handler import START, UNDER, Carried, pages_of
from tritables.hosting.table_claims import SharedClaims, SoleClaims, TableClaims
from tritables.hosting.table_line import TableLine
from tritables.hosting.table_sessions import SESSIONS, TableSessions, load_games
from tritables.hosting.template_files import Templates
from tritables.hosting.trusted_hosts import Names
from tritables.hosting.websocket import PING, Line

TEMPLATES: Final = Path(__file__).parent / "templates"
"""Voila's template for pages with kernels, without what it fetches from other hosts."""

DEFAULTS: Final = {
    # An address may choose among our looks, but not name any template or theme: see `dress`.
    "VoilaConfiguration": {
        "allow_template_override": "NO",
        "allow_theme_override": "NOTEBOOK",
        "multi_kernel_manager_class": "tritables.hosting.page_sessions.SeatedKernels",
        # It would put an icon into a launcher, where there is none, and fails without it.
        "extension_denylist": ["@jupyterhub/jupyter-server-proxy"],
    },
    # A page that is closed ends its kernel; this is for pages that just lost the line.
    "MappingKernelManager": {"cull_idle_timeout": 1800, "cull_interval": 60},
    # Other users of this machine do not read along.
    "KernelManager": {
        "transport_encryption": "auto" if zmq.has("curve") else "disabled",
    },
    # What a busy machine brings later than that after a cell's end is missing in the page for good.
    "VoilaExecutor": {"iopub_timeout": 120},
    "VoilaExporter": {"filters": {"script": script}},
    "Voila": {
        "kernel_websocket_connection_class": "tritables.hosting.kernel_connection.KernelConnection",
        "tornado_settings": {
            "ws_ping_interval": PING,
            "websocket_compression_options": {"compression_level": 4},
        },
    },
}
"""Configuration that a host may override by a ``voila.json`` in the folder of the start."""


KEPT: Final = {
    TemplateStaticFileHandler: Templates,
    VoilaKernelWebsocketHandler: Line,
}
"""Handlers of Voila and their replacements."""


class PageServer(Voila):  # type: ignore[misc]  # Voila has no types
    """Voila, bound to an open socket, with short addresses and no listing of files."""

    door: socket.socket
    chosen: Settings
    tells_token: bool
    """True if the token is printed; not by a service, whose output is kept in a log."""

    @classmethod
    def serve(cls, root: Path, door: socket.socket, settings: Settings, scratch: Path) -> None:
        """Serve the notebooks under ``root`` at an open socket until Ctrl-C or SIGTERM.

        ``scratch`` is a folder for temporary files, see `tritables.hosting.scratch`.
        """
        # Kernels have this from here: what a page sets at a board does not come back to it, however
        # long it is.
        os.environ.setdefault("JUPYTER_WIDGETS_ECHO", "0")
        # What it warns of, strangers have sent, at any length.
        logging.getLogger("tornado.general").setLevel(logging.ERROR)
        use_for_processes(scratch)
        warm_up()
        load_games()
        server = cls(
            config=Config(DEFAULTS),
            log_level=logging.ERROR,
            root_dir=str(root),
            base_url=settings.root,
            connection_dir_root=str(scratch),
        )
        server.door = door
        server.chosen = settings.with_token()
        server.tells_token = settings.token == NEW_TOKEN or sys.stdout.isatty()
        server.open_browser = False
        server.initialize([])
        if settings.log:
            keep_log()
        server.start()

    def setup_template_dirs(self) -> None:
        """Put our templates before those of Voila."""
        super().setup_template_dirs()
        self.template_paths: list[str] = [str(TEMPLATES), *self.template_paths]
        if not self.voila_configuration.preheat_kernel:  # which cannot know who will ask
            self.voila_configuration.prelaunch_hook = dress

    def init_settings(self) -> dict[str, Any]:
        """Return the application's settings: compression, logging, admission and access."""
        settings: dict[str, Any] = super().init_settings()
        return {
            **settings,
            "compress_response": True,
            "log_function": log_request,
            "default_handler_class": Nowhere,
            NAMES: Names.of(
                None if self.chosen.socket else self.chosen.host, self.chosen.public_url
            ),
            FRAMERS: self.chosen.frame_ancestors,
            PLACES: Places(self.chosen.sessions, 60 * self.chosen.idle),
            SITE: pages_of(self.chosen.site) if self.chosen.site else None,
            ARRIVALS: Arrivals(),
            GATE: Gate(self.chosen.token, self.chosen.root) if self.chosen.token else None,
            SESSIONS: (tables := TableSessions(claims=self._claims())),
            RUNNING: Running(self.kernel_manager, tables),
            LIGHT: LightPages(Path(self.root_dir).resolve(), self.chosen.root, self.chosen.site),
        }

    def _claims(self) -> TableClaims:
        """Return the claims to tables: those of one process, or of one among several."""
        shared = address()
        return SoleClaims() if shared is None else SharedClaims(redis_server(shared))

    def init_handlers(self) -> list[Any]:
        """Return the routes: Voila's without its listings, and pages at short addresses."""
        root = self.server_url
        paths = ("voila/tree", "voila/api/contents", "voila/render")
        hidden = ("/logout", *(root + path for path in paths))  # nobody has logged in
        plumbing = [
            (handler[0], KEPT.get(handler[1], handler[1]), *handler[2:])
            for handler in super().init_handlers()
            if handler[0] != root and not handler[0].startswith(hidden)
        ]
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        site = [
            (UNDER + "(.*)", Carried, {"path": str(self.chosen.site), "default_filename": START})
        ]
        routes = [
            *plumbing,
            ("/robots.txt", Robots),
            (re.escape(root) + "waiting", Waiting),
            (re.escape(root + PARTS) + r"([\w-]+\.\w+)", Part),
            (re.escape(root + STILLS) + r"(\w+\.svg)", Still),
            (re.escape(root + LINE), TableLine),
            *((re.escape(root) + path, *more) for path, *more in site if self.chosen.site),
            (re.escape(root), Page, page),
            (re.escape(root) + r"(?:voila/render/)?([^/].*\.ipynb)", Page, page),
            (re.escape(root) + r"((?:[a-z]{2}/)?[\w-]+/?)", Page, page),
        ]
        return [(path, guarded(handler), *given) for path, handler, *given in routes]

    def listen(self) -> None:
        """Serve at the open socket and print the address, until stopped."""
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(Door, self.door, HTTPServer(self.app, **REQUESTS))
        if isinstance(place := self.door.getsockname(), tuple):  # a Unix socket has a path instead
            self.port = place[1]
        secret = f"?{TOKEN}={self.chosen.token}" if self.chosen.token and self.tells_token else ""
        print(self.chosen.address(self.port, own_address()) + secret, flush=True)
        looks = rounds(self.app.settings[PLACES], self.app.settings[RUNNING])
        looks.start()
        if (shared := address()) is not None:
            sessions: TableSessions = self.app.settings[SESSIONS]
            redis_server(shared).heard = partial(self.ioloop.add_callback, sessions.hear)
        gc.freeze()  # what is there already is not looked through again: that takes 0.1 s
        pages: LightPages = self.app.settings[LIGHT]
        self.ioloop.add_callback(pages.render_ahead)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            looks.stop()
            self.app.settings[SESSIONS].close()
            pages.close()
            self.stop()
