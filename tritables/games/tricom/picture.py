"""The picture of a position: cards, the words for each place, and the ways to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tritables.core.cards import RANK, UNKNOWN, Card, fan, look
from tritables.core.events import Event
from tritables.core.game import LastMove
from tritables.core.messages import Argument, Message
from tritables.core.picture import Action, Box, Picture, Piece, Shape, Way
from tritables.core.state import CHANCE, Move
from tritables.games.tricom import places
from tritables.games.tricom.deck import JACK, SLOTS
from tritables.games.tricom.layout import Area, areas, front_seat, hand_boxes
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
from tritables.games.tricom.words import shown, shown_all, words

Boxes = tuple[Box, Box]
"""The box of a piece in the wide and in the tall table."""

SCORING: Final = (
    "action.score",
    "flexible.king",
    "score.trio",
    "score.quartet",
    "score.duo",
    "three.duo",
)
"""The rules by which a move gives points at once."""

DRAW: Final = {"lots": "draw-lots", "turn": "draw-turn", "shuffle": "draw-shuffle"}
"""What chance does in each of its phases, as a button says it."""

STATUS: Final = {
    "lots": "status-lots",
    "turn": "status-turn",
    "fill": "status-fill",
    "take": "status-take",
    "play": "status-play",
    "shuffle": "status-shuffle",
}

BUTTON: Final = {
    SKIP: "action-skip",
    NONE: "action-none",
    TAKE_STOCK: "action-take-stock",
    TAKE_RESERVE: "action-take-reserve",
    FILL_STOCK: "action-fill-stock",
    FILL_RESERVE: "action-fill-reserve",
}
"""The moves that are buttons, by their words."""

STACK: Final = 3
"""How many cards of a face-down pile are drawn, however many there are."""


def picture(state: TriComState, last: LastMove | None, *, seat: int | None) -> Picture:
    """Picture a state as somebody sees it; the last move shows where its card came from."""
    front = front_seat(state, seat)
    due = state.to_act == CHANCE
    result = state.result  # the reserves are counted at the end
    return Picture(
        pieces=tuple(_Drawing(state, last, front).pieces()),
        labels=_labels(state),
        status=_status(state),
        hint=_hint(state),
        ways=_ways(state),
        actions=_actions(state),
        touches=_touches(state),
        lifts=_lifts(state),
        scores=tuple(side.score for side in state.sides) if result is None else result.scores,
        draw=words(DRAW[state.phase]) if due else None,
        draws_at=places.actions(state.on_turn) if due and state.on_turn is not None else None,
    )


class _Drawing:
    """The pieces of a state in both shapes."""

    def __init__(self, state: TriComState, last: LastMove | None, front: int) -> None:
        self.state = state
        self.move = last.move if last is not None else ""
        self.mover = last.before.on_turn if last is not None else None
        self.areas: dict[Shape, dict[int, Area]] = {
            "wide": areas(state, "wide", front),
            "tall": areas(state, "tall", front),
        }

    def pieces(self) -> list[Piece]:
        made: list[Piece] = []
        for owner in range(self.state.seats):
            made += self.bases(owner)
            made += self.piles(owner)
            made += self.hand(owner)
        return made

    def both(self, owner: int) -> tuple[Area, Area]:
        return self.areas["wide"][owner], self.areas["tall"][owner]

    def card(self, owner: int, card: Card, place: str, boxes: Boxes, came: str | None) -> Piece:
        """A card of a player's own deck, face up if it is known."""
        art, spots = look(card, owner)
        kind = f"back {owner}" if card == UNKNOWN else f"card {card} {owner}"
        return Piece(kind, art, place, *boxes, spots=spots, came=came)

    def bases(self, owner: int) -> list[Piece]:
        """The piles of a base: all their cards, each a little lower than the one it covers."""
        side = self.state.sides[owner]
        made = []
        for slot in SLOTS:
            pile = side.base[slot]
            place = places.base(owner, slot)
            wide, tall = (area.base[slot] for area in self.both(owner))
            for nth, card in enumerate(pile):
                boxes = _stacked(wide, nth, len(pile)), _stacked(tall, nth, len(pile))
                made.append(self.card(owner, card, place, boxes, self.came_to_base(owner, card)))
            if len(pile) > 1:
                made.append(_badge(len(pile), place, (wide, tall)))
        return made

    def came_to_base(self, owner: int, card: Card) -> str | None:
        """Where the card came from that the last move laid on a base."""
        step = STEPS.get(self.move)
        if step is not None and step.card == card and owner == self.mover:
            return places.hands(owner)
        return places.stock(owner)

    def piles(self, owner: int) -> list[Piece]:
        side = self.state.sides[owner]
        wide, tall = self.both(owner)
        made = [
            *self.face_down(owner, len(side.stock), places.stock(owner), (wide.stock, tall.stock)),
            *self.face_down(
                owner, len(side.actions), places.actions(owner), (wide.actions, tall.actions)
            ),
            *self.face_down(owner, side.away, places.away(owner), (wide.away, tall.away)),
        ]
        rows = zip(
            side.turned,
            fan(wide.turned, len(side.turned), wide.stock.w, middle=False),
            fan(tall.turned, len(side.turned), tall.stock.w, middle=False),
            strict=True,
        )
        for card, *boxes in rows:
            one, other = boxes
            place, came = places.turned(owner), places.actions(owner)
            made.append(self.card(owner, card, place, (one, other), came))
        return made + self.reserve(owner, (wide.reserve, tall.reserve))

    def face_down(self, owner: int, count: int, place: str, boxes: Boxes) -> list[Piece]:
        """A face-down pile as a small stack with its number on top."""
        drawn = min(STACK, count)
        return [
            Piece(
                f"pile {place}",
                f"back-{owner}",
                place,
                _stacked(boxes[0], nth, drawn),
                _stacked(boxes[1], nth, drawn),
                spots=(str(count),) if nth == drawn - 1 else (),
            )
            for nth in range(drawn)
        ]

    def reserve(self, owner: int, boxes: Boxes) -> list[Piece]:
        """A reserve: its visible card, and how many lie there in all."""
        cards = self.state.sides[owner].reserve
        if not cards:
            return []
        place = places.reserve(owner)
        depth = min(STACK, len(cards))
        made = []
        for nth, card in enumerate(cards[-depth:]):
            at = _stacked(boxes[0], nth, depth), _stacked(boxes[1], nth, depth)
            face = card if nth == depth - 1 else UNKNOWN
            made.append(self.card(owner, face, place, at, places.hands(owner)))
        if len(cards) > 1:
            made.append(_badge(len(cards), place, boxes))
        return made

    def hand(self, owner: int) -> list[Piece]:
        cards = self.state.sides[owner].hand
        wide, tall = (hand_boxes(area, len(cards)) for area in self.both(owner))
        came = places.reserve(owner) if self.move == TAKE_RESERVE else places.stock(owner)
        return [
            self.card(owner, card, places.hand(owner, nth), (wide[nth], tall[nth]), came)
            for nth, card in enumerate(cards)
        ]


