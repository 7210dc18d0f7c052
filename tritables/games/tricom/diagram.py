"""The table as text, for a terminal, a doctest, or wherever no picture can be shown."""

from __future__ import annotations

from typing import Final

from tritables.games.tricom.side import Side
from tritables.games.tricom.state import TriComState

_DUE: Final = {
    "turn": "turns up an action card",
    "action": "may use the action card",
    "fill": "fills the empty slot",
    "take": "takes a card",
    "play": "plays a card",
    "shuffle": "shuffles the action cards",
}


def diagram(state: TriComState) -> str:
    """Draw a state as plain text, without the cards that lie face down or are held in a hand.

    Each pile of a base shows its top and how many cards it holds.

    >>> from tritables.games.tricom import GAME
    >>> print(diagram(GAME.new(seed=1)))
    player 1: score 0, stock 33, hand 3, turned none, reserve none
         AC 1   3D 1
        10H 1   5C 1
    player 2: score 0, stock 33, hand 3, turned none, reserve none
         4C 1   9D 1
        10D 1   3H 1
    player 1 turns up an action card
    """
    lines = [line for nth, side in enumerate(state.sides) for line in _side(nth, side)]
    return "\n".join([*lines, _turn(state)])


def _side(nth: int, side: Side) -> list[str]:
    turned = f"{side.turned[-1]} of {len(side.turned)}" if side.turned else "none"
    reserve = f"{side.reserve[-1]} of {len(side.reserve)}" if side.reserve else "none"
    piles = [f"{top or '-':>4} {len(pile)}" for top, pile in zip(side.tops, side.base, strict=True)]
    return [
        f"player {nth + 1}: score {side.score}, stock {len(side.stock)}, hand {len(side.hand)}, "
        f"turned {turned}, reserve {reserve}",
        f"   {piles[0]} {piles[1]}",
        f"   {piles[2]} {piles[3]}",
    ]


def _turn(state: TriComState) -> str:
    if state.result is not None:
        return f"the round is over: {', '.join(map(str, state.result.scores))}"
    if state.on_turn is None:
        return "draw lots to see who begins"
    return f"player {state.on_turn + 1} {_DUE[state.phase]}"
