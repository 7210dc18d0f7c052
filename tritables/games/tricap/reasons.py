"""Rules that do not forbid an illegal move, as answers of somebody who mistakes the reason."""

from __future__ import annotations

from tritables.core.state import Move
from tritables.games.tricap.notation import PASS, TAKE, read_move
from tritables.games.tricap.state import TriCapState


def innocent(state: TriCapState, move: Move) -> tuple[str, ...]:
    """Return the rules that do not forbid an illegal move, though one may think so.

    >>> from tritables.games.tricap import position
    >>> state = position(actives="9H / 2D", hands="4S KC", centre="10D", deck="3C")
    >>> innocent(state, "lay 4S")
    ('round.lay', 'round.centre', 'one.replace', 'adjacent', 'one.pass', 'tricap', 'redraw.late')
    """
    read, phase = read_move(move), state.phase
    if read is None or phase in ("draw", "over"):
        # Why cards are to be drawn, or nothing any more, has no plain reason that fits.
        return ()
    decides = read.kind in (TAKE, PASS)
    holds = {
        "round.lay": phase != "lay",
        "round.centre": phase == "capture" or (phase == "replace" and read.kind == "lay"),
        "one.replace": phase in ("lay", "centre", "shuffle")
        or (phase == "capture" and read.kind == "lay"),
        "one.capture": phase != "capture",
        "adjacent": not decides,
        "one.pass": read.kind != PASS,
        "tricap": not decides or phase in ("lay", "capture", "replace"),
        "redraw.late": read.kind != "draw",
    }
    return tuple(rule for rule, so in holds.items() if so)
