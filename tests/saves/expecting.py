"""Expectations: what the code of the day makes of an entry of the corpus, as JSON.

- ``{"loads": …}``: it opens, and these are `adapter.results`; ``went_on`` is what the same few
  commands then do; ``same`` says that saving it again gives the same value;
- ``{"refused": …}``: an error of ours, by its message's id and place; of a file also what is sound;
- ``{"crashes": …}``: something else was raised, which is a fault; nothing in the corpus expects it;
- of a browser's copy ``{"taken": false}`` where it is refused, and ``place``;
- of a store what is ``found`` at the board, and what is there ``rejoined``.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import time
from typing import Any, Final

from tests.saves import adapter
from tests.saves.rows import write_rows
from tritables.core.errors import TritablesError

Json = Any

FRESH: Final = "fedcba9876543210" * 2


def expected(kind: str, entry: Json) -> Json:
    """What is to be expected of an entry."""
    try:
        return _OF.get(kind, of_value)(entry)
    except TritablesError:
        raise
    except Exception as fault:
        return {"crashes": type(fault).__name__}


def of_value(entry: Json) -> Json:
    """Of a saved value."""
    try:
        table = adapter.loaded(entry["saved"])
    except TritablesError as fault:
        return {"refused": adapter.refused(fault)}
    return _loads(table, entry["saved"])


def of_text(entry: Json) -> Json:
    """Of a file."""
    try:
        table = adapter.read_text(entry["text"])
    except TritablesError as fault:
        sound = adapter.sound(fault)
        return {
            "refused": adapter.refused(fault),
            "line": adapter.line_of(fault),
            "sound": None if sound is None else adapter.results(adapter.loaded(sound)),
        }
    return _loads(table, adapter.saved(table))


def of_copy(entry: Json) -> Json:
    """Of what a browser keeps of a lesson."""
    place = adapter.browser_copy(adapter.opened(entry["opening"]))["place"]
    taken, table = adapter.resumed(entry["opening"], entry["copy"]["saved"])
    if not taken:
        return {"place": place, "taken": False}
    return {"place": place, **_loads(table, None)}


def of_store(entry: Json) -> Json:
    """Of a store with one board."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        write_rows(path, [entry["rows"]], time())
        return of_board(path, entry)


def of_board(path: Path, entry: Json) -> Json:
    """Of a board whose game is kept in a SQLite file."""
    store = adapter.Store(path)
    try:
        visit = adapter.Visit(store, entry["opening"])
        found = visit.recall([entry["token"]], FRESH)
        told = {"origin": visit.origin, "found": found}
        if not found or not found[0]["open"]:
            return told
        taken = visit.rejoin(found[0]["nth"], FRESH)
        return {**told, "rejoined": _loads(visit.table, None) if taken else None}
    finally:
        store.close()


_OF = {"files": of_text, "copies": of_copy, "stores": of_store}


def _loads(table: adapter.Table, saved: Json) -> Json:
    told = {"loads": adapter.results(table)}
    if saved is not None:
        told["same"] = adapter.saved(table) == saved
    return {**told, "went_on": adapter.went_on(table)}
