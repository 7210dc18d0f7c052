"""Moves in words, as a learner reads them: `7♦ on 4♥` for `7D>1`."""

from __future__ import annotations

from typing import Final

from tritables.core.cards import shown
from tritables.core.messages import Message
from tritables.core.sheet import SheetEntry
from tritables.games.tricom import notation
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.words import words

BUTTON: Final = {
    notation.SKIP: "action-skip",
    notation.NONE: "action-none",
    notation.TAKE_STOCK: "action-take-stock",
    notation.TAKE_RESERVE: "action-take-reserve",
    notation.FILL_STOCK: "action-fill-stock",
    notation.FILL_RESERVE: "action-fill-reserve",
}
"""The moves that are buttons, by their words."""


def in_words(state: TriComState, move: str) -> Message | None:
    """Say a move, possible or not; None for a text that is none.

    It tells no more than the move and the open cards.

    >>> from tritables import new
    >>> state = new("tricom", seed=1)
    >>> [str(in_words(state, move)) for move in ("7D>r", "take stock", "turn QS")]
    ['7♦ on the reserve', 'Take from the stock', 'Turn up Q♠']
    """
    if move in BUTTON:
        return words(BUTTON[move])
    if move == notation.LOTS:
        return words("draw-lots")
    if move in notation.STEPS:
        step = notation.STEPS[move]
        if step.slot == notation.RESERVE:
            return words("move-reserve", card=shown(step.card))
        top = _top(state, state.on_turn, step.slot)
        if not top:
            return words("move-place-empty", card=shown(step.card))
        return words("move-place", card=shown(step.card), top=shown(top))
    if move in notation.USES:
        return _use(state, notation.USES[move])
    if move in notation.TURNED:
        return words("move-turn", card=shown(notation.TURNED[move]))
    if (seat := notation.read_lots(move)) is not None:
        return words("move-lots", player=seat + 1)
    return words("draw-shuffle") if notation.kind_of(move) == notation.SHUFFLE else None


def _use(state: TriComState, use: notation.Use) -> Message:
    top = _top(state, state.on_turn if use.seat is None else use.seat, use.slot)
    if not top:
        return words("move-use-empty")
    if use.count:
        return words("move-part", count=use.count, top=shown(top))
    if use.seat is None:
        return words("move-use", top=shown(top))
    return words("move-use-other", top=shown(top), player=use.seat + 1)


def _top(state: TriComState, seat: int | None, slot: int) -> str:
    """The open card of a slot; nothing where there is none."""
    return "" if seat is None or seat >= state.seats else state.sides[seat].tops[slot]


def sheet_entry(ply: int, move: str) -> SheetEntry:
    """Each action card begins a turn and heads it; a shuffle does not tell its order."""
    text = move.removeprefix("turn ")
    if move.startswith(notation.SHUFFLE):
        text = notation.SHUFFLE
    head = move.startswith(("turn ", "lots "))
    return SheetEntry(ply, text, head, begins=head)
