"""Positions in which something is to be chosen, and what a character chooses there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from tests.rounds import played
from tritables.core.characters import Choice
from tritables.core.state import State


@cache
def decisions(game: str) -> Sequence[State]:
    """Some positions with three moves or more, of all stages of a round."""
    record = played(game, 900, 29)
    state, found = record.start, []
    for move in record.moves:
        state = state.play(move)
        if isinstance(state.to_act, int) and len(state.legal_moves()) > 2:
            found.append(state)
    return found[:: len(found) // 12]


def moves_of(choose: Choice, states: Iterable[State], seed: int = 1) -> list[str]:
    """The moves that one chooses, each seat from what it sees."""
    chosen = []
    for state in states:
        assert isinstance(state.to_act, int)
        chosen.append(choose(state.view(state.to_act), state.to_act, Random(seed)))
    return chosen
