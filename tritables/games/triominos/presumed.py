"""The rules that a position of Triominos presumes: without them it cannot be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from typing import Final

from tritables.core.drills import Presumes
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


SIGHTS: Final[Mapping[str, Callable[[TriominosState], object]]] = {
    MORE: lambda state: state.seats > FEW,
    EQUAL_TURNS: lambda state: state.seats > 2,
    "time.out": lambda state: state.options.time_limit is not None,
    "kids.score": lambda state: state.options.scoring == KIDS,
    "kids.none": lambda state: state.options.scoring == NONE,
    "start.highest": lambda state: state.phase in ("lots", "shuffle"),
    "start.any-tile": lambda state: state.phase == "play" and not state.table,
    SCORES: lambda state: any(state.scores),
    "buy.must": lambda state: state.bought,
    "end.bell": lambda state: state.bell is not None,
    "pool.empty": lambda state: not state.pool,
}
"""The rules that a position presumes, in its tiles, its points and its house rules."""


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


SEEN: Final = frozenset((SCORES,))
"""The points of a tile, which are counted wherever one is placed."""

PRESUMED: Final = Presumes(SIGHTS, presumed_by, plain, SEEN)
