"""The SQLite file of kept games, opened by many kernels at once, and put aside if it is damaged.

A file that SQLite cannot open is renamed, to `games.db.damaged-1` for instance, and replaced by a
new one. Nothing is deleted.
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
"""The version of the file's schema, which is in the file."""

NETWORK: Final = frozenset(
    {
        *("9p", "afs", "beegfs", "ceph", "cifs", "fuse.glusterfs", "fuse.sshfs", "glusterfs"),
        *("gpfs", "lustre", "nfs", "nfs4", "smb3"),
    }
)
"""Network file systems, on which a write-ahead log fails: it needs memory that all writers
share.
"""

_WAIT: Final = 2.0
"""Seconds to wait for another kernel's write."""

_PAUSE: Final = 0.02
"""Seconds between attempts to open the file."""

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
"""Suffixes of the files that SQLite keeps beside a database."""

_MARK: Final = ".damaged-"
"""The infix of the name of a file that was put aside, before a number."""


class _Damaged(Exception):
    """The file is damaged beyond opening."""


def opened(path: Path) -> sqlite3.Connection:
    """Open the file, or a new one in place of a damaged one.

    With a write-ahead log many can read while one writes, and no write waits for the disk: a killed
    kernel loses nothing, and a power failure the last moves at most. Where it does not work the
    file is written in place, with a rollback journal. Raises `OtherVersion`, and `OSError` or
    `sqlite3.Error` where the file cannot be used.

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
    """Return the name of the last file that was put aside after a time; None without one."""
    aside = [(one.stat().st_mtime, one.name) for one in path.parent.glob(f"{path.name}{_MARK}*")]
    files = [one for one in aside if not one[1].endswith(_BESIDE)]
    when, name = max(files, default=(0.0, ""))
    return name if when > since else None


def _put_aside(path: Path) -> None:
    """Rename a file and those beside it; the time of that becomes its modification time."""
    nth = 1
    while (aside := path.with_name(f"{path.name}{_MARK}{nth}")).exists():
        nth += 1
    for end in (*_BESIDE, ""):
        if (one := path.with_name(path.name + end)).exists():
            one.rename(aside.with_name(aside.name + end))
    os.utime(aside)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Lock the file against other kernels that would put it aside, which would take the new one.

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
    """Open the file in the first journal mode that works; raises `_Damaged` where none ever
    will.
    """
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
    """Return True if an error has one of SQLite's primary codes."""
    code: int = getattr(fault, "sqlite_errorcode", 0)  # none where it is none of SQLite's
    return code & 0xFF in kinds


def _opened_as(way: str, path: Path) -> sqlite3.Connection:
    """Open the file in a journal mode."""
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
    """Check the tables' columns, which damage can change.

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
    """The type of the file system that a file is on; empty where unknown."""
    try:
        mounts = Path("/proc/self/mounts").read_text().splitlines()
    except OSError:
        return ""
    kinds = {point: kind for _, point, kind, *_ in map(str.split, mounts)}
    places = [str(place) for place in path.resolve().parents]
    return next((kinds[place] for place in places if place in kinds), "")
