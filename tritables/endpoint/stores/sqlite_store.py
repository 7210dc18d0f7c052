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
from time import time
from typing import Any, Final, Literal

from tritables.endpoint.stores.config import Forgotten, TooLong, Torn, Unkept
from tritables.endpoint.stores.sqlite_file import opened, put_aside_since
from tritables.table.saves.journal import AHEAD, Entry, Page, assembled
from tritables.table.saves.repair import within

DAYS: Final = 30
"""So long a game is kept after its last move."""

MOST_BOARDS: Final = 20_000
"""So many games are kept; those that were left first go first."""

LONGEST: Final = 1_000_000
"""Characters that one game takes at most."""

_DAMAGES: Final = (
    *(ValueError, KeyError, IndexError, TypeError, RecursionError, sqlite3.DatabaseError),
)
"""What reading raises where a text, or the page that it stands on, is not as it was written."""

Json = dict[str, Any]


class SqliteStore:
    """The games that are kept in a file, which many kernels may write at once.

    Every method raises `Unkept` where the file is not to be used: no room, no right, no file.

    >>> import tempfile
    >>> from tritables.table import Table
    >>> from tritables.table.saves.journal import Journal
    >>> sitting, journal = Table.open("trictrac", seed=1), Journal()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = SqliteStore(Path(folder) / "games.db")
    ...     store.write("a token", journal.page(sitting))
    ...     store.read("a token") == sitting.save(), store.read("another")
    ...     store.close()
    (True, None)
    """

    def __init__(self, path: Path) -> None:
        self._open: sqlite3.Connection | None = None
        with _told():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._open = opened(path)
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

        Raises `Torn` where something of it cannot be read any more, with what was played before
        that if the rest of it can. Texts are read as bytes, which SQLite decodes for nobody: what
        is damaged need not be text.
        """
        board = _hidden(token)
        with _told(), self._transaction("DEFERRED") as db:
            try:
                asked = "SELECT CAST(deal AS BLOB), CAST(rest AS BLOB) FROM boards WHERE board = ?"
                kept = db.execute(asked, (board,)).fetchone()
                if kept is None:
                    return None
                deal, rest = json.loads(kept[0]), json.loads(kept[1])
                rounds, fault = _readable(db, "rounds", "round", board)
                if fault is not None:
                    raise fault
            except _DAMAGES as damage:
                raise _torn(damage) from damage
            moves, fault = _readable(db, "moves", "move", board)
        try:
            if fault is None:
                return assembled(deal, rounds, moves, rest)
        except _DAMAGES as other:
            fault = other
        try:
            few = {**within(rest, len(moves)), AHEAD: len(moves)}
            sound = assembled(deal, rounds, moves, few)
        except _DAMAGES:
            sound = None
        raise _torn(fault, sound)

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

    @property
    def aside(self) -> str | None:
        """The name of a damaged file that may still hold a game from before; None without one."""
        return put_aside_since(self._path, time() - DAYS * 86_400)

    def close(self) -> None:
        """Let go of the file."""
        if self._open is not None:
            self._open.close()
            self._open = None

    @contextmanager
    def _all_or_nothing(self) -> Iterator[sqlite3.Connection]:
        """Run what is one change."""
        with self._transaction("IMMEDIATE") as db:
            yield db
            db.execute("COMMIT")

    @contextmanager
    def _transaction(
        self, begins: Literal["IMMEDIATE", "DEFERRED"]
    ) -> Iterator[sqlite3.Connection]:
        """Run what sees one state of the file, and takes back what is not committed.

        What is deferred waits for nobody's change.
        """
        db = self._open
        if db is None:
            raise Unkept("closed")
        db.execute(f"BEGIN {begins}")
        try:
            yield db
        finally:
            if db.in_transaction:  # SQLite itself ends it after some faults
                db.execute("ROLLBACK")

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


@contextmanager
def _told() -> Iterator[None]:
    """Tell whatever is wrong with the file as `Unkept`."""
    try:
        yield
    except (sqlite3.Error, OSError, ValueError) as fault:
        raise Unkept(str(fault)) from fault


def _torn(fault: Exception, sound: Json | None = None) -> Exception:
    """The error that tells of a fault: a file that is busy or locked is not damaged."""
    busy = isinstance(fault, sqlite3.OperationalError)
    return fault if busy else Torn(str(fault), sound)


def _readable(
    db: sqlite3.Connection, table: str, column: str, board: str
) -> tuple[list[Any], Exception | None]:
    """The rows of a board up to one that cannot be read or is not there, and what is wrong."""
    rows: list[Any] = []
    try:
        asked = f"SELECT nth, CAST({column} AS BLOB) FROM {table} WHERE board = ? ORDER BY nth"
        for nth, text in db.execute(asked, (board,)):
            if nth != len(rows):
                raise ValueError(f"{column} {len(rows)} is not there")
            row = json.loads(text)
            rows.append(_entry(row, nth) if column == "move" else row)
    except _DAMAGES as fault:
        if isinstance(fault, sqlite3.OperationalError):
            raise  # busy, or locked: nothing is damaged
        return rows, fault
    return rows, None


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
