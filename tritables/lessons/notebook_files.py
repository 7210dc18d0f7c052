"""Notebook files in Jupyter's format: cells, metadata and the JSON text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

_PYTHON: Final = {
    "kernelspec": {
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "name": "python3",
    },
    "language_info": {
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "pygments_lexer": "ipython3",
    },
}


def code_cell(id: str, source: str, metadata: Mapping[str, object]) -> Any:
    """Return a code cell that has not been run."""
    return _nbformat().v4.new_code_cell(source, id=id, metadata=dict(metadata))


def text_cell(id: str, source: str, metadata: Mapping[str, object] | None = None) -> Any:
    """Return a Markdown cell."""
    return _nbformat().v4.new_markdown_cell(source, id=id, metadata=dict(metadata or {}))


def notebook_text(cells: Sequence[Any], metadata: Mapping[str, object]) -> str:
    """Return the text of a notebook file, as Jupyter itself would save it."""
    nbformat = _nbformat()
    made = nbformat.v4.new_notebook(cells=list(cells), metadata={**_PYTHON, **metadata})
    made.nbformat_minor = 5
    nbformat.validate(made)
    return str(nbformat.writes(made)) + "\n"


def _nbformat() -> Any:
    """Import nbformat, which only a writer of notebooks needs."""
    import nbformat

    return nbformat
