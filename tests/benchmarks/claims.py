"""How long the claims about a move take, and how many are false when they are counted again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from tests.benchmarks.report import Figure
from tests.claims.recount import count_again, lines, positions
from tritables import State, game_named, game_names
from tritables.claims import claims_of

MOVES = 400
"""Moves of each game whose claims are timed."""
LIMIT = 0.150
"""Seconds in which 95 of 100 are to be made."""
COUNTED = 2000
"""Claims of each game that are counted again; `make test-all` counts 100,000."""


def measure() -> list[Figure]:
    """Time and truth of the claims of each game."""
    games = [name for name in game_names() if game_named(name).claim_kinds]
    return [row for name in games for row in (_time(name), _truth(name))]


def _time(name: str) -> Figure:
    took = []
    for state, line in moves(name, MOVES):
        mover = state.on_turn
        assert mover is not None
        start = time.process_time()
        claims_of(state, line, mover)
        took.append(time.process_time() - start)
    took.sort()
    usual, slow = took[len(took) // 2], took[len(took) * 95 // 100]
    return Figure(
        f"claims about a move, {name}: 95 of 100 within",
        f"{1000 * slow:.1f} ms",
        f"at most {1000 * LIMIT:.0f}; median {1000 * usual:.1f}, worst {1000 * took[-1]:.0f} ms",
        slow / LIMIT,
        aim=1.0,
    )


def _truth(name: str) -> Figure:
    found = count_again(name, COUNTED, seed=1000)
    wrong = len(found.false) + len(found.missing)
    return Figure(
        f"claims counted again, {name}: false",
        f"{wrong} of {found.kinds.total()}",
        f"by brute force; {len(found.kinds)} kinds",
        wrong,
        aim=0,
    )


def moves(name: str, most: int) -> Iterator[tuple[State, list[str]]]:
    """Moves of rounds by every kind of opponent, as far as their player can foresee."""
    rng, reveals = Random(name), game_named(name).reveals
    made = 0
    for seed in range(most):
        for state in positions(name, seed):
            *_, line = lines(state, rng)
            seen = next((nth for nth, move in enumerate(line, 1) if move in reveals), len(line))
            yield state, line[:seen]
            made += 1
            if made == most:
                return
