"""Autosave: a table's game is kept while its kernel may end."""

from __future__ import annotations

from collections.abc import Callable

from tritables.endpoint.stores.store import (
    Forgotten,
    Mark,
    Store,
    Stored,
    Taken,
    TooLong,
    Unkept,
)
from tritables.table import Table
from tritables.table.opening_state import OpeningState
from tritables.table.saves.journal import Journal
from tritables.table.saves.recall import is_all_with_page


class Autosave:
    """Writes a table to a store under the token that its page has drawn, before a change is shown.

    ``table`` is as it was opened, and ``origin`` a hash of what it was opened with (`Origin`);
    ``store`` returns the store, and may raise `Unkept`. Nothing is written before there is a token
    and a user has done something. Where the store fails, the table goes on without it.

    >>> from tritables.endpoint.stores.memory_store import MemoryStore
    >>> store, table = MemoryStore(), Table.open("trictrac", seed=1)
    >>> autosave = Autosave(table, "origin", lambda: store)
    >>> autosave.token = "f" * 32
    >>> autosave.write(table)
    >>> autosave.read(autosave.token) is None
    True
    >>> table.draw()
    >>> autosave.write(table)
    >>> autosave.read(autosave.token).saved["moves"]
    ['start 6-4']
    """

    def __init__(self, table: Table, origin: str, store: Callable[[], Store]) -> None:
        self.token: str | None = None
        """The token that the table is written under; None before a page has told one."""
        self._origin, self._store = origin, store
        self._beginning = OpeningState(table)
        self._journal: Journal | None = None
        """The increments that were written; None where all has to be written."""
        self._mark: Mark = None
        """The state of the store after the last write."""
        self._is_begun = False
        self._is_ended = False

    def write(self, table: Table) -> None:
        """Write what is new, if anything is kept."""
        if self.token is None or self._is_ended or not self._is_worth_it(table):
            return
        try:
            try:
                self._put(table, self.token)
            except Forgotten:
                self._journal = None
                self._put(table, self.token)
        except (TooLong, Taken):
            self._is_ended = True
        except Unkept:
            self._journal = None

    def read(self, token: str) -> Stored | None:
        """Read what is kept under a token; None where nothing is. Raises `Unkept`."""
        return self._store().read(self.key(token))

    @property
    def aside(self) -> str | None:
        """The name of a damaged file that the store put aside, if it did; raises `Unkept`."""
        return self._store().aside

    def resume(self, token: str) -> None:
        """Write from now on under a token, as a whole at first: another game was resumed."""
        self.token = token
        self._journal, self._is_begun, self._is_ended = None, True, False

    def key(self, token: str) -> str:
        """Return the store's key for a token, which opens the table it was drawn for only."""
        return f"{token} {self._origin}"

    def _put(self, table: Table, token: str) -> None:
        if self._journal is None:
            self._journal = Journal()
        page = self._journal.page(table)
        self._mark = self._store().write(self.key(token), page, self._mark)

    def _is_worth_it(self, table: Table) -> bool:
        if not self._is_begun:
            self._is_begun = self._beginning.is_past(table) and not is_all_with_page(table)
        return self._is_begun
