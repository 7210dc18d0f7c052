"""Positions of Triominos written short, and what a move brings about in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import pytest

from tritables import Event, IllegalMove
from tritables.games.triominos import GAME
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import NUMBERS, TILES

Position = dict[str, Any]
Told = list[tuple[str, int | None, int]]

STRIP: Final = "0-4-5@0,0 0-1-4@1,0 1-3-4@2,0"
"""Three tiles in a row; their middle corner shows a 4."""


def example(id: str) -> Position:
    """The position of a worked example, to be changed at will."""
    position = GAME.example(id).position
    return {**position, "options": dict(position["options"])}  # type: ignore[call-overload]


def table_of(id: str) -> str:
    return " ".join(example(id)["table"])


HOOK: Final = table_of("bridge")
"""A ring with a gap at 0,1, which a tile closes with one side and the corner across."""
FIVE: Final = table_of("hexagon")
"""Five tiles around a corner; the sixth place is 1,0."""
TWO_RINGS: Final = table_of("double-hexagon")
"""Two rings of five with the place 1,-1 in common."""
THREE_RINGS: Final = table_of("triple-hexagon")
"""Three rings of five with the place 1,0 in common."""


def position(
    table: str,
    *hands: str,
    first: str = "",
    rest: int | None = None,
    phase: str = "play",
    to_act: int | str | None = 0,
    begins: int | None = 0,
    bell: int | None = None,
    lots: Sequence[int] = (),
    bought: int = 0,
    scores: Sequence[int] = (),
    **options: object,
) -> Position:
    """A position; the tiles that are named nowhere are in the pool, behind ``first``.

    ``rest`` is a seat that holds them instead, so that the pool is empty but for ``first``.
    """
    held = [hand.split() for hand in hands]
    placed = table.split()
    named = {_tile(move.partition("@")[0]) for move in placed} | set(first.split())
    named.update(tile for hand in held for tile in hand)
    left = [tile for tile in TILES if tile not in named]
    if rest is not None:
        held[rest] += left
        left = []
    defaults = {"scoring": "standard", "target": 400, "rounds": None, "time_limit": None}
    return {
        "format": "tritables-position/1",
        "game": "triominos",
        "options": {**defaults, **options},
        "phase": phase,
        "to_act": to_act,
        "lots": list(lots),
        "bought": bought,
        "bell": bell,
        "begins": begins,
        "scores": list(scores) or [0] * len(hands),
        "table": placed,
        "pool": [*first.split(), *left],
        "hands": held,
    }


def _tile(text: str) -> str:
    return "-".join(sorted(text.split("-")))


def state(table: str, *hands: str, **given: Any) -> TriominosState:
    return GAME.read(position(table, *hands, **given))


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
