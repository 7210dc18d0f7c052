"""Choosing by a judgement of positions: by the whole throw, or die by die."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from tritables.core.state import Move, Seat
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.whole_throws import (
    Finals,
    Packed,
    after_die,
    best_of,
    finals,
    first_move,
    packed,
)

WIDTH: Final = 32
"""The positions amid a throw that are followed further, where there are more: the best ones.

Most throws of two dice have fewer; a tric trac has thousands.
"""


class Judge(Protocol):
    """A judgement of positions, in whole numbers."""

    def worth(self, position: Packed, again: bool) -> int:
        """The worth of a position for the side that threw; ``again`` if it throws once more."""


FURTHER: Final = 8
"""The most ends of a throw that are judged again by who looks further: the best ones."""

NEAR: Final = 20_000
"""The most that they are worth less than the best one: 3 % of the win where sides stand alike."""

Judged = Callable[[], Judge]
"""A judgement, made when it is first asked for."""


def by_throw(
    judge: Judged, further: Judged | None = None
) -> Callable[[TricTracState, Seat, Random], Move]:
    """A player who looks at the end of the whole throw.

    ``further`` judges the best ends once more, where they begin with different stones. Of equals
    the stone with the longest way to go is moved, so no chance comes in.
    """

    def choose(view: TricTracState, seat: Seat, rng: Random) -> Move:
        worth = _after(judge, view)

        def best(here: Packed) -> Finals:
            found = finals(here, view.left, lambda amid: best_of(amid, worth, WIDTH))
            if further is None:
                return best_of(found, worth, 1)
            few = near(found, worth)
            is_open = len({line[0] for line in few.values()}) > 1
            return best_of(few, _after(further, view) if is_open else worth, 1)

        return _towards(best, view, seat)

    return choose


def near(found: Finals, worth: Callable[[Packed], int]) -> Finals:
    """The best positions of some that are hardly worse than the best of all, that one first.

    >>> near({1: (), 2: (), 3: ()}, lambda position: NEAR * position)
    {3: (), 2: ()}
    """
    judged = {one: worth(one) for one in found}
    best = sorted(found, key=lambda one: -judged[one])[:FURTHER]
    return {one: found[one] for one in best if judged[one] >= judged[best[0]] - NEAR}


def by_die(judge: Judged) -> Callable[[TricTracState, Seat, Random], Move]:
    """A player who looks at the next die alone; of equals as `by_throw`."""

    def choose(view: TricTracState, seat: Seat, rng: Random) -> Move:
        worth = _after(judge, view)
        return _towards(lambda here: best_of(after_die(here, view.left), worth, 1), view, seat)

    return choose


def _after(judge: Judged, view: TricTracState) -> Callable[[Packed], int]:
    """The worth of a position after the throw of a view."""
    worth = judge().worth
    return lambda position: worth(position, view.again)


def _towards(best: Callable[[Packed], Finals], view: TricTracState, seat: Seat) -> Move:
    """The first move towards what is best; it is not looked for where there is no choice."""
    moves = view.legal_moves()
    if len(moves) == 1:
        return moves[0]
    here = packed(view.board, seat)
    (line,) = best(here).values()
    return first_move(here, view.left[0], line[0], seat)
