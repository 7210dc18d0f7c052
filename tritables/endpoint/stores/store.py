"""The interface of a store: tables that are kept under tokens, wherever that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from tritables.table.saves.journal import Page

Json = dict[str, Any]

Mark = object
"""A state of what is kept under a token; equal to none but itself."""


class Unkept(Exception):
    """The store cannot be written or read now; what is played goes on without it.

    Its cause is the error of whatever the store is made of.
    """


class Forgotten(Unkept):
    """What a writer goes on from is not there: the table has to be written as a whole."""


class TooLong(Unkept):
    """A table has become too long; what was written of it stays."""


class OtherVersion(Unkept):
    """Another version has written the store, which stays as it is."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The most that a store keeps; what was left first goes first."""

    days: int = 30
    """So long a table is kept after it was written last."""

    tables: int = 20_000

    characters: int = 1_000_000
    """Of one table, its moves and rounds together."""


BOUNDS: Final = Bounds()
"""The bounds of a store where nobody says others."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as a store has it.

    ``fault`` says what is damaged; ``saved`` (sitting.json) is then what was written before that,
    or None where nothing can be read. No move of it has been checked.
    """

    saved: Json | None
    fault: Exception | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """An entry of a store: its name there, and when it was written last, in seconds since 1970.

    A name may be a hash of the token, which nobody learns from it.
    """

    name: str
    at: float


class Store(Protocol):
    """Tables under tokens; whoever has the token of one opens it, and nobody else.

    What is damaged harms no other table, and a method that raises `Unkept` has changed nothing.
    `tests/endpoint/stores/test_every_store.py` holds every implementation to this.
    """

    def write(self, token: str, page: Page, after: Mark = None) -> Mark:
        """Write what is new of a table, all of it or nothing; returns the state it has then.

        ``after`` is the state that the page goes on from; it does not matter where
        ``page.is_first``, which replaces what was there. Raises `Forgotten` where the store has
        another state, as another writer's, `TooLong` beyond its bounds, else `Unkept`.
        """

    def read(self, token: str) -> Stored | None:
        """Read what was written last; None where nothing is kept. Raises `Unkept`."""

    def forget(self, token: str) -> None:
        """Keep nothing under a token any more. Raises `Unkept`."""

    def entries(self) -> tuple[Listed, ...]:
        """List what is kept, what was written last first. Raises `Unkept`."""

    @property
    def is_there(self) -> bool:
        """Whether it can still be used; else another one has to be opened."""

    @property
    def aside(self) -> str | None:
        """The name of what was put aside as damaged and may hold a table; None without one."""

    def close(self) -> None:
        """Let go of what it is made of."""
