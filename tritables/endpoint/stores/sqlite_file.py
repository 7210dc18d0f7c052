"""The SQLite file of kept games: opened for many kernels at once, put aside where it is damaged.

A file that SQLite cannot open gets another name, `games.db.damaged-1` for instance, and a new one
takes its place. Nothing of it is thrown away.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tritables.endpoint.stores.store import OtherVersion, Unkept

VERSION: Final = 1
"""Of the file's form; it stands in the file."""

NETWORK: Final = frozenset(
    {
        *("9p", "afs", "beegfs", "ceph", "cifs", "fuse.glusterfs", "fuse.sshfs", "glusterfs"),
        *("gpfs", "lustre", "nfs", "nfs4", "smb3"),
    }
)
"""File systems of other machines: a write-ahead log wants memory that all who write share."""

_WAIT: Final = 2.0
"""Seconds that one kernel waits for another that writes."""

_PAUSE: Final = 0.02
"""Seconds between two tries to open the file."""

_TABLES: Final = """
    CREATE TABLE IF NOT EXISTS boards (
        board TEXT PRIMARY KEY, deal TEXT NOT NULL, rest TEXT NOT NULL,
        size INTEGER NOT NULL, at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS left_at ON boards (at);
    CREATE TABLE IF NOT EXISTS rounds (
        board TEXT NOT NULL, nth INTEGER NOT NULL, round TEXT NOT NULL, PRIMARY KEY (board, nth)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS moves (
        board TEXT NOT NULL, nth INTEGER NOT NULL, move TEXT NOT NULL, PRIMARY KEY (board, nth)
    ) WITHOUT ROWID;
"""
_COLUMNS: Final = {
    "boards": "board, deal, rest, size, at",
    "rounds": "board, nth, round",
    "moves": "board, nth, move",
}

_BESIDE: Final = ("-wal", "-shm", "-journal")
"""Ends of the names of the files that SQLite keeps beside a database, which belong to it."""

_MARK: Final = ".damaged-"
"""What stands between the name of the file and a number in the name of one that was put aside."""


class _Damaged(Exception):
    """The file cannot be opened by anybody any more."""


def opened(path: Path) -> sqlite3.Connection:
    """Open the file, or a new one in its place where it is damaged.

    A write-ahead log lets many read while one writes, and needs no wait for the disk: a kernel that
    is killed loses nothing, and a machine that loses its power the last moves at most. Where it
    does not work the file is written in place, after a copy of what was there.

    Raises `OtherVersion`, and `OSError` or `sqlite3.Error` where the file is not to be used.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "games.db"
    ...     _ = path.write_bytes(b"no database" * 100)
    ...     opened(path).close()
    ...     put_aside_since(path, 0.0)
    'games.db.damaged-1'
    """
    try:
        return _opened(path)
    except _Damaged:
        pass
    with _alone(path):
        try:
            return _opened(path)  # another kernel was here first
        except _Damaged:
            _put_aside(path)
        return _opened(path)


def put_aside_since(path: Path, since: float) -> str | None:
    """The name of the damaged file that was put aside last, if that was after a time."""
    aside = [(one.stat().st_mtime, one.name) for one in path.parent.glob(f"{path.name}{_MARK}*")]
    files = [one for one in aside if not one[1].endswith(_BESIDE)]
    when, name = max(files, default=(0.0, ""))
    return name if when > since else None


def _put_aside(path: Path) -> None:
    """Give a file another name, with what belongs to it; that it was so now stands at the file."""
    nth = 1
    while (aside := path.with_name(f"{path.name}{_MARK}{nth}")).exists():
        nth += 1
    for end in (*_BESIDE, ""):
        if (one := path.with_name(path.name + end)).exists():
            one.rename(aside.with_name(aside.name + end))
    os.utime(aside)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Have no other kernel put the file aside meanwhile, or it would take the new one.

    The lock is one of SQLite's, on an empty file: it ends with the process that holds it.
    """
    lock = path.with_name(f"{path.name}.lock")
    lock.touch(mode=0o600)
    db = sqlite3.connect(lock, timeout=_WAIT, isolation_level=None)
    try:
        db.execute("BEGIN EXCLUSIVE")
        yield
    finally:
        db.close()


def _opened(path: Path) -> sqlite3.Connection:
    """Open the file in the first way that works; raises `_Damaged` where none ever will."""
    path.touch(mode=0o600)
    ways = ["DELETE"] if _file_system(path) in NETWORK else ["WAL", "DELETE"]
    until = monotonic() + _WAIT
    while True:
        try:
            return _opened_as(ways[0], path)
        except sqlite3.OperationalError as fault:
            # SQLite does not wait here for one that writes: of two that did, neither would go on.
            if is_of(fault, sqlite3.SQLITE_BUSY):
                if monotonic() > until:
                    raise
                sleep(_PAUSE)
            elif len(ways) > 1:
                ways.pop(0)
            else:
                raise
        except sqlite3.DatabaseError as fault:
            if is_of(fault, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
                raise _Damaged(str(fault)) from fault
            raise
        except UnicodeDecodeError as fault:  # a name in the file that SQLite's complaint tells
            raise _Damaged(str(fault)) from fault


def is_of(fault: sqlite3.Error, *kinds: int) -> bool:
    """Tell whether a fault is of one of these kinds, by SQLite's numbers without finer points."""
    code: int = getattr(fault, "sqlite_errorcode", 0)  # none where it is none of SQLite's
    return code & 0xFF in kinds


def _opened_as(way: str, path: Path) -> sqlite3.Connection:
    """Open the file, written in one of the ways."""
    db = sqlite3.connect(path, timeout=_WAIT, isolation_level=None, check_same_thread=False)
    try:
        db.execute(f"PRAGMA journal_mode = {way}")
        db.execute("PRAGMA synchronous = NORMAL")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version not in (0, VERSION):
            raise OtherVersion(f"{path}: {version}")
        if version == 0:
            db.executescript(f"BEGIN IMMEDIATE; {_TABLES} PRAGMA user_version = {VERSION}; COMMIT")
        _check_form(db)
    except BaseException:
        db.close()
        raise
    return db


def _check_form(db: sqlite3.Connection) -> None:
    """Hold the tables against their form, of which damage can make another one.

    Raises `_Damaged`; and `Unkept` for a database that was never one of ours.
    """
    known = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not known & set(_COLUMNS):
        raise Unkept("not a file of kept games")
    try:
        for table, columns in _COLUMNS.items():
            db.execute(f"SELECT {columns} FROM {table} LIMIT 0")
    except sqlite3.OperationalError as fault:
        if is_of(fault, sqlite3.SQLITE_ERROR):
            raise _Damaged(str(fault)) from fault
        raise


def _file_system(path: Path) -> str:
    """The sort of file system that a file is on; empty where the machine does not tell."""
    try:
        mounts = Path("/proc/self/mounts").read_text().splitlines()
    except OSError:
        return ""
    kinds = {point: kind for _, point, kind, *_ in map(str.split, mounts)}
    places = [str(place) for place in path.resolve().parents]
    return next((kinds[place] for place in places if place in kinds), "")
