"""The identity of a board in a notebook, which is the same when the notebook is run again."""

from __future__ import annotations

import json
import os
from collections import Counter
from hashlib import sha256
from typing import Any, Final

_PAGES: Final = ("SCRIPT_NAME", "JPY_SESSION_NAME")
"""Environment variables with the notebook's path, of Voila and of Jupyter."""

_met: dict[str, tuple[object, Counter[str]]] = {}
"""By cell: its last run, and the number of boards of each origin in it."""


def place_of(origin: str) -> str:
    """Return a board's identity: a hash of its notebook, cell, origin and number in the cell.

    ``origin`` is a hash of what it was opened with. Where the cell is unknown, boards are counted
    through the notebook.

    >>> place_of("a") == place_of("a")
    False
    """
    cell, run = _cell()
    if cell not in _met or _met[cell][0] != run:
        _met[cell] = run, Counter()
    _, counted = _met[cell]
    counted[origin] += 1
    page = next((os.environ[name] for name in _PAGES if name in os.environ), "")
    place = json.dumps([page, cell, origin, counted[origin]])
    return sha256(place.encode()).hexdigest()[:16]


def _cell() -> tuple[str, object]:
    """The id of the cell that is run, and of its run."""
    try:
        from IPython import get_ipython  # type: ignore[attr-defined,unused-ignore]

        parent: Any = get_ipython().get_parent()  # type: ignore[no-untyped-call,unused-ignore]
        return str(parent["metadata"]["cellId"]), parent["header"]["msg_id"]
    except (ImportError, AttributeError, KeyError, TypeError):
        return "", None
