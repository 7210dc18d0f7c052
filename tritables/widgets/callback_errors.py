"""Errors in the callbacks of a notebook, shown at the board that they concern.

ipywidgets catches what a callback raises (`observe`, `on_click`) and has IPython print it. A
notebook shows that in its log, and a served page nowhere.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from traceback import walk_tb
from types import FrameType, TracebackType
from typing import Any, Final
from weakref import WeakValueDictionary

from IPython.core.getipython import get_ipython
from ipywidgets.widgets import widget

_OPEN: Final[WeakValueDictionary[int, Any]] = WeakValueDictionary()
"""The tables of this kernel, in the order in which they were opened."""

_NUMBERS: Final = count()


def watch(table: Any) -> None:
    """Show errors in callbacks at the table that they concern."""
    _OPEN[next(_NUMBERS)] = table
    shell: Any = get_ipython()
    if shell is not None and not _is_ours(shell.showtraceback):
        shell.showtraceback = partial(_show, shell.showtraceback)


def _is_ours(shows: Callable[..., None]) -> bool:
    return isinstance(shows, partial) and shows.func is _show


def _show(plainly: Callable[..., None], *args: Any, **given: Any) -> None:
    """Print the current exception, and show one of a callback at its board."""
    trace = sys.exc_info()[2]
    if trace is not None and trace.tb_frame.f_globals.get("__name__") == widget.__name__:
        table = table_of(trace)
        if table is not None:
            table._front.tell_fault()
    plainly(*args, **given)


def table_of(trace: TracebackType) -> Any | None:
    """Return the table that an exception concerns: the one named where it was raised.

    Of several it is the one named last before the error; without any the first table.
    """
    frames = [frame for frame, _ in walk_tb(trace)]
    named = (value for frame in reversed(frames) for value in _named_in(frame))
    tables = list(_OPEN.values())
    return next((one for one in named if any(one is table for table in tables)), None) or next(
        iter(tables), None
    )


def _named_in(frame: FrameType) -> Iterator[object]:
    """The values of the names in a piece of code, its local ones first."""
    code = frame.f_code
    for name in (*code.co_varnames, *code.co_cellvars, *code.co_freevars, *code.co_names):
        if name in frame.f_locals:
            yield frame.f_locals[name]
        elif name in frame.f_globals:
            yield frame.f_globals[name]
