"""The wrong rules of TriCom that people hold."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from tritables.core.cards import RANK, SUIT
from tritables.core.questions import Answer, Misconception, Question, forgets, may
from tritables.games.tricom.deck import (
    BESIDE,
    FITS,
    JACK,
    NEIGHBOURS,
    are_one,
    combination,
    height,
    step,
)
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    RESERVE,
    STEPS,
    USES,
    Step,
    Use,
)
from tritables.games.tricom.state import TriComState

Asked = Question[TriComState]

# Where a card may go.


def _placing(state: TriComState, move: str) -> Step | None:
    """A card of the hand that is to go on a pile of the base, and may as far as the turn goes."""
    found = STEPS.get(move)
    if state.phase != "play" or found is None or found.slot == RESERVE:
        return None
    held = (state.drawn,) if state.drawn is not None else state.own.hand
    return found if found.card in held and state.own.tops[found.slot] else None


def _covers(state: TriComState, move: str) -> bool | None:
    """A card may lie on a card that it fits."""
    found = _placing(state, move)
    return True if found and state.own.tops[found.slot] in FITS[found.card] else None


def _diagonal(state: TriComState, move: str) -> bool | None:
    """The slot across counts as beside."""
    found = _placing(state, move)
    return True if found and state.own.tops[3 - found.slot] in FITS[found.card] else None


def _any_suit(state: TriComState, move: str) -> bool | None:
    """One rank higher or lower will do in any suit."""
    found = _placing(state, move)
    if found is None:
        return None
    tops = [state.own.tops[at] for at in NEIGHBOURS[found.slot] if state.own.tops[at]]
    return True if any(step(found.card, top) == 1 for top in tops) else None


def _ten_is_last(state: TriComState, move: str) -> bool | None:
    """After the ten comes nothing: an ace does not go beside it."""
    found = _placing(state, move)
    if found is None:
        return None
    rules = {BESIDE.get((found.card, state.own.tops[at])) for at in NEIGHBOURS[found.slot]}
    return False if rules - {None} == {"place.ace-ten"} else None


def _drawn_waits(state: TriComState, move: str) -> bool | None:
    """What was taken from the reserve may stay in hand."""
    if state.phase != "play" or state.drawn is None or move not in STEPS:
        return None
    return state.but(drawn=None).judge(move).ok


# Action cards and filling.


def _use(state: TriComState, move: str) -> Use | None:
    """A use of the action card that takes a whole pile of at least two cards."""
    use = USES.get(move)
    if state.phase != "action" or use is None or use.count:
        return None
    seat = state.mover if use.seat is None else use.seat
    if seat >= state.seats or len(state.sides[seat].base[use.slot]) < 2:
        return None
    return use


def _any_pile(state: TriComState, move: str) -> bool | None:
    """A king or queen clears any own pile, whatever its suit."""
    use = _use(state, move)
    king = use is not None and use.seat is None and RANK[state.own.turned[-1]] != JACK
    return True if king else None


def _jack_at_home(state: TriComState, move: str) -> bool | None:
    """A jack clears an own pile, as a king does."""
    use = _use(state, move)
    if use is None or use.seat is not None:
        return None
    card = state.own.turned[-1]
    return True if RANK[card] == JACK and SUIT[state.own.tops[use.slot]] == SUIT[card] else None


def _must_fit(state: TriComState, move: str) -> bool | None:
    """What fills a gap must go with a card beside it."""
    if state.phase != "fill" or move != FILL_RESERVE or not state.own.reserve:
        return None
    fits = FITS[state.own.reserve[-1]]
    beside = NEIGHBOURS[state.slot or 0]
    return None if any(state.own.tops[at] in fits for at in beside) else False


def _needs_both(state: TriComState, move: str) -> bool | None:
    """A jack is of use only where both others have a pile that it fits."""
    if state.seats < 3 or move not in state.legal_moves():
        return None
    return None if len(_jacked(state, move)) != 1 else False


def _jacked(state: TriComState, move: str) -> dict[int, int]:
    """The other seats that have a pile which this jack fits, with the largest of each."""
    use = _use(state, move)
    found: dict[int, int] = {}
    if use is None or use.seat is None:
        return found
    for text in state.legal_moves():
        other = USES.get(text)
        if other is not None and other.seat is not None:
            size = len(state.sides[other.seat].base[other.slot])
            found[other.seat] = max(size, found.get(other.seat, 0))
    return found


def _clears_both(asked: Asked) -> Answer | None:
    """A jack clears a pile of both others at once."""
    use = USES.get(asked.move or "")
    found = _jacked(asked.state, asked.move or "")
    if use is None or len(found) < 2:
        return None
    more = sum(size - 2 for seat, size in found.items() if seat != use.seat)
    return asked.points() + more


# What scores.


def _scored(asked: Asked, *rules: str) -> int:
    """What a move scores by some rules."""
    seat = asked.state.on_turn
    return sum(e.points for e in asked.events if e.rule in rules and e.seat == seat)


def _combined(asked: Asked) -> int:
    return _scored(asked, "score.trio", "score.quartet")


def _doubled(asked: Asked) -> int:
    return _scored(asked, "score.duo", "three.duo")


def _placed(asked: Asked) -> Step | None:
    """The card of a move that places one in the base."""
    found = STEPS.get(asked.move or "")
    return None if found is None or found.slot == RESERVE else found


def _quartet_and_trio(asked: Asked) -> Answer | None:
    """A quartet scores as a quartet and as a trio."""
    return asked.points() + 1 if _scored(asked, "score.quartet") else None


def _quartet_tops_up(asked: Asked) -> Answer | None:
    """A trio that grows into a quartet scores one point more, not two."""
    found = _placed(asked)
    if found is None or not _scored(asked, "score.quartet"):
        return None
    others = [top for at, top in enumerate(asked.state.own.tops) if at != found.slot]
    return asked.points() - 1 if are_one(others) else None


def _each_trio(asked: Asked) -> Answer | None:
    """Every trio within a quartet scores."""
    found = _placed(asked)
    if found is None or not _scored(asked, "score.quartet"):
        return None
    tops = asked.after.sides[asked.state.mover].tops
    return asked.points() - 2 + sum(map(are_one, combinations(tops, 3)))


def _scores_again(asked: Asked) -> Answer | None:
    """A trio that still lies there scores in every turn."""
    found = _placed(asked)
    if found is None or _combined(asked):
        return None
    tops = [top for top in asked.after.sides[asked.state.mover].tops if top]
    return asked.points() + 1 if any(map(are_one, combinations(tops, 3))) else None


def _mixed_run(asked: Asked) -> Answer | None:
    """Three in sequence are a trio, whatever their suits."""
    found = _placed(asked)
    if found is None or _combined(asked):
        return None
    tops = [top for at, top in enumerate(asked.state.own.tops) if at != found.slot and top]
    for one, other in combinations(tops, 2):
        in_one_suit = [RANK_OF[RANK[card]] for card in (found.card, one, other)]
        if len(set(in_one_suit)) == 3 and are_one(in_one_suit):
            return asked.points() + 1
    return None


RANK_OF: Final = {RANK[card]: card for card in FITS if SUIT.get(card) == "S"}
"""A card of each rank, all of one suit."""


def _duo_by_rank(asked: Asked) -> Answer | None:
    """The same rank in another's base makes a duo."""
    found, state = _placed(asked), asked.state
    if found is None or _doubled(asked):
        return None
    others = [
        top
        for seat, side in enumerate(state.sides)
        if seat != state.mover
        for top in side.tops
        if top
    ]
    return asked.points() + 2 if any(RANK[top] == RANK[found.card] for top in others) else None


