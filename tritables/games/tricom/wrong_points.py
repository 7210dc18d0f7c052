"""Beliefs about the points of TriCom that are wrong."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tritables.core.cards import RANK, SUIT
from tritables.core.questions import Answer, Question
from tritables.games.tricom.deck import FITS, are_one, combination
from tritables.games.tricom.notation import FILL_RESERVE, FILL_STOCK, RESERVE, STEPS, USES, Step
from tritables.games.tricom.state import TriComState

Asked = Question[TriComState]


def _scored(asked: Asked, *rules: str) -> int:
    """The points of a move by some rules."""
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


def quartet_and_trio(asked: Asked) -> Answer | None:
    """A quartet scores as a quartet and as a trio."""
    return asked.points() + 1 if _scored(asked, "score.quartet") else None


def quartet_tops_up(asked: Asked) -> Answer | None:
    """A trio that grows into a quartet scores one point more, not two."""
    found = _placed(asked)
    if found is None or not _scored(asked, "score.quartet"):
        return None
    others = [top for at, top in enumerate(asked.state.own.tops) if at != found.slot]
    return asked.points() - 1 if are_one(others) else None


def each_trio(asked: Asked) -> Answer | None:
    """Every trio within a quartet scores."""
    found = _placed(asked)
    if found is None or not _scored(asked, "score.quartet"):
        return None
    tops = asked.after.sides[asked.state.mover].tops
    return asked.points() - 2 + sum(map(are_one, combinations(tops, 3)))


def scores_again(asked: Asked) -> Answer | None:
    """A trio that still lies there scores in every turn."""
    found = _placed(asked)
    if found is None or _combined(asked):
        return None
    tops = [top for top in asked.after.sides[asked.state.mover].tops if top]
    return asked.points() + 1 if any(map(are_one, combinations(tops, 3))) else None


def mixed_run(asked: Asked) -> Answer | None:
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


def duo_by_rank(asked: Asked) -> Answer | None:
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


def covered_duo(asked: Asked) -> Answer | None:
    """A card under others in another's base makes a duo too."""
    found, state = _placed(asked), asked.state
    if found is None or _doubled(asked):
        return None
    others = [side for seat, side in enumerate(state.sides) if seat != state.mover]
    there = any(found.card in pile[:-1] for side in others for pile in side.base)
    return asked.points() + (2 if len(others) == 1 else 1) if there else None


def not_from_reserve(asked: Asked) -> Answer | None:
    """A card from the reserve makes no duo."""
    if asked.state.drawn is None or not _doubled(asked):
        return None
    return asked.points() - _doubled(asked)


def better_one(asked: Asked) -> Answer | None:
    """Of a duo and a trio at once only the better counts."""
    one, other = _combined(asked), _doubled(asked)
    return asked.points() - min(one, other) if one and other else None


def every_card(asked: Asked) -> Answer | None:
    """Every card of a cleared pile is a point."""
    cleared = any(event.rule == "action.score" for event in asked.events)
    return asked.points() + 2 if cleared else None


def filling_is_nothing(asked: Asked) -> Answer | None:
    """Only a card from the hand can score."""
    fills = asked.move in (FILL_RESERVE, FILL_STOCK)
    return asked.points() - _combined(asked) if fills and _combined(asked) else None


def uncovered_scores(asked: Asked) -> Answer | None:
    """A card that comes to light can make a trio."""
    use = USES.get(asked.move or "")
    if use is None or not use.count:
        return None
    tops = asked.after.sides[asked.state.mover].tops
    others = tops[: use.slot] + tops[use.slot + 1 :]
    made = combination(tops[use.slot], others) if tops[use.slot] else ()
    return asked.points() + len(made) - 2 if made else None
