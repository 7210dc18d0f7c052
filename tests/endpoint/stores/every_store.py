"""Each implementation of a store, with what can go wrong below it."""

from __future__ import annotations

import atexit
import json
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.redis_servers import RedisProcess, redis_process
from tritables.endpoint.stores.file_store import FileStore
from tritables.endpoint.stores.memory_store import MemoryStore
from tritables.endpoint.stores.redis_server import RedisServer
from tritables.endpoint.stores.redis_store import RedisStore
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


class Shared(Ground):
    """A Redis, which all tests of a worker share, emptied for each."""

    _running: ClassVar[list[RedisProcess]] = []

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.redis = self.process().client()
        self.redis.flushall()

    @classmethod
    def process(cls) -> RedisProcess:
        """The Redis, started when it is first asked for; it ends with the tests."""
        if not cls._running:
            stack = ExitStack()
            atexit.register(stack.close)
            cls._running.append(stack.enter_context(redis_process()))
        return cls._running[0]

    def store(self, bounds: Bounds | None = None) -> Store:
        return RedisStore(RedisServer(self.process().address), bounds=bounds or Bounds())

    def spoil(self, token: str, part: str) -> None:
        name = sha256(token.encode()).hexdigest()
        if part == "move":
            self.redis.lset(f"tritables:moves:{name}", -1, '"')
        else:
            rest = self.redis.hget(f"tritables:table:{name}", "rest")
            self.redis.hset(f"tritables:table:{name}", "rest", rest[:20])

    @contextmanager
    def full(self) -> Iterator[None]:
        """Have no memory left."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tritables.endpoint.stores.redis_store.PATIENCE", 0.0)
            self.redis.config_set("maxmemory", "1")
            try:
                yield
            finally:
                self.redis.config_set("maxmemory", "0")


GROUNDS = {"sqlite": Sqlite, "files": Files, "memory": Memory, "redis": Shared}
POSIX = {"redis"}
"""Those that Windows has not."""


def kinds(*, forget_old: bool = False) -> list[Any]:
    """The grounds as parameters of tests; only those that forget what is old, where asked."""
    return [
        pytest.param(name, marks=[pytest.mark.posix] if name in POSIX else [])
        for name, one in GROUNDS.items()
        if one.forgets_old or not forget_old
    ]


def plain(value: object) -> Any:
    """A JSON value as a store gives it back."""
    return json.loads(json.dumps(value))
