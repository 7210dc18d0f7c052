"""Those who play Tric Trac with a plan: they look at the end of a whole throw."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from tritables.core.state import Move, Seat
from tritables.games.trictrac.state import TricTracState
from tritables.games.trictrac.whole_throws import (
    Finals,
    Packed,
    after_die,
    finals,
    first_move,
    packed,
)

WIDTH: Final = 32
"""The positions amid a throw that are followed further, where there are more: the best ones."""


class Judge(Protocol):
    """A judgement of positions."""

    def worth(self, position: Packed, again: bool) -> int:
        """The worth of a position after a throw, for the side that threw."""


@dataclass(frozen=True)
class Player:
    """A player with a judgement, of the whole throw or, without ``plans``, of one die at a time.

    Where two moves are worth the same, the stone with the longest way to go is moved.
    """

    judge: Judge
    plans: bool = True

    def __call__(self, view: TricTracState, seat: Seat, rng: Random) -> Move:
        """Choose a move."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        position, again = packed(view.board, seat), view.again
        worth = self.judge.worth

        def narrowed(positions: Finals) -> Finals:
            if len(positions) <= WIDTH:
                return positions
            best = sorted(positions, key=lambda one: -worth(one, again))[:WIDTH]
            return {one: positions[one] for one in best}

        if self.plans:
            ends = finals(position, view.left, narrowed)
        else:
            ends = after_die(position, view.left)
        best = max(ends, key=lambda one: worth(one, again))
        return first_move(position, view.left[0], ends[best][0], seat)