def _stacked(box: Box, nth: int, count: int) -> Box:
    """The nth card of a pile from below; the top one lies in the place, the others look out."""
    step = min(3.0, 9.0 / max(1, count - 1)) * box.w / 90
    shift = (count - 1 - nth) * step
    return Box(box.x - shift, box.y - shift, box.w, box.h)


def _badge(count: int, place: str, boxes: Boxes) -> Piece:
    """How many cards lie on a pile, at its upper right corner."""
    wide, tall = (_corner(box) for box in boxes)
    return Piece("badge", "badge", place, wide, tall, spots=(str(count),), above=True)


def _corner(box: Box) -> Box:
    size = box.w * 0.34
    return Box(box.x + box.w - size * 0.85, box.y - size * 0.2, size, size)


def _labels(state: TriComState) -> tuple[tuple[str, Message], ...]:
    labels: list[tuple[str, Message]] = []
    for seat, side in enumerate(state.sides):
        player = seat + 1
        for slot in SLOTS:
            labels.append((places.base(seat, slot), _pile_label(player, slot, side.base[slot])))
        for place, id, cards in (
            (places.stock(seat), "place-stock", len(side.stock)),
            (places.actions(seat), "place-actions", len(side.actions)),
            (places.away(seat), "place-away", side.away),
            (places.hands(seat), "place-hand", len(side.hand)),
        ):
            labels.append((place, words(id, player=player, count=cards)))
        labels.append((places.turned(seat), _turned_label(player, side.turned)))
        labels.append((places.reserve(seat), _reserve_label(player, side.reserve)))
        for nth, card in enumerate(side.hand):
            if card == UNKNOWN:
                label = words("place-back", player=player)
            else:
                label = words("place-card", player=player, card=shown(card))
            labels.append((places.hand(seat, nth), label))
    return tuple(labels)


def _pile_label(player: int, slot: int, pile: Sequence[Card]) -> Message:
    if not pile:
        return words("place-empty", player=player, slot=slot + 1)
    args = {"player": player, "slot": slot + 1, "count": len(pile)}
    under = shown_all(reversed(pile[:-1])) or "–"
    return words("place-pile", card=shown(pile[-1]), under=under, worth=len(pile) - 2, **args)


def _turned_label(player: int, turned: Sequence[Card]) -> Message:
    return words(
        "place-turned", player=player, count=len(turned), cards=shown_all(reversed(turned))
    )


def _reserve_label(player: int, reserve: Sequence[Card]) -> Message:
    card = shown(reserve[-1]) if reserve else ""
    return words("place-reserve", player=player, count=len(reserve), card=card)


def _status(state: TriComState) -> Message:
    result = state.result
    if result is not None:
        winners = result.winners
        args = {"player": winners[0] + 1, "count": len(winners), "score": max(result.scores)}
        return words("status-won", **args)
    player = (state.on_turn or 0) + 1
    if state.phase == "action":
        return words("status-action", player=player, card=shown(state.own.turned[-1]))
    if state.drawn is not None:
        return words("status-play-drawn", player=player, card=shown(state.drawn))
    return words(STATUS[state.phase], player=player)


