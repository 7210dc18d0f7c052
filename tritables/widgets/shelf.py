"""Where games are kept while their kernel may go: one file, written a little at each move.

Whoever holds the token of a board finds it again, and nobody else: a token is drawn by the reader's
browser, of 128 bits, and only its hash stands in the file. What is kept may hold what no seat may
know, so it never leaves the machine on which it was played.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any, Final, Literal

from tritables.table.saves.journal import AHEAD, Entry, Page, assembled
from tritables.table.saves.repair import within
from tritables.widgets.storage import Forgotten, OtherVersion, TooLong, Torn, Unkept

DAYS: Final = 30
"""So long a game is kept after its last move."""

MOST_BOARDS: Final = 20_000
"""So many games are kept; those that were left first go first."""

LONGEST: Final = 1_000_000
"""Characters that one game takes at most."""

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
VERSION: Final = 1
"""Of the file's form; it stands in the file."""

Json = dict[str, Any]


NETWORK: Final = frozenset(
    {
        *("9p", "afs", "beegfs", "ceph", "cifs", "fuse.glusterfs", "fuse.sshfs", "glusterfs"),
        *("gpfs", "lustre", "nfs", "nfs4", "smb3"),
    }
)
"""File systems of other machines: a write-ahead log wants memory that all who write share."""


class Shelf:
    """The games that are kept in a file, which many kernels may write at once.

    Every method raises `Unkept` where the file is not to be used: no room, no right, no file.

    >>> import tempfile
    >>> from tritables.table import Table
    >>> from tritables.table.saves.journal import Journal
    >>> sitting, journal = Table.open("trictrac", seed=1), Journal()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     shelf = Shelf(Path(folder) / "games.db")
    ...     shelf.write("a token", journal.page(sitting))
    ...     shelf.read("a token") == sitting.save(), shelf.read("another")
    ...     shelf.close()
    (True, None)
    """

    def __init__(self, path: Path) -> None:
        self._open: sqlite3.Connection | None = None
        with _told():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.touch(mode=0o600)
            self._open = _opened(path)
            self._path, self._file = path, path.stat().st_ino

    def write(self, token: str, page: Page) -> None:
        """Write what is new of a board; all of it, or nothing."""
        board, now = _hidden(token), time()
        told = [*map(_text, page.moves)]
        added = [*map(_text, page.rounds)]
        rest = _text(page.rest)
        with _told(), self._all_or_nothing() as db:
            if page.is_first:
                self._drop(db, board)
            if page.deal is not None:
                db.execute("DELETE FROM moves WHERE board = ?", (board,))
                db.execute(
                    "INSERT INTO boards VALUES (?, ?, '', 0, 0) "
                    "ON CONFLICT DO UPDATE SET deal = excluded.deal, size = 0",
                    (board, _text(page.deal)),
                )
            kept = db.execute("SELECT size FROM boards WHERE board = ?", (board,)).fetchone()
            if kept is None:
                raise Forgotten("the beginning of this game")
            size = kept[0] + sum(map(len, told)) + sum(map(len, added))
            if size > LONGEST:
                raise TooLong("this game")
            for table, new in (("moves", told), ("rounds", added)):
                if new:
                    (begin,) = db.execute(
                        f"SELECT coalesce(max(nth) + 1, 0) FROM {table} WHERE board = ?", (board,)
                    ).fetchone()
                    rows = [(board, begin + nth, text) for nth, text in enumerate(new)]
                    db.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", rows)
            db.execute(
                "UPDATE boards SET rest = ?, size = ?, at = ? WHERE board = ?",
                (rest, size, now, board),
            )
            if page.is_first:
                self._forget_old(db, now)

    def read(self, token: str) -> Json | None:
        """A saved sitting as it was written last, and None where nothing is kept.

        Raises `Torn` where a move cannot be read any more, with what was played before it.
        """
        board = _hidden(token)
        with _told(), self._all_or_nothing("DEFERRED") as db:
            kept = db.execute("SELECT deal, rest FROM boards WHERE board = ?", (board,)).fetchone()
            if kept is None:
                return None
            asked = "SELECT round FROM rounds WHERE board = ? ORDER BY nth"
            rounds = [json.loads(text) for (text,) in db.execute(asked, (board,))]
            moves, fault = _readable(db, board)
        deal, rest = json.loads(kept[0]), json.loads(kept[1])
        if fault is None:
            return assembled(deal, rounds, moves, rest)
        few = {**within(rest, len(moves)), AHEAD: len(moves)}
        raise Torn(str(fault), assembled(deal, rounds, moves, few))

    def forget(self, token: str) -> None:
        """Keep nothing of a board any more."""
        with _told(), self._all_or_nothing() as db:
            self._drop(db, _hidden(token))

    @property
    def is_there(self) -> bool:
        """Whether the file is open and still the one of its name: somebody may have removed it."""
        try:
            return self._open is not None and self._path.stat().st_ino == self._file
        except OSError:
            return False

    def close(self) -> None:
        """Let go of the file."""
        if self._open is not None:
            self._open.close()
            self._open = None

    @contextmanager
    def _all_or_nothing(
        self, begins: Literal["IMMEDIATE", "DEFERRED"] = "IMMEDIATE"
    ) -> Iterator[sqlite3.Connection]:
        """What is one change, or, deferred, one look that waits for nobody's change."""
        db = self._open
        if db is None:
            raise Unkept("closed")
        db.execute(f"BEGIN {begins}")
        try:
            yield db
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")

    def _forget_old(self, db: sqlite3.Connection, now: float) -> None:
        """Forget what was left long ago, and what is too much."""
        old = db.execute(
            "SELECT board FROM boards WHERE at < ? UNION "
            "SELECT board FROM (SELECT board FROM boards ORDER BY at DESC LIMIT -1 OFFSET ?)",
            (now - DAYS * 86_400, MOST_BOARDS),
        ).fetchall()
        for (board,) in old:
            self._drop(db, board)

    def _drop(self, db: sqlite3.Connection, board: str) -> None:
        for table in ("boards", "rounds", "moves"):
            db.execute(f"DELETE FROM {table} WHERE board = ?", (board,))


