"""What came over the websockets of a page, and whether it names a tile that is a secret."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterable
from itertools import pairwise

UNCHANGING = ("_esm", "_brings")
"""Traits that are the same for everybody: module, art and words, which are full of numbers."""


def said_in(frames: Iterable[str | bytes]) -> str:
    """All that was said, part by part, without what never changes."""
    return "\n".join(json.dumps(_without(part)) for frame in frames for part in _parts_of(frame))


def _parts_of(frame: str | bytes) -> list[object]:
    """The JSON values of a frame, which Jupyter sends as text or as segments with offsets."""
    if isinstance(frame, str):
        return [json.loads(frame)]
    (count,) = struct.unpack_from("<Q", frame)
    offsets = struct.unpack_from(f"<{count}Q", frame, 8)
    parts: list[object] = []
    for start, end in pairwise(offsets):
        text = frame[start:end].decode(errors="replace")
        try:
            parts.append(json.loads(text))
        except ValueError:
            parts.append(text)
    return parts


def _without(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without(at) for key, at in value.items() if key not in UNCHANGING}
    return [_without(at) for at in value] if isinstance(value, list) else value


def turns(tile: str) -> tuple[str, str, str]:
    """The three ways to read a tile."""
    a, b, c = tile.split("-")
    return f"{a}-{b}-{c}", f"{b}-{c}-{a}", f"{c}-{a}-{b}"


def names_of(tiles: Iterable[str]) -> re.Pattern[str]:
    """What names one of these tiles: in the notation, however turned, or number by number."""
    read = sorted({turn for tile in tiles for turn in turns(tile)})
    apart = (r",\s*".join(f'"{number}"' for number in turn.split("-")) for turn in read)
    return re.compile(rf"(?<![\w.-])(?:{'|'.join(read)})(?![\w.-])|\[(?:{'|'.join(apart)})\]")
