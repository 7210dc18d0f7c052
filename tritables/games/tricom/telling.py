"""The events of a move: what the log says, each named by the rule that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tritables.core.cards import RANK, Card, shown, shown_all
from tritables.core.events import Event
from tritables.core.state import Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import BESIDE, FITS, JACK, KING, NEIGHBOURS, QUEEN
from tritables.games.tricom.side import Pile, Side, Tops

PART_RULES: Final = {KING: "flexible.king", QUEEN: "flexible.queen", JACK: "flexible.jack"}
"""The rule by which an action card takes part of a pile, by its rank."""

_ORDER: Final = ("place.equal", "place.suit-run", "place.ace-ten")


def event(
    rule: str, seat: Seat, points: int = 0, at: tuple[str, ...] = (), **args: str | int
) -> Event:
    """An event with the number of its player, for the sentence."""
    return Event(rule, seat, points, {"player": seat + 1, **args}, at)


def turned_up(me: Seat, card: Card) -> Event:
    """`turn.action-first`: the next action card."""
    return event("turn.action-first", me, at=(places.turned(me),), card=shown(card))


def part_taken(me: Seat, card: Card, slot: int, count: int, points: int) -> Event:
    """`flexible.king`, `flexible.queen`, `flexible.jack`: some cards off an own pile."""
    at = (places.turned(me), places.base(me, slot))
    return event(PART_RULES[RANK[card]], me, points, at, card=shown(card), count=count)


def own_cleared(me: Seat, card: Card, slot: int, count: int) -> list[Event]:
    """`action.king-queen`, `action.score`: a whole own pile, and its points."""
    at = (places.turned(me), places.base(me, slot))
    return [
        event("action.king-queen", me, at=at, card=shown(card), count=count),
        event("action.score", me, count - 2, at, count=count),
    ]


def other_cleared(me: Seat, card: Card, seat: Seat, slot: int, count: int) -> list[Event]:
    """`action.jack`, `action.score`: a whole pile of another, and its points."""
    at = (places.turned(me), places.base(seat, slot))
    return [
        event("action.jack", me, at=at, card=shown(card), count=count, other=seat + 1),
        event("action.score", me, count - 2, at, count=count),
    ]


def filled(rule: str, seat: Seat, slot: int, card: Card) -> Event:
    """`fill.king-queen`, `fill.jack`: what fills the gap."""
    return event(rule, seat, at=(places.base(seat, slot),), card=shown(card))


def left_empty(seat: Seat, slot: int) -> Event:
    """`fill.none`: there is nothing to fill the gap from."""
    return event("fill.none", seat, at=(places.base(seat, slot),))


def drew(me: Seat) -> Event:
    """`turn.take`: a card from the stock, which only its player sees."""
    return event("turn.take", me, at=(places.stock(me),))


def drew_from_reserve(me: Seat, card: Card) -> Event:
    """`reserve.take`: the reserve's top."""
    return event("reserve.take", me, at=(places.reserve(me),), card=shown(card))


def took_none(me: Seat) -> Event:
    """`end.stock-empty`: there is no stock, and the reserve's top stays."""
    return event("end.stock-empty", me, at=(places.stock(me),))


def laid_off(me: Seat, card: Card) -> Event:
    """`reserve.only-unplaceable`: a card for the reserve."""
    return event("reserve.only-unplaceable", me, at=(places.reserve(me),), card=shown(card))


def placed(me: Seat, card: Card, slot: int, tops: Tops) -> Event:
    """The event of a placement: by which of the rules the card may lie there, beside which card."""
    found = [(BESIDE[card, tops[at]], at) for at in NEIGHBOURS[slot] if tops[at] in FITS[card]]
    rule, at = min(found, key=lambda one: _ORDER.index(one[0]))
    where = (places.base(me, slot), places.base(me, at))
    return event(rule, me, at=where, card=shown(card), beside=shown(tops[at]))


def combined(me: Seat, made: Pile, seat: Seat, slot: int, tops: Tops) -> Event:
    """`score.trio`, `score.quartet`, `fill.score`: points for ``me`` from a base of ``seat``.

    ``made`` is the combination, the new card first, and ``tops`` what lay there before it.
    """
    at = (places.base(seat, slot), *(places.base(seat, tops.index(card)) for card in made[1:]))
    rule = "score.quartet" if len(made) == 4 else "score.trio"
    return event(rule, me, len(made) - 2, at, cards=shown_all(made))


def doubled(me: Seat, card: Card, slot: int, points: int, sides: Sequence[Side]) -> Event:
    """`score.duo`, `three.duo`: the same card lies in another's base."""
    others = [
        places.base(seat, side.tops.index(card))
        for seat, side in enumerate(sides)
        if seat != me and card in side.tops
    ]
    rule = "score.duo" if len(sides) == 2 else "three.duo"
    return event(rule, me, points, (places.base(me, slot), *others), card=shown(card))


def done(me: Seat) -> Event:
    """`end.solo`: the hand is empty for good, and others play on."""
    return event("end.solo", me)


def reshuffled(me: Seat) -> Event:
    """`action.reshuffle`: the turned cards are the action pile again."""
    return event("action.reshuffle", me, at=(places.actions(me),))


def counted(sides: Sequence[Side]) -> list[Event]:
    """`score.reserve`: each seat pays for its reserve, also when that is nothing."""
    counts = [len(side.reserve) for side in sides]
    return [
        event("score.reserve", seat, -count, (places.reserve(seat),), count=count)
        for seat, count in enumerate(counts)
    ]
