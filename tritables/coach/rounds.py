"""Rounds played on, in worlds that a seat may be in for all that it knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from tritables.core.chance import dealer
from tritables.core.registry import game_named
from tritables.core.shares import Outcome
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.core.views import world

PLIES: Final = 16
"""Moves after which a round that is played on is judged as it stands, chance counted too."""


def worlds(view: State, seed: int, most: int) -> Iterator[State]:
    """Draw states that look like a view, as likely as one another; the same for the same seed.

    >>> from tritables import new
    >>> view = new("tricap", seed=1).view(0)
    >>> [one.view(0) == view for one in worlds(view, 5, 2)]
    [True, True]
    """
    game = game_named(view.game)
    for number in range(most):
        if not game.secret:
            yield view
            continue
        drawn: State = world(game, view, dealer(seed, number))
        yield drawn


def played(state: State, line: Sequence[Move]) -> State:
    """The state after moves in a row."""
    for move in line:
        state = state.play(move)
    return state


def play_on(start: State, line: Sequence[Move], seat: Seat, seed: int, number: int) -> Outcome:
    """Play a line and then a quick player's moves for every seat; judge what comes of it.

    The same start and number have the same chance at the same ply, whatever the line.
    """
    game = game_named(start.game)
    state, told, reply, before = played(start, line), list[Move](), "", None
    shows, after = game.shows(state), state.view(seat)
    for ply in range(PLIES):
        actor = state.to_act
        if actor is None:
            break
        rng = dealer(seed, (number << 16) + ply)
        if actor == CHANCE:
            move = state.draw(rng)
        else:
            move = game.quick(state.view(int(actor)), int(actor), rng)
            if actor != seat and not reply:
                reply, before = move, state
        told.append(move)
        state = state.play(move)
    end = state.view(seat)
    shares = game.shares(end, seat)
    assert shares is not None
    line = tuple(told[: told.index(reply) + 1]) if reply else ()
    counts = game.sequel(after, end)
    return Outcome(
        str(number), "", reply, Fraction(1), shares, None, line, shows, end, before, counts
    )
