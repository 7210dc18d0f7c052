"""The opponents of every game: each picks one of the legal moves, from what its own seat may
know.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tritables.core.registry import game_named
from tritables.core.state import Move, Seat, State

Opponent = Callable[[State, Seat, Random], Move]
"""A player of a seat: it is called with the state as that seat may see it (`State.view`), the seat,
and a generator from which all of its chance comes; it returns a legal move."""


def random_mover(view: State, seat: Seat, rng: Random) -> Move:
    """Pick any legal move.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 1-2")
    >>> random_mover(state.view(0), 0, Random(1))
    'bar/1'
    """
    return rng.choice(view.legal_moves())


def greedy(view: State, seat: Seat, rng: Random) -> Move:
    """Pick the move that looks best to the seat one move ahead; equals are drawn."""
    game = game_named(view.game)
    moves = view.legal_moves()
    worths = [game.worth(view, move, seat) for move in moves]
    best = max(worths)
    return rng.choice([move for move, worth in zip(moves, worths, strict=True) if worth == best])


OPPONENTS: Final[dict[str, Opponent]] = {"random": random_mover, "greedy": greedy}
"""The opponents that play every game, by the name that a seat takes them by."""
