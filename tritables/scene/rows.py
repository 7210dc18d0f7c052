"""Where pieces lie, told in few words: most fill their place, or lie with others in a row.

A stack is spread anew when one piece comes to it; told as a row, that is one change and not one
for each piece.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tritables.core.picture import SHAPES, Box, Piece, Shape

Json = dict[str, Any]

_NEAR: Final = 0.06
"""How far a piece may lie off its row, in board units: no more than rounding moves it."""


def rounded(value: float, digits: int = 1) -> float:
    """A tenth of a unit is finer than any screen; whole numbers are written short.

    >>> rounded(3.04), rounded(0.26)
    (3, 0.3)
    """
    short = round(value, digits)
    return int(short) if short == int(short) else short


def box_json(box: Box) -> list[float]:
    """A box as left, top, width and height."""
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
    rows: dict[str, Json] = defaultdict(dict)
    own: list[Json] = [{} for _ in pieces]
    for shape in SHAPES:
        places = places_of(board, shape)
        lying: dict[str, list[int]] = defaultdict(list)
        for index, piece in enumerate(pieces):
            lying[piece.place].append(index)
        for place, indices in lying.items():
            found = {index: getattr(pieces[index], shape) for index in indices}
            row = _row(found)
            if row:
                first, last, steps = found[row[0]], found[row[-1]], len(row) - 1
                away = (last.x - first.x) / steps, (last.y - first.y) / steps
                rows[place][shape] = [*box_json(first), *(rounded(step, 3) for step in away)]
            for index in found.keys() - set(row):
                box = box_json(found[index])
                if row or box != places.get(place):
                    own[index][shape] = box
    return dict(rows), own


def _row(found: Mapping[int, Box]) -> list[int]:
    """Those of a place's pieces that lie in a row: two or more of a size, evenly spread."""
    size, count = Counter((box.w, box.h) for box in found.values()).most_common(1)[0]
    row = [index for index, box in found.items() if (box.w, box.h) == size]
    first, last = found[row[0]], found[row[-1]]
    if count < 2 or first == last:
        return []
    for nth, index in enumerate(row):
        part = nth / (count - 1)
        x, y = first.x + (last.x - first.x) * part, first.y + (last.y - first.y) * part
        if abs(found[index].x - x) > _NEAR or abs(found[index].y - y) > _NEAR:
            return []
    return row


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
