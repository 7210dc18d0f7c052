"""The picture of a position: cards, the words for each place, and the ways to move.

A card that somebody may not know is a mere back here, of the same kind as every other. A captured
card lies face down too, but all have seen it, so it can be followed from the centre to its pile.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import Final

from tritables.core.cards import RANK, RANKS, UNKNOWN, Card, look, shown
from tritables.core.messages import Argument, Message
from tritables.core.picture import Action, Box, Look, Picture, Piece
from tritables.core.state import LastMove, Seat
from tritables.games.tricap import places
from tritables.games.tricap.chances import Chances, chances_in, seen_by, unseen_cards
from tritables.games.tricap.gestures import ways
from tritables.games.tricap.layout import (
    FRAMES,
    adjacent_now,
    areas,
    pile_box,
    pile_boxes,
)
from tritables.games.tricap.notation import LAY, PASS, SHUFFLE, TAKE
from tritables.games.tricap.ranks import ACE, ACES, NEAR
from tritables.games.tricap.state import MAJORITY, TriCapState
from tritables.games.tricap.words import words

Boxes = tuple[Box, Box]
"""The box of a piece in the wide and in the tall table."""

STACK: Final = 4
"""The number of cards of a face-down pile that are drawn, however many there are."""

BACK: Final = look(UNKNOWN)[0]


def picture(state: TriCapState, last: LastMove[TriCapState] | None, look: Look) -> Picture:
    """Picture a state as somebody sees it; the last move shows where its card came from."""
    front = look.front(state.on_turn)
    offered = _offers(state, front)
    return Picture(
        pieces=tuple(_Drawing(state, last, front).pieces()),
        labels=_labels(state, front),
        status=_status(state),
        hint=_hint(state, front),
        ways=ways(state) if offered else (),
        actions=_actions(state) if offered else (),
        touches=_touches(state) if offered else (),
        lifts=_lifts(state, front),
        scores=tuple(map(len, state.captured)),
        draw=_draw(state),
        # Touched too early, the deck answers why no card of it is due yet.
        draws_at=None if state.phase == "over" else places.DECK,
    )


def _offers(state: TriCapState, front: Seat) -> bool:
    """True if moves are offered: to a viewer from the seat on turn, or one who sees all."""
    return front == state.on_turn or _is_open(state)


def _is_open(state: TriCapState) -> bool:
    """True if everything is shown, so that nobody learns anything from a refusal."""
    return bool(state.deck) and state.deck[0] != UNKNOWN


class _Drawing:
    """The pieces of a state in both shapes."""

    def __init__(self, state: TriCapState, last: LastMove[TriCapState] | None, front: Seat) -> None:
        self.state = state
        self.move = "" if last is None else last.move
        self.mover = None if last is None else last.before.on_turn
        self.adjacent = adjacent_now(state)
        self.wide = areas("wide", state.seats, front)
        self.tall = areas("tall", state.seats, front)

    def pieces(self) -> list[Piece]:
        state = self.state
        deck = FRAMES["wide"].deck, FRAMES["tall"].deck
        made = self.face_down("back", len(state.deck), places.DECK, deck)
        for seat in range(state.seats):
            made += self.hand(seat)
            made += self.active(seat)
            made += self.captured(seat)
        return [*made, *self.centre()]

    def face_down(self, kind: str, count: int, place: str, boxes: Boxes) -> list[Piece]:
        """A pile as a small stack of backs with its number on top."""
        return [
            Piece(kind, BACK, place, *at, spots=(str(count),) if top else ())
            for at, top in _stack(count, boxes)
        ]

    def card(self, card: Card, place: str, boxes: Boxes, came: str | None = None) -> Piece:
        """A card, face up if it is known."""
        art, spots = look(card)
        return Piece(_kind(card), art, place, *boxes, spots=spots, came=came)

    def hand(self, seat: Seat) -> list[Piece]:
        drawn = self.move.startswith(SHUFFLE) or (
            self.move.startswith("draw ") and seat == self.mover
        )
        came = places.DECK if drawn else None
        hand = self.state.hands[seat]
        boxes = zip(self.wide[seat].hand, self.tall[seat].hand, strict=True)
        return [
            self.card(card, places.hand(seat, nth), at, came)
            for nth, (card, at) in enumerate(zip(hand, boxes, strict=False))
        ]

    def active(self, seat: Seat) -> list[Piece]:
        """The active card: face down as it was laid, and a step forward when it is adjacent."""
        card = self.state.actives[seat]
        if card is None:
            return []
        wide, tall = self.wide[seat], self.tall[seat]
        place, boxes = places.active(seat), (wide.active, tall.active)
        if self.state.phase == "lay":
            return [Piece(_kind(card), BACK, place, *boxes)]
        if seat in self.adjacent:
            boxes = wide.adjacent, tall.adjacent
        laid = seat == self.mover and LAY.get(card) == self.move
        return [self.card(card, place, boxes, places.hand(seat, 0) if laid else None)]

    def captured(self, seat: Seat) -> list[Piece]:
        """A captured pile: face down, though its cards could be followed there."""
        pile = self.state.captured[seat]
        boxes = self.wide[seat].captured, self.tall[seat].captured
        place = places.captured(seat)
        return [
            Piece(_kind(card), BACK, place, *at, spots=(str(len(pile)),) if top else ())
            for card, (at, top) in zip(pile[-STACK:], _stack(len(pile), boxes), strict=True)
        ]

    def centre(self) -> list[Piece]:
        """The centre pile: what is adjacent to its top, how many lie there, the cards from below.

        The top card comes last, since that is the one to be taken in hand.
        """
        pile = self.state.centre
        if not pile:
            return []
        wide, tall = pile_boxes("wide", len(pile)), pile_boxes("tall", len(pile))
        # In the narrow table fewer cards look out: the lowest ones lie on one another.
        tall = [tall[0]] * (len(wide) - len(tall)) + tall
        made = self.near(pile[-1])
        if len(pile) > 1:
            at = _beside(wide[-1]), _beside(tall[-1])
            made.append(
                Piece("badge", "badge", places.CENTRE, *at, spots=(str(len(pile)),), above=True)
            )
        for card, one, other in zip(pile[-len(wide) :], wide, tall, strict=True):
            made.append(self.card(card, places.CENTRE, (one, other), places.DECK))
        return made

    def near(self, top: Card) -> list[Piece]:
        """Small cards without a suit: the ranks that are adjacent to the card just turned up."""
        if top in ACES or not (self.adjacent or self.move.startswith("centre ")):
            return []
        boxes = zip(FRAMES["wide"].near, FRAMES["tall"].near, strict=True)
        return [
            Piece(f"near {rank}", "card-S", places.CENTRE, *at, spots=(rank, "slot", "slot"))
            for rank, at in zip(near_ranks(top), boxes, strict=False)
        ]


def near_ranks(card: Card) -> list[str]:
    """The ranks that are adjacent to a card, from low to high, the ace last.

    >>> near_ranks("10H"), near_ranks("KS"), near_ranks("2D")
    (['9', 'J', 'A'], ['Q', 'A'], ['3', 'A'])
    """
    numbers = {RANK[other] for other in NEAR[card]}
    return [RANKS[number - 1] for number in sorted(numbers, key=lambda n: (n == ACE, n))]


def _kind(card: Card) -> str:
    return "back" if card == UNKNOWN else f"card {card}"


def _stack(count: int, boxes: Boxes) -> list[tuple[Boxes, bool]]:
    """The boxes of the drawn cards of a pile from below, and which of them is on top."""
    drawn = min(STACK, count)
    return [
        ((pile_box(boxes[0], nth, drawn), pile_box(boxes[1], nth, drawn)), nth == drawn - 1)
        for nth in range(drawn)
    ]


def _beside(box: Box) -> Box:
    """The box of a pile's badge: beside the top card, at its foot, tucked a little under it."""
    size = box.w * 0.34
    return Box(box.x + box.w - size * 0.1, box.y + box.h - size, size, size)


