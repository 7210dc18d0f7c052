"""Seats: who can take one, and validation of a list of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.opponents import Opponent, Player, introduce, opponent_named, opponent_names

PERSON: Final = "person"

Seated = tuple[str, Opponent | None]
"""The player of a seat: the name, and who is asked for its moves; None for a person."""


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
            "choices": ", ".join((PERSON, *opponent_names(game))),
        }
        raise BadInput(Message("bad-seats", args), where="seats")
    return len(seats)


def seated(game: Game[Any], seats: Sequence[Player]) -> tuple[Seated, ...]:
    """Return who plays each seat; raises `BadInput` with the place of a seat that nobody plays."""
    count_seats(game, seats)
    return tuple(_seated(game, player, f"seats[{nth}]") for nth, player in enumerate(seats))


def _seated(game: Game[Any], player: object, where: str) -> Seated:
    if player == PERSON:
        return PERSON, None
    if callable(player):
        return introduce(game, player, where), player
    try:
        return str(player), opponent_named(game, player, where)
    except BadInput:
        choices = ", ".join((PERSON, *opponent_names(game)))
        raise BadInput(Message("bad-seat-kind", {"choices": choices}), where=where) from None
