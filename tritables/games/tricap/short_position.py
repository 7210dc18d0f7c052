"""The short way to write a position: hands, active cards, piles and deck as texts of cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final, cast

from tritables.core.cards import DECK, Card, read_cards
from tritables.core.errors import BadPosition
from tritables.core.reading import Reader
from tritables.core.short_positions import MOST_SEED, Texts, check_once, parts, told_of
from tritables.games.tricap.ranks import NEAR
from tritables.games.tricap.reading import PHASES, SEATS, checked, read_redraw
from tritables.games.tricap.state import HAND, Cards, Phase, TriCapState

NONE: Final = "-"
"""The text for a seat that has no card there."""

_PLACE = re.compile(r"seats(?P<seat>\[\d\])\.(?P<what>hand|active|captured)")
_ARGUMENT: Final = {"hand": "hands", "active": "actives", "captured": "captured"}


def position(
    *,
    hands: Texts = "",
    actives: Texts = "",
    centre: Texts = "",
    captured: Texts = "",
    deck: Texts = "",
    left: int | None = None,
    seats: int | None = None,
    phase: str | None = None,
    redraw: str = "late",
    seed: int = 0,
) -> TriCapState:
    """A position by the cards that matter; the rest is filled in, the same for the same seed.

    ``hands``, ``actives`` and ``captured`` have a part for each seat, with ``/`` between them, or
    are a text for each, and ``-`` says that nothing lies there. A seat that is left out, or its
    part left empty, has captured nothing and is dealt the hand and the active card that fit; the
    active card is, where it can be, adjacent to no card that is named in the centre or the deck.
    ``centre`` is written from its bottom up; ``deck`` begins with the card that comes off next,
    and all cards that are not named follow it. ``left`` says how many cards the deck has: the
    others are then captured, in turn by each seat. ``seats`` is how many play: as many as are
    named, at least two. ``phase`` is what is due, where the cards alone do not say it: as in
    positions ``lay``, ``capture``, ``replace``, ``centre``, ``draw``, ``shuffle`` or ``over``.
    ``redraw`` is the house rule, ``seed`` decides what is dealt.

    Raises `BadPosition` with the argument and the place in it.

    >>> state = position(actives="9H / 2D", hands="4S KC", centre="10D QS 8C")
    >>> state.to_act, state.legal_moves(), len(state.hands[1])
    (0, ('take', 'pass'), 2)
    >>> position(hands="4S KC", deck="4S")
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: deck[0]: 4S is in two places: hands[0][0] and deck[0].
    """
    state = dealt(
        hands=hands,
        actives=actives,
        centre=centre,
        captured=captured,
        deck=deck,
        left=left,
        seats=seats,
        phase=phase,
        redraw=redraw,
        seed=seed,
    )
    reader = Reader(state.body(), BadPosition, game=TriCapState.game)
    return told_of(_argument, lambda: checked(reader, state, state.on_turn))


def _argument(where: str) -> str:
    """The argument that says what stands at a place of a position's JSON."""
    place = _PLACE.fullmatch(where)
    if place is not None:
        return _ARGUMENT[place["what"]] + place["seat"]
    return "phase" if where == "seat" else where


def dealt(**arguments: object) -> TriCapState:
    """The same before it is held against the rules: on turn is only a seat that draws."""
    return _Deal(arguments).state()


