"""Moves in words, as a learner reads them: `bar → 3` for `bar/3`."""

from __future__ import annotations

from tritables.core.messages import Message
from tritables.core.sheet import SheetEntry
from tritables.games.trictrac.notation import ROLLS, STARTS, STEPS
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.words import words


def in_words(state: TricTracState, move: str) -> Message | None:
    """Say a move, possible or not; None for a text that is none.

    >>> from tritables import new
    >>> [str(in_words(new("trictrac"), move)) for move in ("bar/3", "8/13*", "19/off", "roll 1-2")]
    ['bar → 3', '8 → 13, hit', '19 → off', '1 and 2']
    """
    if move in STEPS:
        return words("move-step", **step_args(move))
    if move in STARTS:
        return words("move-start", white=int(move[-3]), black=int(move[-1]))
    if move in ROLLS:
        return words("move-roll", low=int(move[-3]), high=int(move[-1]))
    return None


def step_args(move: str) -> dict[str, int]:
    """The parameters of the message ``move-step`` for a stone's move.

    >>> step_args("8/13*")
    {'source': 8, 'target': 13, 'hits': 1}
    """
    source, target = STEPS[move]
    return {"source": source, "target": target, "hits": int(move.endswith("*"))}


def sheet_entry(ply: int, move: str) -> SheetEntry:
    """Throws head the stones that follow; a roll is written by its dice alone."""
    return SheetEntry(ply, move.removeprefix("roll "), move.startswith(("roll", "start")))
