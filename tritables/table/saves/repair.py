"""Repair of damaged saved tables: the longest sound prefix of their moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tritables.core.errors import TritablesError
from tritables.table.saves.replay import NUMBERED as IN_REPLAY
from tritables.table.saves.saved import KEYS
from tritables.table.table import Table

Json = dict[str, Any]

NUMBERED: Final = ("used", "refused")
"""Lists of a saved table whose items begin with the number of a node."""


def sound_part(saved: object) -> Json | None:
    """Return a saved table with its longest sound prefix of moves; None where there is none.

    >>> table = Table.open("trictrac", seed=1)
    >>> table.play("start 5-3", "roll 1-2")
    >>> sound_part({**table.save(), "moves": ["start 5-3", "roll 9-9"]})["moves"]
    ['start 5-3']
    """
    if not isinstance(saved, dict) or not all(name in saved for name in KEYS):
        return None
    moves = saved["moves"]
    if not isinstance(moves, list):
        return None

    def begun(count: int) -> Json:
        return {**within(saved, count), "moves": moves[:count]}

    few, many = 0, len(moves) + 1
    if not _is_whole(begun(few)):
        return None
    while many - few > 1:
        middle = (few + many) // 2
        if _is_whole(begun(middle)):
            few = middle
        else:
            many = middle
    return begun(few)


def within(saved: Mapping[str, Any], count: int) -> Json:
    """Return a saved table without nodes beyond a number, at which it stands.

    >>> within({"at": 7, "used": [[2, 1.5], [3, 0.5]], "settings": {}}, 2)
    {'at': 2, 'used': [[2, 1.5]], 'settings': {}}
    """
    kept = {**saved, "at": count}
    for name in NUMBERED:
        kept[name] = _known(saved.get(name), count)
    replay = saved.get("replay")
    if isinstance(replay, dict):
        kept["replay"] = {
            name: _known(said, count) if name in IN_REPLAY else said
            for name, said in replay.items()
        }
    return {name: said for name, said in kept.items() if name in saved}


def _known(pairs: object, count: int) -> object:
    """The items of a list about nodes up to a number; the list may be anything."""
    if not isinstance(pairs, list):
        return pairs
    return [pair for pair in pairs if not _is_beyond(pair, count)]


def _is_beyond(pair: object, count: int) -> bool:
    return isinstance(pair, list) and type(pair[0] if pair else None) is int and pair[0] > count


def _is_whole(saved: Json) -> bool:
    try:
        Table.load(saved)
    except TritablesError:
        return False
    return True
