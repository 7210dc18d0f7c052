"""The light pages of a server: each rendered when it is first asked for, and when it has changed.

A notebook is a program, so it is run in a process of its own, which ends then or is ended.
"""

from __future__ import annotations

import asyncio
import gzip
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock
from typing import Any, Final

from tornado.web import HTTPError

from tritables.export.built_files import STATIC as PAGES
from tritables.export.content_hashes import hashed
from tritables.hosting import policy
from tritables.hosting.base_handler import FRAMERS, Guarded
from tritables.hosting.light_page import (
    PACKED,
    LightPage,
    Rendered,
    Surroundings,
    group_of,
    render_page,
    stamp,
)
from tritables.hosting.reader_python import WORKER, python_of
from tritables.hosting.scripts import STATIC
from tritables.hosting.serving_defaults import INDEX
from tritables.hosting.static_site_handler import AGES, TYPES
from tritables.texts import LANGUAGES

LIGHT: Final = "tritables_light"
"""The application setting with the `LightPages`."""

PARTS: Final = "parts/"
"""The path of the scripts and the style of light pages, below the base URL."""

LIMIT: Final = 60.0
"""Seconds that the cells of a notebook may take; one that takes longer has a kernel."""

METHOD: Final = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
"""The start method of the processes that render; Windows has but one."""

PRELOADED: Final = (
    "tritables.hosting.light_page",
    "tritables.widgets.editor",
    "tritables.widgets.exercises",
    "tritables.widgets.page",
    "tritables.widgets.replay",
)
"""Modules that each rendering imports sooner or later."""

AT_ONCE: Final = 2
"""Notebooks that are rendered at the same time."""

AHEAD: Final = 60
"""Notebooks that are rendered before anybody asks for them."""

PATIENCE: Final = 600.0
"""Seconds for which such a rendering is waited for."""

LAST: Final = 19
"""The priority (niceness) of what nobody waits for."""

EDITIONS: Final = 200
"""Editions of pages for which lines are opened: those of pages that were changed last are longest
in use.
"""


class Processes:
    """The processes that render, which end with their server."""

    def __init__(self) -> None:
        self._all: set[Any] = set()
        self._alone = Lock()
        self._is_closed = False

    def start(self, process: Any) -> bool:
        """Start a process; returns False where all have to end."""
        with self._alone:
            if not self._is_closed:
                process.start()
                self._all.add(process)
            return not self._is_closed

    def end(self, process: Any) -> None:
        """End a process that was started, and wait for that."""
        process.kill()
        process.join()
        with self._alone:
            self._all.discard(process)

    def close(self) -> None:
        """End all of them, and start no other."""
        with self._alone:
            self._is_closed = True
            for process in self._all:
                process.kill()


@dataclass(slots=True)
class LightPages:
    """The light pages of the notebooks below a folder, under a base URL.

    ``site`` is the folder of the exported site beside them, whose Python they may start; None
    without one.
    """

    root: Path
    base_url: str
    site: Path | None = None
    _made: dict[tuple[Path, ...], asyncio.Future[Rendered]] = field(default_factory=dict)
    _editions: OrderedDict[str, LightPage] = field(default_factory=OrderedDict)
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    _processes: Processes = field(default_factory=lambda: Processes())

    async def render_ahead(self) -> None:
        """Render notebooks, one after another, while the machine has nothing better to do.

        One that is asked for meanwhile is not waited for, but rendered at once.
        """
        for place in islice(self._places(), AHEAD):
            key = tuple(group_of(self.root, place).values())
            if key in self._made:
                continue
            made = await asyncio.to_thread(self._apart, place, LAST)
            if key not in self._made and made is not None:
                self._made[key] = asyncio.get_running_loop().create_future()
                self._made[key].set_result(self._known(made))

    def close(self) -> None:
        """End what is being rendered, at the end of the server."""
        self._processes.close()

    def _places(self) -> Iterator[str]:
        """The notebooks, those first that are nearest to the root."""
        found = [path.relative_to(self.root) for path in self.root.rglob("*.ipynb")]
        for path in sorted(found, key=lambda path: (len(path.parts), path.name != INDEX, path)):
            if not any(part.startswith(".") for part in path.parts):
                yield path.as_posix()

    async def page(self, place: str) -> LightPage | None:
        """Return the page of a notebook that there is; None for one that needs a kernel."""
        return (await self.rendered(place)).page

    async def rendered(self, place: str) -> Rendered:
        """Return the rendering of a notebook, as it is now."""
        key = tuple(group_of(self.root, place).values())
        task = self._made.get(key)
        if task is None or (task.done() and _is_stale(task.result())):
            task = self._made[key] = asyncio.create_task(self._render(place))
        return await asyncio.shield(task)

    def edition(self, name: str) -> LightPage | None:
        """Return the page of an edition; None for one that nobody remembers."""
        return self._editions.get(name)

    def still(self, name: str) -> str | None:
        """Return a board's picture by its name."""
        found = (one.stills[name] for one in self._editions.values() if name in one.stills)
        return next(found, None)

    async def _render(self, place: str) -> Rendered:
        async with self._turns:
            made = await asyncio.to_thread(self._apart, place)
        return self._known(made or Rendered(None, "the server ends", {}))

    def _apart(self, place: str, nice: int = 0) -> Rendered | None:
        script, style, worker = (self.base_url + PARTS + name for name in parts())
        python = python_of(self.site, self.base_url, worker)
        around = Surroundings(self.base_url, script, style, python)
        return _rendered_apart(self.root, place, around, self._processes, nice)

    def _known(self, made: Rendered) -> Rendered:
        """Remember an edition."""
        if made.page is not None:
            self._editions[made.page.edition] = made.page
            self._editions.move_to_end(made.page.edition)
            if len(self._editions) > EDITIONS:
                self._editions.popitem(last=False)
        return made