def lying(state: TriCapState, front: Seat) -> list[Piece]:
    """All the cards of a state, without what a move left to be seen."""
    return _Drawing(state, None, front).pieces()


# What a seat may know of the next card.


@lru_cache(maxsize=512)
def _chances(state: TriCapState, seat: Seat, laying: Card | None = None) -> Chances | None:
    return chances_in(seen_by(state, seat), seat, laying)


def _knows(state: TriCapState, seat: Seat) -> bool:
    """True if a view holds all that a seat knows: its hand and what it has laid face down."""
    return UNKNOWN not in state.hands[seat] and state.actives[seat] != UNKNOWN


def _odds(state: TriCapState, seat: Seat, **named: Fraction) -> dict[str, Argument]:
    """Chances as so many of the cards that the seat has not seen, to the nearest whole card."""
    unseen = state.loose() if state.phase == "shuffle" else len(unseen_cards(seen_by(state, seat)))
    args: dict[str, Argument] = {name: round(chance * unseen) for name, chance in named.items()}
    return args | {"unseen": unseen}


def _unseen(state: TriCapState, seat: Seat) -> str:
    """The number of cards of each rank that a seat has not seen, as text."""
    left = Counter([RANK[card] for card in unseen_cards(seen_by(state, seat))])
    return ", ".join(
        [f"{rank}\u00a0×{left[nth]}" for nth, rank in enumerate(RANKS, 1) if left[nth]]
    )


