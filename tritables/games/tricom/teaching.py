"""The lessons' questions to this game, answered in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tritables.core.cards import RANK, Card, shown
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.state import Move
from tritables.games.tricom import places
from tritables.games.tricom.deck import SLOTS
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    NONE,
    RESERVE,
    SKIP,
    STEPS,
    TAKE_RESERVE,
    TAKE_STOCK,
    USES,
)
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.wording import BUTTON
from tritables.games.tricom.words import words

IDLE: Final = (NONE, SKIP, TAKE_STOCK)
"""Moves that change nothing that their player would look at twice."""

_COMBINATIONS: Final = {
    "score.trio": "trio",
    "score.quartet": "quartet",
    "score.duo": "duo",
    "three.duo": "duo",
}
_USES: Final = frozenset(("action.king-queen", "action.jack"))


def why_not(state: TriComState, question: Mapping[str, object], place: str) -> Message | None:
    """The reason why a place is not the one that was asked for, by the cards that lie there.

    >>> from tritables.games.tricom.game import GAME
    >>> state = GAME.example("trio").position
    >>> asked = {"move": "6D>2", "rule": "score.trio"}
    >>> str(why_not(state, asked, "base0.3")), str(why_not(state, asked, "stock0"))
    ('2♦ does not belong to the trio.', 'Only open cards make a trio. Touch those.')
    """
    wanted = _COMBINATIONS.get(str(question.get("rule")), "")
    hand = {places.hand(state.mover, nth): card for nth, card in enumerate(state.own.hand)}
    top = _open_at(state, place)
    if wanted and "move" in question:
        step = STEPS.get(str(question["move"]))
        card = hand.get(place, top)
        if step is not None and card == step.card and place in hand:
            return None
        return (
            words("not-part", wanted=wanted, card=shown(card))
            if card
            else words("only-open", wanted=wanted)
        )
    if not question and state.phase == "play":
        return None if place in hand else words("only-hand")
    source = question.get("from")
    if source not in hand or place == source:
        return None
    card = hand[str(source)]
    if top is None and place != places.reserve(state.mover):
        return words("only-base", card=shown(card))
    slot = next((one for one in SLOTS if place == places.base(state.mover, one)), None)
    if not wanted or slot is None or not state.judge(f"{card}>{slot}").ok:
        return None
    move = f"{card}>{slot}"
    trio = _makes_trio(state, move)
    return words("gone-placed", wanted=wanted, card=shown(card), top=shown(top or card), trio=trio)


def _makes_trio(state: TriComState, move: Move) -> int:
    """1 if a move that is allowed makes a trio that scores, 0 otherwise."""
    if not state.judge(move).ok:
        return 0
    events: list[Event] = []
    state.play(move, events)
    return int(any(event.rule == "score.trio" for event in events))


def _open_at(state: TriComState, place: str) -> Card | None:
    """The card on top of a pile of a base; None for any other place."""
    for seat, side in enumerate(state.sides):
        for slot, top in enumerate(side.tops):
            if top and place == places.base(seat, slot):
                return top
    return None


def pressed(move: str) -> bool:
    """True if a move stands on a button where it may be played; part of a pile is taken by one.

    >>> pressed("none"), pressed("use 1x3"), pressed("use 1")
    (True, True, False)
    """
    return move in BUTTON or (move in USES and USES[move].count > 0)


def gone(
    then: TriComState, before: TriComState, move: Move, wanted: tuple[str, ...]
) -> Message | None:
    """The reason why what was asked can no longer be done after a move that is legal.

    ``then`` is the state in which it was asked, ``before`` the one in which ``move`` was played,
    and ``wanted`` are the rules that were asked for.

    >>> from tritables.games.tricom.game import GAME
    >>> then = GAME.example("trio").position
    >>> str(gone(then, then, "6D>1", ("score.trio",)))
    'You covered 6♣: only 2 cards of that rank lie open in your base now.'
    >>> str(gone(then, then, "8C>2", ("score.trio",)))
    '8♣ on 9♥ makes no trio.'
    """
    if move == SKIP and _USES.intersection(wanted):
        return words("gone-skipped")
    step = STEPS.get(move)
    if step is None or step.slot == RESERVE or not (top := before.own.tops[step.slot]):
        return None
    combination = next((_COMBINATIONS[rule] for rule in wanted if rule in _COMBINATIONS), "")
    if combination == "trio" and RANK[top] == RANK[step.card]:
        open_ = sum(RANK[card] == RANK[top] for card in before.own.tops if card)
        return words("gone-covered", top=shown(top), open=open_)
    return words(
        "gone-placed",
        wanted=combination,
        card=shown(step.card),
        top=shown(top),
        trio=_makes_trio(before, move),
    )


def costs(state: TriComState, move: Move) -> Message | None:
    """Return what a legal move costs: to skip an action card that can clear a pile for points.

    >>> from tritables.games.tricom.game import GAME
    >>> state = GAME.example("part-of-a-pile").position
    >>> str(costs(state, "skip"))
    'If you skip K♦, you give up 2 points that it can bring now.'
    """
    if move != SKIP:
        return None
    most = max((state.gain(use) for use in state.legal_moves() if use in USES), default=0)
    card = shown(state.own.turned[-1])
    return words("costs-skip", card=card, points=most) if most > 0 else None


_WAYS: Final = {"place.equal": "equal", "place.suit-run": "suit", "place.ace-ten": "ace"}
_PLAINLY: Final = {
    SKIP: "allowed-skip",
    TAKE_STOCK: "allowed-take-stock",
    FILL_STOCK: "allowed-fill",
    FILL_RESERVE: "allowed-fill",
    NONE: "allowed-none",
}


def allowed(state: TriComState, move: Move) -> Message | None:
    """The reason why a legal move is one, with the cards that make it so.

    >>> from tritables.games.tricom.game import GAME
    >>> state = GAME.example("equal").position
    >>> str(allowed(state, "6D>1"))
    '6♦ lies beside 6♠: the same rank.'
    """
    if move in _PLAINLY:
        return words(_PLAINLY[move])
    if move == TAKE_RESERVE:
        return words("allowed-take-reserve", card=shown(state.own.reserve[-1]))
    if move in USES:
        use = USES[move]
        top = (state.own if use.seat is None else state.sides[use.seat]).tops[use.slot]
        card = shown(state.own.turned[-1])
        if use.count:
            return words("allowed-part", top=shown(top), card=card, count=use.count)
        return words("allowed-use", top=shown(top), card=card)
    if move not in STEPS:
        return None
    if STEPS[move].slot == RESERVE:
        return words("allowed-reserve", card=shown(STEPS[move].card))
    events: list[Event] = []
    state.play(move, events)
    placed = next(event for event in events if event.rule in _WAYS)
    return words("allowed-placed", way=_WAYS[placed.rule], **placed.args)


def so_far(state: TriComState) -> Message | None:
    """Return the action card that lies open, and if it is still to be used or skipped.

    >>> from tritables.games.tricom.game import GAME
    >>> str(so_far(GAME.example("queen").position.play("turn QD")))
    'Q♦ has been turned up, and not used or skipped yet.'
    """
    if state.phase not in ("action", "take") or not state.own.turned:
        return None
    return words(f"so-far-{state.phase}", card=shown(state.own.turned[-1]))