def _covered_duo(asked: Asked) -> Answer | None:
    """A card under others in another's base makes a duo too."""
    found, state = _placed(asked), asked.state
    if found is None or _doubled(asked):
        return None
    others = [side for seat, side in enumerate(state.sides) if seat != state.mover]
    there = any(found.card in pile[:-1] for side in others for pile in side.base)
    return asked.points() + (2 if len(others) == 1 else 1) if there else None


def _not_from_reserve(asked: Asked) -> Answer | None:
    """A card from the reserve makes no duo."""
    if asked.state.drawn is None or not _doubled(asked):
        return None
    return asked.points() - _doubled(asked)


def _better_one(asked: Asked) -> Answer | None:
    """Of a duo and a trio at once only the better counts."""
    one, other = _combined(asked), _doubled(asked)
    return asked.points() - min(one, other) if one and other else None


def _every_card(asked: Asked) -> Answer | None:
    """Every card of a cleared pile is a point."""
    cleared = any(event.rule == "action.score" for event in asked.events)
    return asked.points() + 2 if cleared else None


def _filling_is_nothing(asked: Asked) -> Answer | None:
    """Only a card from the hand can score."""
    fills = asked.move in (FILL_RESERVE, FILL_STOCK)
    return asked.points() - _combined(asked) if fills and _combined(asked) else None


def _uncovered_scores(asked: Asked) -> Answer | None:
    """A card that comes to light can make a trio."""
    use = USES.get(asked.move or "")
    if use is None or not use.count:
        return None
    tops = asked.after.sides[asked.state.mover].tops
    others = tops[: use.slot] + tops[use.slot + 1 :]
    made = combination(tops[use.slot], others) if tops[use.slot] else ()
    return asked.points() + len(made) - 2 if made else None


# Turns, and the end.


def _other_way(asked: Asked) -> Answer | None:
    """Three players take their turns anticlockwise."""
    state, after = asked.state, asked.after
    if state.seats < 3 or state.on_turn is None or after.on_turn in (None, state.on_turn):
        return None
    seat = (state.on_turn - 1) % state.seats
    return (seat,) if state.sides[seat].hand else None


