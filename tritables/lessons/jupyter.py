"""Notebooks as Jupyter keeps them: cells, what is said of them, and the text of the file."""

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
    """A cell of Python that has not been run."""
    return _nbformat().v4.new_code_cell(source, id=id, metadata=dict(metadata))


def text_cell(id: str, source: str, metadata: Mapping[str, object] | None = None) -> Any:
    """A cell of Markdown."""
    return _nbformat().v4.new_markdown_cell(source, id=id, metadata=dict(metadata or {}))


def file_of(cells: Sequence[Any], metadata: Mapping[str, object]) -> str:
    """The text of a notebook's file; saving it again changes nothing."""
    nbformat = _nbformat()
    made = nbformat.v4.new_notebook(cells=list(cells), metadata={**_PYTHON, **metadata})
    made.nbformat_minor = 5
    nbformat.validate(made)
    return str(nbformat.writes(made)) + "\n"


def _nbformat() -> Any:
    """The library of notebooks; only who writes some needs it."""
    import nbformat

    return nbformat
