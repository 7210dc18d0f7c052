"""Gestures on the table and the moves they stand for, in both directions."""

from __future__ import annotations

from tritables.core.cards import RANK, UNKNOWN
from tritables.core.events import Event
from tritables.core.picture import Way
from tritables.core.state import CHANCE, Move, Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import JACK, SLOTS
from tritables.games.tricom.notation import RESERVE, STEPS, TAKE_RESERVE, TAKE_STOCK, USES
from tritables.games.tricom.state import TriComState

SCORING = frozenset(
    ("action.score", "flexible.king", "score.trio", "score.quartet", "score.duo", "three.duo")
)
"""The rules by which a move gives points at once."""


def gesture(state: TriComState, move: Move) -> tuple[str, str]:
    """The places between which a written move, legal or not, carries a card.

    What stays where it is begins and ends there; a card that is not in hand begins nowhere.
    """
    me = state.mover
    step, use = STEPS.get(move), USES.get(move)
    if step is not None:
        hand = state.own.hand
        source = places.hand(me, hand.index(step.card)) if step.card in hand else ""
        reserve = step.slot == RESERVE
        return source, places.reserve(me) if reserve else places.base(me, step.slot)
    if use is not None:
        return places.turned(me), places.base(me if use.seat is None else use.seat, use.slot)
    what, _, where = move.partition(" ")
    pile = places.reserve(me) if where == "reserve" else places.stock(me)
    if what == "fill":
        return pile, "" if state.slot is None else places.base(me, state.slot)
    if what == "take":
        return pile, places.hands(me)
    return (pile, pile) if what == "none" else (places.turned(me), places.turned(me))


def all_ways(state: TriComState) -> tuple[Way, ...]:
    """The legal moves of the seat on turn, those included that a button makes."""
    if state.on_turn is None or state.to_act == CHANCE:
        return ()
    return tuple(Way(move, *gesture(state, move)) for move in state.legal_moves())


def ways(state: TriComState) -> tuple[Way, ...]:
    """Cards from the hand to a pile or the reserve; the action card to the pile it clears."""
    return tuple(
        Way(way.move, way.source, way.target, _gains(state, way.move))
        for way in all_ways(state)
        if way.move in STEPS or (way.move in USES and not is_extra(state, way.move))
    )


def is_extra(state: TriComState, move: Move) -> bool:
    """True if a use has no gesture: it takes part of a pile that may also go whole."""
    return bool(USES[move].count) and RANK[state.own.turned[-1]] != JACK


def _gains(state: TriComState, move: Move) -> tuple[tuple[str, int], ...]:
    """The points that a move of the seat on turn scores at once; the reserve costs later."""
    log: list[Event] = []
    state.play(move, log)
    return tuple((event.rule, event.points) for event in log if event.rule in SCORING)


def own_hand(state: TriComState) -> list[str]:
    """The places of the cards that the seat on turn holds.

    >>> from tritables import new
    >>> own_hand(new("tricom", seed=1))
    ['hand0.0', 'hand0.1', 'hand0.2']
    """
    seat = state.on_turn
    return [] if seat is None else [places.hand(seat, nth) for nth in range(len(state.own.hand))]


def attempt(state: TriComState, source: str, target: str) -> Move | None:
    """The notation of a gesture by the seat on turn; None when it has no words for it."""
    me = state.on_turn
    if me is None:
        return None
    slots = {places.base(me, slot): slot for slot in SLOTS}
    if source == places.turned(me):
        return _use_on(state, me, target)
    for nth, card in enumerate(state.own.hand):
        if source == places.hand(me, nth) and card != UNKNOWN:
            if target == places.reserve(me):
                return f"{card}>r"
            return f"{card}>{slots[target]}" if target in slots else None
    word = {places.stock(me): "stock", places.reserve(me): "reserve"}.get(source)
    if word is not None and target in slots:
        return f"fill {word}"
    if word is not None and target.startswith(places.hands(me)):
        return f"take {word}"
    return None


def meant(state: TriComState, place: str) -> Move:
    """The move that somebody means by what cannot be lifted: to take from the own stock or reserve.

    >>> from tritables.games.tricom.game import GAME
    >>> state = GAME.example("from-reserve").position
    >>> meant(state, "reserve0"), meant(state, "base0.1")
    ('take reserve', '')
    """
    if state.on_turn is None:
        return ""
    piles = {places.stock(state.mover): TAKE_STOCK, places.reserve(state.mover): TAKE_RESERVE}
    return piles.get(place, "")


def _use_on(state: TriComState, me: Seat, target: str) -> Move | None:
    """The use of the action card that is put on a pile, of whichever base."""
    for seat in range(state.seats):
        for slot in SLOTS:
            if target == places.base(seat, slot):
                if seat != me:
                    return f"use {seat}:{slot}"
                jack = bool(state.own.turned) and RANK[state.own.turned[-1]] == JACK
                return f"use {slot}x1" if jack and state.flexible else f"use {slot}"
    return None


def far(one: str, other: str) -> float:
    """Piles of one kind are nearer to each other than to anything else.

    >>> far("base0.1", "base0.1"), far("base0.1", "base1.2"), far("base0.1", "reserve0")
    (0.0, 0.5, 1.0)
    """
    if one == other:
        return 0.0
    return 0.5 if one.rstrip("0123456789.") == other.rstrip("0123456789.") else 1.0
