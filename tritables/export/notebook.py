"""A notebook as an export reads it: its cells in order, with marks for the page."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tritables.export import ExportFault
from tritables.export.markdown import heading
from tritables.texts import LANGUAGES

Mark = Literal["page", "run", "no"]
"""The use of a cell: shown on the page, only run, or left out."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its number from 1 on, its kind, its source, its mark, its attachments and its id."""

    number: int
    kind: Literal["code", "markdown"]
    source: str
    mark: Mark
    attachments: Mapping[str, Mapping[str, str]]
    id: str
    shows: str = ""
    """The part of a page that replaces the cell: ``"games"`` is the cards of all games."""


@dataclass(frozen=True, slots=True)
class Notebook:
    """A notebook: its file, its cells, and its titles by language."""

    path: Path
    cells: tuple[Cell, ...]
    titles: Mapping[str, str]
    lang: str | None
    """The language of its prose; None where nothing says it."""

    @property
    def name(self) -> str:
        """The stem of its file's name."""
        return self.path.stem

    def fault(self, cell: Cell, reason: object) -> ExportFault:
        """A fault of a cell, with the names of the notebook and the cell's number."""
        return ExportFault(f"{self.path.name}, cell {cell.number}: {reason}")


def read_notebook(path: Path, lang: str | None = None) -> Notebook | None:
    """Read a notebook; None for one that is marked as not for export.

    Its language is that of its metadata, of its folder's name, or of a call of `speak` in its
    cells; else it is ``lang``.

    The mark is ``{"tritables": {"export": false}}`` in the metadata of a notebook, or of a cell,
    which is not run then; ``"run"`` marks a cell that is run without showing its output. Raises
    `ExportFault` for a file that is no notebook of format 4, and for another mark.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["nbformat"] != 4:
            raise ValueError(f"it has notebook format {data['nbformat']}, and not 4")
        metadata: Mapping[str, Any] = data["metadata"]
        cells = tuple(
            _cell(number, cell)
            for number, cell in enumerate(data["cells"], 1)
            if cell["cell_type"] in ("code", "markdown")
        )
        mark = _mark(metadata)
    except OSError as fault:
        raise ExportFault(f"{path} cannot be read: {fault.strerror}") from fault
    except ValueError as fault:
        raise ExportFault(f"{path.name} cannot be exported: {fault}") from fault
    except (KeyError, TypeError, AttributeError) as fault:
        raise ExportFault(f"{path.name} is no notebook of format 4") from fault
    if mark == "no":
        return None
    said = metadata.get("lang")
    written = said if said in LANGUAGES else language_of(path) or next(_spoken(cells), None)
    lang = written or lang
    title = metadata.get("title") or _heading(cells) or path.stem
    titles = metadata.get("titles") or {lang or LANGUAGES[0]: title}
    # Absolute: its cells are run in its own folder, where a relative path would lead elsewhere.
    return Notebook(path.absolute(), cells, titles, lang)


def language_of(path: Path) -> str | None:
    """The language whose code is the name of a notebook's folder; None for another name."""
    folder = path.resolve().parent.name
    return folder if folder in LANGUAGES else None


def _spoken(cells: tuple[Cell, ...]) -> Iterator[str]:
    """The languages in calls of `speak` in cells, as far as they are literals."""
    for cell in cells:
        if cell.kind == "markdown" or cell.mark == "no" or "speak" not in cell.source:
            continue
        with suppress(SyntaxError):  # which is told when the cell is run
            for call in ast.walk(ast.parse(cell.source)):
                if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] == "speak":
                    given = [*call.args, *(option.value for option in call.keywords)]
                    names = [one.value for one in given if isinstance(one, ast.Constant)]
                    yield from (str(name) for name in names if name in LANGUAGES)


def _heading(cells: tuple[Cell, ...]) -> str | None:
    """The first heading in cells of a notebook that are for the page."""
    prose = (cell.source for cell in cells if cell.kind == "markdown" and cell.mark == "page")
    return next(filter(None, map(heading, prose)), None)


def _cell(number: int, cell: Mapping[str, Any]) -> Cell:
    source = cell["source"]
    return Cell(
        number,
        cell["cell_type"],
        source if isinstance(source, str) else "".join(source),
        _mark(cell.get("metadata", {})),
        cell.get("attachments", {}),
        cell.get("id", ""),
        str((cell.get("metadata", {}).get("tritables") or {}).get("shows", "")),
    )


def _mark(metadata: Mapping[str, Any]) -> Mark:
    export = (metadata.get("tritables") or {}).get("export", True)
    if export is False:
        return "no"
    if export not in (True, "run"):
        raise ValueError(f'"export" in its metadata is false or "run", and not {export!r}')
    return "run" if export == "run" else "page"
