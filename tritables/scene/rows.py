"""Pieces as JSON, in few words: most fill their place, or lie with others in a row.

A stack is spread anew when one piece comes to it; told as a row, that is one change and not one
for each piece.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from tritables.core.picture import Box, Piece, Shape

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


def laid(pieces: Sequence[Piece], board: Mapping[str, Any]) -> tuple[Json, list[Json]]:
    """Write pieces as JSON: the rows by their places, and each piece with boxes of its own if any.

    A row is ``[left, top, width, height, right, down]``: the box of its first piece, and how far
    each next one lies from the one before. A piece without a box of its own lies in the row of its
    place, in the order of the pieces; where that has none, it fills its place. `boxes` undoes it.
    Nobody may change what is in these: a place on which nothing has changed has the same objects.

    >>> stack = [Piece("stone", "stone", "a", Box(0, y, 4, 4), Box(0, 0, 9, 9)) for y in (0, 3, 6)]
    >>> shape = {"places": {"a": [0, 0, 9, 9]}}
    >>> rows, made = laid(stack, {"wide": shape, "tall": shape, "inner": None})
    >>> rows, made[2]
    ({'a': {'wide': [0, 0, 4, 4, 0, 3]}}, {'kind': 'stone', 'art': 'stone', 'place': 'a'})
    """
    lying: dict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        lying[piece.place].append(piece)
    wide, tall = board["wide"]["places"], board["tall"]["places"]
    inner = {} if board["inner"] is None else board["inner"]["places"]
    rows: Json = {}
    written: dict[str, Iterator[Json]] = {}
    for place, here in lying.items():
        row, made = _lying(
            tuple(here),
            tuple(wide.get(place) or inner.get(place, ())),
            tuple(tall.get(place) or inner.get(place, ())),
        )
        if row:
            rows[place] = row
        written[place] = iter(made)
    return rows, [next(written[piece.place]) for piece in pieces]


@lru_cache(maxsize=4096)
def _lying(
    pieces: tuple[Piece, ...], wide: tuple[float, ...], tall: tuple[float, ...]
) -> tuple[Json, list[Json]]:
    """Write the pieces on one place, whose box is told in both shapes, and the rows they lie in."""
    own: list[Json] = [{} for _ in pieces]
    rows: Json = {}
    for shape, place in (("wide", wide), ("tall", tall)):
        found = [piece.wide if shape == "wide" else piece.tall for piece in pieces]
        row, members = _row(found)
        if row:
            rows[shape] = row
        for nth, box in enumerate(found):
            if nth not in members and (row or tuple(box_json(box)) != place):
                own[nth][shape] = box_json(box)
    return rows, [_piece(*one) for one in zip(pieces, own, strict=True)]


def _piece(piece: Piece, own: Json) -> Json:
    """A piece with its own boxes; what most pieces do not have is left out."""
    made: Json = {"kind": piece.kind, "art": piece.art, "place": piece.place, **own}
    if piece.mark is not None:
        made["mark"] = piece.mark
    if piece.text is not None:
        made["text"] = piece.text
    if piece.spots:
        made["spots"] = list(piece.spots)
    if piece.turns > 1:
        made["turns"] = piece.turns
    if piece.came is not None:
        made["came"] = piece.came
    if piece.tumbles:
        made["tumbles"] = True
    if piece.above:
        made["above"] = True
    return made


def _row(found: Sequence[Box]) -> tuple[list[float] | None, Collection[int]]:
    """The row of a place's pieces, and which of them lie in it.

    Those are two or more of a size, evenly spread.
    """
    if len(found) < 2:
        return None, ()
    sizes = [(box.w, box.h) for box in found]
    size, count = Counter(sizes).most_common(1)[0]
    row = [nth for nth, one in enumerate(sizes) if one == size]
    first, last = found[row[0]], found[row[-1]]
    if count < 2 or first == last:
        return None, ()
    across, down = (last.x - first.x) / (count - 1), (last.y - first.y) / (count - 1)
    for nth, member in enumerate(row):
        box, x, y = found[member], first.x + across * nth, first.y + down * nth
        if abs(box.x - x) > _NEAR or abs(box.y - y) > _NEAR:
            return None, ()
    return [*box_json(first), rounded(across, 3), rounded(down, 3)], row


def places_of(board: Mapping[str, Any], shape: Shape) -> dict[str, list[float]]:
    """The boxes of all places of a board in a shape, those in its field too."""
    inner = board["inner"]
    return {**board[shape]["places"], **({} if inner is None else inner["places"])}


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
