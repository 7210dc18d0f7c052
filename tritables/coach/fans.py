"""The fan: what each throw or card that may come next does to a seat's share of the win."""

from __future__ import annotations

from fractions import Fraction

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.shares import Outcome
from tritables.core.state import Seat, State
from tritables.core.values import Value, value


@value
class Fan(Value):
    """All that may come next, as a seat may know it.

    ``outcomes`` have the tags (throws, cards), weights, shares of all seats, and the line that is
    then likely to be played; ``share`` is the seat's before any of them has come: their average.
    """

    game: str
    seat: Seat
    outcomes: tuple[Outcome, ...]
    share: Fraction
    found: Message

    def change(self, outcome: Outcome) -> Fraction:
        """The change of the seat's share by an outcome: above 0 where it is good for it."""
        return outcome.shares[self.seat] - self.share


def fan(state: State, seat: Seat) -> Fan | None:
    """Return what the next throw or card brings; None where nothing of the kind can be counted.

    Raises `BadInput` for a seat that is none.

    >>> from tritables.games.trictrac import position
    >>> found = fan(position(white="24", black="1:2"), 0)
    >>> len(found.outcomes), found.change(found.outcomes[0]) > 0
    (21, True)
    """
    Reader(seat, BadInput, "seat").whole(0, state.seats - 1)
    game = game_named(state.game)
    outlook = None if state.result is not None else game.outlook(state.view(seat), seat)
    if outlook is None:
        return None
    return Fan(game.name, seat, outlook.outcomes, outlook.shares[seat], outlook.found)
