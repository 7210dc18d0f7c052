"""The store of kept games: one SQLite file, written incrementally at each move.

A token opens its board, and nothing else does: the reader's browser draws its 128 bits, and only
its hash is in the file. Games may have secrets, so the file never leaves the machine on which they
were played.
"""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from time import time
from typing import Final, Literal

from tritables.endpoint.stores.journal_text import PageText, Text, stored
from tritables.endpoint.stores.sqlite_file import is_of, opened, put_aside_since
from tritables.endpoint.stores.store import (
    BOUNDS,
    Bounds,
    Forgotten,
    Listed,
    Mark,
    Stored,
    TooLong,
    Unkept,
    hidden,
)
from tritables.table.saves.journal import Page

_FIELDS: Final = "CAST(deal AS BLOB), CAST(rest AS BLOB)"
"""Texts are selected as bytes, which SQLite does not decode: damaged ones need not be text."""

_NEAR: Final = "(substr(CAST(board AS BLOB), 1, 32) = ? OR substr(CAST(board AS BLOB), 33) = ?)"
"""A query for rows whose name is damaged in one half at most: 128 bits of a hash identify it."""


class SqliteStore:
    """The kept games in a file, to which many kernels may write at once, and many threads of one.

    Every method raises `Unkept` where the file cannot be used: no space, no permission, no file.

    >>> import tempfile
    >>> from tritables.table import Table
    >>> from tritables.table.saves.journal import Journal
    >>> table, journal = Table.open("trictrac", seed=1), Journal()
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = SqliteStore(Path(folder) / "games.db")
    ...     mark = store.write("a token", journal.page(table))
    ...     store.read("a token").saved == table.save(), store.read("another")
    ...     store.close()
    (True, None)
    """

    def __init__(self, path: Path, bounds: Bounds = BOUNDS) -> None:
        self._open: sqlite3.Connection | None = None
        self._alone = RLock()
        """Held by the thread whose transaction runs: there is one connection."""
        self._bounds = bounds
        with _told():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._open = opened(path)
            self._path, self._file = path, path.stat().st_ino

    def write(self, token: str, page: Page, after: Mark = None) -> Mark:
        """Write an increment of a board, in a transaction."""
        board, text = hidden(token), PageText.of(page)
        with _told():
            try:
                return self._write(board, page.is_first, text, after)
            except sqlite3.DatabaseError as fault:
                if not is_of(fault, sqlite3.SQLITE_CORRUPT):
                    raise
            with self._all_or_nothing() as db:  # an index is made anew of what it tells of
                db.execute("REINDEX left_at")
            return self._write(board, page.is_first, text, after)

    def _write(self, board: str, is_first: bool, text: PageText, after: Mark) -> Mark:
        with self._all_or_nothing() as db:
            asked = "SELECT CAST(size AS INTEGER), CAST(at AS REAL) FROM boards WHERE board = ?"
            size, before = db.execute(asked, (board,)).fetchone() or (0, None)
            if not is_first and (before is None or before != after):
                raise Forgotten("another state")
            if is_first:
                self._drop(db, board)
            if text.deal is not None:
                size = 0
                db.execute("DELETE FROM moves WHERE board = ?", (board,))
                db.execute(
                    "INSERT INTO boards VALUES (?, ?, '', 0, 0) "
                    "ON CONFLICT DO UPDATE SET deal = excluded.deal",
                    (board, text.deal),
                )
            size += text.size
            if size > self._bounds.characters:
                raise TooLong("this table")
            for table, new in (("moves", text.moves), ("rounds", text.rounds)):
                if new:
                    (begin,) = db.execute(
                        f"SELECT coalesce(max(nth) + 1, 0) FROM {table} WHERE board = ?", (board,)
                    ).fetchone()
                    rows = [(board, begin + nth, one) for nth, one in enumerate(new)]
                    db.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", rows)
            now = max(
                time(), math.nextafter(before or 0.0, math.inf)
            )  # no two states have one time
            db.execute(
                "UPDATE boards SET rest = ?, size = ?, at = ? WHERE board = ?",
                (text.rest, size, now, board),
            )
            if is_first:
                self._forget_old(db, now)
            return now

    def read(self, token: str) -> Stored | None:
        """Return a table as `Store.read` does."""
        board = hidden(token)
        with _told(), self._transaction("DEFERRED") as db:
            fault = None
            try:
                asked = f"SELECT {_FIELDS} FROM boards WHERE board = ?"
                kept = db.execute(asked, (board,)).fetchone()
                if kept is None:
                    kept = self._near(db, board)
                    fault = ValueError("its name is damaged")
            except sqlite3.DatabaseError as damage:
                _check_damaged(damage)
                return Stored(None, damage)
            if kept is None:
                return None
            deal, rest = kept
            found = stored(deal, rest, _rows(db, "rounds", board), _rows(db, "moves", board))
            return Stored(found.saved, found.fault or fault)

    def _near(self, db: sqlite3.Connection, board: str) -> tuple[Text, Text] | None:
        """The row of a damaged name, if the index of times or the table finds it."""
        halves = board[:32].encode(), board[32:].encode()
        asked = f"SELECT count(*) FROM boards INDEXED BY left_at WHERE {_NEAR}"
        if db.execute(asked, halves).fetchone() == (0,):
            return None
        asked = f"SELECT {_FIELDS} FROM boards NOT INDEXED WHERE {_NEAR}"
        found: tuple[Text, Text] = db.execute(asked, halves).fetchone() or ("", "")
        return found

    def forget(self, token: str) -> None:
        """Remove a board."""
        with _told(), self._all_or_nothing() as db:
            self._drop(db, hidden(token))

    def entries(self) -> tuple[Listed, ...]:
        """Return the entries, with hashes of tokens, the last written first."""
        with _told(), self._transaction("DEFERRED") as db:
            asked = "SELECT CAST(board AS BLOB), CAST(at AS REAL) FROM boards ORDER BY at DESC"
            return tuple(
                Listed(name.decode(errors="replace"), at) for name, at in db.execute(asked)
            )

    @property
    def is_there(self) -> bool:
        """True if the file is open and still the one of its name: it may have been removed."""
        try:
            return self._open is not None and self._path.stat().st_ino == self._file
        except OSError:
            return False

    @property
    def aside(self) -> str | None:
        """The name of a damaged file that may hold a game from before; None without one."""
        return put_aside_since(self._path, time() - self._bounds.days * 86_400)

    def close(self) -> None:
        """Close the file."""
        if self._open is not None:
            self._open.close()
            self._open = None

    @contextmanager
    def _all_or_nothing(self) -> Iterator[sqlite3.Connection]:
        """Run the block as a transaction that is committed."""
        with self._transaction("IMMEDIATE") as db:
            yield db
            db.execute("COMMIT")

    @contextmanager
    def _transaction(
        self, begins: Literal["IMMEDIATE", "DEFERRED"]
    ) -> Iterator[sqlite3.Connection]:
        """Run the block in a transaction, which is rolled back unless it is committed.

        A deferred one waits for no other kernel's write.
        """
        db = self._open
        if db is None:
            raise Unkept("closed")
        with self._alone:
            db.execute(f"BEGIN {begins}")
            try:
                yield db
            finally:
                if db.in_transaction:  # SQLite itself ends it after some faults
                    db.execute("ROLLBACK")

    def _forget_old(self, db: sqlite3.Connection, now: float) -> None:
        """Remove boards that are too old or too many."""
        old = db.execute(
            "SELECT board FROM boards WHERE at < ? UNION "
            "SELECT board FROM (SELECT board FROM boards ORDER BY at DESC LIMIT -1 OFFSET ?)",
            (now - self._bounds.days * 86_400, self._bounds.tables),
        ).fetchall()
        for (board,) in old:
            self._drop(db, board)

    def _drop(self, db: sqlite3.Connection, board: str) -> None:
        for table in ("boards", "rounds", "moves"):
            db.execute(f"DELETE FROM {table} WHERE board = ?", (board,))


@contextmanager
def _told() -> Iterator[None]:
    """Raise `Unkept` for any error of the file."""
    try:
        yield
    except (sqlite3.Error, OSError, ValueError) as fault:
        raise Unkept(str(fault)) from fault


def _check_damaged(fault: sqlite3.DatabaseError) -> None:
    """Raise an error again that is no damage: the file is busy or locked."""
    if isinstance(fault, sqlite3.OperationalError):
        raise fault


def _rows(db: sqlite3.Connection, table: str, board: str) -> list[tuple[int, Text]]:
    """Yield the rounds or moves of a board with their numbers, up to one that SQLite cannot read.

    That one has a number that no other has.
    """
    asked = f"SELECT nth, CAST({table[:-1]} AS BLOB) FROM {table} WHERE board = ? ORDER BY nth"
    rows: list[tuple[int, Text]] = []
    try:
        for row in db.execute(asked, (board,)):
            rows.append(row)  # one by one: what was read before a fault stays
    except sqlite3.DatabaseError as fault:
        _check_damaged(fault)
        rows.append((-1, b""))
    return rows
