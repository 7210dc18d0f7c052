"""Rules that do not forbid an illegal move, as answers of somebody who mistakes the reason."""

from __future__ import annotations

from typing import Final

from tritables.core.state import Move
from tritables.games.trictrac.board import BAR, OFF, place_at, steps
from tritables.games.trictrac.notation import read_step
from tritables.games.trictrac.state import TricTracState

UNFIT: Final = frozenset(("throw-first", "wrong-entry", "die-gone"))
"""Refusals to which the plain reason of their rule is no answer."""


def innocent(state: TricTracState, move: Move) -> tuple[str, ...]:
    """Return the rules that do not forbid an illegal move, though one may think so.

    >>> from tritables import new
    >>> innocent(new("trictrac").play("start 5-3").play("roll 2-6"), "bar/6")[:3]
    ('bar.first', 'move.direction', 'move.landing')
    """
    step, side, throw, verdict = read_step(move), state.on_turn, state.throw, state.judge(move)
    if side is None or throw is None or not state.left or verdict.because in UNFIT:
        return ()
    board, due = state.board, state.left[0]
    if step is None:
        return () if verdict.because != "die-left" else ("throw.stop", "off.exact", "bar.entry")
    there = steps(side, step.target)
    leaves = step.target == OFF
    one, other = sorted(throw.dice)
    home = board.all_home(side)
    mine = board.bar[side] if step.source == BAR else board.stones(side, step.source)
    holds = {
        "bar.first": not board.bar[side] or step.source == BAR,
        "bar.entry": step.source != BAR or step.target == place_at(side, due),
        "move.direction": there > steps(side, step.source),
        "move.landing": leaves or board.stones(1 - side, step.target) < 2,
        "throw.normal": one == other or (one, other) == (1, 2) or len(state.left) == 1,
        "throw.double": one != other,
        "throw.trictrac": (one, other) != (1, 2),
        "throw.stop": True,
        "throw.again": True,
        "turn.alternate": bool(mine),
        "off.all-home": home or not leaves,
        "off.exact": not leaves,
        "off.no-inside-move": not home or leaves,
    }
    return tuple(rule for rule, so in holds.items() if so)
