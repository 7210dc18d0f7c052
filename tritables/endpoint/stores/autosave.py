"""Autosave: a table's game is kept while its kernel may end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tritables.core.errors import BadInput, TritablesError
from tritables.endpoint.seeds import fresh_seed
from tritables.endpoint.stores.store import (
    Forgotten,
    Mark,
    OtherVersion,
    Store,
    Stored,
    TooLong,
    Unkept,
)
from tritables.table import Reply, Table
from tritables.table.commands import COMMANDS, Command, read_command
from tritables.table.opening_state import OpeningState
from tritables.table.saves.files import Damaged, load_whole
from tritables.table.saves.journal import Journal
from tritables.table.saves.recall import Found, Kept, is_all_with_page
from tritables.table.saves.repair import sound_part
from tritables.table.saves.resume import check_left, go_on

KEPT: Final = tuple(kind for kind, row in COMMANDS.items() if row.owner == "store")
"""The commands that the store handles."""

Held = dict[str, object]
"""The reply about tokens: ``mine``, the index of the board's own, None for the fresh one;
``found``, the indices of those with a game, None where the store failed.
"""


@dataclass(frozen=True, slots=True)
class _Loaded:
    """A kept table that was loaded to be offered; it is used once."""

    stored: Stored
    """What it was loaded from: while the store has the same, the table is current."""

    table: Table

    is_whole: bool
    """False if it is the sound part of a damaged one."""


class Autosave:
    """Writes a table under the token that its page has drawn, before a change is shown.

    Nothing is written before a user has done something. A kept game is offered to the page
    (`Table.kept`) until the first move, and resumed only when the user asks for it; until then both
    games are kept. Where the store fails, the table goes on without it.

    >>> from tritables.endpoint.stores.memory_store import MemoryStore
    >>> recall = {"view": "v", "seq": 1, "kind": "recall", "fresh": "f" * 32, "tokens": []}
    >>> store, table = MemoryStore(), Table.open("trictrac", seed=1)
    >>> autosave = Autosave(table, "place", "origin", lambda: store)
    >>> told = autosave.obey(recall, table)
    >>> table.draw()
    >>> autosave.write(table)
    >>> again = Table.open("trictrac", seed=2)
    >>> other = Autosave(again, "place", "origin", lambda: store)
    >>> told = other.obey({**recall, "tokens": ["f" * 32], "fresh": "e" * 32}, again)
    >>> [found.ply for found in again.kept.found]
    [1]
    """

    def __init__(self, table: Table, place: str, origin: str, store: Callable[[], Store]) -> None:
        self._place, self._origin, self._store = place, origin, store
        self._beginning = OpeningState(table)
        self._journal: Journal | None = None
        """The increments that were written; None where all has to be written."""
        self._mark: Mark = None
        """The state of the store after the last write."""
        self._token: str | None = None
        self._tokens: tuple[str, ...] = ()
        """The tokens that the page has sent, by their indices."""
        self._loaded: dict[str, _Loaded] = {}
        """Tables that are offered, by token, so that every move is played once."""
        self._is_begun = False
        self._is_ended = False
        self._is_chosen = False
        table.kept = Kept(place)

    def obey(self, content: object, table: Table) -> Reply | None:
        """Do a command of the store, and return the reply; None for any other message."""
        if not isinstance(content, dict) or content.get("kind") not in KEPT:
            return None
        try:
            command = read_command(content)
        except BadInput:
            return None  # the table says what is wrong with it
        if command.kind == "recall":
            held = self._recall(command, table)
        elif command.kind == "rejoin":
            held = self._rejoin(command, table)
        else:
            self._settle(table)
            return Reply(command.view, command.seq, True)
        more = () if held is None else (("aside", {"held": held}),)
        return Reply(command.view, command.seq, held is not None, more=more)

    def write(self, table: Table) -> None:
        """Write what is new, if anything is kept."""
        if self._token is None or self._is_ended or not self._is_worth_it(table):
            return
        try:
            try:
                self._put(table)
            except Forgotten:
                self._journal = None
                self._put(table)
        except TooLong:
            self._is_ended = True
        except Unkept:
            self._journal = None

    def _put(self, table: Table) -> None:
        if self._journal is None:
            self._journal = Journal()
        page = self._journal.page(table)
        self._mark = self._store().write(self._key(self._token), page, self._mark)

    def _is_worth_it(self, table: Table) -> bool:
        if not self._is_begun:
            self._is_begun = self._beginning.is_past(table) and not is_all_with_page(table)
        return self._is_begun

    def _key(self, token: object) -> str:
        """The store's key of a board: a token opens the table that it was drawn for and no
        other.
        """
        return f"{token} {self._origin}"

    def _recall(self, command: Command, table: Table) -> Held | None:
        """Find kept games; None for the page of another reader."""
        asked: Any = command.args
        tokens: tuple[str, ...] = asked["tokens"]
        if self._token is None:
            self._token = asked["fresh"]
            self.write(table)
        elif self._token not in (*tokens, asked["fresh"]):
            return None
        mine = tokens.index(self._token) if self._token in tokens else None
        if self._is_chosen:
            return {"mine": mine, "found": []}
        self._tokens = tokens
        self._loaded = {token: one for token, one in self._loaded.items() if token in tokens}
        found = self._found(table)
        table.kept = Kept(self._place, found or (), table.counts.by_hand)
        told = None if found is None else [one.nth for one in found]
        return {"mine": mine, "found": told}

    def _found(self, table: Table) -> tuple[Found, ...] | None:
        others = [nth for nth, one in enumerate(self._tokens) if one != self._token]
        try:
            looked = [self._look(nth, table) for nth in others]
        except OtherVersion:
            return tuple(Found(nth) for nth in others[:1])
        except Unkept:
            return None
        return tuple(one for one in looked if one is not None)

    def _look(self, nth: int, table: Table) -> Found | None:
        """The game that is kept under a token, if it has anything that the page does not have."""
        stored = self._read(nth)
        if stored is None:
            aside = self._store().aside
            return None if aside is None else Found(nth, "kept-aside", file=aside)
        loaded = self._taken(nth, stored)
        if loaded is None:
            return Found(nth)
        if is_all_with_page(table) and loaded.table.viewpoint.everything:
            return None
        self._loaded[self._tokens[nth]] = loaded
        return Found.of(loaded.table, nth, table, whole=loaded.is_whole)

    def _read(self, nth: int) -> Stored | None:
        """Read what is kept under a token; None where nothing is."""
        return self._store().read(self._key(self._tokens[nth]))

    def _taken(self, nth: int, stored: Stored) -> _Loaded | None:
        """Return the loaded table of what is stored, or load it; None where that fails.

        It is not kept here, since it changes when it is resumed.
        """
        known = self._loaded.pop(self._tokens[nth], None)
        return known if known is not None and known.stored == stored else _load(stored)

    def _rejoin(self, command: Command, table: Table) -> Held | None:
        """Resume a kept game; as a copy where another page may have it open."""
        asked: Any = command.args
        nth, kept = asked["nth"], table.kept
        if kept is None or nth not in [found.nth for found in kept.found]:
            return None
        try:
            stored = self._read(nth)
            loaded = None if stored is None else self._taken(nth, stored)
            if loaded is None:
                return None
            go_on(table, loaded.table, check_left)
        except (Unkept, TritablesError):
            return None
        copies = asked["copies"] or not loaded.is_whole  # what is damaged stays as it is
        self._token = asked["fresh"] if copies else self._tokens[nth]
        self._journal, self._is_begun, self._is_ended = None, True, False
        self._settle(table)
        return {"mine": None if copies else nth, "found": []}

    def _settle(self, table: Table) -> None:
        """Stop offering kept games."""
        self._is_chosen = True
        self._loaded.clear()
        table.kept = Kept(self._place)


def _load(stored: Stored) -> _Loaded | None:
    """Load what is stored, or its sound part; None where that fails."""
    try:
        if stored.fault is None:
            return _Loaded(stored, load_whole(stored.saved, fresh=fresh_seed), True)
        part = sound_part(stored.saved)
    except Damaged as fault:
        part = fault.sound
    return None if part is None else _Loaded(stored, Table.load(part, fresh=fresh_seed), False)
