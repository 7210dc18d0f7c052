"""The position as text, for a terminal, a doctest, or wherever no picture can be shown."""

from __future__ import annotations

from tritables.games.triominos.state import TriominosState


def diagram(state: TriominosState) -> str:
    """Write a state as plain text: the placements in their order, the racks, and the turn.

    >>> from tritables.games import triominos
    >>> print(diagram(triominos.position(table="0-4-5@0,0", hands=("1-3-4 2-2-5", "0-0-1"))))
    table: 0-4-5@0,0
    seat 0: 0 points, 1-3-4 2-2-5
    seat 1: 0 points, 0-0-1
    pool: 52 tiles
    seat 0 places a tile
    """
    lines = [f"table: {' '.join(state.table) or 'empty'}"]
    for seat, (score, hand) in enumerate(zip(state.scores, state.hands, strict=True)):
        lines.append(f"seat {seat}: {score} points, {' '.join(hand) or 'no tiles'}")
    lines += [f"pool: {len(state.pool)} tiles", _turn(state)]
    return "\n".join(lines)


def _turn(state: TriominosState) -> str:
    if state.result is not None:
        won, leaders = _seats(state.won_by()), _seats(state.result.winners)
        return f"over, the round is won by {won}; ahead: {leaders}"
    if state.phase == "lots":
        return f"draw lots: {_seats(state.lots)}"
    if state.phase == "shuffle":
        return f"shuffle the pool; seat {state.begins} begins"
    bought = f", having bought {state.bought}" if state.bought else ""
    return f"seat {state.on_turn} places a tile{bought}"


def _seats(seats: tuple[int, ...]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)
