"""Verdicts: for each way a move can be wrong, the rule, the witnesses and what comes near.

What is due decides which rule a wrong move breaks, so each phase has its rule (`RULE`) and says
what it answers to each kind of move. A verdict tells no card that the judged state does not show
to all, but for the hand of the seat to act: what a person tries is judged on that seat's view, so
that the verdict says nothing, not even by refusing, about cards that the seat may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tritables.core.cards import DECK, RANK, UNKNOWN, Card, shown
from tritables.core.judging import Trial, nearest, unreadable
from tritables.core.messages import Argument
from tritables.core.state import CHANCE, Seat
from tritables.core.verdicts import Verdict
from tritables.games.tricap import gestures, places
from tritables.games.tricap.notation import DECISION, PASS, SHUFFLE, TAKE, Reading, read_move
from tritables.games.tricap.ranks import NEAR, rank_name
from tritables.games.tricap.state import HAND, TriCapState

RULE: Final = {
    "lay": "round.lay",
    "capture": "one.capture",
    "replace": "one.replace",
    "centre": "round.centre",
    "draw": "redraw",
    "shuffle": "tricap",
    "over": "end.deck",
}
"""The rule of each phase, which a move out of place breaks."""


def judge(state: TriCapState, move: str) -> Verdict:
    """The verdict on ``move`` in ``state``: legal, or the rule that forbids it."""
    if state.shuffles(move) or (move != SHUFFLE and move in state.legal_moves()):
        return Verdict.legal(move)
    reading = read_move(move)
    if reading is None:
        return unreadable(state.game, move)
    return _Attempt(state, reading).verdict()


def judge_draw(state: TriCapState) -> Verdict:
    """The verdict on drawing: a card or a shuffle is due, or what is; a view may not know which."""
    legal = state.legal_moves()
    if state.to_act == CHANCE and legal:
        return Verdict.legal(legal[0])
    return judge(state, f"centre {DECK[0]}")


def judge_gesture(state: TriCapState, source: str, target: str) -> Verdict:
    """Say why a card cannot go from one place to another, where no text says that it does.

    It names no card: what is lifted may be one that nobody should know.
    """
    return _Gesture(state, source, target).verdict()


def unlike(active: Card, card: Card) -> dict[str, str | int]:
    """The parameters of the sentence that two cards are no neighbours.

    >>> unlike("KS", "2H")
    {'active': 'K♠', 'card': '2♥', 'apart': 11}
    """
    apart = abs(RANK[active] - RANK[card])
    return {"active": shown(active), "card": shown(card), "apart": apart}


class _Tried(Trial[TriCapState]):
    """An attempt in a phase, whose rule it breaks."""

    source = ""

    def no(self, id: str, *witnesses: str, near: Sequence[str] = (), **args: Argument) -> Verdict:
        """The refusal in the words ``verdict-<id>``, by the rule of the phase."""
        return self.refuse(RULE[self.state.phase], id, witnesses, near, **args)

    @property
    def seat(self) -> int:
        assert self.state.on_turn is not None
        return self.state.on_turn

    def hand(self) -> tuple[str, ...]:
        """The places of the cards that the seat to act holds."""
        return places.hand_places(self.seat, len(self.state.hands[self.seat]))

    def nearest(self) -> tuple[str, ...]:
        """The cards that can be laid, first the one that was lifted."""
        return nearest(gestures.ways(self.state), self.source, places.active(self.seat))


class _Gesture(_Tried):
    """A card lifted from one place and put on another."""

    def __init__(self, state: TriCapState, source: str, target: str) -> None:
        super().__init__(state)
        self.source = source
        self.target = target

    def verdict(self) -> Verdict:
        if self.source.startswith("hand"):
            return self.from_hand()
        taking = self.taking()
        if taking is not None:
            return self.as_taken_by(taking)
        if self.source == places.CENTRE:
            return self.from_centre()
        if self.source == places.DECK:
            return self.from_deck()
        if self.state.phase == "over":
            return self.as_move(TAKE)
        return self.no("stays", self.source)

    def taking(self) -> Seat | None:
        """The seat whose active card was put to the pile, or the pile to it."""
        for seat in range(self.state.seats):
            active, own = places.active(seat), places.captured(seat)
            if (self.source, self.target) in (
                (active, places.CENTRE), (active, own), (places.CENTRE, active)
            ):  # fmt: skip
                return seat
        return None

    def as_taken_by(self, seat: Seat) -> Verdict:
        """`adjacent`: a card takes the pile alone that is a neighbour of the card on top.

        Where it is one, or where active cards may still lie face down, what is due is the answer.
        """
        state, active = self.state, self.state.actives[seat]
        if state.phase in ("centre", "capture") and state.centre and active is not None:
            top = state.centre[-1]
            if active not in NEAR[top]:
                where = (places.CENTRE, places.active(seat))
                return self.no("not-adjacent", *where, near=(), **unlike(active, top))
        return self.from_centre()

    def as_move(self, kind: str, *cards: Card) -> Verdict:
        """The answer to the move that comes closest to the gesture."""
        return _Attempt(self.state, Reading(kind, cards)).verdict()

    def from_hand(self) -> Verdict:
        if self.state.phase not in ("lay", "replace"):
            return self.as_move("lay", UNKNOWN)
        if self.source not in self.hand():
            return self.no("own-hand", *self.hand(), near=self.nearest(), seat=self.seat)
        active = places.active(self.seat)
        return self.no("lay-place", active, near=self.nearest(), seat=self.seat)

    def from_centre(self) -> Verdict:
        if self.state.phase != "capture":
            return self.as_move(TAKE)
        pile = places.captured(self.seat)
        return self.no("take-place", pile, near=(TAKE,), seat=self.seat)

    def from_deck(self) -> Verdict:
        if self.state.phase == "centre":
            return self.no("turn-up", places.DECK, places.CENTRE)
        draws = self.state.phase == "replace" and self.target.startswith("hand")
        return self.as_move("draw" if draws else "centre")


class _Attempt(_Tried):
    """A move as it was written, answered by what is due."""

    def __init__(self, state: TriCapState, reading: Reading) -> None:
        super().__init__(state)
        self.kind = reading.kind
        self.reading = reading

    def verdict(self) -> Verdict:
        answers = {
            "lay": self.in_lay,
            "capture": self.in_capture,
            "replace": self.in_replace,
            "centre": self.in_centre,
            "draw": self.in_draw,
            "shuffle": self.in_shuffle,
            "over": self.in_over,
        }
        return answers[self.state.phase]()

    def in_lay(self) -> Verdict:
        """`round.lay`: every seat in turn lays a card of its hand."""
        if self.kind == "lay":
            return self.not_held()
        return self.no("lay-first", *self.hand(), seat=self.seat)

    def not_held(self) -> Verdict:
        """A card is laid from the own hand."""
        if UNKNOWN in self.state.hands[self.seat]:
            return self.no("hand-hidden", *self.hand(), seat=self.seat)
        card = self.reading.cards[0]
        near = self.nearest()
        return self.no("not-held", *self.hand(), near=near, seat=self.seat, card=shown(card))

    def in_capture(self) -> Verdict:
        """`one.capture`: take or pass comes before anything else."""
        id = "lay-after-capture" if self.kind == "lay" else "decide-first"
        where = (places.CENTRE, places.active(self.seat))
        count = len(self.state.centre)
        return self.no(id, *where, near=DECISION, seat=self.seat, count=count, total=count + 1)

    def in_replace(self) -> Verdict:
        """`one.replace`: who captured lays a new active card."""
        seat = self.seat
        if self.kind == "lay":
            return self.not_held()
        if self.kind in (TAKE, PASS):
            return self.no("taken-already", places.captured(seat), seat=seat)
        if self.kind == "draw":
            count = len(self.state.hands[seat])
            return self.no("has-cards", *self.hand(), seat=seat, count=count)
        return self.no("replace-first", places.active(seat), *self.hand(), seat=seat)

    def in_centre(self) -> Verdict:
        """`round.centre`: the next card of the deck is turned up."""
        if self.kind == "centre":
            if self.state.deck[0] == UNKNOWN:
                return self.no("deck-hidden", places.DECK)
            return self.no("other-card", places.DECK, card=shown(self.reading.cards[0]))
        if self.kind == "lay":
            actives = (places.active(seat) for seat in range(self.state.seats))
            return self.no("all-laid", *actives, places.DECK)
        if self.kind in (TAKE, PASS):
            return self.no_capture()
        return self.no("no-draw" if self.kind == "draw" else "no-tricap", places.DECK)

    def no_capture(self) -> Verdict:
        """The verdict on taking or passing while a centre card is due."""
        state = self.state
        if not state.centre:
            return self.no("pile-empty", places.CENTRE)
        seats = state.adjacent_seats()
        if seats:
            # The card was passed, or lay there before these active cards were turned up.
            where = (places.CENTRE, *map(places.active, seats))
            return self.no("chance-gone", *where, card=shown(state.centre[-1]))
        everybody = map(places.active, range(state.seats))
        rank = rank_name(state.centre[-1])
        return self.no("nobody-adjacent", places.CENTRE, *everybody, rank=rank)

    def in_draw(self) -> Verdict:
        """`redraw`: the seat whose hand is empty takes the top three cards of the deck."""
        if self.kind != "draw":
            return self.no("draw-first", places.DECK, seat=self.seat)
        if self.reading.seat != self.seat:
            return self.no("draw-seat", places.DECK, seat=self.seat)
        count = len(self.reading.cards)
        if count != HAND:
            return self.no("draw-three", places.DECK, count=count)
        unknown = UNKNOWN in self.state.deck[:HAND]
        return self.no("deck-hidden" if unknown else "other-cards", places.DECK)

    def in_shuffle(self) -> Verdict:
        """`tricap`: all but the centre and the captured piles gets a new order."""
        state = self.state
        if self.kind in (TAKE, PASS):
            seats = state.adjacent_seats()
            where = (places.CENTRE, *map(places.active, seats))
            return self.no("tricap-takes-none", *where, count=len(seats))
        if self.kind != SHUFFLE:
            return self.no("shuffle-first", places.DECK)
        cards, loose = self.reading.cards, state.loose()
        if not cards:
            return self.no("shuffle-bare", places.DECK, count=loose)
        for card, count in Counter(cards).items():
            if count > 1:
                return self.no("shuffle-twice", places.DECK, card=shown(card))
            place = self.stays(card)
            if place is not None:
                return self.no("shuffle-stays", place, card=shown(card))
        return self.no("shuffle-missing", places.DECK, missing=loose - len(cards))

    def stays(self, card: Card) -> str | None:
        """The place of a card that is not shuffled: in the centre or on a captured pile."""
        if card in self.state.centre:
            return places.CENTRE
        for seat, pile in enumerate(self.state.captured):
            if card in pile:
                return places.captured(seat)
        return None

    def in_over(self) -> Verdict:
        """`end.deck`: nothing is due any more; where a hand could not be filled, that is why."""
        state = self.state
        for seat, active in enumerate(state.actives):
            if active is None and not state.hands[seat]:
                where = (places.DECK, places.active(seat))
                return self.no("over-draw", *where, seat=seat, count=len(state.deck))
        return self.no("over", places.DECK)
