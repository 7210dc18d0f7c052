"""The places of pieces in few words: most fill their place, or lie with others in a row.

A stack is spread anew when one piece comes to it; told as a row, that is one change and not one
for each piece.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from tritables.core.picture import SHAPES, Box, Piece, Shape

Json = dict[str, Any]

_NEAR: Final = 0.06
"""The distance that a piece may lie off its row, in board units: no more than rounding moves it."""


def rounded(value: float, digits: int = 1) -> float:
    """A tenth of a unit is finer than any screen; whole numbers are written short.

    >>> rounded(3.04), rounded(0.26)
    (3, 0.3)
    """
    short = round(value, digits)
    return int(short) if short == int(short) else short


@lru_cache(maxsize=8192)
def box_json(box: Box) -> list[float]:
    """A box as left, top, width and height; nobody may change this list."""
    return [rounded(box.x), rounded(box.y), rounded(box.w), rounded(box.h)]


def places_of(board: Mapping[str, Any], shape: Shape) -> dict[str, list[float]]:
    """The boxes of all places of a board in a shape, those in its field too."""
    inner = board["inner"]
    return {**board[shape]["places"], **({} if inner is None else inner["places"])}


def laid(pieces: Sequence[Piece], board: Mapping[str, Any]) -> tuple[Json, list[Json]]:
    """Tell where pieces lie: the rows by their places, and each piece's own boxes by shape.

    A row is ``[left, top, width, height, right, down]``: the box of its first piece, and how far
    each next one lies from the one before. A piece without a box of its own lies in the row of its
    place, in the order of the pieces; where that has none, it fills its place. `boxes` undoes it.

    >>> stack = [Piece("stone", "stone", "a", Box(0, y, 4, 4), Box(0, 0, 9, 9)) for y in (0, 3, 6)]
    >>> shape = {"places": {"a": [0, 0, 9, 9]}}
    >>> laid(stack, {"wide": shape, "tall": shape, "inner": None})
    ({'a': {'wide': [0, 0, 4, 4, 0, 3]}}, [{}, {}, {}])
    """
    rows: dict[str, Json] = {}
    own: list[Json] = [{} for _ in pieces]
    lying: dict[str, list[int]] = defaultdict(list)
    for index, piece in enumerate(pieces):
        lying[piece.place].append(index)
    for shape in SHAPES:
        places = places_of(board, shape)
        placed = [piece.wide if shape == "wide" else piece.tall for piece in pieces]
        for place, indices in lying.items():
            if len(indices) == 1:  # most places, where a long look for a row would be in vain
                box = box_json(placed[indices[0]])
                if box != places.get(place):
                    own[indices[0]][shape] = box
                continue
            found = tuple([placed[index] for index in indices])
            row, members = _row(found)
            if row:
                rows.setdefault(place, {})[shape] = row
            for nth, index in enumerate(indices):
                if nth in members:
                    continue
                box = box_json(found[nth])
                if row or box != places.get(place):
                    own[index][shape] = box
    return rows, own


@lru_cache(maxsize=4096)
def _row(found: tuple[Box, ...]) -> tuple[list[float] | None, frozenset[int]]:
    """The row of a place's pieces, and which of them lie in it.

    Those are two or more of a size, evenly spread.
    """
    if len(found) < 2:
        return None, frozenset()
    size, count = Counter((box.w, box.h) for box in found).most_common(1)[0]
    row = [nth for nth, box in enumerate(found) if (box.w, box.h) == size]
    first, last = found[row[0]], found[row[-1]]
    if count < 2 or first == last:
        return None, frozenset()
    across, down = (last.x - first.x) / (count - 1), (last.y - first.y) / (count - 1)
    for nth, member in enumerate(row):
        box, x, y = found[member], first.x + across * nth, first.y + down * nth
        if abs(box.x - x) > _NEAR or abs(box.y - y) > _NEAR:
            return None, frozenset()
    spread = [*box_json(first), rounded(across, 3), rounded(down, 3)]
    return spread, frozenset(row)


def boxes(scene: Mapping[str, Any], board: Mapping[str, Any], shape: Shape) -> list[list[float]]:
    """The box of each piece of a scene in a shape."""
    places, found = places_of(board, shape), []
    count: Counter[str] = Counter()
    for piece in scene["pieces"]:
        place = piece["place"]
        row = scene["rows"].get(place, {}).get(shape)
        if shape in piece:
            found.append(piece[shape])
        elif row is None:
            found.append(places[place])
        else:
            x, y, w, h, right, down = row
            nth = count[place]
            found.append([rounded(x + nth * right), rounded(y + nth * down), w, h])
            count[place] += 1
    return found
