"""Rows of a SQLite store, as JSON and back, whatever they hold; no code of the package is here."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

Json = Any

TABLES: Final = """
    CREATE TABLE boards (
        board TEXT PRIMARY KEY, deal TEXT NOT NULL, rest TEXT NOT NULL,
        size INTEGER NOT NULL, at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX left_at ON boards (at);
    CREATE TABLE rounds (
        board TEXT NOT NULL, nth INTEGER NOT NULL, round TEXT NOT NULL, PRIMARY KEY (board, nth)
    ) WITHOUT ROWID;
    CREATE TABLE moves (
        board TEXT NOT NULL, nth INTEGER NOT NULL, move TEXT NOT NULL, PRIMARY KEY (board, nth)
    ) WITHOUT ROWID;
    PRAGMA user_version = 1;
"""
"""The form of version 1, as such files were made in November 2026."""

COLUMNS: Final = {"boards": 5, "rounds": 3, "moves": 3}

BLOB: Final = "blob"
"""The key of a value that is bytes, in hexadecimal digits."""


def rows_of(path: Path, known: Iterable[str] = ()) -> Json:
    """The rows of a file by their table, but of known boards; the time of a board is told as 0."""
    with closing(sqlite3.connect(path)) as db:
        found = {
            name: [list(row) for row in db.execute(f"SELECT * FROM {name}") if row[0] not in known]
            for name in COLUMNS
        }
    for row in found["boards"]:
        row[-1] = 0
    return found


def write_rows(path: Path, stores: Iterable[Json], now: float) -> None:
    """A new file with the rows of several stores, their games left now."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA synchronous = OFF")  # no current fails: nothing need be on the disk
        db.executescript(TABLES)
        for rows in stores:
            for name, count in COLUMNS.items():
                asked = f"INSERT OR REPLACE INTO {name} VALUES ({', '.join('?' * count)})"
                db.executemany(asked, [[_value(value) for value in row] for row in rows[name]])
        db.execute("UPDATE boards SET at = ?", (now,))
        db.commit()


def _value(value: Json) -> object:
    return bytes.fromhex(value[BLOB]) if isinstance(value, dict) else value
