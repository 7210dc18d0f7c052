"""Each implementation of a store, with what can go wrong below it."""

from __future__ import annotations

import json
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tritables.endpoint.stores.file_store import FileStore
from tritables.endpoint.stores.memory_store import MemoryStore
from tritables.endpoint.stores.sqlite_store import SqliteStore
from tritables.endpoint.stores.store import Bounds, Store


class Ground(ABC):
    """What stores are made on."""

    forgets_old: bool = True

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @abstractmethod
    def store(self, bounds: Bounds | None = None) -> Store:
        """Return one more store with the same tables."""

    @abstractmethod
    def spoil(self, token: str, part: str) -> None:
        """Damage the last move of a table, or what stands beside its moves."""

    @abstractmethod
    def full(self) -> Any:
        """Let nothing be written for a while."""


class Sqlite(Ground):
    def store(self, bounds: Bounds | None = None) -> Store:
        return SqliteStore(self.folder / "games.db", bounds or Bounds())

    def spoil(self, token: str, part: str) -> None:
        board = sha256(token.encode()).hexdigest()
        harm = {
            "move": "UPDATE moves SET move = '\"' WHERE board = ?1 AND nth = "
            "(SELECT max(nth) FROM moves WHERE board = ?1)",
            "rest": "UPDATE boards SET rest = substr(rest, 1, 20) WHERE board = ?1",
        }
        with closing(sqlite3.connect(self.folder / "games.db")) as db:
            db.execute(harm[part], (board,))
            db.commit()

    @contextmanager
    def full(self) -> Iterator[None]:
        """Lock the file as another program does that does not let go."""
        with (
            closing(sqlite3.connect(self.folder / "games.db", isolation_level=None)) as db,
            pytest.MonkeyPatch.context() as patch,
        ):
            patch.setattr("tritables.endpoint.stores.sqlite_file._WAIT", 0.0)
            db.execute("BEGIN IMMEDIATE")
            yield


class Files(Ground):
    forgets_old = False

    def store(self, bounds: Bounds | None = None) -> Store:
        return FileStore(self.folder) if bounds is None else FileStore(self.folder, 1_050)

    def spoil(self, token: str, part: str) -> None:
        path = self.folder / token
        text = path.read_text(encoding="utf-8")
        path.write_text(text[:-8] if part == "move" else text[:20], encoding="utf-8")

    @contextmanager
    def full(self) -> Iterator[None]:
        def fails(number: int) -> None:
            raise OSError("No space left on device")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "fsync", fails)
            yield


class Memory(Ground):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._store: MemoryStore | None = None

    def store(self, bounds: Bounds | None = None) -> MemoryStore:
        if self._store is None or bounds is not None:
            self._store = MemoryStore(bounds or Bounds())
        return self._store

    def spoil(self, token: str, part: str) -> None:
        kept = self.store()._kept[token]
        if part == "move":
            kept.moves[-1] = '"'
        else:
            kept.rest = kept.rest[:20]

    @contextmanager
    def full(self) -> Iterator[None]:
        store = self.store()
        store._is_open = False
        yield
        store._is_open = True


GROUNDS = {"sqlite": Sqlite, "files": Files, "memory": Memory}


def plain(value: object) -> Any:
    """A JSON value as a store gives it back."""
    return json.loads(json.dumps(value))
