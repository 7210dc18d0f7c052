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

EQUAL_TURNS: Final = "end.equal-turns"
"""The rule with which lessons begin to show three players."""

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
        yield EQUAL_TURNS
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
    if not state.pool:
        yield "pool.empty"
    if state.bell is not None:
        yield "end.bell"


def presumed_by(state: TriominosState, move: Move) -> Iterator[str]:
    """The rules that a move presumes, legal or not: without them nobody would think of it.

    >>> from tritables import new
    >>> list(presumed_by(new("triominos"), "buy"))
    ['buy.must']
    """
    if move in _MOVES:
        yield _MOVES[move]


def plain(state: TriominosState, known: Set[str]) -> TriominosState:
    """The position without its points and purchases, and with fewer players, where these
    were not told of.

    Whose turn it is stays, and who follows; the tiles of the others go to the pool.
    """
    most = FEW if EQUAL_TURNS in known else 2
    if state.seats > most and state.phase == "play" and state.bell is None:
        state = _for_few(state, most)
    if state.bought and "buy.must" not in known:
        state = state.but(bought=0)
    if SCORES in known or not any(state.scores):
        return state
    return state.but(scores=(0,) * state.seats)


def _for_few(state: TriominosState, most: int) -> TriominosState:
    first = state.on_turn or 0
    order = [(first + nth) % state.seats for nth in range(state.seats)]
    kept, gone = order[:most], order[most:]
    return state.but(
        hands=tuple(state.hands[seat] for seat in kept),
        scores=tuple(state.scores[seat] for seat in kept),
        pool=(*state.pool, *(tile for seat in gone for tile in state.hands[seat])),
        on_turn=0,
        begins=kept.index(state.begins) if state.begins in kept else 0,
    )
