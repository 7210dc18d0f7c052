"""Reasons for a notebook to have a kernel, as far as its cells tell by themselves.

Its cells are run once for all readers, and its boards are played at tables of the server's. So its
Python may do nothing that is another thing for each reader, or that has to go on beside a board.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from markdown_it import MarkdownIt

from tritables.export.import_closure import imports_of
from tritables.export.notebook import Cell, Notebook
from tritables.export.notebook_runner import LEAVE_OUT

SAME_FOR_ALL: Final = frozenset(
    {
        *("__future__", "IPython", "collections", "dataclasses", "enum", "fractions", "functools"),
        *(
            "ipywidgets",
            "itertools",
            "json",
            "math",
            "operator",
            "pathlib",
            "re",
            "statistics",
            "string",
        ),
        *("textwrap", "tritables", "typing"),
    }
)
"""Modules whose use gives every reader the same: no clock, no chance, no network."""

_MATH: Final = re.compile(r"\$[^\s$][^$]*\$|\\\(|\\\[|\\begin\{")


def kernel_needs(notebook: Notebook) -> Iterator[str]:
    """Yield why a notebook needs a kernel, each with its cell; nothing where no cell says so.

    What shows only when the cells are run is told by `tritables.hosting.light_page.make_page`.
    """
    for cell in notebook.cells:
        for reason in _code(cell) if cell.kind == "code" else _prose(cell):
            yield f"cell {cell.number}: {reason}"


def _code(cell: Cell) -> Iterator[str]:
    if cell.mark != "page":
        yield "it is marked as not for export, and so is run for each reader"
        return
    try:
        names = list(imports_of(cell.source.encode(), "cell", package=False, late=True))
        parsed = ast.parse(cell.source)
    except SyntaxError as fault:
        yield f"it is not plain Python ({fault.msg}, line {fault.lineno})"
        return
    tops = {name.split(".")[0] for name in names}
    if others := sorted(tops - SAME_FOR_ALL):
        yield f"it imports {', '.join(others)}, so each reader has Python of their own"
    if any(map(_is_layout, ast.walk(parsed))):
        yield "it sets the layout of a widget, which only a page of Voila's has"


def _is_layout(node: ast.AST) -> bool:
    """Return True for ``Table(…, layout=…)`` and for what is done to ``table.layout``."""
    return (isinstance(node, ast.keyword) and node.arg == "layout") or (
        isinstance(node, ast.Attribute) and node.attr == "layout"
    )


def _prose(cell: Cell) -> Iterator[str]:
    if cell.mark != "page":
        return
    if _MATH.search(cell.source):
        yield "it has mathematics, which Voila sets"
    tokens = MarkdownIt("commonmark", {"html": True}).parse(cell.source)
    inner = (one for token in tokens for one in (token, *(token.children or ())))
    if any(one.type in ("html_block", "html_inline") for one in inner):
        yield "it has HTML of its own"


def shortened(fault: object) -> str:
    """Return a fault of an export as a reason, in one line, without what an author would do.

    >>> shortened(f"a.ipynb, cell 2: it shows a widget. {LEAVE_OUT}")
    'cell 2: it shows a widget.'
    """
    line = str(fault).splitlines()[0].replace(LEAVE_OUT, "").strip()
    return re.sub(r"^[^,:]*\.ipynb, (?=cell \d)", "", line)
