"""The fan of the next throw: what each of the 21 can do, by some line of play within it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tritables.core.fans import Effect, Fan, Outcome, gathered
from tritables.core.state import CHANCE, LastMove, Move, Seat
from tritables.games.trictrac.board import OFF, POINTS, place_at, steps
from tritables.games.trictrac.notation import STEPS
from tritables.games.trictrac.reach import ROLLS, Reach, of_36
from tritables.games.trictrac.state import TricTracState

WINS, HITS, STUCK, BEARS_OFF, ENTERS = range(5)

MOST_SEEN: Final = 2000
"""Positions of a throw that are looked at to show how it does something."""


def fan(view: TricTracState, seat: Seat) -> Fan | None:
    """Return what the next throw can do; None before the first one and at the end.

    Amid a throw it is told as if no more stones were moved.

    >>> from tritables.games.trictrac.short_position import position
    >>> found = fan(position(white="3", black="7", on_turn="white"), 0)
    >>> [(effect.name, found.ways(nth)) for nth, effect in enumerate(found.effects)]
    [('wins', 2), ('hits', 10), ('bears-off', 2)]
    """
    before = _before_throw(view)
    if before is None or before.on_turn is None:
        return None
    board, side = before.board, before.on_turn
    # What each throw does tells none from another, and harms nobody more than before.
    reach = Reach(board, side)
    plays = {throw: bool(reach.plays(throw)) for throw in ROLLS}
    enters = None if all(plays.values()) else side
    effects = (
        Effect("wins", "★", side, side),
        Effect("hits", "×", side, side),
        Effect("stuck", "–", side, 1 - side),
        Effect("bears-off", "↑", side, side),
        Effect("enters", "↓", side, enters),
    )
    alone = [steps(side, p) for p in range(1, POINTS + 1) if board.is_blot(1 - side, p)]
    outcomes = []
    for throw in ROLLS:
        landed = reach.hits(throw, alone) if alone else []
        does = (
            (WINS, reach.wins(throw)),
            (HITS, bool(landed)),
            (STUCK, not plays[throw]),
            (BEARS_OFF, reach.bears_off(throw)),
            (ENTERS, bool(board.bar[side]) and plays[throw]),
        )
        places = tuple(str(place_at(side, step)) for step in landed)
        met = tuple(effect for effect, holds in does if holds)
        outcomes.append(Outcome(throw.named, of_36([throw]), met, places))
    return gathered("throw", side, effects, outcomes, assumes=bool(view.left))


def foresee(view: TricTracState, seat: Seat, named: str) -> LastMove[TricTracState]:
    """Return how a throw goes: the last stone of the shortest line that does what it can do best.

    Where it can do nothing of the sort, and where no line is found soon, that is the throw itself.

    >>> from tritables.games.trictrac.short_position import position
    >>> foresee(position(white="3", black="7", on_turn="white"), 0, "1-3").move
    '4/7*'
    """
    before = _before_throw(view)
    assert before is not None
    roll = f"roll {named}"
    shows = _SHOWN.get(_best(before, named))
    seen: set[tuple[object, int]] = set()
    waiting = [] if shows is None else [before.play(roll)]
    for state in waiting:
        for move in state.legal_moves():
            after = state.play(move)
            if shows is not None and shows(move, after):
                return LastMove.by(state, move)
            here = after.board, len(after.left)
            if after.left and here not in seen and len(seen) < MOST_SEEN:
                seen.add(here)
                waiting.append(after)
    return LastMove.by(before, roll)


def _best(before: TricTracState, named: str) -> str:
    """The weightiest effect of a throw; empty for one without any."""
    found = fan(before, 0)
    assert found is not None
    does = found.outcome(named).does
    return found.effects[does[0]].name if does else ""


_SHOWN: Final[dict[str, Callable[[Move, TricTracState], bool]]] = {
    "wins": lambda move, state: state.result is not None,
    "hits": lambda move, state: move.endswith("*"),
    "bears-off": lambda move, state: STEPS[move][1] == OFF,
}
"""The effects that a line shows, and the move at which it does."""


def _before_throw(view: TricTracState) -> TricTracState | None:
    """The position in which the next throw is due; None where there is none."""
    side = view.on_turn
    if side is None or view.result is not None:
        return None
    if view.to_act == CHANCE:
        return view
    return TricTracState(view.board, side if view.again else 1 - side)
