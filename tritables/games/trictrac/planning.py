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


Judged = Callable[[], Judge]
"""A judgement, made when it is first asked for."""


def by_throw(judge: Judged) -> Callable[[TricTracState, Seat, Random], Move]:
    """A player who looks at the end of the whole throw.

    Of equals the stone with the longest way to go is moved, so no chance comes in.
    """

    def choose(view: TricTracState, seat: Seat, rng: Random) -> Move:
        worth, again = judge().worth, view.again

        def narrowed(positions: Finals) -> Finals:
            return best_of(positions, lambda one: worth(one, again), WIDTH)

        return _best(view, seat, worth, lambda here: finals(here, view.left, narrowed))

    return choose


def by_die(judge: Judged) -> Callable[[TricTracState, Seat, Random], Move]:
    """A player who looks at the next die alone; of equals as `by_throw`."""

    def choose(view: TricTracState, seat: Seat, rng: Random) -> Move:
        return _best(view, seat, judge().worth, lambda here: after_die(here, view.left))

    return choose


def _best(
    view: TricTracState,
    seat: Seat,
    worth: Callable[[Packed, bool], int],
    ends: Callable[[Packed], Finals],
) -> Move:
    """The first move towards the end that is worth most."""
    moves = view.legal_moves()
    if len(moves) == 1:
        return moves[0]
    here = packed(view.board, seat)
    found = ends(here)
    best = max(found, key=lambda one: worth(one, view.again))
    return first_move(here, view.left[0], found[best][0], seat)
