"""The principles of Tri-Cap, in the order of what each wins alone (`tests.benchmarks`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tritables.core.cards import RANK
from tritables.core.principles import Principle, most
from tritables.core.state import Move, Seat
from tritables.games.tricap.chances import unseen_cards
from tritables.games.tricap.notation import DECISION, LAID, TAKE
from tritables.games.tricap.opponents import MIDDLE, weighed
from tritables.games.tricap.ranks import ACE, NEAR
from tritables.games.tricap.state import TriCapState


def _take(view: TriCapState, move: Move, seat: Seat) -> int:
    """A pile that may be taken is taken."""
    return int(move == TAKE)


def _count(view: TriCapState, move: Move, seat: Seat) -> int:
    """The unseen cards that are adjacent to a card to be laid."""
    card = LAID.get(move)
    return 0 if card is None else len(NEAR[card].intersection(unseen_cards(view)))


def _aces(view: TriCapState, move: Move, seat: Seat) -> int:
    """An ace is laid at once."""
    card = LAID.get(move)
    return int(card is not None and RANK[card] == ACE)


def _middle(view: TriCapState, seat: Seat) -> Sequence[Move]:
    """Of the other cards those nearest to the middle are kept; of aces it says nothing."""
    moves = view.legal_moves()
    away = {move: abs(RANK[LAID[move]] - MIDDLE) for move in moves if move in LAID}
    aces = [move for move in away if RANK[LAID[move]] == ACE]
    nearest = min((far for move, far in away.items() if move not in aces), default=None)
    return tuple(move for move in moves if move in aces or away.get(move) == nearest)


def _weigh(view: TriCapState, seat: Seat) -> Sequence[Move]:
    """A pile is left only where one more card can be expected to bring more."""
    moves = view.legal_moves()
    return (weighed(view, seat),) if moves == DECISION else moves


PRINCIPLES: Final = (
    Principle("take", most(_take), ("captures",)),
    Principle("weigh", _weigh, ("captures", "alone-next")),
    Principle("count", most(_count), ("neighbours", "alone-next")),
    Principle("aces", most(_aces)),
    Principle("middle", _middle),
)
