"""Moves in words, as a learner reads them: `Lay 10♥` for `lay 10H`."""

from __future__ import annotations

from tritables.core.cards import UNKNOWN, shown, shown_all
from tritables.core.messages import Message
from tritables.core.sheet import SheetEntry
from tritables.games.tricap.notation import PASS, SHUFFLE, TAKE, read_move
from tritables.games.tricap.state import TriCapState
from tritables.games.tricap.words import words


def in_words(state: TriCapState, move: str) -> Message | None:
    """Say a move, possible or not, also as `seen` writes it; None for a text that is none.

    >>> from tritables import new
    >>> state = new("tricap", seed=1)
    >>> [str(in_words(state, move)) for move in ("lay 10H", "lay ??", "centre 4C")]
    ['Lay 10♥', 'Lay a card face down', '4♣ in the centre']
    >>> str(in_words(state, "draw 1: ?? ?? ??"))
    'Player 2 draws new cards'
    """
    if UNKNOWN in move:
        if move.startswith("draw "):
            return words("move-draw-hidden", seat=int(move[5]))
        return words("move-lay-hidden")
    found = read_move(move)
    if found is None:
        return None
    if found.kind == "lay":
        return words("move-lay", card=shown(found.cards[0]))
    if found.kind == "centre":
        return words("move-centre", card=shown(found.cards[0]))
    if found.seat is not None:
        return words("move-draw", seat=found.seat, cards=shown_all(found.cards))
    return words({TAKE: "move-take", PASS: "action-pass", SHUFFLE: "draw-shuffle"}[found.kind])


def sheet_entry(ply: int, move: str) -> SheetEntry:
    """A centre card heads what it leads to.

    The texts are as they were played: what somebody may not read goes through `moves_seen`
    first.
    """
    return SheetEntry(ply, move, move.startswith("centre"))
