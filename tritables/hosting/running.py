"""Kernels and the tables of light pages: all that runs for the open pages of a server."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic
from typing import Final

from jupyter_client.multikernelmanager import MultiKernelManager
from tornado.ioloop import PeriodicCallback
from tornado.web import HTTPError

from tritables.hosting.admission import Places
from tritables.hosting.table_sessions import TableSessions

RUNNING: Final = "tritables_running"
"""The application setting with the `Running`."""

ROUND: Final = 5_000
"""Milliseconds between checks for sessions that have to end."""


@dataclass(frozen=True, slots=True)
class Running:
    """The kernels and the sessions of tables of a server, whose ids differ."""

    kernels: MultiKernelManager
    tables: TableSessions

    def __contains__(self, id: str) -> bool:
        """Return True if a kernel or a session of tables has this id."""
        return id in self.tables or id in self.kernels

    async def end(self, id: str) -> None:
        """End what has an id; it may have ended meanwhile."""
        if id in self.tables:
            await self.tables.end(id)
            return
        try:
            await self.kernels.shutdown_kernel(id)  # type: ignore[misc]
        except (HTTPError, KeyError, RuntimeError):
            return  # there is nothing to end


def rounds(places: Places, running: Running) -> PeriodicCallback:
    """Return a periodic callback, not yet started, that ends what runs for expired sessions."""
    ending: set[asyncio.Task[None]] = set()

    def look() -> None:
        places.keep(running.__contains__)
        now = monotonic()
        running.tables.close_silent(now)
        for id in {*places.over(now), *running.tables.left(now)}:
            if id not in {task.get_name() for task in ending}:
                task = asyncio.create_task(running.end(id), name=id)
                ending.add(task)
                task.add_done_callback(ending.discard)

    return PeriodicCallback(look, ROUND)
