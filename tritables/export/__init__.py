"""Pages without a server: what a reader's own browser needs to play at the boards of a site.

`bundle` lays the Python that runs there beside the pages; `pyodide` finds the interpreter.
"""

from __future__ import annotations

__all__ = ["ExportFault"]


class ExportFault(Exception):
    """Why a site cannot be written, in one line for whoever asked for it."""
