"""Checks of an installation and of settings for served pages (``tritables check``)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tritables.endpoint.stores.config import address, place, shown
from tritables.hosting.redis_checkup import unusable, worries
from tritables.hosting.serve_command import open_door
from tritables.hosting.settings import Settings
from tritables.widgets.browser_files import browser_module

SERVER_MB: Final = 155
"""Megabytes of the server and of the process that renderings are forked from."""

LIGHT_MB: Final = 3
"""Megabytes of each session of a light page, of which a tutorial takes one after a round."""

KERNEL_MB: Final = 70
"""Megabytes of each session with a kernel, as the proportional set size of all processes: 58 with
one board before anything is played.
"""

LIGHT_FILES: Final = 1
"""Open files for each session of a light page: its websocket."""

KERNEL_FILES: Final = 20
"""Open files of the server for each session with a kernel: six for that, the others for its
websocket.
"""

FREE_FILES: Final = 100
"""Open files of the server itself."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A finding; ``wrong`` marks one that keeps pages from being served."""

    text: str
    wrong: bool = False


def check_up(settings: Settings) -> Iterator[Finding]:
    """Yield the findings for this installation with some settings; nothing is started."""
    yield from _installed()
    yield from _kept(settings)
    yield from _reached(settings)
    yield from _carried(settings)
    yield from _sized(settings)


def _wrong(text: str) -> Finding:
    return Finding(text, wrong=True)


def _installed() -> Iterator[Finding]:
    if missing := [name for name in ("voila", "ipykernel", "nbformat") if not find_spec(name)]:
        yield _wrong(
            f"Pages need {' and '.join(missing)}: install them with pip install"
            " 'tritables[hosting]'."
        )
    try:
        browser_module("table.js")
    except RuntimeError as fault:
        yield _wrong(str(fault))


def _kept(settings: Settings) -> Iterator[Finding]:
    shared = settings.tables or address()
    if shared is not None:
        yield from _shared(shared)
        return
    file = place()
    if file is None:
        yield Finding("Games are not saved (TRITABLES_KEEP): they are lost when their kernel ends.")
        return
    there = next(path for path in (file, *file.absolute().parents) if path.exists())
    if os.access(there, os.W_OK):
        yield Finding(f"Games are saved in {file}.")
    else:
        yield _wrong(f"Games cannot be saved in {file}: {there} cannot be written.")


def _shared(redis: str) -> Iterator[Finding]:
    if fault := unusable(redis):
        yield _wrong(fault)
        return
    yield Finding(f"Games are saved in {shown(redis)}, which other servers may share.")
    yield from map(Finding, worries(redis))


def _reached(settings: Settings) -> Iterator[Finding]:
    try:
        if settings.socket is None:
            open_door(settings.host, settings.port).close()
    except OSError as fault:
        reason = fault.strerror or fault
        yield _wrong(f"Port {settings.port} of {settings.host} cannot be used: {reason}.")
    local = settings.is_local or settings.socket is not None
    if settings.public_url:
        yield Finding(
            f"Readers use {settings.public_url[0]}. The proxy there has to pass on the path and"
            " the name unchanged, and the headers Upgrade and Connection, or no board answers."
        )
        if not local:
            yield Finding(f"{settings.host} can also be reached without the proxy.")
    elif local:
        yield Finding("Only this machine can reach the pages; --host 0.0.0.0 opens them to others.")
    if not settings.token and (settings.public_url or not local):
        yield Finding("Anyone who has the address gets in; --token new makes a link for a class.")
    if settings.frame_ancestors and not any(
        url.startswith("https:") for url in settings.public_url
    ):
        yield Finding("In a frame of another site, browsers only keep cookies over https.")


def _carried(settings: Settings) -> Iterator[Finding]:
    if settings.folder is not None and not settings.folder.is_dir():
        yield _wrong(f"There is no folder {str(settings.folder)!r}.")
    if settings.site is not None and not (settings.site / "index.html").is_file():
        yield _wrong(
            f"{str(settings.site)!r} is not a site: tritables export {settings.site} writes one."
        )


def _sized(settings: Settings) -> Iterator[Finding]:
    free = free_memory()
    have = "" if free is None else f", {_size(free)} are free"
    if not settings.sessions:
        room = "" if free is None else f": there is room for about {_room(free)}"
        yield Finding(f"Any number of lessons may be open{room}; --sessions N sets a limit.")
        return
    need, most = needed(settings.sessions), needed(settings.sessions, kernels=True)
    yield Finding(
        f"{settings.sessions} sessions need about {_size(need)}{have}. Where all of them show"
        f" notebooks that need a kernel, it is {_size(most)}.",
        wrong=free is not None and need > free,
    )
    limit = most_files()
    files, more = (each * settings.sessions + FREE_FILES for each in (LIGHT_FILES, KERNEL_FILES))
    if limit is not None and more > limit:
        needing = "They need" if files > limit else "With kernels they need"
        yield Finding(
            f"{needing} about {files if files > limit else more} open files, and {limit} are"
            f" allowed: ulimit -n {more}, or LimitNOFILE={more} in a unit of systemd.",
            wrong=files > limit,
        )
    if not settings.idle:
        yield Finding("A page that is left open keeps its place; --idle 30 gives it to others.")


def needed(sessions: int, *, kernels: bool = False) -> int:
    """Return the megabytes that a number of sessions of light pages needs, or of pages with
    kernels.

    >>> needed(40, kernels=True) > needed(40) > 0
    True
    """
    return SERVER_MB + (KERNEL_MB if kernels else LIGHT_MB) * sessions


def _room(free: int) -> str:
    light, with_kernels = (max(0, free - SERVER_MB) // each for each in (LIGHT_MB, KERNEL_MB))
    return f"{light}, or {with_kernels} with kernels"


def _size(megabytes: int) -> str:
    return f"{megabytes / 1000:.1f} GB" if megabytes >= 1000 else f"{megabytes} MB"


def free_memory(system: Path = Path("/")) -> int | None:
    """Return the free memory in megabytes, within the limit of a container; None if unknown."""
    try:
        told = dict(
            line.split(":", 1) for line in (system / "proc/meminfo").read_text().splitlines()
        )
        free = int(told["MemAvailable"].split()[0]) * 1024
    except (OSError, KeyError, ValueError):
        return None
    group = system / "sys/fs/cgroup"
    try:
        most = int((group / "memory.max").read_text())
        free = min(free, most - int((group / "memory.current").read_text()))
    except (OSError, ValueError):
        pass  # there is no container, or it has no bound
    return max(0, free) // 1_000_000


def most_files() -> int | None:
    """Return the limit of open files of a process; None where there is none."""
    try:
        import resource
    except ModuleNotFoundError:  # on Windows
        return None
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft
