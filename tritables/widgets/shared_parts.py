"""Parts that the tables of a kernel share (module, styles, art, texts), each sent once under its
hash.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final
from weakref import ref


class Shared:
    """The shared parts by hash, and the table that carries each in its own state.

    A table refers to parts by hash. The first one that needs a part carries it; when that table is
    closed, or its page has lost the part, a page asks any other (`answer`).

    >>> shared = Shared()
    >>> key = shared.key({"title": "Tric Trac"})
    >>> shared.answer({"kind": "parts", "parts": [key, "unknown"]})[key]
    {'title': 'Tric Trac'}
    """

    def __init__(self) -> None:
        self._parts: dict[str, Any] = {}
        self._keys: dict[int, str] = {}
        self._carriers: dict[str, ref[Any]] = {}

    def key(self, part: str | Mapping[str, Any]) -> str:
        """Return the hash of a part, under which pages can ask for it."""
        # Catalogues and art are made once and kept, so the same part is mostly the same object.
        known = self._keys.get(id(part))
        if known is not None and self._parts[known] is part:
            return known
        text = part if isinstance(part, str) else json.dumps(part, sort_keys=True)
        key = sha256(text.encode()).hexdigest()[:16]
        self._keys[id(self._parts.setdefault(key, part))] = key
        return key

    def to_carry(self, table: Any, keys: Mapping[str, str]) -> dict[str, Any]:
        """Return the parts that a new table has to carry: those that no open table carries."""
        missing = {key for key in keys.values() if not self._is_carried(key)}
        self._carriers.update(dict.fromkeys(missing, ref(table)))
        return {key: self._parts[key] for key in sorted(missing)}

    @staticmethod
    def packed(parts: Mapping[str, Any]) -> str:
        """Return parts as text: deflated JSON in base64; empty for none."""
        if not parts:
            return ""
        text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
        return b64encode(zlib.compress(text.encode(), 9)).decode()

    def _is_carried(self, key: str) -> bool:
        bringer = self._carriers[key]() if key in self._carriers else None
        return bringer is not None and bringer.comm is not None

    def answer(self, content: object) -> dict[str, Any]:
        """Return the parts that a page's message asks for and that exist."""
        asked = content.get("parts") if isinstance(content, dict) else None
        named = {key for key in asked if isinstance(key, str)} if isinstance(asked, list) else set()
        return {key: self._parts[key] for key in sorted(named & self._parts.keys())}


SHARED: Final = Shared()
"""The shared parts of this process, which is one kernel."""
