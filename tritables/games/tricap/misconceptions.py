"""The wrong rules of Tri-Cap that people hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tritables.core.cards import RANK, SUIT, Card
from tritables.core.questions import Answer, Misconception, Question, Seats, forgets, may, scores
from tritables.games.tricap.notation import LAID, PASS, TAKE, draw_text
from tritables.games.tricap.ranks import ACES, NEAR
from tritables.games.tricap.state import HAND, MAJORITY, TriCapState

Asked = Question[TriCapState]
KING: Final = 13

# Who is adjacent to the card that comes up.


def _turned_up(asked: Asked) -> Card | None:
    """The card that the move turns up in the centre."""
    if asked.state.phase != "centre" or asked.move is None:
        return None
    return asked.state.deck[0]


def _near(asked: Asked, is_near: Callable[[Card, Card], bool]) -> Seats | None:
    """The seats whose active card would be adjacent by another rule."""
    card = _turned_up(asked)
    if card is None:
        return None
    actives = enumerate(asked.state.actives)
    return tuple(seat for seat, active in actives if active and is_near(card, active))


def _alone(seats: Seats | None) -> Answer | None:
    """Only who is adjacent alone may take the pile."""
    return None if seats is None else seats if len(seats) == 1 else ()


def _by(is_near: Callable[[Card, Card], bool]) -> Callable[[Asked], Answer | None]:
    return lambda asked: _alone(_near(asked, is_near))


def _same_rank(card: Card, active: Card) -> bool:
    return active in NEAR[card] or RANK[active] == RANK[card]


def _circle(card: Card, active: Card) -> bool:
    return active in NEAR[card] or {RANK[active], RANK[card]} == {KING, 2}


def _same_suit(card: Card, active: Card) -> bool:
    wild = ACES.intersection((card, active))
    return active in NEAR[card] and (bool(wild) or SUIT[active] == SUIT[card])


def _ace_in_line(card: Card, active: Card) -> bool:
    """An ace stands above the king and nowhere else, but wild in the centre."""
    if active in ACES and card not in ACES:
        return RANK[card] == KING
    return active in NEAR[card]


def _plain_ace(card: Card, active: Card) -> bool:
    """An ace in the centre is next to the two and to the king only, and to a wild ace."""
    if card in ACES and active not in ACES:
        return RANK[active] in (2, KING)
    return active in NEAR[card]


def _nearest(asked: Asked) -> Answer | None:
    """If nobody is adjacent, the nearest card takes the pile."""
    card = _turned_up(asked)
    if card is None or _near(asked, lambda one, other: other in NEAR[one]):
        return None
    apart = [abs(RANK[active] - RANK[card]) if active else 99 for active in asked.state.actives]
    least = [seat for seat, far in enumerate(apart) if far == min(apart)]
    return tuple(least) if len(least) == 1 else ()


def _share(asked: Asked) -> Answer | None:
    """Two adjacent players share the pile."""
    seats = _near(asked, lambda one, other: other in NEAR[one])
    return seats if seats and len(seats) > 1 else None


def _highest(asked: Asked) -> Answer | None:
    """Of several who are adjacent the highest card takes the pile."""
    seats = _share(asked)
    if not isinstance(seats, tuple):
        return None
    ranks = {seat: RANK[asked.state.actives[seat] or ""] for seat in seats}
    best = [seat for seat in seats if ranks[seat] == max(ranks.values())]
    return tuple(best) if len(best) == 1 else None


# Taking, passing, and new cards.


def _top_only(asked: Asked) -> Answer | None:
    """Only the top card of the pile is won, with the own one."""
    return 2 if asked.move == TAKE else None


def _own_stays(asked: Asked) -> Answer | None:
    """The own active card is not won with the pile."""
    return len(asked.state.centre) if asked.move == TAKE else None


def _rank_points(asked: Asked) -> Answer | None:
    """A card is worth its rank."""
    state, seat = asked.state, asked.state.on_turn
    if asked.move != TAKE or seat is None:
        return None
    return sum(RANK[card] for card in (*state.centre, state.actives[seat] or ""))


def _must_take(state: TriCapState, move: str) -> bool | None:
    """A player who alone is adjacent has to take the pile."""
    return False if move == PASS and state.phase == "capture" else None


def _pass_costs(asked: Asked) -> Answer | None:
    """A player who passes gives up the active card and lays another."""
    seat = asked.state.on_turn
    return (seat,) if asked.move == PASS and seat is not None else None


def _refills(state: TriCapState, move: str) -> bool | None:
    """The hand is made up to three after each card."""
    seat = state.on_turn
    if state.phase != "replace" or seat is None or not move.startswith(draw_text(seat, ())):
        return None
    return len(state.hands[seat]) < HAND


def _other_time(asked: Asked) -> Answer | None:
    """Three cards are taken when the other house rule says so."""
    state, move = asked.state, asked.move
    if state.phase != "replace" or move not in LAID or state.on_turn is None:
        return None
    if len(state.hands[state.on_turn]) != 1 or len(state.deck) < HAND:
        return None
    return (state.on_turn,) if state.late else ()


# The end.


def _hands_count(asked: Asked) -> Answer | None:
    """At the end hands and active cards count as well."""
    after = asked.after
    if after.to_act is not None:
        return None
    counts = [
        len(pile) + len(hand) + (active is not None)
        for pile, hand, active in zip(after.captured, after.hands, after.actives, strict=True)
    ]
    return tuple(seat for seat, count in enumerate(counts) if count == max(counts))


def _needs_majority(asked: Asked) -> Answer | None:
    """Nobody wins without more than half of the deck."""
    over = asked.after.to_act is None
    return () if over and max(map(len, asked.after.captured)) <= MAJORITY else None


def _goes_on(rule: str) -> Callable[[Asked], Answer | None]:
    """The game goes on where a rule ends it."""
    return lambda asked: False if any(event.rule == rule for event in asked.events) else None


def _ends_at_once(asked: Asked) -> Answer | None:
    """The game is over as soon as the deck is empty."""
    return None if asked.after.deck else True


MISCONCEPTIONS: Final = (
    Misconception("same-rank-is-adjacent", "adjacent", ("who",), _by(_same_rank)),
    Misconception("king-meets-two", "adjacent", ("who",), _by(_circle)),
    Misconception("suit-must-match", "adjacent", ("who",), _by(_same_suit)),
    Misconception("ace-is-high", "adjacent.ace", ("who",), _by(_ace_in_line)),
    Misconception("ace-in-centre-is-plain", "tricap.ace-centre", ("who",), _by(_plain_ace)),
    Misconception("nearest-takes", "none", ("who",), _nearest),
    Misconception("two-share", "tricap", ("who",), _share),
    Misconception("highest-takes", "tricap", ("who",), _highest),
    scores("top-card-only", "one.capture", _top_only),
    scores("own-card-stays", "one.capture", _own_stays),
    scores("cards-have-points", "goal.captures", _rank_points),
    forgets("no-new-card", "one.replace"),
    may("must-take", "one.pass", _must_take),
    Misconception("passing-costs-card", "pass.keeps-active", ("who",), _pass_costs),
    may("hand-is-refilled", "redraw", _refills),
    Misconception("draws-at-other-time", "redraw.late", ("who",), _other_time),
    Misconception("plays-hands-out", "end.deck", ("over",), _goes_on("end.deck")),
    Misconception("deals-fewer", "end.after-tricap", ("over",), _goes_on("end.after-tricap")),
    Misconception("empty-deck-ends", "end.due", ("over",), _ends_at_once),
    Misconception("hands-count", "end.centre", ("winners",), _hands_count),
    Misconception("majority-or-nothing", "end.winner", ("winners",), _needs_majority),
)
