"""Interning of JSON: a pool in which each value is stored once, however often it is used.

The boards of a page are much alike; so are a board's states in three languages, and the positions
of a round. ``js/src/page/unpackPool.ts`` is the decoder.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from collections.abc import Iterator, Sequence
from typing import Final

DATA: Final = '<script type="application/json" id="tt-data">'
"""The start tag of a page's data, which tells pages of ours from others."""

Parts = tuple[tuple[str, ...] | None, list[int]]
"""The keys of an object, or None for a list, and the indices of its values."""


def interned(value: object) -> dict[str, list[object]]:
    """The pool of a JSON value: a list of values in which each comes after its parts.

    ``plain`` are the values without parts. ``made`` are lists and objects, whose parts are indices
    into ``plain`` and ``made`` together; the last of them is the value itself. An object begins
    with the index of its keys in ``shapes``, in brackets. Indices are differences to those of the
    list of that length, or the object of that shape, before it: neighbours are much alike, and
    zeros compress well.

    >>> interned({"a": ["x", "y"], "b": ["x", "x"]})
    {'plain': ['x', 'y'], 'shapes': [['a', 'b']], 'made': [[0, 1], [0, -1], [[0], 2, 3]]}
    """
    plain: list[object] = []
    made: list[Parts] = []
    known: dict[object, int] = {}

    def put(part: object) -> int:
        """The index of a value; values with parts are counted from -1 down."""
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
    """The rows of ``made``; ``first`` is the index of the first of them."""
    before: dict[object, list[int]] = {}
    for names, found in made:
        places = [at if at >= 0 else first - 1 - at for at in found]
        like: object = len(places) if names is None else names
        last = before.get(like, [0] * len(places))
        before[like] = places
        head = [] if names is None else [[shapes.setdefault(names, len(shapes))]]
        yield [*head, *(at - was for at, was in zip(places, last, strict=True))]


def packed(value: object) -> str:
    """A JSON value as text for a page: the pool as JSON, deflated (zlib), in base64."""
    text = json.dumps(interned(value), ensure_ascii=False, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode(), 9)).decode()
