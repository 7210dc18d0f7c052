"""A position in the words of the short way of writing one, as `position` reads them."""

from __future__ import annotations

from collections.abc import Sequence

from tritables.games.tricap.short_position import NONE
from tritables.games.tricap.state import Cards, TriCapState


def arguments(state: TriCapState) -> dict[str, object]:
    """The arguments with which `position` gives that state.

    >>> from tritables.games.tricap import position
    >>> arguments(position(hands="4S KC / 2H 6D", actives="9H / 2D"))["hands"]
    '4S KC / 2H 6D'
    """
    return {
        "hands": _by_seat(state.hands),
        "actives": _by_seat([() if card is None else (card,) for card in state.actives]),
        "centre": " ".join(state.centre),
        "captured": _by_seat(state.captured),
        "deck": " ".join(state.deck),
        "left": len(state.deck),
        "phase": state.phase,
        **state.house_rules(),
    }


def _by_seat(of_each: Sequence[Cards]) -> str:
    return " / ".join(" ".join(cards) or NONE for cards in of_each)
