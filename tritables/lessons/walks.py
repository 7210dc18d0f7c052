"""Positions to choose from: played from the deal, or from where a game says that they are found."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tritables.core.drills import Start
from tritables.core.game import Game
from tritables.core.state import CHANCE, Move, State
from tritables.opponents.kinds import greedy

FRESH: Final = (0, 0, 20, 60, 150)
"""How many plies may have gone before the first position of a game that is looked at."""

LONGEST: Final = 150
"""How many positions of one game are looked at, at most."""

REST: Final = 8
"""After so many plies on the way to the first position the search may be left for a while."""

WISE: Final = 0.25
"""How often a seat plays what looks best rather than anything."""


def walk(game: Game[Any], rng: Random, start: Start[Any] | None = None) -> Iterator[State | None]:
    """The positions of one line of play, in their order; none where nothing came of it.

    None stands where it may be left for a while, on the way to the first position.

    >>> from tritables import game_named
    >>> sum(1 for _ in walk(game_named("tricap"), Random(1), Start(lambda rng: None)))
    0
    """
    if start is not None:
        state, plies = start.make(rng), start.plies
    else:
        seats = rng.choice(game.seats)
        state, plies = game.new(seats, seed=rng.getrandbits(32)), LONGEST
        for nth in range(rng.choice(FRESH)):
            if state.to_act is None:
                return
            if nth % REST == REST - 1:
                yield None
            state = state.play(step(state, rng))
    if state is None:
        return
    yield state
    for _ in range(plies):
        if state.to_act is None:
            return
        state = state.play(step(state, rng))
        yield state


def step(state: State, rng: Random) -> Move:
    """A move of whoever is to act: what chance brings, any legal move, or the best looking one."""
    actor = state.to_act
    if actor == CHANCE:
        return state.draw(rng)
    if actor is not None and rng.random() < WISE:
        return greedy(state, int(actor), rng)
    return rng.choice(state.legal_moves())