class _Deal:
    """The cards of a position: first those that are named, then what is dealt to fill it."""

    def __init__(self, arguments: dict[str, object]) -> None:
        self.arguments = arguments
        named = {name: self.by_seat(name) for name in ("hands", "actives", "captured")}
        self.seats = self.read_seats([len(found) for found in named.values()])
        self.named: list[Reader] = []
        self.hands = [self.cards(hand, HAND) for hand in self.of_each(named["hands"])]
        self.actives = [self.active(one) for one in self.of_each(named["actives"])]
        self.captured = [self.cards(pile) or () for pile in self.of_each(named["captured"])]
        self.centre = self.cards(self.argument("centre")) or ()
        self.deck = self.cards(self.argument("deck")) or ()
        check_once(self.named)
        self.late = read_redraw(self.argument("redraw")) == "late"
        self.phase = self.argument("phase").maybe(lambda one: one.one_of(*PHASES))
        taken = {one.value for one in self.named}
        self.rest = [card for card in DECK if card not in taken]
        Random(self.argument("seed").whole(0, MOST_SEED)).shuffle(self.rest)

    def argument(self, name: str) -> Reader:
        return Reader(self.arguments[name], BadPosition, name, TriCapState.game)

    # What is named.

    def by_seat(self, name: str) -> list[Reader]:
        reader = self.argument(name)
        found = parts(reader, "/")
        if len(found) >= SEATS.stop:
            reader.refuse("bad-length", low=0, high=SEATS.stop - 1, length=len(found))
        return found

    def read_seats(self, named: Sequence[int]) -> int:
        least = max(SEATS.start, *named)
        seats = self.argument("seats").maybe(lambda one: one.whole(least, SEATS.stop - 1))
        return least if seats is None else seats

    def of_each(self, found: list[Reader]) -> list[Reader]:
        """An entry for each seat, empty where nothing is named."""
        nothing = [Reader("", BadPosition)] * (self.seats - len(found))
        return [*found, *nothing]

    def cards(self, reader: Reader, most: int = len(DECK)) -> Cards | None:
        """The cards of a text; None where nothing is said."""
        found = parts(reader)
        if not found:
            return None
        if [one.value for one in found] == [NONE]:
            return ()
        cards = read_cards(found)
        if len(cards) > most:
            reader.refuse("bad-length", low=0, high=most, length=len(cards))
        self.named += found
        return cards

    def active(self, reader: Reader) -> Cards | None:
        """The one active card of a seat, or none; None where nothing is said."""
        cards = self.cards(reader)
        if cards is not None and len(cards) > 1:
            reader.refuse("bad-length", low=0, high=1, length=len(cards))
        return cards

    # What is dealt.

    def state(self) -> TriCapState:
        self.deal_actives()
        self.deal_hands()
        self.deal_rest()
        actives = tuple(cards[0] if cards else None for cards in self.lain(self.actives))
        phase = self.due() if self.phase is None else self.phase
        return TriCapState(
            self.late,
            cast(Phase, phase),
            self.drawing() if phase == "draw" else None,
            self.deck,
            self.centre,
            self.lain(self.hands),
            actives,
            self.lain(self.captured),
        )

    @staticmethod
    def lain(of_each: Sequence[Cards | None]) -> tuple[Cards, ...]:
        return tuple(cards or () for cards in of_each)

    def deal(self, place: str, quiet: Sequence[Card] = ()) -> Card:
        """Take the next card off the rest: the first that is adjacent to the fewest of some."""
        if not self.rest:
            self.argument(place).refuse("bad-none-left")
        card = min(self.rest, key=lambda one: sum(other in NEAR[one] for other in quiet))
        self.rest.remove(card)
        return card

    def deal_actives(self) -> None:
        """Deal the active cards: once a seat has laid, or a card was turned up, all have laid."""
        laying = self.phase == "lay" or not (self.centre or any(self.actives))
        quiet = (*self.centre[-1:], *self.deck)
        for seat, cards in enumerate(self.actives):
            if cards is None:
                self.actives[seat] = () if laying else (self.deal("actives", quiet),)

    def deal_hands(self) -> None:
        """Deal the hands: two cards beside an active one, as one of three was laid; else three."""
        lacking = [seat for seat, cards in enumerate(self.actives) if not cards]
        for seat, cards in enumerate(self.hands):
            count = HAND - (seat not in lacking)
            if seat in lacking and self.phase == "draw":
                count = 0
            if cards is None:
                self.hands[seat] = tuple(self.deal("hands") for _ in range(count))

    def deal_rest(self) -> None:
        """The deck goes on with all that is left or, where it ends earlier, that is captured."""
        named = len(self.deck)
        most = named + len(self.rest)
        count = self.argument("left").maybe(lambda one: one.whole(named, most))
        kept = len(self.rest) if count is None else count - named
        self.deck = (*self.deck, *self.rest[:kept])
        for nth, card in enumerate(self.rest[kept:]):
            seat = nth % self.seats
            self.captured[seat] = (*self.captured[seat], card)

    # What is due.

    def due(self) -> str:
        """The phase that the cards speak of."""
        lacking = [seat for seat, cards in enumerate(self.actives) if not cards]
        drawing = self.drawing()
        if drawing is not None and not self.centre:
            return "draw" if len(self.deck) >= HAND else "over"
        if len(lacking) == 1 and self.captured[lacking[0]] and not self.centre:
            return "replace"
        if lacking:
            return "lay"
        near = NEAR[self.centre[-1]] if self.centre else frozenset()
        adjacent = sum(cards[0] in near for cards in self.actives if cards)
        if adjacent == 1:
            return "capture"
        if adjacent > 1:
            loose = len(self.deck) + self.seats + sum(map(len, self.lain(self.hands)))
            return "shuffle" if loose >= HAND * self.seats else "over"
        return "centre" if self.deck else "over"

    def drawing(self) -> int | None:
        """The seat that has no card in hand and needs one: for its active card, or at once."""
        for seat, (hand, active) in enumerate(zip(self.hands, self.actives, strict=True)):
            if not hand and not (self.late and active):
                return seat
        return None
