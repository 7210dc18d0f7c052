"""Seats: who may take one, and how a list of them is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message

SeatKind = Literal["person", "random", "greedy"]
"""Who can take a seat: a person, or an opponent by its name."""

PERSON: Final = "person"
OPPONENT_KINDS: Final[tuple[str, ...]] = get_args(SeatKind)


def count_seats(game: Game[Any], seats: object) -> int | None:
    """How many seats are asked for; raises `BadInput` where it is no list that fits the game."""
    if seats is None:
        return None
    if isinstance(seats, str) or not isinstance(seats, Sequence) or len(seats) not in game.seats:
        few, most = game.seats.start, game.seats.stop - 1
        args = {
            "count": str(few) if few == most else f"{few}–{most}",
            "choices": ", ".join(OPPONENT_KINDS),
        }
        raise BadInput(Message("bad-seats", args), where="seats")
    return len(seats)


def check_seats(game: Game[Any], seats: Sequence[str]) -> tuple[str, ...]:
    """Check who takes the seats; raises `BadInput` with the seat's place."""
    count_seats(game, seats)
    for index, kind in enumerate(seats):
        if kind not in OPPONENT_KINDS:
            choices = ", ".join(OPPONENT_KINDS)
            raise BadInput(Message("bad-seat-kind", {"choices": choices}), where=f"seats[{index}]")
    return tuple(seats)
