"""The rules that a position of TriCom presumes: without them its cards cannot be read."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from tritables.core.cards import RANK
from tritables.core.state import Move
from tritables.games.tricom.deck import JACK
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    LOTS,
    RESERVE,
    STEPS,
    TAKE_RESERVE,
    USES,
    kind_of,
)
from tritables.games.tricom.state import TriComState

TARGET: Final = 33
"""The points of a match that lessons play to."""

SCORES: Final = "score.trio"
"""The rule with which lessons begin to count."""

_PHASES: Final = {"fill": "fill.mandatory", "shuffle": "action.reshuffle", "lots": "start.lots"}

_MOVES: Final = {
    FILL_STOCK: "fill.king-queen",
    FILL_RESERVE: "fill.king-queen",
    TAKE_RESERVE: "reserve.take",
}


def presumed(state: TriComState) -> Iterator[str]:
    """The rules that a position presumes, in its cards, its points and its house rules.

    >>> from tritables import new
    >>> list(presumed(new("tricom", seed=1))), list(presumed(new("tricom", seats=3, seed=1)))
    ([], ['three.order'])
    """
    if state.seats > 2:
        yield "three.order"
    if state.flexible:
        yield "flexible.king"
    if state.target != TARGET:
        yield "match.target"
    if state.phase == "action":
        yield _use(state)
    elif state.phase in _PHASES:
        yield _PHASES[state.phase]
    if state.drawn is not None:
        yield "reserve.take"
    for side in state.sides:
        if side.reserve:
            yield "reserve.only-unplaceable"
        if side.score:
            yield SCORES
        if side.away or not all(side.tops):
            yield "action.king-queen"
        if not side.stock:
            yield "end.stock-empty"
        if not side.actions:
            yield "action.reshuffle"


def presumed_by(state: TriComState, move: Move) -> Iterator[str]:
    """The rules that a move presumes, legal or not: without them nobody would think of it.

    >>> from tritables import new
    >>> list(presumed_by(new("tricom", seed=1), "take reserve"))
    ['reserve.take']
    """
    if move in _MOVES:
        yield _MOVES[move]
    elif move in STEPS:
        if STEPS[move].slot == RESERVE:
            yield "reserve.only-unplaceable"
    elif move in USES:
        use = USES[move]
        if use.seat is not None:
            yield "action.jack"
        else:
            yield "flexible.king" if use.count else _use(state)
    elif (kind := kind_of(move)) in ("shuffle", LOTS):
        yield _PHASES[kind]


def plain(state: TriComState, known: Set[str]) -> TriComState:
    """The position without its points, where these were not told of."""
    if SCORES in known or not any(side.score for side in state.sides):
        return state
    return state.but(sides=tuple(side.but(score=0) for side in state.sides))


def _use(state: TriComState) -> str:
    """The rule by which the action card that lies open is used."""
    turned = state.own.turned
    return "action.jack" if turned and RANK[turned[-1]] == JACK else "action.king-queen"
