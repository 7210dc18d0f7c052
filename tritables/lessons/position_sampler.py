"""Sampling of positions, from random play or from where a game finds them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tritables.core.drills import Start
from tritables.core.game import Game
from tritables.core.state import CHANCE, Move, State
from tritables.opponents.kinds import greedy

SKIPPED: Final = (0, 0, 20, 60, 150)
"""Plies before the first position that is sampled of a game; one of these at random."""

LONGEST: Final = 150
"""Positions that are sampled of one game at most."""

YIELD_EVERY: Final = 8
"""Plies before the first position after which the search yields."""

GREEDY_SHARE: Final = 0.25
"""The probability that a seat plays greedily instead of at random."""


def sample(game: Game[Any], rng: Random, start: Start[Any] | None = None) -> Iterator[State | None]:
    """Yield the positions of one game, in order; none where its start has none.

    It yields None at intervals before the first position, so that a search can be suspended.

    >>> from tritables import game_named
    >>> sum(1 for _ in sample(game_named("tricap"), Random(1), Start(lambda rng: None)))
    0
    """
    if start is not None:
        state, plies = start.make(rng), start.plies
    else:
        seats = rng.choice(game.seats)
        state, plies = game.new(seats, seed=rng.getrandbits(32)), LONGEST
        for nth in range(rng.choice(SKIPPED)):
            if state.to_act is None:
                return
            if nth % YIELD_EVERY == YIELD_EVERY - 1:
                yield None
            state = state.play(sampled_move(state, rng))
    if state is None:
        return
    yield state
    for _ in range(plies):
        if state.to_act is None:
            return
        state = state.play(sampled_move(state, rng))
        yield state


def sampled_move(state: State, rng: Random) -> Move:
    """Return a move for the seat or chance to act: drawn, random or greedy."""
    actor = state.to_act
    if actor == CHANCE:
        return state.draw(rng)
    if actor is not None and rng.random() < GREEDY_SHARE:
        return greedy(state.view(int(actor)), int(actor), rng)
    return rng.choice(state.legal_moves())
