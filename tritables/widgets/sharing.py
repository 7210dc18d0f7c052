"""A widget that carries little of its own: what all tables of a page need comes once for all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

import traitlets

from tritables.endpoint.endpoint import Shown
from tritables.scene.change import Delta
from tritables.widgets.linked import LinkedWidget
from tritables.widgets.module import browser_module
from tritables.widgets.shared import SHARED

CARRIED: Final = frozenset({"_whole", "view"})
"""What the pages that follow a table make by themselves of each change."""


class SharingWidget(LinkedWidget):
    """A widget whose module is a stub that asks for the shared parts by their hashes.

    What moves is synced twice: ``_whole`` is how it is now, for pages that come, and ``_change``
    makes that of the whole before, for pages that are there. Only one of them is sent.
    """

    _esm: ClassVar[Any] = traitlets.Unicode(allow_none=False).tag(sync=True)
    _keys = traitlets.Dict().tag(sync=True)
    _brings = traitlets.Unicode().tag(sync=True)
    _whole = traitlets.Dict().tag(sync=True)
    _change = traitlets.Dict().tag(sync=True)
    _carried = False
    """Whether the last change stands for all that it carries."""
    _art: dict[str, Any]
    _board: dict[str, Any]
    _first: dict[str, Any]
    _words: dict[str, Any]

    def _share(
        self, art: dict[str, Any], words: dict[str, Any], board: dict[str, Any]
    ) -> dict[str, Any]:
        """The traits that name these parts and bring those that no open table brings."""
        self._art, self._first = art, board
        parts: dict[str, Any] = {"art": art, "words": words, "board": board}
        for name, file in (("module", "table.js"), ("style", "table.css")):
            parts[name] = browser_module(file)
        keys = {name: SHARED.key(part) for name, part in parts.items()}
        brings = SHARED.packed(SHARED.brought_by(self, keys))
        keys["later"] = SHARED.key(browser_module("later.js"))  # brought to whoever asks for it
        return {"_esm": browser_module("stub.js"), "_keys": keys, "_brings": brings}

    @property
    def _scene(self) -> dict[str, Any]:
        return dict(self._whole["scene"])

    @property
    def _table(self) -> dict[str, Any]:
        return dict(self._whole["table"])

    @property
    def _sheet(self) -> dict[str, Any]:
        return dict(self._whole["sheet"])

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits; what the last change carries goes whole only with everything."""
        if self._carried and key is not None:
            key = ({key} if isinstance(key, str) else set(key)) - CARRIED
            if not key:
                return
            if key == {"_change"}:  # with every move; as it is all JSON nobody looks for buffers
                change = {"_change": self._change}
                self._send({"method": "update", "state": change, "buffer_paths": []})
                return
        super().send_state(key)

    def _show_parts(self, shown: Shown, more: dict[str, Delta]) -> bool:
        """Show what has changed, and ``more`` of it; returns whether the answer went along."""
        if "words" in shown.fresh:
            self._words = shown.parts["words"]
            self._keys = {**self._keys, "words": SHARED.key(self._words)}
        whole = shown.whole()
        self._board = whole["board"]
        if self._board == self._first:
            whole["board"] = None  # it is shared; one that changes belongs to this table alone
        self._carried = shown.change is not None
        if shown.change is None:
            self._whole = whole
            return False
        if not shown.fresh:
            return False
        change: dict[str, Any] = {"number": shown.number, "parts": {**shown.change, **more}}
        answer = shown.answer
        if answer is not None and answer.is_plain:
            change["answer"] = {"view": answer.view, "seq": answer.seq, "ok": answer.ok}
        self._whole, self._change = whole, change
        return "answer" in change

    def _gave_parts(self, content: object) -> bool:
        """Whether a message asked for shared parts, which are sent then."""
        if not isinstance(content, dict) or content.get("kind") != "parts":
            return False
        self.send({"kind": "parts", "parts": SHARED.answer(content)})
        return True
