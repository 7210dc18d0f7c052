"""The rules that a position of Triominos presumes: without them it cannot be read."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from tritables.core.state import Move
from tritables.games.triominos.notation import BUY, PASS, TIMEOUT
from tritables.games.triominos.options import KIDS, NONE
from tritables.games.triominos.state import TriominosState

FEW: Final = 3
"""Players in lessons at most."""

MORE: Final = "players"
"""No rule: what no lesson shows."""

SCORES: Final = "score.value"
"""The rule with which lessons begin to count."""

_MOVES: Final = {BUY: "buy.must", PASS: "buy.fail", TIMEOUT: "time.out"}
_SCORING: Final = {KIDS: "kids.score", NONE: "kids.none"}


def presumed(state: TriominosState) -> Iterator[str]:
    """The rules that a position presumes, in its tiles, its points and its house rules.

    >>> from tritables import new
    >>> list(presumed(new("triominos", seats=3, seed=1)))
    ['end.equal-turns', 'start.highest']
    """
    if state.seats > FEW:
        yield MORE
    if state.seats > 2:
        yield "end.equal-turns"
    if state.options.time_limit is not None:
        yield "time.out"
    if state.options.scoring in _SCORING:
        yield _SCORING[state.options.scoring]
    if state.phase in ("lots", "shuffle"):
        yield "start.highest"
    elif not state.table:
        yield "start.any-tile"
    if any(state.scores):
        yield SCORES
    if state.bought:
        yield "buy.must"
    if state.bell is not None:
        yield "end.bell"
    if not state.pool:
        yield "pool.empty"


def presumed_by(state: TriominosState, move: Move) -> Iterator[str]:
    """The rules that a move presumes, legal or not: without them nobody would think of it.

    >>> from tritables import new
    >>> list(presumed_by(new("triominos"), "buy"))
    ['buy.must']
    """
    if move in _MOVES:
        yield _MOVES[move]


def plain(state: TriominosState, known: Set[str]) -> TriominosState:
    """The position without its points, where these were not told of."""
    if SCORES in known or not any(state.scores):
        return state
    return state.but(scores=(0,) * state.seats)