def _opened(path: Path) -> sqlite3.Connection:
    """The file, ready to be written.

    A write-ahead log lets many read while one writes, and needs no wait for the disk: a kernel that
    is killed loses nothing, and a machine that loses its power the last moves at most. Where it
    does not work the file is written in place, after a copy of what was there.
    """
    ways = ["DELETE"] if _file_system(path) in NETWORK else ["WAL", "DELETE"]
    until = monotonic() + _WAIT
    while True:
        try:
            return _opened_as(ways[0], path)
        except sqlite3.OperationalError as fault:
            # SQLite does not wait here for one that writes: of two that did, neither would go on.
            if _primary(fault) == sqlite3.SQLITE_BUSY:
                if monotonic() > until:
                    raise
                sleep(_PAUSE)
            elif len(ways) > 1:
                ways.pop(0)
            else:
                raise


def _primary(fault: sqlite3.Error) -> int:
    """What SQLite calls a fault, without its finer points; 0 where it is none of SQLite's."""
    code: int = getattr(fault, "sqlite_errorcode", 0)
    return code & 0xFF


def _opened_as(way: str, path: Path) -> sqlite3.Connection:
    """The file, written in one of the ways."""
    db = sqlite3.connect(path, timeout=_WAIT, isolation_level=None, check_same_thread=False)
    try:
        db.execute(f"PRAGMA journal_mode = {way}")
        db.execute("PRAGMA synchronous = NORMAL")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version not in (0, VERSION):
            raise OtherVersion(f"{path}: {version}")
        if version == 0:
            db.executescript(f"BEGIN IMMEDIATE; {_TABLES} PRAGMA user_version = {VERSION}; COMMIT")
    except BaseException:
        db.close()
        raise
    return db


def _file_system(path: Path) -> str:
    """What sort of file system a file is on; empty where the machine does not tell."""
    try:
        mounts = Path("/proc/self/mounts").read_text().splitlines()
    except OSError:
        return ""
    kinds = {point: kind for _, point, kind, *_ in map(str.split, mounts)}
    places = [str(place) for place in path.resolve().parents]
    return next((kinds[place] for place in places if place in kinds), "")


@contextmanager
def _told() -> Iterator[None]:
    """Tell whatever is wrong with the file as `Unkept`."""
    try:
        yield
    except (sqlite3.Error, OSError, ValueError) as fault:
        raise Unkept(str(fault)) from fault


def _readable(db: sqlite3.Connection, board: str) -> tuple[list[Entry], Exception | None]:
    """The moves of a board up to one that cannot be read or is not there, and what is wrong."""
    moves: list[Entry] = []
    try:
        asked = "SELECT nth, move FROM moves WHERE board = ? ORDER BY nth"
        for nth, text in db.execute(asked, (board,)):
            if nth != len(moves):
                raise ValueError(f"move {len(moves)} is not there")
            moves.append(_entry(json.loads(text), nth))
    except (sqlite3.DatabaseError, ValueError) as fault:
        if isinstance(fault, sqlite3.OperationalError):
            raise  # busy, or locked: nothing is damaged
        return moves, fault
    return moves, None


def _entry(written: object, known: int) -> Entry:
    """A move from the node before it, or from one of those known; raises ValueError."""
    match written:
        case str():
            return written
        case [int(parent), str(move)] if 0 <= parent <= known:
            return [parent, move]
    raise ValueError(f"move {known} is none")


def _hidden(token: str) -> str:
    """What stands in the file for a token: whoever reads the file cannot open a board by it."""
    return sha256(token.encode()).hexdigest()


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
