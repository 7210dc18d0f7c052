"""The transport in a notebook: a widget's comm, with traits for what is shown, and messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from tritables.endpoint.endpoint import Endpoint
from tritables.endpoint.stores.autosave import Autosave
from tritables.endpoint.transport import Shown
from tritables.scene.change import change_of
from tritables.scene.sheets import art_of
from tritables.table import Table
from tritables.table.views.panel import words_of
from tritables.widgets import loop
from tritables.widgets.linked import LinkedWidget
from tritables.widgets.module import browser_module
from tritables.widgets.shared import SHARED

CARRIED: Final = frozenset({"_whole", "view"})
"""What the pages that follow a table make by themselves of each change."""


class CommTransport:
    """The transport of a table whose widget carries little of its own.

    What moves is synced twice: ``_whole`` is how it is now, for pages that come, and ``_change``
    makes that of the whole before, for pages that are there. Only one of them is sent. A reply that
    says no more than yes or no goes along with the change. Art, words and the first board, which
    tables share, go by their hashes; pages ask for them by a message of the kind ``parts``.

    ``after_showing`` is called each time that a page has been told.
    """

    brings_words: Final = True
    is_followed: Final = False

    def __init__(
        self,
        widget: LinkedWidget,
        table: Table,
        *,
        autosave: Autosave | None,
        after_showing: Callable[[], None],
    ) -> None:
        self._widget = widget
        self._after_showing = after_showing
        self.endpoint = Endpoint(table, self, autosave=autosave)
        self.art: dict[str, Any] = art_of(table.game)
        self.words: Mapping[str, Any] = words_of(table.game, table.settings.lang)
        self.board: dict[str, Any] = self.endpoint.board()
        """The board that is shown."""
        self._first = self.board
        self._view: Mapping[str, Any] = MappingProxyType({})
        """The view that was shown last."""
        self._carries = False
        """Whether the last change stands for all that it carries."""

    def opening_traits(self) -> dict[str, Any]:
        """The traits that name what is shared, and bring those parts that no open table brings."""
        parts: dict[str, Any] = {"art": self.art, "words": self.words, "board": self._first}
        for name, file in (("module", "table.js"), ("style", "table.css")):
            parts[name] = browser_module(file)
        keys = {name: SHARED.key(part) for name, part in parts.items()}
        brings = SHARED.packed(SHARED.to_carry(self._widget, keys))
        keys["later"] = SHARED.key(browser_module("later.js"))  # brought to whoever asks for it
        return {"_esm": browser_module("stub.js"), "_keys": keys, "_brings": brings}

    def receive(self, message: object) -> None:
        """Give the shared parts that are asked for; obey and answer anything else."""
        if isinstance(message, dict) and message.get("kind") == "parts":
            self._widget.send({"kind": "parts", "parts": SHARED.answer(message)})
        else:
            self.endpoint.receive(message)

    def show(self, shown: Shown) -> None:
        """Sync what has changed, and send the reply unless it goes along."""
        widget, reply = self._widget, shown.reply
        before, self._view = self._view, self.endpoint.table.view.as_view()
        with widget.hold_sync():
            goes_along = self._sync(shown, change_of(before, self._view))
        if reply is not None and not goes_along:
            widget.send(reply.as_json())
        if reply is not None and shown.change is None:
            widget.send_state("view")  # a page has missed it, as well as the rest
        self._after_showing()

    def later(self, seconds: float, callback: Callable[[], None]) -> Callable[[], object] | None:
        """Have the kernel's event loop call something; None where none runs."""
        return loop.later(seconds, callback)

    def close(self) -> None:
        """Let nothing happen at the table any more."""
        self.endpoint.stop()

    def due(self, traits: Iterable[str]) -> set[str]:
        """Those of these traits that have to go: the last change stands for what it carries."""
        return set(traits) - CARRIED if self._carries else set(traits)

    def _sync(self, shown: Shown, view: dict[str, Any]) -> bool:
        """Set the traits that are others now; returns whether the reply goes along."""
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
            change["answer"] = {"view": reply.view, "seq": reply.seq, "ok": reply.ok}
        widget._whole, widget._change = whole, change
        return "answer" in change
