"""Small notebooks for the tests, and a probe through which a test speaks with their kernel."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from textwrap import dedent

_numbers = count(1)

PROBE = """
import json as _json, traceback as _traceback
import ipywidgets as _w
from IPython.display import display as _display
_ask = _w.Textarea(layout={"width": "100%", "height": "24px"})
_say = _w.Textarea(layout={"width": "100%", "height": "24px"}, disabled=True)
_go = _w.Button(description="probe")
for _part, _name in ((_ask, "ask"), (_say, "say"), (_go, "go")):
    _part.add_class("probe-" + _name)
def _run(_):
    call = _json.loads(_ask.value)
    answer = {"n": call["n"], "value": None, "fault": None}
    try:
        if call["run"]:
            exec(call["code"], globals())
        else:
            answer["value"] = eval(call["code"], globals())
    except Exception:
        answer["fault"] = _traceback.format_exc()
    _say.value = _json.dumps(answer)
_go.on_click(_run)
_display(_w.VBox([_ask, _say, _go]))
"""
"""A box, a button and an answer: the test reads and changes the kernel's side through them."""


def write_notebook(folder: Path, *cells: str, probe: bool = True) -> str:
    """Write a notebook of these cells into a folder, and return its name."""
    name = f"t{next(_numbers)}.ipynb"
    sources = [dedent(cell).strip() for cell in cells]
    if probe:
        sources.append(PROBE.strip())
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