def parts() -> tuple[str, str, str]:
    """Return the names of the script, the style and the worker of light pages, with hashes."""
    script, style, worker = _PARTS.named
    return script, style, worker


class _Parts:
    """The files of light pages, packed by gzip, by their names with hashes; read once."""

    @cached_property
    def named(self) -> Mapping[str, bytes]:
        files = (STATIC / "lightPage.js", PAGES / "page.css", WORKER)
        return {
            hashed(file.name, file.read_bytes()): gzip.compress(file.read_bytes(), PACKED, mtime=0)
            for file in files
        }


_PARTS: Final = _Parts()


class Part(Guarded):
    """Handler of the scripts and the style of light pages."""

    def get(self, name: str) -> None:
        """Send a file, which browsers may keep for good."""
        if name not in _PARTS.named:
            raise HTTPError(404)
        self.set_header("Content-Type", TYPES[Path(name).suffix])
        self.set_header("Cache-Control", f"max-age={AGES}, immutable")
        send_packed(self, _PARTS.named[name])


class Still(Guarded):
    """Handler of the pictures of boards, for readers without script."""

    def get(self, name: str) -> None:
        """Send a picture."""
        pages: LightPages = self.settings[LIGHT]
        if (svg := pages.still(name)) is None:
            raise HTTPError(404)
        self.set_header("Content-Type", TYPES[".svg"])
        self.finish(svg)


async def send(handler: Guarded, page: LightPage, lang: str) -> None:
    """Reply with a light page, opened in a language."""
    framers = handler.settings.get(FRAMERS, ())
    rules = policy.LIGHT_WITH_PYTHON if page.has_python else policy.LIGHT
    handler.set_header("Content-Security-Policy", policy.written(rules, framers=framers))
    handler.set_header("Content-Type", "text/html; charset=utf-8")
    handler.set_header("Cache-Control", "no-cache")
    send_packed(handler, page.html.get(lang) or next(iter(page.html.values())))


def send_packed(handler: Guarded, packed: bytes) -> None:
    """Reply with what is packed by gzip already, which is unpacked for who cannot do so."""
    handler.set_header("Vary", "Accept-Encoding")
    if "gzip" in handler.request.headers.get("Accept-Encoding", ""):
        handler.set_header("Content-Encoding", "gzip")
        handler.finish(packed)
    else:
        handler.finish(gzip.decompress(packed))


def warm_up() -> None:
    """Start the process that renderings are forked from, which imports `PRELOADED` beside us."""
    if METHOD == "forkserver":
        from multiprocessing import forkserver

        multiprocessing.get_context(METHOD).set_forkserver_preload([*PRELOADED])
        forkserver.ensure_running()


def why_kernel(path: Path) -> str:
    """Return why the page of a notebook has a kernel; empty for a light page.

    It is rendered as the server would do it, with the folder of its translations around it.
    """
    path = path.resolve()
    root = path.parent.parent if path.parent.name in LANGUAGES else path.parent
    place = path.relative_to(root).as_posix()
    made = _rendered_apart(root, place, Surroundings("/", "", ""), Processes())
    return "" if made is None else made.why


def _is_stale(made: Rendered) -> bool:
    return any(stamp(path) != known for path, known in made.files.items())


def _rendered_apart(
    root: Path,
    place: str,
    around: Surroundings,
    processes: Processes,
    nice: int = 0,
) -> Rendered | None:
    """Render a notebook in another process, and wait for it.

    Returns None where that may not start, or has given way to others for too long.
    """
    context: Any = multiprocessing.get_context(METHOD)
    here, there = context.Pipe(duplex=False)
    with here:
        process = context.Process(
            target=_render_and_tell, args=(there, root, place, around, nice), daemon=True
        )
        with there:
            if not processes.start(process):
                return None
        try:
            if here.poll(PATIENCE if nice else LIMIT):
                made: Rendered = here.recv()
                return made
            if nice:  # its cells may be quick, and others have kept it from running
                return None
            why = f"its cells take longer than {LIMIT:.0f} s"
        except EOFError:
            why = "its cells end the process in which they are run"
        finally:
            processes.end(process)
    files = {path: stamp(path) for path in group_of(root, place).values()}
    return Rendered(None, why, files)


def _render_and_tell(
    there: Connection[Rendered], root: Path, place: str, around: Surroundings, nice: int
) -> None:
    """Render a notebook, and send what came of it; what its cells write is nobody's log."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    there.send(render_page(root, place, around))
    there.close()
