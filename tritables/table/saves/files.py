"""Saved tables as files; a damaged file has the place of the damage, and a sound part."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from tritables.core.errors import BadRecord, TritablesError
from tritables.core.messages import Message
from tritables.core.reading import STRICT, line_and_column
from tritables.table.saves.repair import sound_part
from tritables.table.table import Table

Json = dict[str, Any]

LONGEST: Final = 20_000_000
"""Characters of a file at most."""

_MOVES: Final = '\n "moves": [\n'
"""The start of the moves, which come last, a line for each, so that a truncated file lacks moves
only.
"""


class Damaged(BadRecord):
    """A file that is truncated or invalid.

    ``line`` and ``column`` count from 1 where the text is damaged; else ``where`` is the place in
    the JSON. ``sound`` is the part with all moves before the fault, which can be loaded; None where
    there is none.

    >>> text = to_file(Table.open("trictrac", seed=1).save())
    >>> from_file(text).game.name
    'trictrac'
    >>> try:
    ...     from_file(text[:-5])
    ... except Damaged as fault:
    ...     print(fault.sound["moves"], fault.line > 1)
    [] True
    """

    line: int | None = None
    column: int | None = None
    sound: Json | None = None


def to_file(saved: Mapping[str, Any]) -> str:
    """Return a saved table as the text of a file."""
    head = {name: value for name, value in saved.items() if name != "moves"}
    begun = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    moves = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in saved["moves"])
    return f"{begun},{_MOVES}{moves}\n ]\n}}\n"


def from_file(text: str, *, fresh: Callable[[], int] | None = None) -> Table:
    """Load a table from the text of a file, checking every move; raises `Damaged`."""
    return load_whole(saved_in(text), fresh=fresh)


def saved_in(text: str) -> Any:
    """Return the JSON of a file, before any move is checked; raises `Damaged` for invalid JSON.

    >>> saved_in(to_file(Table.open("trictrac", seed=7).save()))["seed"]
    '7'
    """
    if len(text) > LONGEST:
        raise Damaged(Message("bad-too-long", {"longest": LONGEST}), where="")
    try:
        return STRICT.decode(text)
    except (ValueError, RecursionError) as fault:
        at = fault.pos if isinstance(fault, json.JSONDecodeError) else 0
        line, column = line_and_column(text, at)
        damaged = Damaged(Message("bad-json"), where=f"line {line}, column {column}")
        damaged.line, damaged.column = line, column
        damaged.sound = sound_part(_rescued(text, at))
        raise damaged from fault


def load_whole(saved: object, *, fresh: Callable[[], int] | None = None) -> Table:
    """Load a saved table; raises `Damaged` with the sound part."""
    try:
        return Table.load(saved, fresh=fresh)
    except TritablesError as fault:
        damaged = Damaged(fault.reason, where=fault.where, rule=fault.rule)
        damaged.sound = sound_part(saved)
        raise damaged from fault


def _rescued(text: str, at: int) -> Json | None:
    """The JSON of a text that ends among the moves at an offset; None for another one."""
    begin = text.find(_MOVES)
    if not 0 <= begin < at:
        return None
    moves = []
    for line in text[begin + len(_MOVES) : at].split("\n"):
        try:
            moves.append(STRICT.decode(line.strip().removesuffix(",")))
        except ValueError:
            break
    try:
        saved = STRICT.decode(text[:begin].removesuffix(",") + "}")
    except ValueError:
        return None
    return {**saved, "moves": moves}
