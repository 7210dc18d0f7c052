"""Pages without a server: what a reader's own browser needs to play at the boards of a site.

`bundle` lays the Python that runs there beside the pages; `pyodide` finds the interpreter.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["ExportFault", "Faults"]


class ExportFault(Exception):
    """Why a site cannot be written: a line for each thing that is wrong."""


class Faults:
    """Collects what is wrong, so that whoever has to mend it is told all of it at once.

    >>> faults = Faults()
    >>> for name in "ab":
    ...     with faults.kept():
    ...         raise ExportFault(f"{name} is missing")
    >>> faults.tell()
    Traceback (most recent call last):
    tritables.export.ExportFault: a is missing
    b is missing
    """

    def __init__(self) -> None:
        self._told: dict[str, None] = {}

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep a fault for later."""
        try:
            yield
        except ExportFault as fault:
            self._told[str(fault)] = None

    def tell(self) -> None:
        """Raise `ExportFault` with all that was kept, if there is anything."""
        if self._told:
            raise ExportFault("\n".join(self._told))
