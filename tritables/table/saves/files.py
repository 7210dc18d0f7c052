"""Saved tables as files: one that is damaged says where, and what of it is sound."""

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
"""Characters of a file that are read at most."""

_MOVES: Final = '\n "moves": [\n'
"""Where the moves begin: last, a line for each, so that what is cut off is one of them."""


class Damaged(BadRecord):
    """A file that is not whole, or holds what cannot be.

    ``line`` and ``column`` count from 1 where the text itself is damaged; else ``where`` names the
    place in it. ``sound`` is what can be gone on with, to be loaded like any saved table: all
    moves before the fault. It is None where there is nothing.

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
    """What `Table.save` gave, as text."""
    head = {name: value for name, value in saved.items() if name != "moves"}
    begun = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    moves = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in saved["moves"])
    return f"{begun},{_MOVES}{moves}\n ]\n}}\n"


def from_file(text: str, *, fresh: Callable[[], int] | None = None) -> Table:
    """Sit down again where a file has it, every move of it checked; raises `Damaged`."""
    return load_whole(saved_in(text), fresh=fresh)


def saved_in(text: str) -> Any:
    """What stands in a file, before a move of it is checked; raises `Damaged` where it is no JSON.

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
    """Sit down again where something was saved; raises `Damaged`, with what of it is sound."""
    try:
        return Table.load(saved, fresh=fresh)
    except TritablesError as fault:
        damaged = Damaged(fault.reason, where=fault.where, rule=fault.rule)
        damaged.sound = sound_part(saved)
        raise damaged from fault


def _rescued(text: str, at: int) -> Json | None:
    """What stands before a place in a text, if it breaks off among the moves."""
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