def _hint(state: TriComState) -> tuple[str, Message] | None:
    """Why a step leaves no choice, or what a step asks for."""
    moves = state.legal_moves()
    if state.phase == "action" and moves == (SKIP,):
        card = state.own.turned[-1]
        jack = RANK[card] == JACK
        rule = "action.jack" if jack else "action.king-queen"
        return rule, words("hint-skip", card=shown(card), jack=int(jack))
    if state.phase == "take" and moves == (TAKE_STOCK,) and state.own.reserve:
        top = shown(state.own.reserve[-1])
        return "reserve.take", words("hint-stock-only", card=top)
    if state.phase == "take" and moves == (NONE,):
        return "end.stock-empty", words("hint-none")
    if state.phase == "play" and moves and all(STEPS[move].slot == RESERVE for move in moves):
        return "reserve.only-unplaceable", words("hint-reserve")
    return None


def _gains(state: TriComState, move: Move) -> tuple[tuple[str, int], ...]:
    """What a move of the seat on turn scores at once."""
    log: list[Event] = []
    state.play(move, log)
    return tuple((event.rule, event.points) for event in log if event.rule in SCORING)


def _ways(state: TriComState) -> tuple[Way, ...]:
    """Cards from the hand to a pile or the reserve; the action card to the pile it clears."""
    me = state.on_turn
    if me is None or state.to_act == CHANCE:
        return ()
    ways = []
    for move in state.legal_moves():
        step, use = STEPS.get(move), USES.get(move)
        if step is not None:
            source = places.hand(me, state.own.hand.index(step.card))
            reserve = step.slot == RESERVE
            target = places.reserve(me) if reserve else places.base(me, step.slot)
            # What lies on the reserve costs a point at the end, but nothing now.
            gains = () if reserve else _gains(state, move)
            ways.append(Way(move, source, target, gains))
        elif use is not None and not _is_extra(state, move):
            seat = me if use.seat is None else use.seat
            target = places.base(seat, use.slot)
            ways.append(Way(move, places.turned(me), target, _gains(state, move)))
    return tuple(ways)


def _is_extra(state: TriComState, move: Move) -> bool:
    """A use for which a gesture has no words: part of a pile that may also go whole."""
    return bool(USES[move].count) and RANK[state.own.turned[-1]] != JACK


def _actions(state: TriComState) -> tuple[Action, ...]:
    if state.on_turn is None or state.to_act == CHANCE:
        return ()
    me = state.on_turn
    actions = []
    for move in state.legal_moves():
        if move in BUTTON:
            actions.append(Action(move, words(BUTTON[move])))
        elif move in USES and _is_extra(state, move):
            use = USES[move]
            top = shown(state.sides[me].tops[use.slot])
            args: dict[str, Argument] = {"count": use.count, "slot": use.slot + 1, "card": top}
            actions.append(Action(move, words("action-part", **args)))
    return tuple(actions)


def _touches(state: TriComState) -> tuple[tuple[str, str], ...]:
    """Stock and reserve are touched to take from them, or to fill a gap from them."""
    me = state.on_turn
    if me is None or state.phase in ("play", "shuffle"):
        return ()
    stock, reserve = places.stock(me), places.reserve(me)
    if state.phase == "fill":
        return ((stock, FILL_STOCK), (reserve, FILL_RESERVE))
    return ((stock, TAKE_STOCK), (reserve, TAKE_RESERVE))


def _lifts(state: TriComState) -> tuple[str, ...]:
    """The hand and the action card of whoever is on turn."""
    me = state.on_turn
    if me is None or UNKNOWN in state.own.hand[:1]:
        return ()  # nobody lifts what they may not see
    hand = tuple(places.hand(me, nth) for nth in range(len(state.own.hand)))
    return (*hand, places.turned(me)) if state.phase in ("turn", "action") else hand


def attempt(state: TriComState, source: str, target: str) -> Move | None:
    """The notation of a gesture by the seat on turn; None when it has no words for it."""
    me = state.on_turn
    if me is None:
        return None
    own_slot = {places.base(me, slot): slot for slot in SLOTS}
    for nth, card in enumerate(state.own.hand):
        if source == places.hand(me, nth) and card != UNKNOWN:
            if target == places.reserve(me):
                return f"{card}>r"
            return f"{card}>{own_slot[target]}" if target in own_slot else None
    if source == places.turned(me):
        if target in own_slot:
            jack = bool(state.own.turned) and RANK[state.own.turned[-1]] == JACK
            part = "x1" if jack and state.flexible else ""
            return f"use {own_slot[target]}{part}"
        for seat in range(state.seats):
            for slot in SLOTS:
                if target == places.base(seat, slot):
                    return f"use {seat}:{slot}"
    word = {places.stock(me): "stock", places.reserve(me): "reserve"}.get(source)
    if word is not None and target in own_slot:
        return f"fill {word}"
    if word is not None and target.startswith(places.hands(me)):
        return f"take {word}"
    return None