# The words.


def _labels(state: TriCapState, front: Seat) -> tuple[tuple[str, Message], ...]:
    knows = _knows(state, front)
    found = _chances(state, front) if knows else None
    labels = [
        (places.DECK, _deck_label(state, front)),
        (places.CENTRE, _centre_label(state, front, found)),
    ]
    for seat in range(state.seats):
        player = seat + 1
        count = len(state.captured[seat])
        labels += [
            (places.active(seat), _active_label(state, seat, front, found)),
            (places.captured(seat), words("place-captured", player=player, count=count)),
            *_hand_labels(state, seat, front),
        ]
    return tuple(labels)


def place_labels(state: TriCapState, front: Seat) -> list[tuple[str, Message]]:
    """The label of each place, whatever the chances are: the deck with the card that comes next."""
    deck = words("place-deck", count=len(state.deck))
    if state.deck:
        deck = words("edit-place-deck", count=len(state.deck), card=shown(state.deck[0]))
    labels = [(places.DECK, deck), (places.CENTRE, _centre_label(state, front, None))]
    for seat in range(state.seats):
        pile = words("place-captured", player=seat + 1, count=len(state.captured[seat]))
        labels += [
            (places.active(seat), _active_label(state, seat, front, None)),
            (places.captured(seat), pile),
            *_hand_labels(state.but(phase="centre"), seat, front),
        ]
    return labels


def _deck_label(state: TriCapState, front: Seat) -> Message:
    count = len(state.deck)
    if not _knows(state, front) or state.phase == "over":
        return words("place-deck", count=count)
    return words("place-deck-unseen", count=count, unseen=_unseen(state, front))


def _centre_label(state: TriCapState, front: Seat, found: Chances | None) -> Message:
    card = state.centre[-1] if state.centre else ""
    args: dict[str, Argument] = {
        "count": len(state.centre),
        "card": shown(card) if card else "",
        "ace": int(card in ACES),
        "near": ", ".join(near_ranks(card)) if card else "",
    }
    if found is None:
        return words("place-centre", **args)
    odds = _odds(state, front, tricap=found.tricap, none=found.none)
    return words("place-centre-chances", **args, **odds)


def _active_label(state: TriCapState, seat: Seat, front: Seat, found: Chances | None) -> Message:
    card, player = state.actives[seat], seat + 1
    if card is None:
        due = seat == state.on_turn and state.phase in ("lay", "replace")
        return words("place-active-due" if due else "place-active-none", player=player)
    if card == UNKNOWN:
        return words("place-active-down", player=player)
    if state.phase == "lay":
        return words("place-active-own", player=player, card=shown(card))
    adjacent = int(seat in adjacent_now(state))
    if found is None or state.phase == "shuffle":
        return words("place-active", player=player, card=shown(card), adjacent=adjacent)
    odds = _odds(state, front, alone=found.lone[seat])
    return words("place-active-chances", player=player, card=shown(card), adjacent=adjacent, **odds)


