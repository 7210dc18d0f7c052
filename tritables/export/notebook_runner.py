"""Running the cells of a notebook, and recording their output as the blocks of a page."""

from __future__ import annotations

import ast
import sys
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, chdir, contextmanager, redirect_stdout
from hashlib import sha256
from io import StringIO
from itertools import count
from typing import Any, cast
from unittest.mock import patch

import ipywidgets

from tritables.core.chance import SEED_BITS
from tritables.endpoint.seeds import drawn_from
from tritables.endpoint.transports.worker import DEAL, deal_until
from tritables.export.markdown import rendered, with_heading_ids
from tritables.export.notebook import Cell, Notebook
from tritables.export.page import Block, Board, LiveBoard, Output, Page, Prose
from tritables.export.page_data import redrawn_part
from tritables.hosting.learner_dashboard import games_html
from tritables.table import Language
from tritables.table import Table as PlainTable
from tritables.templates import render
from tritables.texts import LANGUAGES
from tritables.widgets.notebook_settings import (
    NotebookSettings,
    isolated_settings,
    notebook_settings,
    speak,
)
from tritables.widgets.page import Page as WidgetPage
from tritables.widgets.table import Table


def run_notebook(notebook: Notebook) -> Page:
    """Run a notebook from its first cell to its last, and return its page.

    Cells are run as in a kernel, with the real widgets, in the notebook's folder. Seeds that are
    not given follow from the notebook's name, so that the same notebook gives the same page. Raises
    `ExportFault` with the cell, for one that raises and for output that a page cannot show.
    """
    return _Recorder(notebook).run()


class _Recorder:
    """The run of one notebook, which collects the output of its cells."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook
        self.blocks: list[Block] = []
        self.tables: dict[str, Table] = {}
        self.names: dict[str, Any] = {"__name__": "__main__", "display": self.display}
        self.seeds: set[int] = set()
        self._numbers = count(1)
        self._cell: Cell | None = None
        self._seen_listeners: set[int] = set()
        """Ids of the Python listeners that were seen before."""

    def run(self) -> Page:
        with self._as_a_kernel_does():
            for cell in self.notebook.cells:
                if cell.mark == "no":
                    continue
                self._cell = cell
                if cell.kind == "markdown":
                    self._markdown(cell)
                else:
                    self._code(cell)
            boards = {
                id: LiveBoard(
                    table, follows_page_language(table), self._settle_seed(table), table._origin
                )
                for id, table in self.tables.items()
            }
        lang = self.notebook.lang or LANGUAGES[0]
        return Page(self.notebook.name, self.notebook.titles, tuple(self.blocks), boards, lang)

    def _settle_seed(self, table: Table) -> bool:
        """Tell whether a table's seed was drawn here, and deal so that a person moves first.

        Until the page's Python is loaded no opponent can move.
        """
        drawn = table.seed in self.seeds
        if drawn and not _is_persons_turn(table) and redrawn_part(table.save()) == DEAL:
            deal_until(lambda: _is_persons_turn(table), table.new_game)
        return drawn

    @contextmanager
    def _as_a_kernel_does(self) -> Iterator[None]:
        """Run the block in the notebook's folder, with its display and its seeds."""
        folder = self.notebook.path.resolve().parent
        with ExitStack() as stack:
            stack.enter_context(chdir(folder))
            stack.enter_context(patch.object(sys, "path", [str(folder), *sys.path]))
            stack.enter_context(patch("IPython.display.display", self.display))
            stack.enter_context(drawn_from(self._seed))
            stack.enter_context(isolated_settings())
            if self.notebook.lang is not None:
                speak(cast(Language, self.notebook.lang))
            yield

    def _seed(self) -> int:
        text = f"{self.notebook.name} {next(self._numbers)}"
        seed: int = int.from_bytes(sha256(text.encode()).digest()) % 2**SEED_BITS
        self.seeds.add(seed)
        return seed

    def _markdown(self, cell: Cell) -> None:
        text = cell.source
        for name, kinds in cell.attachments.items():
            for kind, data in kinds.items():
                text = text.replace(f"attachment:{name}", f"data:{kind};base64,{data}")
        if cell.shows == "games":
            self.blocks.append(Prose({"": self._cards()}, cell.id, cell.number))
        elif text.strip() and cell.mark == "page":
            self.blocks.append(
                Prose({self.notebook.lang or "": with_heading_ids(text)}, cell.id, cell.number)
            )

    def _cards(self) -> str:
        """The HTML of the cards of the games whose notebooks lie beside this one."""
        folder = self.notebook.path.resolve().parent
        root = folder.parent if folder.name in LANGUAGES else folder
        return games_html(lambda name: (root / f"{name}.ipynb").is_file())

    def _code(self, cell: Cell) -> None:
        printed = StringIO()
        try:
            *before, last = _statements(cell.source)
            with redirect_stdout(printed):
                exec(compile(ast.Module(before, []), "<cell>", "exec"), self.names)
                value = last and eval(compile(last, "<cell>", "eval"), self.names)
        except (Exception, SystemExit) as fault:
            raise self.notebook.fault(cell, _exception_text(fault)) from fault
        if printed.getvalue() and cell.mark == "page":
            self.blocks.append(_text(printed.getvalue()))
        self._check_listeners(cell)
        if value is not None and not cell.source.rstrip().endswith(";"):
            self.display(value)

    def display(self, *shown: Any, **_: Any) -> None:
        """Add values to the output of the current cell, as IPython's ``display`` does."""
        assert self._cell is not None
        for value in shown:
            if self._cell.mark == "page":
                self.blocks.append(self._block(value, self._cell))

    def _block(self, value: Any, cell: Cell) -> Block:
        if isinstance(value, Table):
            known = [id for id, table in self.tables.items() if table is value]
            id = known[0] if known else f"b{len(self.tables)}"
            self.tables[id] = value
            return Board(id)
        if isinstance(value, ipywidgets.Widget):
            kind = type(value).__name__
            raise self.notebook.fault(
                cell,
                f"it shows a widget ({kind}), which needs a kernel; a page without a server shows"
                f" tables, lessons, prose and text. {LEAVE_OUT}",
            )
        return _output(value)

    def _check_listeners(self, cell: Cell) -> None:
        """Raise `ExportFault` for a new Python listener: a page has no kernel to call it."""
        watched = [*self.tables.values(), *self.names.values()]
        for value in watched:
            if not isinstance(value, Table | WidgetPage):
                continue
            for listener in _listeners(value):
                if id(listener) not in self._seen_listeners and cell.mark == "page":
                    raise self.notebook.fault(
                        cell,
                        f"Python observes a board, and the page has none to hear it. {LEAVE_OUT}",
                    )
                self._seen_listeners.add(id(listener))


