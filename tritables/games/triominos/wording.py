"""Moves in words, as a learner reads them: `0-1-5 beside 1-4-5` for `1-5-0@2,-1`."""

from __future__ import annotations

from typing import Final

from tritables.core.messages import Message
from tritables.core.sheet import SheetEntry
from tritables.games.triominos.board import CENTRE, beside
from tritables.games.triominos.notation import (
    BUY,
    LOTS,
    PASS,
    SHUFFLE,
    TIMEOUT,
    read_placement,
    read_tiles,
)
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import READS, TEXTS
from tritables.games.triominos.words import words

_PLAIN: Final = {BUY: "move-buy", PASS: "action-pass", TIMEOUT: "move-timeout", LOTS: "draw-lots"}
"""The names of the moves that say all."""


def in_words(state: TriominosState, move: str) -> Message | None:
    """Say a move, possible or not, by the tiles that it touches; None for a text that is none.

    >>> from tritables import game_named
    >>> state = game_named("triominos").example("side").position
    >>> str(in_words(state, state.legal_moves()[0]))
    '0-0-5 beside 0-4-5'
    """
    if move in _PLAIN:
        return words(_PLAIN[move])
    if (found := read_placement(move)) is not None:
        tile, _, _, cell = found
        cells = state.board.cells
        near = [READS[TEXTS[cells[other]]][0] for other, _ in beside(cell) if other in cells]
        args = dict(zip(("one", "two", "three"), near, strict=False))
        if not near:
            return words("move-first" if cell == CENTRE else "move-alone", tile=tile)
        return words(
            ("move-beside", "move-between", "move-among")[len(near) - 1], tile=tile, **args
        )
    if (lots := read_tiles(move, LOTS)) is not None:
        return words("move-lots", tiles=", ".join(lots))
    return words("draw-shuffle") if move.startswith(SHUFFLE) else None


def sheet_entry(ply: int, move: str) -> SheetEntry:
    """Lots and the shuffle head a round.

    The order of a shuffled pool is nobody's to know, so the sheet does not write it.
    """
    text = SHUFFLE if move.startswith(SHUFFLE) else move
    return SheetEntry(ply, text, head=move.startswith((LOTS, SHUFFLE)))
