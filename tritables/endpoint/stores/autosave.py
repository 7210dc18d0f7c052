"""Keeping a table's game while its kernel may go: what the page asks, and when it is written."""

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
"""The commands that ask for what is kept."""

Held = dict[str, object]
"""What a page is told of its tokens: ``mine``, the number of the one that the board has, None for
the fresh one; ``found``, the numbers of those with a game, None where nobody could look."""


@dataclass(frozen=True, slots=True)
class _Loaded:
    """A table that was kept, loaded to be offered; nothing else has it until it is gone on with."""

    stored: Stored
    """What it was loaded from: while the store has the same, the table is up to date."""

    table: Table

    is_whole: bool
    """Whether that is all of it; else it is the sound part of what is damaged."""


class Autosave:
    """Writes a table down under the token that its page has drawn, before a change is shown.

    Nothing is written before somebody has done something. What was left here is told to the page
    (`Table.kept`), and the table goes on with it when somebody asks for that, never by itself.
    Until then both are kept, what was left and what is begun. Where the store fails the table goes
    on without it.

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
        """What has been written; None where nothing was, or all of it has to be again."""
        self._mark: Mark = None
        """The state of the store that it was written as."""
        self._token: str | None = None
        self._tokens: tuple[str, ...] = ()
        """What the page has asked for, by the numbers of what was found."""
        self._loaded: dict[str, _Loaded] = {}
        """What is offered, by its token: every move of it is played but once."""
        self._is_begun = False
        self._is_ended = False
        self._is_chosen = False
        table.kept = Kept(place)

    def obey(self, content: object, table: Table) -> Reply | None:
        """Do and answer what a page asks of what is kept; None for any other message."""
        if not isinstance(content, dict) or content.get("kind") not in KEPT:
            return None
        try:
            intent = read_command(content)
        except BadInput:
            return None  # the table says what is wrong with it
        if intent.kind == "recall":
            held = self._recall(intent, table)
        elif intent.kind == "rejoin":
            held = self._rejoin(intent, table)
        else:
            self._settle(table)
            return Reply(intent.view, intent.seq, True)
        more = () if held is None else (("aside", {"held": held}),)
        return Reply(intent.view, intent.seq, held is not None, more=more)

    def write(self, table: Table) -> None:
        """Write down what is new, if anything is kept here."""
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
        """Under what name a board is kept: a token opens what it was drawn for and nothing else."""
        return f"{token} {self._origin}"

    def _recall(self, intent: Command, table: Table) -> Held | None:
        """Look for what was left here; None, and nothing done, for the page of somebody else."""
        asked: Any = intent.args
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
        table.kept = Kept(self._place, found or ())
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
        """What is kept under a token of the page, if it has anything that the page has not."""
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
        """Take out what was loaded from what is stored now, or load it; None where nothing can be.

        It does not stay here, since whoever goes on with it changes it.
        """
        known = self._loaded.pop(self._tokens[nth], None)
        return known if known is not None and known.stored == stored else _load(stored)

    def _rejoin(self, intent: Command, table: Table) -> Held | None:
        """Go on with what was left; as a copy where somebody else may be at it still."""
        asked: Any = intent.args
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
        """Speak no more of what was left here."""
        self._is_chosen = True
        self._loaded.clear()
        table.kept = Kept(self._place)


def _load(stored: Stored) -> _Loaded | None:
    """Load what is stored, or what of it can be gone on with; None where nothing can be."""
    try:
        if stored.fault is None:
            return _Loaded(stored, load_whole(stored.saved, fresh=fresh_seed), True)
        part = sound_part(stored.saved)
    except Damaged as fault:
        part = fault.sound
    return None if part is None else _Loaded(stored, Table.load(part, fresh=fresh_seed), False)
