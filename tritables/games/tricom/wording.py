"""Moves in words, as a learner reads them: `7♦ on 4♥` for `7D>1`."""

from __future__ import annotations

from typing import Final

from tritables.core.cards import shown
from tritables.core.messages import Message
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    LOTS,
    NONE,
    RESERVE,
    SHUFFLE,
    SKIP,
    STEPS,
    TAKE_RESERVE,
    TAKE_STOCK,
    TURNED,
    USES,
    Use,
    kind_of,
    read_lots,
)
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.words import words

BUTTON: Final = {
    SKIP: "action-skip",
    NONE: "action-none",
    TAKE_STOCK: "action-take-stock",
    TAKE_RESERVE: "action-take-reserve",
    FILL_STOCK: "action-fill-stock",
    FILL_RESERVE: "action-fill-reserve",
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
    if move == LOTS:
        return words("draw-lots")
    if move in STEPS:
        step = STEPS[move]
        if step.slot == RESERVE:
            return words("move-reserve", card=shown(step.card))
        top = _top(state, state.on_turn, step.slot)
        if not top:
            return words("move-place-empty", card=shown(step.card))
        return words("move-place", card=shown(step.card), top=shown(top))
    if move in USES:
        return _use(state, USES[move])
    if move in TURNED:
        return words("move-turn", card=shown(TURNED[move]))
    if (seat := read_lots(move)) is not None:
        return words("move-lots", player=seat + 1)
    return words("draw-shuffle") if kind_of(move) == SHUFFLE else None


def _use(state: TriComState, use: Use) -> Message:
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
