"""The light pages of a server: each rendered when it is first asked for, and when it has changed.

A notebook is a program, so it is run in a process of its own, which ends then or is ended.
"""

from __future__ import annotations

import asyncio
import gzip
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from multiprocessing.connection import Connection
from pathlib import Path
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
from tritables.hosting.scripts import STATIC
from tritables.hosting.static_site_handler import AGES, TYPES
from tritables.texts import LANGUAGES

LIGHT: Final = "tritables_light"
"""The application setting with the `LightPages`."""

PARTS: Final = "parts/"
"""The path of the script and the style of light pages, below the base URL."""

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

EDITIONS: Final = 200
"""Editions of pages for which lines are opened: those of pages that were changed last are longest
in use.
"""


@dataclass(slots=True)
class LightPages:
    """The light pages of the notebooks below a folder, under a base URL."""

    root: Path
    base_url: str
    _made: dict[tuple[Path, ...], asyncio.Task[Rendered]] = field(default_factory=dict)
    _editions: OrderedDict[str, LightPage] = field(default_factory=OrderedDict)
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

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
        around = Surroundings(self.base_url, *(self.base_url + PARTS + name for name in parts()))
        async with self._turns:
            made = await asyncio.to_thread(_rendered_apart, self.root, place, around)
        if made.page is not None:
            self._editions[made.page.edition] = made.page
            self._editions.move_to_end(made.page.edition)
            if len(self._editions) > EDITIONS:
                self._editions.popitem(last=False)
        return made


def parts() -> tuple[str, str]:
    """Return the names of the script and the style of light pages, with hashes."""
    script, style = _PARTS.named
    return script, style


class _Parts:
    """The files of light pages, packed by gzip, by their names with hashes; read once."""

    @cached_property
    def named(self) -> Mapping[str, bytes]:
        files = (STATIC / "lightPage.js", PAGES / "page.css")
        return {
            hashed(file.name, file.read_bytes()): gzip.compress(file.read_bytes(), PACKED, mtime=0)
            for file in files
        }


_PARTS: Final = _Parts()


class Part(Guarded):
    """Handler of the script and the style of light pages."""

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
    handler.set_header("Content-Security-Policy", policy.written(policy.LIGHT, framers=framers))
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
    return _rendered_apart(root, place, Surroundings("/", "", "")).why


def _is_stale(made: Rendered) -> bool:
    return any(stamp(path) != known for path, known in made.files.items())


def _rendered_apart(root: Path, place: str, around: Surroundings) -> Rendered:
    """Render a notebook in another process, and wait for it."""
    context: Any = multiprocessing.get_context(METHOD)
    here, there = context.Pipe(duplex=False)
    with here:
        process = context.Process(
            target=_render_and_tell, args=(there, root, place, around), daemon=True
        )
        with there:
            process.start()
        try:
            if here.poll(LIMIT):
                made: Rendered = here.recv()
                return made
            why = f"its cells take longer than {LIMIT:.0f} s"
        except EOFError:
            why = "its cells end the process in which they are run"
        finally:
            process.kill()
            process.join()
    files = {path: stamp(path) for path in group_of(root, place).values()}
    return Rendered(None, why, files)


def _render_and_tell(
    there: Connection[Rendered], root: Path, place: str, around: Surroundings
) -> None:
    """Render a notebook, and send what came of it; what its cells write is nobody's log."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    there.send(render_page(root, place, around))
    there.close()
