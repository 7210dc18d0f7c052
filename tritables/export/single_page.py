"""A page as one file with everything in it, which opens from a disk, a stick or a mail."""

from __future__ import annotations

import gzip
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tritables.export import ExportFault, Faults
from tritables.export.built_files import inline_script, static
from tritables.export.bundle import Bundle, make_bundle
from tritables.export.interning import packed
from tritables.export.notebook import Notebook
from tritables.export.page import LiveBoard, Page, Prose
from tritables.export.page_data import page_data
from tritables.export.page_html import SCRIPT, STYLE, WORKER, check_prose, page_html
from tritables.export.prose_links import (
    NOTHING_FETCHED,
    embed_files,
    linked_notebooks,
    local_files,
    remote_pictures,
    without_notebook_links,
)
from tritables.export.pyodide import Say, lock
from tritables.export.translations import read_group, run_group

PART: Final = "tt-{}"
"""The pattern of the ids of elements that hold a file of the bundle."""


class Single:
    """The `Setting` of a page that stands alone."""

    template = "export/single_page.html.j2"
    home = ""
    shows_progress = False
    plays_here = True

    def __init__(self, notebooks: Sequence[Notebook], bundle: Bundle) -> None:
        self.folder = notebooks[0].path.resolve().parent
        self.folders = {one.lang: one.path.resolve().parent for one in notebooks}
        self.bundle = bundle

    @property
    def runtime(self) -> dict[str, object]:
        """The location of the files of Python, in the page, for `page_data`."""
        parts = {role: PART.format(role) for role in self.bundle.files}
        return {
            "at": "page",
            "worker": PART.format("worker"),
            "packages": lock().no_packages,
            "parts": parts,
        }

    def values(self, page: Page) -> dict[str, object]:
        """The style, the script and the files of Python, for which boards do not wait."""
        parts = {PART.format(role): self._packed(role) for role in self.bundle.files}
        return {
            "style": static(STYLE).decode(),
            "script": inline_script(SCRIPT),
            "parts": {PART.format("worker"): inline_script(WORKER), **parts},
        }

    def prose(self, page: Page, prose: Prose, lang: str) -> str:
        """Prose without links to other pages, and with its pictures and files embedded."""
        html, folder, faults = prose.html[lang], self.folders.get(lang, self.folder), Faults()
        for name, needs in {**local_files(html), **linked_notebooks(html)}.items():
            with faults.collect():
                if not (folder / name).is_file():
                    raise prose.fault(page.name, f"{needs} {name}, which is not there")
        for picture in remote_pictures(html):
            with faults.collect():
                raise prose.fault(page.name, NOTHING_FETCHED.format(picture))
        faults.raise_all()
        return embed_files(without_notebook_links(html), folder)

    def still(self, page: Page, id: str, live: LiveBoard) -> str:
        """A data URL of a board's picture."""
        svg = b64encode(live.table.svg().encode()).decode()
        return f"data:image/svg+xml;base64,{svg}"

    def _packed(self, role: str) -> str:
        """A file of the bundle, gzip in base64."""
        content = self.bundle.read(role)  # type: ignore[arg-type]
        if not content.startswith(b"\x1f\x8b"):
            content = gzip.compress(content, 9, mtime=0)
        return b64encode(content).decode()


def make_single(
    notebooks: Sequence[Path],
    file: Path,
    *,
    pyodide: Path | None = None,
    lang: str | None = None,
    say: Say = print,
) -> Path:
    """Write the page of one notebook into one file; return its path.

    ``notebooks``  the notebook, or its translations (`tritables.export.translations`)
    ``file``       the file to write; its folder is made
    ``pyodide``    see `pyodide.find_pyodide`
    ``lang``       the language in which the page opens, and that of a notebook without one
    ``say``        called with lines of progress

    Raises `ExportFault`.
    """
    read = read_group(notebooks, lang)
    if not read:
        raise ExportFault(f"{notebooks[0].name} is marked as not for export")
    say(f"Running {notebooks[0].name}")
    faults = Faults()
    page = run_group(read, fixed=lang is not None, faults=faults)
    with TemporaryDirectory() as made:
        bundle = make_bundle(Path(made), pyodide=pyodide, say=say)
        single = Single(read, bundle)
        check_prose(page, single, faults)
        faults.raise_all()
        file.parent.mkdir(parents=True, exist_ok=True)
        text = page_html(page, single, packed(page_data(page, single.runtime)))
        file.write_text(text, encoding="utf-8")
    return file