def _turn_is_over(asked: Asked) -> Answer | None:
    """When filling takes the last card of the stock, the turn is over."""
    state = asked.state
    if asked.move != FILL_STOCK or asked.after.own.stock or state.on_turn is None:
        return None
    return ((state.on_turn + 1) % state.seats,)


def _stock_ends(asked: Asked) -> Answer | None:
    """The round is over when somebody's stock is empty."""
    state = asked.state
    return True if state.own.stock and not asked.after.sides[state.mover].stock else None


def _first_out(asked: Asked) -> Answer | None:
    """The round is over when somebody's hand is empty."""
    return True if any(event.rule == "end.solo" for event in asked.events) else None


def _reserve_too(asked: Asked) -> Answer | None:
    """The reserve is played out before the round is over."""
    kept = asked.after.sides[asked.state.mover].reserve
    return False if asked.after.to_act is None and kept else None


# Who begins.


def _begins(key: Callable[[str], tuple[int, str]]) -> Callable[[Asked], Answer | None]:
    """Who begins, if the cards of the bases are compared by another height."""

    def belief(asked: Asked) -> Answer | None:
        if not _is_fresh(asked):
            return None
        heights = [sorted(map(key, side.tops), reverse=True) for side in asked.state.sides]
        leaders = [seat for seat, own in enumerate(heights) if own == max(heights)]
        return (leaders[0],) if len(leaders) == 1 else None

    return belief


def _is_fresh(asked: Asked) -> bool:
    """Whether it is asked who begins."""
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


def _highest_sum(asked: Asked) -> Answer | None:
    """The base with the highest sum begins."""
    if not _is_fresh(asked):
        return None
    sums = [sum(RANK[top] for top in side.tops) for side in asked.state.sides]
    leaders = [seat for seat, total in enumerate(sums) if total == max(sums)]
    return (leaders[0],) if len(leaders) == 1 else None


def _first_of_equals(asked: Asked) -> Answer | None:
    """Where the highest cards are the same, the first player begins."""
    if not _is_fresh(asked):
        return None
    highest = [max(map(height, side.tops)) for side in asked.state.sides]
    leaders = [seat for seat, card in enumerate(highest) if card == max(highest)]
    return (leaders[0],) if len(leaders) > 1 else None


MISCONCEPTIONS: Final = (
    may("covers-what-fits", "place.own-pile", _covers),
    may("diagonal-is-beside", "place.equal", _diagonal),
    may("any-suit-runs", "place.suit-run", _any_suit),
    may("ten-is-last", "place.ace-ten", _ten_is_last),
    forgets("reserve-takes-any", "reserve.only-unplaceable"),
    may("drawn-may-wait", "reserve.take-placed", _drawn_waits),
    may("suit-does-not-matter", "action.king-queen", _any_pile),
    may("jack-at-home", "action.jack", _jack_at_home),
    forgets("action-card-waits", "turn.action-first"),
    may("filling-must-fit", "fill.king-queen", _must_fit),
    may("jack-needs-both", "three.jack-choice", _needs_both),
    Misconception("jack-clears-both", "three.jack", ("points",), _clears_both),
    Misconception("quartet-and-trio", "score.quartet", ("points",), _quartet_and_trio),
    Misconception("quartet-tops-up", "score.quartet-full", ("points",), _quartet_tops_up),
    Misconception("each-trio-counts", "score.one-combination", ("points",), _each_trio),
    Misconception("trio-scores-again", "score.new-only", ("points",), _scores_again),
    Misconception("mixed-run-is-trio", "score.trio", ("points",), _mixed_run),
    Misconception("duo-by-rank", "score.duo", ("points",), _duo_by_rank),
    Misconception("covered-duo", "duo.visible", ("points",), _covered_duo),
    Misconception("no-duo-from-reserve", "duo.from-reserve", ("points",), _not_from_reserve),
    Misconception("better-one-counts", "duo.with-combination", ("points",), _better_one),
    Misconception("every-card-counts", "action.score", ("points",), _every_card),
    Misconception("filling-is-nothing", "fill.score", ("points",), _filling_is_nothing),
    Misconception("uncovered-scores", "flexible.uncovered", ("points",), _uncovered_scores),
    Misconception("turns-go-back", "three.order", ("who",), _other_way),
    Misconception("no-stock-no-turn", "stock.last-card", ("who",), _turn_is_over),
    Misconception("stock-ends-round", "end.stock-empty", ("over",), _stock_ends),
    Misconception("first-out-ends", "end.solo", ("over",), _first_out),
    Misconception("reserve-is-played-out", "end.idle-reserve", ("over",), _reserve_too),
    Misconception("ace-begins", "start.ace-low", ("who",), _begins(_ace_high)),
    Misconception("clubs-are-highest", "start.suit-order", ("who",), _begins(_clubs_high)),
    Misconception("highest-sum-begins", "start.highest", ("who",), _highest_sum),
    Misconception("first-of-equals", "start.tie", ("who",), _first_of_equals),
)