LEAVE_OUT = 'Mark the cell\'s metadata with {"tritables": {"export": false}} to leave it out.'


def _statements(source: str) -> list[Any]:
    """The statements of a cell, then the expression whose value it shows, or None."""
    tree = ast.parse(source)
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        return [*tree.body[:-1], ast.Expression(tree.body[-1].value)]
    return [*tree.body, None]


def _exception_text(fault: BaseException) -> str:
    """An exception in one line, with the line of the cell that raised it."""
    if isinstance(fault, SyntaxError):
        return f"{type(fault).__name__}: {fault.msg} (line {fault.lineno})"
    lines = [at.lineno for at in traceback.extract_tb(fault.__traceback__) if at.name == "<module>"]
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(fault).__name__}: {fault}{place}"


def _output(value: Any) -> Output:
    """A value as a notebook displays it: as HTML, SVG or Markdown where it can be, else as text."""
    for name, made in (("_repr_html_", str), ("_repr_svg_", str), ("_repr_markdown_", rendered)):
        tell = getattr(value, name, None)
        if tell is not None and not isinstance(value, type) and (text := tell()) is not None:
            return Output(made(text))
    return _text(repr(value))


def _text(text: str) -> Output:
    return Output(render("export/text.html.j2", text=text))


def _listeners(value: Any) -> Iterator[Any]:
    """The listeners of a table or a page that are not the package's own."""
    for kinds in value._trait_notifiers.values():
        for listener in (one for found in kinds.values() for one in found):
            owner = getattr(listener, "__self__", None)
            if not isinstance(owner, NotebookSettings | Table | WidgetPage) and _is_foreign(
                listener
            ):
                yield listener


def _is_foreign(listener: Any) -> bool:
    """Tell whether a listener is not one that every widget has."""
    return type(listener).__name__ != "ObserveHandler"


def _is_persons_turn(table: Table) -> bool:
    """Tell whether a person is to move at a table, and no opponent."""
    return not PlainTable.load(table.save()).thinks


def follows_page_language(table: Table) -> bool:
    """Tell whether a table follows the language of its page."""
    if (here := notebook_settings()) is not None and here.shares_language(table):
        return True
    notifiers = table._trait_notifiers.get("lang", {}).get("change", [])
    return any(isinstance(getattr(one, "__self__", None), WidgetPage) for one in notifiers)
