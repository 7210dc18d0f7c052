"""A position in the words of the short way of writing one, as `position` reads them."""

from __future__ import annotations

from tritables.games.triominos.short_position import NONE
from tritables.games.triominos.state import TriominosState


def arguments(state: TriominosState) -> dict[str, object]:
    """The arguments with which `position` gives that state.

    >>> from tritables.games.triominos import position
    >>> arguments(position(table="0-4-5@0,0", hands="1-3-4 / 0-0-1"))["hands"]
    '1-3-4 / 0-0-1'
    """
    return {
        "table": " ".join(state.table),
        "hands": " / ".join(" ".join(hand) or NONE for hand in state.hands),
        "pool": " ".join(state.pool),
        "phase": state.phase,
        "on_turn": state.on_turn if state.phase == "play" else None,
        "begins": state.begins,
        "bought": state.bought,
        "bell": state.bell,
        "scores": list(state.scores),
        "lots": list(state.lots) or None,
        **state.house_rules(),
    }