def _hand_labels(state: TriCapState, seat: Seat, front: Seat) -> list[tuple[str, Message]]:
    hand, player = state.hands[seat], seat + 1
    labels = [
        (place, words("place-hand-none", player=player))
        for place in places.hand_places(seat, 3)[len(hand) :]
    ]
    if seat != front:
        whole = words("place-hand", player=player, count=len(hand))
        labels.append((places.whole_hand(seat), whole))
    for nth, card in enumerate(hand):
        label = words("place-hand-card", player=player, card=shown(card))
        if card == UNKNOWN:
            label = words("place-hand-back", player=player)
        elif seat == front == state.on_turn and state.phase in ("lay", "replace"):
            found = _chances(state, seat, card)
            if found is not None:
                odds = _odds(state, seat, alone=found.lone[seat], tricap=found.tricap)
                label = words("place-hand-chances", player=player, card=shown(card), **odds)
        labels.append((places.hand(seat, nth), label))
    return labels


def _draw(state: TriCapState) -> Message | None:
    """The label of the deck: what it does next. It is named all the time: it acts in every turn."""
    if state.phase == "over":
        return None
    return words(f"draw-{state.phase}" if state.phase in ("draw", "shuffle") else "draw-centre")


def _status(state: TriCapState) -> Message:
    result = state.result
    if result is not None:
        best = max(result.scores)
        return words(
            "status-won",
            seat=result.winners[0],
            count=len(result.winners),
            score=best,
            majority=int(best > MAJORITY),
        )
    phase, pile = state.phase, len(state.centre)
    if phase == "shuffle":
        return words("status-shuffle", pile=pile)
    if phase == "centre":
        return words("status-centre", count=pile)
    # Who takes wins the own active card too.
    return words(f"status-{phase}", seat=state.on_turn or 0, count=pile, total=pile + 1)


def _hint(state: TriCapState, front: Seat) -> tuple[str, Message] | None:
    """The hint for the seat to act: what passing may bring, or the cards it has not seen."""
    seat = state.on_turn
    if seat is None or seat != state.to_act or seat != front or not _knows(state, seat):
        return None
    if state.phase != "capture":
        return "adjacent", words("hint-unseen", unseen=_unseen(state, seat))
    count = len(state.centre) + 1
    found = _chances(state, seat)
    if found is None:
        return "end.due", words("hint-last", count=count)
    others = sum(found.lone, Fraction(0)) - found.lone[seat]
    odds = _odds(
        state, seat, own=found.lone[seat], other=others, tricap=found.tricap, none=found.none
    )
    return "one.capture", words("hint-capture", count=count, **odds)


# What may be done.


def _actions(state: TriCapState) -> tuple[Action, ...]:
    if state.phase != "capture":
        return ()
    taking = words("action-take", count=len(state.centre) + 1)
    return (Action(TAKE, taking), Action(PASS, words("action-pass"), costs=True))


def _touches(state: TriCapState) -> tuple[tuple[str, str], ...]:
    """A touch of the own captured pile takes what lies in the centre."""
    if state.phase != "capture" or state.on_turn is None:
        return ()
    return ((places.captured(state.on_turn), TAKE),)


def _lifts(state: TriCapState, front: Seat) -> tuple[str, ...]:
    """The places from which the actor may take a card; on an open table any, to see why not."""
    if state.phase == "over":
        return ()
    if _is_open(state):
        hands = [
            place
            for seat, hand in enumerate(state.hands)
            for place in places.hand_places(seat, len(hand))
        ]
        return (places.CENTRE, *hands, *map(places.active, range(state.seats)))
    if front != state.to_act:
        return ()
    pile = (places.CENTRE, places.active(front)) if state.phase == "capture" else ()
    return (*pile, *places.hand_places(front, len(state.hands[front])))
