"""Damage: what can happen to a saved thing, drawn from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.saves.rows import BLOB

Json = Any
Spoil = Callable[[Json, Random], Json]
"""Spoils a copy of an entry; None where it has nothing of that kind to spoil."""

JUNK: Final[tuple[Json, ...]] = (
    *(None, True, -1, 10**9, 1.5, "", "x", "\ud800", [], [[]], [0], {}, {"a": 1}),
)


def paths(value: Json, here: tuple[Json, ...] = ()) -> list[tuple[Json, ...]]:
    """The ways to everything in a JSON value."""
    found = [here] if here else []
    if isinstance(value, dict | list):
        inside = value.items() if isinstance(value, dict) else enumerate(value)
        for key, one in inside:
            found += paths(one, (*here, key))
    return found


def _at(value: Json, path: tuple[Json, ...]) -> Json:
    for key in path:
        value = value[key]
    return value


def _drawn(value: Json, rng: Random) -> tuple[Json, ...]:
    """A way, as often to something near the top as to something deep."""
    found = paths(value)
    depth = rng.randrange(1, 1 + max(map(len, found)))
    return rng.choice([path for path in found if len(path) <= depth])


def junk(value: Json, rng: Random) -> None:
    """Something of another type in place of something."""
    path = _drawn(value, rng)
    _at(value, path[:-1])[path[-1]] = rng.choice(JUNK)


def gone(value: Json, rng: Random) -> None:
    """Something is not there any more."""
    path = _drawn(value, rng)
    del _at(value, path[:-1])[path[-1]]


def swapped(value: Json, rng: Random) -> None:
    """Something in place of something else."""
    one, other = _drawn(value, rng), _drawn(value, rng)
    _at(value, one[:-1])[one[-1]] = json.loads(json.dumps(_at(value, other)))


def number(value: Json, rng: Random) -> None:
    """Another number in place of one."""
    numbers = [path for path in paths(value) if type(_at(value, path)) is int]
    path = rng.choice(numbers)
    _at(value, path[:-1])[path[-1]] += rng.choice((-2, -1, 1, 2, 999))


def _value(key: str, spoil: Callable[[Json, Random], None]) -> Spoil:
    def spoilt(entry: Json, rng: Random) -> Json:
        spoil(entry[key], rng)
        return entry

    return spoilt


def _copy(spoil: Callable[[Json, Random], None]) -> Spoil:
    def spoilt(entry: Json, rng: Random) -> Json:
        spoil(entry["copy"]["saved"], rng)
        return entry

    return spoilt


def _last_moves(entry: Json, rng: Random) -> Json:
    """A move that cannot be, in the midst of those that were played."""
    moves = entry["saved"]["moves"]
    if not moves:
        return None
    moves[rng.randrange(len(moves))] = "roll 9-9"
    return entry


def _cut(entry: Json, rng: Random) -> Json:
    text = entry["text"]
    return {**entry, "text": text[: rng.randrange(len(text))]}


def _torn(entry: Json, rng: Random) -> Json:
    """A part in the midst is gone."""
    text = entry["text"]
    begin = rng.randrange(len(text))
    return {**entry, "text": text[:begin] + text[begin + rng.randrange(1, 200) :]}


def _flipped(entry: Json, rng: Random) -> Json:
    """One bit is another one."""
    return {**entry, "text": flip(entry["text"], rng)}


def flip(text: str, rng: Random) -> str:
    """A text of which one bit has changed; what is no text then has a mark in its place."""
    data = bytearray(text.encode())
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode(errors="replace")


def _cells(rows: Json) -> list[tuple[str, int, int]]:
    """The places of texts in a store: table, row, column."""
    columns = {"boards": (1, 2), "rounds": (2,), "moves": (2,)}
    return [
        (name, nth, column)
        for name, among in columns.items()
        for nth in range(len(rows[name]))
        for column in among
    ]


def _cell(spoil: Callable[[str, Random], Json], *, deep: bool = False) -> Spoil:
    """Spoil one text of a store: of the board's own as often as of a move."""

    def spoilt(entry: Json, rng: Random) -> Json:
        rows = entry["rows"]
        cells = [cell for cell in _cells(rows) if not deep or cell[0] == "boards"]
        table = rng.choice(sorted({cell[0] for cell in cells}))
        name, nth, column = rng.choice([cell for cell in cells if cell[0] == table])
        rows[name][nth][column] = spoil(rows[name][nth][column], rng)
        return entry

    return spoilt


def _inside(text: str, rng: Random) -> str:
    value = json.loads(text)
    if not isinstance(value, dict | list) or not value:
        return "7"
    rng.choice((junk, gone, swapped))(value, rng)
    return json.dumps(value, ensure_ascii=True)


def _without_move(entry: Json, rng: Random) -> Json:
    moves = entry["rows"]["moves"]
    if not moves:
        return None
    del moves[rng.randrange(len(moves))]
    return entry


def _bytes(text: str, rng: Random) -> Json:
    return {BLOB: rng.randbytes(rng.randrange(0, 40)).hex()}


WAYS: Final[dict[str, list[tuple[str, Spoil]]]] = {
    "saved": [
        ("junk", _value("saved", junk)),
        ("gone", _value("saved", gone)),
        ("swapped", _value("saved", swapped)),
        ("number", _value("saved", number)),
        ("no-move", _last_moves),
    ],
    "copy": [
        ("junk", _copy(junk)),
        ("gone", _copy(gone)),
        ("swapped", _copy(swapped)),
        ("number", _copy(number)),
    ],
    "text": [("cut", _cut), ("torn", _torn), ("flipped", _flipped)],
    "rows": [
        ("cut", _cell(lambda text, rng: text[: rng.randrange(len(text))])),
        ("flipped", _cell(flip)),
        ("inside", _cell(_inside)),
        ("board", _cell(_inside, deep=True)),
        ("bytes", _cell(_bytes)),
        ("junk", _cell(lambda text, rng: json.dumps(rng.choice(JUNK)))),
        ("no-row", _without_move),
    ],
}

EVERY: Final = {"saved": 3, "copy": 3, "text": 1, "rows": 2}
"""Each way of damage takes one of so many things."""


def of_kind(kind: str) -> str:
    """The ways of damage for a kind of the corpus."""
    return {"files": "text", "copies": "copy", "stores": "rows"}.get(kind, "saved")
