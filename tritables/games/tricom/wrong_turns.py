"""Beliefs about turns, the end and the beginning of TriCom that are wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tritables.core.cards import RANK
from tritables.core.questions import Answer, Question
from tritables.games.tricom.deck import height
from tritables.games.tricom.notation import FILL_STOCK
from tritables.games.tricom.state import TriComState

Asked = Question[TriComState]

# Turns, and the end.


def other_way(asked: Asked) -> Answer | None:
    """Three players take their turns anticlockwise."""
    state, after = asked.state, asked.after
    if state.seats < 3 or state.on_turn is None or after.on_turn in (None, state.on_turn):
        return None
    seat = (state.on_turn - 1) % state.seats
    return (seat,) if state.sides[seat].hand else None


def turn_is_over(asked: Asked) -> Answer | None:
    """The turn is over when filling takes the last card of the stock."""
    state = asked.state
    if asked.move != FILL_STOCK or asked.after.own.stock or state.on_turn is None:
        return None
    return ((state.on_turn + 1) % state.seats,)


def stock_ends(asked: Asked) -> Answer | None:
    """The round is over when somebody's stock is empty."""
    state = asked.state
    return True if state.own.stock and not asked.after.sides[state.mover].stock else None


def first_out(asked: Asked) -> Answer | None:
    """The round is over when somebody's hand is empty."""
    return True if any(event.rule == "end.solo" for event in asked.events) else None


def reserve_too(asked: Asked) -> Answer | None:
    """The reserve is played out before the round is over."""
    kept = asked.after.sides[asked.state.mover].reserve
    return False if asked.after.to_act is None and kept else None


# Who begins.


def _begins(key: Callable[[str], tuple[int, str]]) -> Callable[[Asked], Answer | None]:
    """The belief that compares the cards of the bases by another height, to see who begins."""

    def belief(asked: Asked) -> Answer | None:
        if not is_fresh(asked):
            return None
        heights = [sorted(map(key, side.tops), reverse=True) for side in asked.state.sides]
        leaders = [seat for seat, own in enumerate(heights) if own == max(heights)]
        return (leaders[0],) if len(leaders) == 1 else None

    return belief


def is_fresh(asked: Asked) -> bool:
    """True if the question is who begins.

    >>> from tritables import new
    >>> state = new("tricom", seed=1)
    >>> is_fresh(Question(state, "who")), is_fresh(Question(state, "who", "turn KC"))
    (True, False)
    """
    state = asked.state
    fresh = all(len(side.stock) == DEALT_STOCK for side in state.sides)
    return asked.move is None and state.phase == "turn" and fresh and not state.own.turned


DEALT_STOCK: Final = 33
"""Cards that a stock has after the deal."""


def _ace_high(card: str) -> tuple[int, str]:
    rank, suit = height(card)
    return (rank if rank > 1 else 11), suit


def _clubs_high(card: str) -> tuple[int, str]:
    rank, suit = height(card)
    return rank, {"C": "S", "D": "H", "H": "D", "S": "C"}[suit]


def highest_sum(asked: Asked) -> Answer | None:
    """The base with the highest sum begins."""
    if not is_fresh(asked):
        return None
    sums = [sum(RANK[top] for top in side.tops) for side in asked.state.sides]
    leaders = [seat for seat, total in enumerate(sums) if total == max(sums)]
    return (leaders[0],) if len(leaders) == 1 else None


def first_of_equals(asked: Asked) -> Answer | None:
    """If the highest cards are the same, the first player begins."""
    if not is_fresh(asked):
        return None
    highest = [max(map(height, side.tops)) for side in asked.state.sides]
    leaders = [seat for seat, card in enumerate(highest) if card == max(highest)]
    return (leaders[0],) if len(leaders) > 1 else None


ace_begins: Final = _begins(_ace_high)
"""The ace is the highest card."""

clubs_highest: Final = _begins(_clubs_high)
"""The suits rank the other way round."""
