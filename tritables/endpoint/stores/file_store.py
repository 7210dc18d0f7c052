"""Saved tables in files: written atomically, and validated when read."""

from __future__ import annotations

import errno
import os
import tempfile
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, Final

from tritables.core.errors import BadRecord
from tritables.core.messages import Message
from tritables.endpoint.seeds import fresh_seed
from tritables.endpoint.stores.store import Forgotten, Listed, Mark, Store, Stored, TooLong, Unkept
from tritables.table import Table
from tritables.table.saves.files import LONGEST, Damaged, load_whole, saved_in, to_file
from tritables.table.saves.journal import Entry, Journal, Page, assembled

Json = dict[str, Any]
Place = str | PathLike[str]

MADE: Final = "."
"""The prefix of the names of files that are being written; the store ignores them."""


@dataclass(frozen=True, slots=True)
class _Written:
    """A table that was written, with the state of its file."""

    deal: Json
    rounds: tuple[Json, ...]
    moves: tuple[Entry, ...]
    mark: Mark = None


class FileStore:
    """The files of a folder as a store (`tritables.endpoint.stores.store.Store`).

    A token is the name of a file, which is a saved table that anybody can open. The files are a
    reader's own: only `forget` deletes one. An increment continues what this object itself has
    written.

    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store, table = FileStore(Path(folder)), Table.open("trictrac", seed=1)
    ...     mark = store.write("game.json", Journal().page(table))
    ...     store.read("game.json").saved == table.save(), store.read("another")
    (True, None)
    """

    def __init__(self, folder: Path, longest: int = LONGEST) -> None:
        self._folder, self._longest = folder, longest
        self._written: dict[str, _Written] = {}

    def write(self, token: str, page: Page, after: Mark = None) -> Mark:
        """Write an increment, as `Store.write` does."""
        path = self._path(token)
        before = None if page.is_first else self._written.get(token)
        if not page.is_first and (before is None or not after == before.mark == _mark(path)):
            raise Forgotten("another state")
        rounds = page.rounds if before is None else before.rounds + page.rounds
        moves = page.moves
        deal = page.deal
        if deal is None:
            if before is None:
                raise Forgotten("the beginning of this table")
            deal, moves = before.deal, before.moves + page.moves
        text = to_file(assembled(deal, rounds, moves, page.rest))
        if len(text) > self._longest:
            raise TooLong("this table") from OSError(errno.EFBIG, os.strerror(errno.EFBIG), token)
        try:
            written(text, path)
        except OSError as fault:
            raise Unkept(str(fault)) from fault
        made = _Written(deal, rounds, moves, _mark(path))
        self._written[token] = made
        return made.mark

    def read(self, token: str) -> Stored | None:
        """Read a file, as `Store.read` does; ``fault`` is that of `Damaged`."""
        try:
            return Stored(saved_in(self._path(token).read_text(encoding="utf-8")))
        except FileNotFoundError:
            return None
        except UnicodeDecodeError as fault:
            return Stored(None, Damaged(Message("bad-json"), where=f"byte {fault.start + 1}"))
        except Damaged as fault:
            return Stored(fault.sound, fault)
        except OSError as fault:
            raise Unkept(str(fault)) from fault

    def forget(self, token: str) -> None:
        """Delete a file."""
        try:
            self._path(token).unlink(missing_ok=True)
        except OSError as fault:
            raise Unkept(str(fault)) from fault

    def entries(self) -> tuple[Listed, ...]:
        """Return the files of the folder, the last written first."""
        try:
            files = [
                Listed(one.name, one.stat().st_mtime)
                for one in self._folder.iterdir()
                if one.is_file() and not one.name.startswith(MADE)
            ]
        except OSError as fault:
            raise Unkept(str(fault)) from fault
        return tuple(sorted(files, key=lambda one: one.at, reverse=True))

    @property
    def is_there(self) -> bool:
        """True if the folder exists."""
        return self._folder.is_dir()

    @property
    def aside(self) -> None:
        """None: a damaged file stays where it is."""

    def close(self) -> None:
        """Forget what was written, so that no increment continues it."""
        self._written.clear()

    def _path(self, token: str) -> Path:
        """The file of a token, which is in the folder itself."""
        if token in ("", ".", "..") or Path(token).name != token:
            raise Unkept(token) from OSError(errno.EINVAL, os.strerror(errno.EINVAL), token)
        return self._folder / token


def _mark(path: Path) -> Mark:
    """The identity and state of a file; None where there is none."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_ino, stat.st_mtime_ns, stat.st_size


def save_to(table: Table, place: Place | None) -> Json:
    """Write a table to a file; raises `OSError`."""
    saved = table.save()
    if place is not None:
        path = Path(place)
        store: Store = FileStore(path.parent)
        try:
            store.write(path.name, Journal().page(table))
        except Unkept as fault:
            raise (fault.__cause__ or fault) from None
    return saved


def written(text: str, place: Place) -> None:
    """Write a text file atomically; raises `OSError`."""
    path = Path(place)
    number, name = tempfile.mkstemp(prefix=f"{MADE}{path.name}.", dir=path.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, path.stat().st_mode if path.exists() else 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def opened(saved: object) -> Table:
    """Load a table from JSON, or from the file of a path.

    Raises `BadRecord`, and `Damaged`, with the sound part, for a file that is damaged.
    """
    if not isinstance(saved, str | PathLike):
        return Table.load(saved, fresh=fresh_seed)
    path = Path(saved)
    try:
        stored = FileStore(path.parent).read(path.name)
    except Unkept as fault:
        raise BadRecord(Message("bad-no-file", {"name": path.name})) from fault
    if stored is None:
        raise BadRecord(Message("bad-no-file", {"name": path.name}))
    if stored.fault is not None:
        raise stored.fault
    return load_whole(stored.saved, fresh=fresh_seed)
