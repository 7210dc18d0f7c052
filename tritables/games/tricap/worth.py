"""An estimate of a move, for the opponent who weighs the chances of the next centre card."""

from __future__ import annotations

from fractions import Fraction

from tritables.core.state import Move, Seat
from tritables.games.tricap.chances import Chances, chances
from tritables.games.tricap.notation import LAID, PASS, TAKE
from tritables.games.tricap.state import TriCapState


def worth(state: TriCapState, move: Move, seat: Seat) -> float:
    """Estimate the cards that a move of ``seat`` can be hoped to win; more is better.

    It knows no more than the seat does.
    """
    pile = len(state.centre) + 1
    if move == TAKE:
        return float(pile)
    if move == PASS:
        return _passing(chances(state, seat), seat, pile + 1)
    if move in LAID:
        return _laying(chances(state, seat, LAID[move]), seat, pile + 1)
    return 0.0


def _laying(found: Chances | None, seat: Seat, prize: int) -> float:
    """Estimate the next centre card: the own chance of the prize, less the others' share."""
    return 0.0 if found is None else float(_edge(found, seat) * prize)


def _passing(found: Chances | None, seat: Seat, prize: int) -> float:
    """The same, as if the cards stayed as they are until somebody is adjacent."""
    if found is None or found.none == 1:
        return 0.0
    return float(_edge(found, seat) * prize / (1 - found.none))


def _edge(found: Chances, seat: Seat) -> Fraction:
    others = sum(found.lone) - found.lone[seat]
    return found.lone[seat] - others / (len(found.lone) - 1)
