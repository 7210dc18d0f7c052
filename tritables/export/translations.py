"""Translations of a notebook, and the one page that they make together.

They have the same name in folders named by languages, such as ``en/tricom.ipynb`` and
``nl/tricom.ipynb``, and show the same boards in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tritables.export import ExportFault, Faults
from tritables.export.headings import with_headings
from tritables.export.notebook import Notebook, language_of, read_notebook
from tritables.export.notebook_runner import run_notebook
from tritables.export.page import Block, Board, Output, Page, Prose
from tritables.table import Table
from tritables.texts import ENGLISH, LANGUAGES


def grouped(paths: Iterable[Path], lang: str | None = None) -> list[tuple[Path, ...]]:
    """Group the notebooks of each page: that in ``lang`` first, then in the order of `LANGUAGES`.

    >>> [len(group) for group in grouped(map(Path, ("fr/a.ipynb", "b.ipynb", "en/a.ipynb")))]
    [2, 1]
    """
    groups: dict[object, list[Path]] = {}
    for path in paths:
        resolved = path.resolve()
        key: object = (resolved.parent.parent, path.name) if language_of(path) else resolved
        groups.setdefault(key, []).append(path)
    order = list(dict.fromkeys([lang, *LANGUAGES]))
    return [
        tuple(sorted(group, key=lambda path: order.index(language_of(path) or LANGUAGES[0])))
        for group in groups.values()
    ]


def notebooks_in(folder: Path) -> list[Path]:
    """The notebooks of a folder: those in its folders of languages, then those of other names."""
    spoken = [path for lang in LANGUAGES for path in sorted((folder / lang).glob("*.ipynb"))]
    names = {path.name for path in spoken}
    return spoken + [path for path in sorted(folder.glob("*.ipynb")) if path.name not in names]


def read_group(paths: Sequence[Path], lang: str | None = None) -> tuple[Notebook, ...]:
    """Read the notebooks of one page; none where one of them is marked as not for export.

    ``lang`` is the language of those that do not say theirs. Raises `ExportFault`.
    """
    read = [read_notebook(path, lang) for path in paths]
    return tuple(one for one in read if one is not None) if None not in read else ()


def run_group(
    notebooks: Sequence[Notebook], *, fixed: bool = False, faults: Faults | None = None
) -> Page:
    """Run the notebooks of one page, and merge their prose by language.

    ``fixed`` is that of the `Page`. Links that lead to no heading are added to ``faults`` where
    that is given. Raises `ExportFault` for a cell with a fault, for a notebook that shows something
    else than the first one, and, without ``faults``, for those links.
    """
    first, *others = ((notebook, run_notebook(notebook)) for notebook in notebooks)
    page = first[1]
    if not page.blocks:
        mark = '{"tritables": {"export": false}}'
        raise ExportFault(
            f"{first[0].path.name} shows nothing. Mark its metadata with {mark} to leave it out."
        )
    for notebook, other in others:
        _check_boards(first[0], page, notebook, other)
        if len(page.blocks) != len(other.blocks):
            raise _mismatch(first[0], notebook, "shows more or less")
        blocks = [
            _merged(first, notebook, *pair) for pair in zip(page.blocks, other.blocks, strict=True)
        ]
        titles = {**page.titles, **other.titles}
        page = Page(page.name, titles, tuple(blocks), page.boards, page.lang)
    kept = Faults() if faults is None else faults
    page = with_headings(replace(page, fixed=fixed), kept)
    if faults is None:
        kept.raise_all()
    return page


def _merged(first: tuple[Notebook, Page], notebook: Notebook, one: Block, other: Block) -> Block:
    """The blocks at the same position of two notebooks, merged."""
    if isinstance(one, Prose) and isinstance(other, Prose):
        return Prose({**one.html, **other.html}, one.id, one.cell)
    if isinstance(one, Board) and isinstance(other, Board) and one.id == other.id:
        return one
    if isinstance(one, Output | Prose) and isinstance(other, Output):
        if one == other:
            return one
        before = one.html if isinstance(one, Prose) else {first[1].lang: one.html}
        return Prose({**before, str(notebook.lang): other.html})
    raise _mismatch(first[0], notebook, "shows something else")


def _check_boards(first: Notebook, page: Page, notebook: Notebook, other: Page) -> None:
    if page.boards.keys() != other.boards.keys():
        raise _mismatch(first, notebook, "has more or fewer boards")
    for nth, id in enumerate(page.boards, 1):
        if _comparable(page.boards[id].table.save()) != _comparable(other.boards[id].table.save()):
            raise _mismatch(first, notebook, f"has another board as its number {nth}")


def _comparable(saved: Mapping[str, Any]) -> dict[str, Any]:
    """A saved board without its language and its clocks, to be compared."""
    found: dict[str, Any] = dict(saved)
    if "replay" in saved:  # what the house tells of a round is said in the language of its board
        table = Table.load(found)
        table.choose("lang", ENGLISH)
        found = table.save()
    settings = {name: value for name, value in found["settings"].items() if name != "lang"}
    return {**found, "settings": settings, "used": []}


def _mismatch(first: Notebook, notebook: Notebook, how: str) -> ExportFault:
    return ExportFault(f"{_named(notebook)} {how} than {_named(first)}, so they make no page")


def _named(notebook: Notebook) -> str:
    return f"{notebook.path.parent.name}/{notebook.path.name}"
