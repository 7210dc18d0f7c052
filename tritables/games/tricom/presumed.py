"""The rules that a position of TriCom presumes: without them its cards cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from typing import Final

from tritables.core.cards import RANK
from tritables.core.drills import Presumes
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

_CHANCE: Final = {"shuffle": "action.reshuffle", LOTS: "start.lots"}

_MOVES: Final = {
    FILL_STOCK: "fill.king-queen",
    FILL_RESERVE: "fill.king-queen",
    TAKE_RESERVE: "reserve.take",
}


SIGHTS: Final[Mapping[str, Callable[[TriComState], object]]] = {
    "three.order": lambda state: state.seats > 2,
    "flexible.king": lambda state: state.flexible,
    "match.target": lambda state: state.target != TARGET,
    "action.king-queen": lambda state: (
        (state.phase == "action" and _use(state) == "action.king-queen")
        or any(side.away or not all(side.tops) for side in state.sides)
    ),
    "action.jack": lambda state: state.phase == "action" and _use(state) == "action.jack",
    "fill.mandatory": lambda state: state.phase == "fill",
    "action.reshuffle": lambda state: (
        state.phase == "shuffle" or not all(side.actions for side in state.sides)
    ),
    "start.lots": lambda state: state.phase == "lots",
    "reserve.take": lambda state: state.drawn is not None,
    "reserve.only-unplaceable": lambda state: any(side.reserve for side in state.sides),
    SCORES: lambda state: any(side.score for side in state.sides),
    "end.stock-empty": lambda state: not all(side.stock for side in state.sides),
}
"""The rules that a position presumes, in its cards, its points and its house rules."""


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
    elif (kind := kind_of(move)) in _CHANCE:
        yield _CHANCE[kind]


def plain(state: TriComState, known: Set[str]) -> TriComState:
    """The position without its points, where these were not told of."""
    if SCORES in known or not any(side.score for side in state.sides):
        return state
    return state.but(sides=tuple(side.but(score=0) for side in state.sides))


def _use(state: TriComState) -> str:
    """The rule by which the action card that lies open is used."""
    turned = state.own.turned
    return "action.jack" if turned and RANK[turned[-1]] == JACK else "action.king-queen"


PRESUMED: Final = Presumes(SIGHTS, presumed_by, plain)
