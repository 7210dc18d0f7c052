"""The interface of a store of tables, which are kept under tokens."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Protocol

from tritables.table.saves.journal import Page

Json = dict[str, Any]

Mark = object
"""A state of what is kept under a token; equal only to itself."""


class Unkept(Exception):
    """The store cannot be used now; play goes on without it. Its cause is the underlying error."""


class Forgotten(Unkept):
    """The store does not have what an increment continues: the table has to be written as a
    whole.
    """


class TooLong(Unkept):
    """A table has become too long; what was written of it stays."""


class Taken(Unkept):
    """Another process has taken the table over: nothing that is done here is written any more."""


class OtherVersion(Unkept):
    """Another version has written the store, which is left as it is."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The bounds of a store; the oldest tables are removed first."""

    days: int = 30
    """Days for which a table is kept after its last write."""

    tables: int = 20_000

    characters: int = 1_000_000
    """Characters of one table's moves and rounds."""


BOUNDS: Final = Bounds()
"""The default bounds."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table from a store, whose moves have not been checked.

    ``fault`` says what is damaged; ``saved`` (schema ``sitting``) is then the part before that, or
    None where nothing can be read.
    """

    saved: Json | None
    fault: Exception | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """An entry of a store: its name, and when it was last written, in seconds since 1970.

    A name may be a hash of the token, which does not tell it.
    """

    name: str
    at: float


def hidden(token: str) -> str:
    """Return the hash of a token: who reads a store cannot open a table by it.

    >>> len(hidden("a token"))
    64
    """
    return sha256(token.encode()).hexdigest()


class Store(Protocol):
    """Tables under tokens: a token opens its table, and nothing else does.

    Damage affects one table only, and a method that raises `Unkept` has changed nothing.
    `tests/endpoint/stores/test_every_store.py` tests every implementation.
    """

    def write(self, token: str, page: Page, after: Mark = None) -> Mark:
        """Write an increment of a table, in a transaction; returns the state that it has then.

        ``after`` is the state that the increment continues; it is ignored with ``page.is_first``,
        which replaces what was there. Raises `Forgotten` where the store has another state, such as
        another writer's, `TooLong` beyond its bounds, `Taken` where the table is another
        process's, else `Unkept`.
        """

    def read(self, token: str) -> Stored | None:
        """Return what was last written; None where nothing is kept. Raises `Unkept`."""

    def forget(self, token: str) -> None:
        """Remove a table. Raises `Unkept`."""

    def entries(self) -> tuple[Listed, ...]:
        """Return the entries, the last written first. Raises `Unkept`."""

    @property
    def is_there(self) -> bool:
        """True if it can be used; else another one has to be opened."""

    @property
    def aside(self) -> str | None:
        """The name of a damaged file that was put aside and may have a table; None without one."""

    def close(self) -> None:
        """Release its resources."""
