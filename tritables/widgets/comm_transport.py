"""The transport in a notebook: a widget's comm, with traits for the state, and messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.stores.kept_games import KeptGames
from tritables.endpoint.transport import Shown
from tritables.scene.json_delta import delta_of
from tritables.scene.sheets import art_of
from tritables.table import Table
from tritables.table.views.words import words_of
from tritables.widgets import timers
from tritables.widgets.browser_files import browser_module
from tritables.widgets.shared_parts import SHARED
from tritables.widgets.synced_settings import LinkedWidget

CARRIED: Final = frozenset({"_whole", "view"})
"""Traits that pages update by themselves from the changes they are sent."""


class CommTransport:
    """The transport of a table's widget.

    The state is in two traits: ``_whole`` for pages that open, and ``_change``, the difference from
    the state before, for pages that are open; only one of them is sent. A reply without parts goes
    along with the change. Art, texts and the first board are shared by tables and referred to by
    hash; pages ask for them by a message of the kind ``parts``.

    ``after_showing`` is called after each state.
    """

    brings_words: Final = True
    is_followed: Final = False

    def __init__(
        self,
        widget: LinkedWidget,
        table: Table,
        *,
        kept_games: KeptGames | None,
        after_showing: Callable[[], None],
    ) -> None:
        self._widget = widget
        self._after_showing = after_showing
        self.endpoint = Endpoint(table, self, kept_games=kept_games)
        self.art: dict[str, Any] = art_of(table.game)
        self.words: Mapping[str, Any] = words_of(table.game, table.settings.lang)
        self.board: dict[str, Any] = self.endpoint.board()
        """The current board."""
        self._first = self.board
        self._view: Mapping[str, Any] = MappingProxyType({})
        """The view that was shown last."""
        self._carries = False
        """True if the last change replaces sending the traits that it changes."""

    def opening_traits(self) -> dict[str, Any]:
        """Return the traits that refer to shared parts, and carry those that no open table
        carries.
        """
        parts: dict[str, Any] = {"art": self.art, "words": self.words, "board": self._first}
        for name, file in (("module", "table.js"), ("style", "table.css")):
            parts[name] = browser_module(file)
        keys = {name: SHARED.key(part) for name, part in parts.items()}
        brings = SHARED.packed(SHARED.to_carry(self._widget, keys))
        keys["later"] = SHARED.key(browser_module("later.js"))  # brought to whoever asks for it
        return {"_esm": browser_module("stub.js"), "_keys": keys, "_brings": brings}

    def receive(self, message: object) -> None:
        """Send the shared parts that a message asks for; do a command, and reply."""
        if isinstance(message, dict) and message.get("kind") == "parts":
            self._widget.send({"kind": "parts", "parts": SHARED.answer(message)})
        else:
            self.endpoint.receive(message)

    def show(self, shown: Shown) -> None:
        """Sync what has changed, and send the reply unless it goes along."""
        widget, reply = self._widget, shown.reply
        before, self._view = self._view, self.endpoint.table.view.as_view()
        with widget.hold_sync():
            goes_along = self._sync(shown, delta_of(before, self._view))
        if reply is not None and not goes_along:
            widget.send(reply.as_json())
        if reply is not None and shown.change is None:
            widget.send_state("view")  # a page has missed it, as well as the rest
        self._after_showing()

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object] | None:
        """Set a timer of the kernel's event loop; returns None where none runs."""
        return timers.later(seconds, callback)

    def close(self) -> None:
        """Stop what happens automatically."""
        self.endpoint.stop()

    def due(self, traits: Iterable[str]) -> set[str]:
        """Return those of some traits that are to be sent: the last change replaces some."""
        return set(traits) - CARRIED if self._carries else set(traits)

    def _sync(self, shown: Shown, view: dict[str, Any]) -> bool:
        """Set the traits that have changed; returns True if the reply goes along."""
        widget = self._widget
        if "words" in shown.fresh:
            self.words = shown.parts["words"]
            widget._keys = {**widget._keys, "words": SHARED.key(self.words)}
        whole = shown.whole()
        self.board = whole["board"]
        if self.board == self._first:
            whole["board"] = None  # it is shared; one that changes belongs to this table alone
        self._carries = shown.change is not None
        if not self._carries:
            widget._whole = whole
            return False
        if not shown.fresh:
            return False
        change = shown.changed()
        change["parts"] = {**change["parts"], "view": view}
        reply = shown.reply
        if reply is not None and reply.is_plain:
            change["reply"] = {"view": reply.view, "seq": reply.seq, "ok": reply.ok}
        widget._whole, widget._change = whole, change
        return "reply" in change
