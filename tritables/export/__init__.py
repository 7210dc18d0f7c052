"""Export of notebooks as static pages, whose boards are played by Python in the reader's browser.

`site` and `single_page` write pages, `notebook_runner` runs notebooks, `bundle` lays down the
Python of the pages and `pyodide` finds its interpreter. `recording` and `worksheet` write HTML that
needs no Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["ExportFault", "Faults"]


class ExportFault(Exception):
    """An export that cannot be written; its text has a line for each fault."""


class Faults:
    """A collector of faults, so that an author is told of all of them at once.

    >>> faults = Faults()
    >>> for name in "ab":
    ...     with faults.collect():
    ...         raise ExportFault(f"{name} is missing")
    >>> faults.raise_all()
    Traceback (most recent call last):
    tritables.export.ExportFault: a is missing
    b is missing
    """

    def __init__(self) -> None:
        self._texts: dict[str, None] = {}

    @contextmanager
    def collect(self) -> Iterator[None]:
        """Keep an `ExportFault` that the block raises, instead of letting it through."""
        try:
            yield
        except ExportFault as fault:
            self._texts[str(fault)] = None

    def raise_all(self) -> None:
        """Raise `ExportFault` with the faults that were kept, each once, if there are any."""
        if self._texts:
            raise ExportFault("\n".join(self._texts))
