"""Rules that do not forbid an illegal move, as answers of somebody who mistakes the reason."""

from __future__ import annotations

from typing import Final

from tritables.core.state import Move
from tritables.games.triominos.board import CENTRE, beside
from tritables.games.triominos.notation import BUY, PASS, read_placement
from tritables.games.triominos.scoring import MOST_BOUGHT
from tritables.games.triominos.state import TriominosState

UNFIT: Final = frozenset(("bought-three",))
"""Refusals to which the plain reason of their rule is no answer."""


def innocent(state: TriominosState, move: Move) -> tuple[str, ...]:
    """Return the rules that do not forbid an illegal move, though one may think so.

    >>> from tritables.games.triominos import position
    >>> state = position(table="0-4-5@0,0", hands="1-4-5 0-0-1")
    >>> innocent(state, "pass")[:3]
    ('start.any-tile', 'start.must-place', 'turn.order')
    """
    if state.phase != "play" or state.judge(move).because in UNFIT:
        return ()
    placed, seat = read_placement(move), state.on_turn or 0
    touches = placed is not None and any(cell in state.board.cells for cell, _ in beside(placed[3]))
    begins = not state.table
    holds = {
        "start.any-tile": not begins or placed is None or placed[3] == CENTRE,
        "start.must-place": not begins or placed is not None,
        "turn.order": placed is None or placed[0] in state.hands[seat],
        "place.side": placed is None or touches,
        "place.match": placed is None,
        "place.touched-corner": placed is None,
        "buy.must": placed is not None,
        "buy.fail": move != PASS or state.bought >= MOST_BOUGHT,
        "pool.empty": bool(state.pool) or move != BUY,
        "pool.must-place": bool(state.pool) or placed is not None,
        "tiles.set": placed is None or placed[0] in state.hands[seat],
        "end.bell": state.bell is None,
    }
    return tuple(rule for rule, so in holds.items() if so)
