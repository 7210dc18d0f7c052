"""A pool: JSON values in which each value stands once, however often it is used.

The boards of a page are much alike; so are a board's states in three languages, and the positions
of a round. In ``js/src/page/interning.ts`` the browser puts the values together again.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from collections.abc import Iterator, Sequence
from typing import Final

DATA: Final = '<script type="application/json" id="tt-data">'
"""Where a page has the pool of its boards; nobody else's page has it."""

Parts = tuple[tuple[str, ...] | None, list[int]]
"""An object's names, or None for a list, and which values stand in it."""


def interned(value: object) -> dict[str, list[object]]:
    """A JSON value as a list of values in which each stands after those that it is made of.

    First come ``plain``, the values that have no parts; then those ``made`` of others, which they
    name by their places in the whole list; the last of all is the value. An object begins with the
    place of its names in ``shapes``, in brackets. Each place is written as its difference to the
    one in the list of that length, or in the object of that shape, before it: what comes after each
    other is much alike, and zeros take little room.

    >>> interned({"a": ["x", "y"], "b": ["x", "x"]})
    {'plain': ['x', 'y'], 'shapes': [['a', 'b']], 'made': [[0, 1], [0, -1], [[0], 2, 3]]}
    """
    plain: list[object] = []
    made: list[Parts] = []
    known: dict[object, int] = {}

    def put(part: object) -> int:
        """The place of a value; those with parts are counted from -1 down."""
        parts: Parts | None = None
        if isinstance(part, dict):
            parts = tuple(map(str, part)), [put(inner) for inner in part.values()]
        elif isinstance(part, list | tuple):
            parts = None, [put(inner) for inner in part]
        key = (type(part), part) if parts is None else (parts[0], tuple(parts[1]))
        if key not in known:
            if parts is None:
                plain.append(part)
                known[key] = len(plain) - 1
            else:
                made.append(parts)
                known[key] = -len(made)
        return known[key]

    put(value)
    shapes: dict[tuple[str, ...], int] = {}
    written: list[object] = list(_written(made, len(plain), shapes))
    return {"plain": plain, "shapes": [list(names) for names in shapes], "made": written}


def _written(
    made: Sequence[Parts], first: int, shapes: dict[tuple[str, ...], int]
) -> Iterator[list[object]]:
    """The values that are made of others, the first of which has that place."""
    before: dict[object, list[int]] = {}
    for names, found in made:
        places = [at if at >= 0 else first - 1 - at for at in found]
        like: object = len(places) if names is None else names
        last = before.get(like, [0] * len(places))
        before[like] = places
        head = [] if names is None else [[shapes.setdefault(names, len(shapes))]]
        yield [*head, *(at - was for at, was in zip(places, last, strict=True))]


def packed(value: object) -> str:
    """A JSON value as text for a page: base64 of its deflated pool."""
    text = json.dumps(interned(value), ensure_ascii=False, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode(), 9)).decode()
