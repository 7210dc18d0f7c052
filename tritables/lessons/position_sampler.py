"""Sampling of positions, from random play or from where a game finds them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tritables.core.drills import Start
from tritables.core.game import Game
from tritables.core.state import CHANCE, Move, State
from tritables.lessons.taught import Taught
from tritables.opponents.kinds import greedy

SKIPPED: Final = (0, 0, 20, 60, 150)
"""Plies before the first position that is sampled of a game; one of these at random."""

LONGEST: Final = 150
"""Positions that are sampled of one game at most."""

YIELD_EVERY: Final = 8
"""Plies before the first position after which the search yields."""

GREEDY_SHARE: Final = 0.25
"""The probability that a seat plays greedily instead of at random."""

MOST_OUTSIDE: Final = 4
"""Positions in a row that show what was not taught, after which a game is given up."""

MOST_WAYS: Final = 16
"""Moves that are tried at most to stay within what was taught."""


def sample(
    game: Game[Any],
    rng: Random,
    start: Start[Any] | None = None,
    taught: Taught | None = None,
) -> Iterator[State | None]:
    """Yield the positions of one game, in order; none where its start has none.

    It yields None at intervals before the first position, so that a search can be suspended. Where
    something is ``taught``, only what lies within it is yielded, and is played where that can be.

    >>> from tritables import game_named
    >>> sum(1 for _ in sample(game_named("tricap"), Random(1), Start(lambda rng: None)))
    0
    """
    if taught is not None:
        yield from _within(taught, game, rng, start)
        return
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


def _within(
    taught: Taught, game: Game[Any], rng: Random, start: Start[Any] | None
) -> Iterator[State | None]:
    """Yield the positions of one game that show nothing but what was taught, and None for others.

    It ends where play has been outside for too long.
    """
    made = _opening(taught, game, rng) if start is None else start.make(rng)
    plies, outside = LONGEST if start is None else start.plies, 0
    state = None if made is None else _plain(taught, made)
    for nth in range(plies + 1):
        if state is None or state.to_act is None or outside > MOST_OUTSIDE:
            return
        shown = taught.shows(state)
        outside = 0 if shown else outside + 1
        yield state if shown else None
        if nth < plies:
            state = _played_within(taught, state, rng)


def _opening(taught: Taught, game: Game[Any], rng: Random) -> State:
    """Deal to a number of players that was taught, or to the fewest."""
    dealt: State = game.new(rng.choice(game.seats), seed=rng.getrandbits(32))
    if not taught.shows(dealt):
        dealt = game.new(game.seats[0], seed=rng.getrandbits(32))
    return dealt


def _plain(taught: Taught, state: State) -> State:
    """Leave out of a position what was not taught, if somebody can still move in it."""
    found = taught.plain(state)
    return found if found.to_act in (None, CHANCE) or found.legal_moves() else state


def _played_within(taught: Taught, state: State, rng: Random) -> State:
    """Play on, to a position that shows nothing but what was taught, if there is one."""
    after = _plain(taught, state.play(sampled_move(state, rng)))
    if taught.shows(after) or state.to_act == CHANCE:
        return after
    legal = state.legal_moves()
    for move in rng.sample(legal, min(MOST_WAYS, len(legal))):
        other = _plain(taught, state.play(move))
        if taught.shows(other):
            return other
    return after


def sampled_move(state: State, rng: Random) -> Move:
    """Return a move for the seat or chance to act: drawn, random or greedy."""
    actor = state.to_act
    if actor == CHANCE:
        return state.draw(rng)
    if actor is not None and rng.random() < GREEDY_SHARE:
        return greedy(state.view(int(actor)), int(actor), rng)
    return rng.choice(state.legal_moves())
