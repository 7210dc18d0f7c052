"""The kept games of a board: the commands with which a page finds them and resumes one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tritables.core.errors import BadInput, TritablesError
from tritables.endpoint.seeds import fresh_seed
from tritables.endpoint.stores.autosave import Autosave
from tritables.endpoint.stores.store import OtherVersion, Store, Stored, Unkept
from tritables.table import Reply, Table
from tritables.table.commands import COMMANDS, Command, read_command
from tritables.table.saves.files import Damaged, load_whole
from tritables.table.saves.recall import Found, Kept, is_all_with_page
from tritables.table.saves.repair import sound_part
from tritables.table.saves.resume import check_left, go_on

KEPT: Final = tuple(kind for kind, row in COMMANDS.items() if row.owner == "store")
"""The commands that are done here."""

Held = dict[str, object]
"""The reply about tokens: ``mine``, the index of the board's own, None for the fresh one;
``found``, the indices of those with a game, None where the store failed.
"""


@dataclass(frozen=True, slots=True)
class _Loaded:
    """A kept table that was loaded to be offered; it is used once."""

    stored: Stored
    """The text it was loaded from: while the store has the same, the table is current."""

    table: Table

    is_whole: bool
    """False if it is the sound part of a damaged one."""


class KeptGames:
    """Offers a board's kept games to its page, and resumes the one that the user asks for.

    ``place`` is the key by which the page knows the board; ``origin`` and ``store`` are as for
    `Autosave`, which writes the table itself. What is offered stands in `Table.kept` until the
    first move; until the user has chosen, both games are kept.

    >>> from tritables.endpoint.stores.memory_store import MemoryStore
    >>> recall = {"view": "v", "seq": 1, "kind": "recall", "fresh": "f" * 32, "tokens": []}
    >>> store, table = MemoryStore(), Table.open("trictrac", seed=1)
    >>> games = KeptGames(table, "place", "origin", lambda: store)
    >>> games.obey(recall, table).ok
    True
    >>> table.draw()
    >>> games.autosave.write(table)
    >>> again = Table.open("trictrac", seed=2)
    >>> other = KeptGames(again, "place", "origin", lambda: store)
    >>> other.obey({**recall, "tokens": ["f" * 32], "fresh": "e" * 32}, again).ok
    True
    >>> [found.ply for found in again.kept.found]
    [1]
    """

    def __init__(self, table: Table, place: str, origin: str, store: Callable[[], Store]) -> None:
        self.autosave = Autosave(table, origin, store)
        self._place = place
        self._tokens: tuple[str, ...] = ()
        """The tokens that the page has sent, by their indices."""
        self._loaded: dict[str, _Loaded] = {}
        """Tables that are offered, by token, so that every move is played once."""
        self._is_chosen = False
        table.kept = Kept(place)

    def obey(self, content: object, table: Table) -> Reply | None:
        """Do one of the commands `KEPT`, and return the reply; None for any other message."""
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

    def _recall(self, command: Command, table: Table) -> Held | None:
        """Find kept games; None for the page of another reader."""
        asked: Any = command.args
        tokens: tuple[str, ...] = asked["tokens"]
        if self.autosave.token is None:
            self.autosave.token = asked["fresh"]
            self.autosave.write(table)
        elif self.autosave.token not in (*tokens, asked["fresh"]):
            return None
        mine = tokens.index(self.autosave.token) if self.autosave.token in tokens else None
        if self._is_chosen:
            return {"mine": mine, "found": []}
        self._tokens = tokens
        self._loaded = {token: one for token, one in self._loaded.items() if token in tokens}
        found = self._found(table)
        table.kept = Kept(self._place, found or (), table.counts.by_hand)
        told = None if found is None else [one.nth for one in found]
        return {"mine": mine, "found": told}

    def _found(self, table: Table) -> tuple[Found, ...] | None:
        others = [nth for nth, one in enumerate(self._tokens) if one != self.autosave.token]
        try:
            looked = [self._look(nth, table) for nth in others]
        except OtherVersion:
            return tuple(Found(nth) for nth in others[:1])
        except Unkept:
            return None
        return tuple(one for one in looked if one is not None)

    def _look(self, nth: int, table: Table) -> Found | None:
        """The game that is kept under a token, if it has anything that the page does not have."""
        stored = self.autosave.read(self._tokens[nth])
        if stored is None:
            aside = self.autosave.aside
            return None if aside is None else Found(nth, "kept-aside", file=aside)
        loaded = self._taken(nth, stored)
        if loaded is None:
            return Found(nth)
        if is_all_with_page(table) and loaded.table.viewpoint.everything:
            return None
        self._loaded[self._tokens[nth]] = loaded
        return Found.of(loaded.table, nth, table, whole=loaded.is_whole)

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
            stored = self.autosave.read(self._tokens[nth])
            loaded = None if stored is None else self._taken(nth, stored)
            if loaded is None:
                return None
            go_on(table, loaded.table, check_left)
        except (Unkept, TritablesError):
            return None
        copies = asked["copies"] or not loaded.is_whole  # what is damaged stays as it is
        self.autosave.resume(asked["fresh"] if copies else self._tokens[nth])
        self._settle(table)
        return {"mine": None if copies else nth, "found": []}

    def go_on_with(self, token: str, table: Table) -> bool:
        """Write under a token from now on, and go on at once with what is kept under it.

        This is for a page that has played here under that token and comes back to another process.
        Returns False where nothing is kept that can be gone on with.
        """
        self.autosave.token = token
        try:
            stored = self.autosave.read(token)
            loaded = None if stored is None or stored.fault else _load(stored)
            if loaded is None:
                return False
            go_on(table, loaded.table, check_left)
        except (Unkept, TritablesError):
            return False
        self.autosave.resume(token)
        self._settle(table)
        return True

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
