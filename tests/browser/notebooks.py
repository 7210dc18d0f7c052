"""Small notebooks for the tests, and a probe through which a test speaks with their kernel."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from textwrap import dedent

_numbers = count(1)

PROBE = Path(__file__).with_name("probe.py").read_text()
"""A box and an answer: the test reads and changes the kernel's side through them."""


def source_of(cell: str) -> str:
    """A cell as its test wrote it, without the indent."""
    return dedent(cell).strip()


def write_notebook(folder: Path, *cells: str, probe: bool = True) -> str:
    """Write a notebook of these cells and the probe into a folder, and return its name."""
    name = f"t{next(_numbers)}.ipynb"
    sources = [*map(source_of, cells), *([PROBE.strip()] if probe else [])]
    made = [
        {
            "cell_type": "code",
            "id": f"cell-{index}",
            "execution_count": None,
            "metadata": {},
            "outputs": [],
            "source": source,
        }
        for index, source in enumerate(sources)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "cells": made,
    }
    (folder / name).write_text(json.dumps(notebook))
    return name
