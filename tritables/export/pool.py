"""A pool: JSON values in which each value stands once, however often it is used.

The boards of a page are much alike; so are a board's states in three languages. In
``js/src/page/pool.ts`` the browser puts the values together again.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64encode


def pool_of(value: object) -> list[object]:
    """A JSON value as a list in which each part stands after those that it is made of.

    A list or an object in the pool names its parts by their place there; the last entry is the
    whole.

    >>> pool_of({"a": ["x", "x"], "b": ["x", "x"]})
    ['x', [0, 0], {'a': 1, 'b': 1}]
    """
    pool: list[object] = []
    known: dict[object, int] = {}

    def put(part: object) -> int:
        entry: object = part
        key: object = (type(part), part) if not isinstance(part, dict | list | tuple) else None
        if isinstance(part, dict):
            made = {str(name): put(inner) for name, inner in part.items()}
            entry, key = made, (dict, tuple(made.items()))
        elif isinstance(part, list | tuple):
            items = [put(inner) for inner in part]
            entry, key = items, (list, tuple(items))
        if key not in known:
            known[key] = len(pool)
            pool.append(entry)
        return known[key]

    put(value)
    return pool


def packed(value: object) -> str:
    """A JSON value as text for a page: base64 of its deflated pool."""
    text = json.dumps(pool_of(value), ensure_ascii=False, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode(), 9)).decode()
