"""Positions of Triominos written short, and what a move brings about in them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import pytest

from tritables import Event, IllegalMove
from tritables.games import triominos
from tritables.games.triominos import GAME
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import NUMBERS
from tritables.replay import Session

Position = dict[str, Any]
Told = list[tuple[str, int | None, int]]

STRIP: Final = "0-4-5@0,0 0-1-4@1,0 1-3-4@2,0"
"""Three tiles in a row; their middle corner shows a 4."""


def play_out(session: Session) -> None:
    """Let the opponents play a round to its end."""
    while session.state.result is None:
        session.advance()


def start_of(id: str) -> TriominosState:
    """Where a worked example starts."""
    state = GAME.example(id).position
    assert isinstance(state, TriominosState)
    return state


def example(id: str) -> Position:
    """The position of a worked example, to be changed at will."""
    return start_of(id).position()


def table_of(id: str) -> str:
    return " ".join(start_of(id).table)


HOOK: Final = table_of("bridge")
"""A ring with a gap at 0,1, which a tile closes with one side and the corner across."""
FIVE: Final = table_of("hexagon")
"""Five tiles around a corner; the sixth place is 1,0."""
TWO_RINGS: Final = table_of("double-hexagon")
"""Two rings of five with the place 1,-1 in common."""
THREE_RINGS: Final = table_of("triple-hexagon")
"""Three rings of five with the place 1,0 in common."""


def state(
    table: str, *hands: str, first: str = "", rest: int | None = None, **given: Any
) -> TriominosState:
    """A state; the tiles that are named nowhere are in the pool, behind ``first``.

    ``rest`` is a seat that holds them instead, so that the pool is empty but for ``first``.
    """
    held = [f"{hand} ..." if seat == rest else hand or "-" for seat, hand in enumerate(hands)]
    left = None if rest is None else len(first.split())
    return triominos.position(table=table, hands=held, pool=first, left=left, **given)


def position(table: str, *hands: str, **given: Any) -> Position:
    return state(table, *hands, **given).position()


def play(state: TriominosState, *moves: str) -> TriominosState:
    for move in moves:
        state = state.play(move)
    return state


def told(state: TriominosState, move: str) -> Told:
    """The rules, seats and points of a move's events."""
    log: list[Event] = []
    state.play(move, log)
    return [(event.rule, event.seat, event.points) for event in log]


def rules(told: Told) -> list[str]:
    return [rule for rule, _, _ in told]


def refused(state: TriominosState, move: str, rule: str | None) -> None:
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.rule == rule
    assert move not in state.legal_moves()


def placements(state: TriominosState) -> set[str]:
    return {move for move in state.legal_moves() if "@" in move}


def value(tiles: Iterable[str]) -> int:
    return sum(sum(NUMBERS[tile]) for tile in tiles)
