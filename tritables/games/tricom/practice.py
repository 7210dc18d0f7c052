"""The exercises of TriCom: tempting moves, and rules that can only be told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from tritables.core.cards import RANK, shown_all
from tritables.core.drills import Drill
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.core.state import Move
from tritables.games.tricom import legal
from tritables.games.tricom.beginning import evidence
from tritables.games.tricom.deck import ACTIONS, QUARTETS, SLOTS, are_one
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    LOTS,
    NONE,
    OTHER_USES,
    OWN_USES,
    PART_USES,
    RESERVE,
    SHUFFLE,
    SKIP,
    TAKE_RESERVE,
    TAKE_STOCK,
    TURNS,
    USES,
    Step,
)
from tritables.games.tricom.presumed import PRESUMED
from tritables.games.tricom.reasons import innocent
from tritables.games.tricom.starts import STARTS
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.words import words


def tempting(state: TriComState) -> Iterator[Move]:
    """The moves to try in this phase, also too early or too late; hidden cards stay unnamed.

    >>> from tritables.games.tricom import position
    >>> list(tempting(position(base="8H 4H / AS 6S", hand="9C 5S 2D", phase="take")))[:3]
    ['take stock', 'take reserve', 'none']
    """
    yield from _TEMPTING.get(state.phase, _nothing)(state)
    if state.phase in ("action", "take", "play"):
        if not all(state.own.tops):
            yield from (FILL_STOCK, FILL_RESERVE)
        if not state.own.actions:
            yield SHUFFLE


def _nothing(state: TriComState) -> Iterator[Move]:
    yield from ()


def _in_lots(state: TriComState) -> Iterator[Move]:
    yield from (f"{LOTS} {seat}" for seat in range(state.seats))
    yield TURNS[ACTIONS[0]][0]


def _in_turn(state: TriComState) -> Iterator[Move]:
    yield from (SKIP, TAKE_STOCK)


def _in_action(state: TriComState) -> Iterator[Move]:
    rank = RANK[state.own.turned[-1]]
    for slot in SLOTS:
        yield OWN_USES[slot]
        if len(state.own.base[slot]) > 1:
            yield PART_USES[rank][slot]
        for seat in range(state.seats):
            if seat != state.on_turn:
                yield OTHER_USES[seat][slot]
    yield TAKE_STOCK


def _in_fill(state: TriComState) -> Iterator[Move]:
    yield from (FILL_STOCK, FILL_RESERVE, TAKE_STOCK)
    yield from (str(Step(card, state.slot or 0)) for card in state.own.hand)


def _too_late(state: TriComState) -> Iterator[Move]:
    """The uses that the action card had before."""
    uses = legal.uses(state.sides, state.mover, flexible=state.flexible)
    yield from (use for use in uses if use in USES)


def _in_take(state: TriComState) -> Iterator[Move]:
    yield from (TAKE_STOCK, TAKE_RESERVE, NONE)
    for card in state.own.hand:
        fit = legal.fitting(card, state.own.tops)
        yield from (str(Step(card, slot)) for slot in SLOTS if fit >> slot & 1)
    yield from _too_late(state)


def _in_play(state: TriComState) -> Iterator[Move]:
    for card in state.own.hand:
        yield from (str(Step(card, slot)) for slot in (*SLOTS, RESERVE))
    yield TAKE_STOCK
    yield from _too_late(state)


def _in_shuffle(state: TriComState) -> Iterator[Move]:
    yield TURNS[state.own.turned[0]][0]


_TEMPTING: Final = {
    "lots": _in_lots,
    "turn": _in_turn,
    "action": _in_action,
    "fill": _in_fill,
    "take": _in_take,
    "play": _in_play,
    "shuffle": _in_shuffle,
}


def fair(question: Question[TriComState]) -> bool:
    """A card that comes face down off a stock may score, and nobody can say so before."""
    move = question.move or ""
    if question.asks != "points" or not (move == FILL_STOCK or ":" in move):
        return True
    return not any(event.rule in ("score.trio", "score.quartet") for event in question.events)


def lies(question: Question[TriComState], rule: str) -> Message | None:
    """The trio or quartet that lay there before a move and lies there still, for `score.new-only`.

    >>> from tritables.games.tricom import position
    >>> state = position(base="6C 6H / 6S 9D", hand="7S 2D 4H 5C", phase="play")
    >>> str(lies(Question(state, "points", "7S>3"), "score.new-only"))
    '6♣ 6♥ 6♠ were a trio already.'
    """
    if rule != "score.new-only" or question.state.on_turn is None:
        return None
    after = question.after.sides[question.state.mover].tops
    still = [top for top, now in zip(question.state.own.tops, after, strict=True) if top == now]
    tops = [top for top in still if top]
    if frozenset(tops) in QUARTETS:
        return words("lay-already", cards=shown_all(tops), count=len(tops))
    trio = next(filter(are_one, combinations(tops, 3)), None)
    return None if trio is None else words("lay-already", cards=shown_all(trio), count=len(trio))


TOLD: Final = {
    "setup.base": "dealt before anybody acts",
    "setup.score-once": "scored before anybody acts",
    "setup.hand": "dealt before anybody acts",
    "reserve.top": "what can be seen: no move reaches under the top",
    "fill.jack": "happens by itself, with a card that nobody has seen",
    "fill.none": "happens by itself; what it leads to is practised as place.on-pile",
    "match.target": "between rounds",
    "match.both": "between rounds",
    "match.no-one": "between rounds",
}

LATER: Final = {"place.suit-run": "place.equal"}
"""A card that does not fit is refused by one rule for both ways to fit."""

DRILL: Final = Drill(
    tempting,
    STARTS,
    TOLD,
    fair,
    innocent=innocent,
    presumes=PRESUMED,
    later=LATER,
    evidence=evidence,
    lies=lies,
)
