"""Seats: the kinds of players that can take one, and validation of a list of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message

SeatKind = Literal["person", "random", "greedy"]
"""The kinds of players: a person, or an opponent by its name."""

PERSON: Final = "person"
OPPONENT_KINDS: Final[tuple[str, ...]] = get_args(SeatKind)


def count_seats(game: Game[Any], seats: object) -> int | None:
    """Return the number of seats asked for, or None for none; raises `BadInput` where it does not
    fit the game.
    """
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
    """Validate the kinds of players; raises `BadInput` with the seat's place."""
    count_seats(game, seats)
    for index, kind in enumerate(seats):
        if kind not in OPPONENT_KINDS:
            choices = ", ".join(OPPONENT_KINDS)
            raise BadInput(Message("bad-seat-kind", {"choices": choices}), where=f"seats[{index}]")
    return tuple(seats)
