"""A widget that carries little of its own: what all tables of a page need comes once for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from tritables.widgets.linked import LinkedWidget
from tritables.widgets.module import browser_module
from tritables.widgets.shared import SHARED


class SharingWidget(LinkedWidget):
    """A widget whose module is a stub that asks for the shared parts by their hashes."""

    _esm: ClassVar[Any] = traitlets.Unicode(allow_none=False).tag(sync=True)
    _keys = traitlets.Dict().tag(sync=True)
    _brings = traitlets.Unicode().tag(sync=True)
    _layout = traitlets.Dict().tag(sync=True)
    _art: dict[str, Any]
    _board: dict[str, Any]
    _words: dict[str, Any]

    def _share(self, art: dict[str, Any], words: object, board: object) -> dict[str, Any]:
        """The traits that name these parts and bring those that no open table brings."""
        self._art, self._board = art, {}
        parts: dict[str, Any] = {"art": art, "words": words, "board": board}
        for name, file in (("module", "table.js"), ("style", "table.css")):
            parts[name] = browser_module(file)
        keys = {name: SHARED.key(part) for name, part in parts.items()}
        brings = SHARED.packed(SHARED.brought_by(self, keys))
        return {"_esm": browser_module("stub.js"), "_keys": keys, "_brings": brings}

    def _show_parts(self, parts: Mapping[str, dict[str, Any]]) -> None:
        """Send the parts that have changed: shared ones by their hash, the others whole."""
        for name, part in parts.items():
            if name == "words":
                self._words = part
                self._keys = {**self._keys, name: SHARED.key(part)}
            elif name == "board":
                # The first is shared; one that changes belongs to this table alone.
                if self._board:
                    self._layout = part
                self._board = part
            else:
                self.set_trait(f"_{name}", part)

    def _gave_parts(self, content: object) -> bool:
        """Whether a message asked for shared parts, which are sent then."""
        if not isinstance(content, dict) or content.get("kind") != "parts":
            return False
        self.send({"kind": "parts", "parts": SHARED.answer(content)})
        return True
