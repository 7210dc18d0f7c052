"""A store of tables in memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import time

from tritables.endpoint.stores.journal_text import PageText, stored
from tritables.endpoint.stores.store import (
    BOUNDS,
    Bounds,
    Forgotten,
    Listed,
    Mark,
    Stored,
    TooLong,
    Unkept,
)
from tritables.table.saves.journal import Page


@dataclass(slots=True)
class _Kept:
    """A kept table as texts, which do not change with the table."""

    deal: str
    rest: str = ""
    rounds: list[str] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    size: int = 0
    at: float = 0.0
    mark: Mark = None


class MemoryStore:
    """A store (`tritables.endpoint.stores.store.Store`) for tests, and for tables of one process.

    >>> from tritables.table import Table
    >>> from tritables.table.saves.journal import Journal
    >>> table, store = Table.open("trictrac", seed=1), MemoryStore()
    >>> mark = store.write("a token", Journal().page(table))
    >>> store.read("a token").saved == table.save(), store.read("another")
    (True, None)
    """

    def __init__(self, bounds: Bounds = BOUNDS) -> None:
        self._bounds = bounds
        self._kept: dict[str, _Kept] = {}
        self._is_open = True

    def write(self, token: str, page: Page, after: Mark = None) -> Mark:
        """Write an increment, as `Store.write` does."""
        self._check_open()
        text = PageText.of(page)
        before = None if page.is_first else self._kept.get(token)
        if not page.is_first and (before is None or before.mark is not after):
            raise Forgotten("another state")
        kept = before
        if text.deal is not None:
            kept = _Kept(text.deal, rounds=[] if before is None else before.rounds)
        if kept is None:
            raise Forgotten("the beginning of this table")
        if kept.size + text.size > self._bounds.characters:
            raise TooLong("this table")
        kept.rounds += text.rounds
        kept.moves += text.moves
        kept.rest, kept.at, kept.mark = text.rest, time(), object()
        kept.size += text.size
        self._kept[token] = kept
        if page.is_first:
            self._forget_old(kept.at)
        return kept.mark

    def read(self, token: str) -> Stored | None:
        """Read a table, as `Store.read` does."""
        self._check_open()
        kept = self._kept.get(token)
        if kept is None:
            return None
        return stored(kept.deal, kept.rest, enumerate(kept.rounds), enumerate(kept.moves))

    def forget(self, token: str) -> None:
        """Remove a table."""
        self._check_open()
        self._kept.pop(token, None)

    def entries(self) -> tuple[Listed, ...]:
        """Return the entries, the last written first."""
        self._check_open()
        found = [Listed(token, kept.at) for token, kept in self._kept.items()]
        return tuple(sorted(found, key=lambda one: one.at, reverse=True))

    @property
    def is_there(self) -> bool:
        """True until it is closed."""
        return self._is_open

    @property
    def aside(self) -> None:
        """None: nothing is put aside."""

    def close(self) -> None:
        """Remove all tables."""
        self._is_open = False
        self._kept.clear()

    def _check_open(self) -> None:
        if not self._is_open:
            raise Unkept("closed")

    def _forget_old(self, now: float) -> None:
        """Remove tables that are too old or too many."""
        since = now - self._bounds.days * 86_400
        for nth, one in enumerate(self.entries()):
            if nth >= self._bounds.tables or one.at < since:
                del self._kept[one.name]
