"""A position in the words of the short way of writing one, as `position` reads them."""

from __future__ import annotations

from tritables.games.tricom.short_position import NONE
from tritables.games.tricom.side import Side
from tritables.games.tricom.state import TriComState


def arguments(state: TriComState) -> dict[str, object]:
    """The arguments with which `position` gives that state.

    >>> from tritables.games.tricom import position
    >>> arguments(position(base="8H 4H,3H / - 6S", slot=2))["base"]
    '8H 4H,3H / - 6S'
    """
    own, *others = map(_words, state.sides)
    turn = {} if state.on_turn is None else {"on_turn": state.on_turn}
    return {
        **own,
        "others": others,
        "phase": state.phase,
        **turn,
        "begins": state.begins,
        "slot": state.slot,
        "drawn": state.drawn is not None,
        **state.house_rules(),
    }


def _words(side: Side) -> dict[str, object]:
    """A player's cards as texts, all of them named."""
    one, two, three, four = (",".join(pile) or NONE for pile in side.base)
    named: dict[str, tuple[str, ...]] = {
        "hand": side.hand,
        "stock": side.stock,
        "actions": side.actions,
        "turned": side.turned,
        "reserve": side.reserve,
    }
    texts = {word: " ".join(cards) or NONE for word, cards in named.items()}
    return {
        "base": f"{one} {two} / {three} {four}",
        **texts,
        "left": len(side.stock),
        "score": side.score,
    }
