"""Reading a position: the JSON of the rules' file, checked for what the rules demand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from tritables.core.cards import DECK, Card, read_cards
from tritables.core.reading import Reader
from tritables.games.tricap.state import HAND, Phase, TriCapState

KEYS: Final = ("to_act", "phase", "seat", "deck", "centre", "seats")
SEATS: Final = range(2, 7)
"""The numbers of seats that may play (`players`)."""

PHASES: Final = ("lay", "capture", "replace", "centre", "draw", "shuffle", "over")
_SEAT_KEYS: Final = ("hand", "active", "captured")


def read_redraw(reader: Reader) -> str:
    """Read the option `redraw.late`."""
    return reader.one_of("late", "early")


def read_position(reader: Reader, options: Mapping[str, object]) -> TriCapState:
    """Read the keys of a position; ``reader`` stands at the object, whose keys were checked."""
    reader.at("to_act").to_act(SEATS.stop - 1)
    phase = reader.at("phase").one_of(*PHASES)
    drawing = reader.at("seat").maybe(_read_seat)
    deck = read_cards(reader.at("deck").items(0, len(DECK)))
    centre = read_cards(reader.at("centre").items(0, len(DECK)))
    seats = reader.at("seats").items(SEATS.start, SEATS.stop - 1)
    hands, actives, captured = [], [], []
    for seat in seats:
        seat.keys(_SEAT_KEYS)
        hands.append(read_cards(seat.at("hand").items(0, HAND)))
        active = seat.at("active")
        actives.append(None if active.value is None else read_cards([active])[0])
        captured.append(read_cards(seat.at("captured").items(0, len(DECK))))
    _check_pack(reader, len(seats))
    dealt = TriCapState(
        options["redraw"] == "late",
        cast(Phase, phase),
        None,
        deck,
        centre,
        tuple(hands),
        tuple(actives),
        tuple(captured),
    )
    if drawing is not None and phase == "draw" and drawing >= len(seats):
        reader.at("seat").whole(0, len(seats) - 1)
    state = checked(reader, dealt, drawing)
    reader.at("to_act").check_to_act(state.to_act)
    return state


def checked(reader: Reader, dealt: TriCapState, drawing: int | None) -> TriCapState:
    """Hold the phase of a position against its cards, and find whose turn it is.

    ``dealt`` has all the cards in their places; ``drawing`` is the seat that is to take three.
    """
    if dealt.phase == "draw" and drawing is None:
        reader.at("seat").refuse("bad-nobody-draws", rule="redraw")
    if dealt.phase != "draw" and drawing is not None:
        reader.at("seat").refuse("bad-no-draw", rule="redraw")
    return dealt.but(on_turn=_Check(reader, dealt).on_turn(drawing))


def _read_seat(reader: Reader) -> int:
    return reader.whole(0, SEATS.stop - 2)


def _check_pack(reader: Reader, seats: int) -> None:
    """`setup.three-each`: one deck of 52 cards, each of them once."""
    lists = [reader.at("deck"), reader.at("centre")]
    for index in range(seats):
        seat = reader.at("seats").at(index)
        lists += [seat.at("hand"), seat.at("active"), seat.at("captured")]
    seen: set[Card] = set()
    for found in lists:
        whole = isinstance(found.value, list)
        cards = [found.at(at) for at in range(len(found.value))] if whole else [found]
        for card in cards:
            if card.value in seen:
                card.refuse("bad-twice", rule="setup.three-each", card=card.value)
            if card.value is not None:
                seen.add(card.value)
    missing = [card for card in DECK if card not in seen]
    if missing:
        reader.at("deck").refuse(
            "bad-missing", rule="setup.three-each", count=len(missing), card=missing[0]
        )


@dataclass(frozen=True, slots=True)
class _Check:
    """Holds the phase of a position against its cards."""

    reader: Reader
    state: TriCapState

    def on_turn(self, drawing: int | None) -> int | None:
        """Check what the phase demands; return whose turn it then is."""
        phase = self.state.phase
        if phase == "lay":
            return self.lay()
        if phase == "replace":
            return self.replace()
        if phase == "draw":
            assert drawing is not None
            self.draw(drawing)
            return drawing
        if phase == "over":
            self.over()
            return None
        self.all_active()
        if phase == "centre":
            if not self.state.deck:
                self.reader.at("deck").refuse("bad-deck-empty", rule="end.deck")
            return None
        seats = self.state.adjacent_seats()
        if phase == "capture":
            if len(seats) != 1:
                self.phase("bad-capture", "one.capture", count=len(seats))
            return seats[0]
        if len(seats) < 2:
            self.phase("bad-tricap", "tricap", count=len(seats))
        if self.too_few():
            self.phase("bad-too-few", "end.after-tricap", count=self.state.loose())
        return None

    def phase(self, id: str, rule: str, **args: int) -> None:
        self.reader.at("phase").refuse(id, rule=rule, **args)

    def seat(self, seat: int, key: str) -> Reader:
        return self.reader.at("seats").at(seat).at(key)

    def hand(self, seat: int, low: int, high: int, rule: str) -> None:
        """A hand of ``low`` to ``high`` cards."""
        count = len(self.state.hands[seat])
        if low == high != count:
            self.seat(seat, "hand").refuse("bad-hand-exact", rule=rule, low=low, count=count)
        if not low <= count <= high:
            self.seat(seat, "hand").refuse("bad-hand", rule=rule, low=low, high=high, count=count)

    def beside_active(self, but: int | None = None) -> None:
        """Check the cards beside an active one: 0–2 or, with early redraws, 1–3 (`redraw.late`).

        ``but`` is the seat that must draw, whose hand is empty.
        """
        low, high = (0, 2) if self.state.late else (1, 3)
        for seat, active in enumerate(self.state.actives):
            if seat == but:
                self.hand(seat, 0, 0, "redraw")
            elif active is not None:
                self.hand(seat, low, high, "redraw.late")

    def lay(self) -> int:
        """`round.lay`: seats 0 … k − 1 have laid and hold two cards, the others hold three."""
        actives = self.state.actives
        if None not in actives:
            self.phase("bad-all-laid", "round.lay")
        first = actives.index(None)
        for seat, active in enumerate(actives):
            if seat > first and active is not None:
                self.seat(seat, "active").refuse("bad-lay-order", rule="round.lay", seat=first)
            count = HAND if active is None else HAND - 1
            self.hand(seat, count, count, "setup.three-each")
        return first

    def replace(self) -> int:
        """`one.replace`: one seat has captured all there was, and must lay."""
        seat = self.one_without_active("one.replace")
        self.hand(seat, 1, HAND, "one.replace")
        self.beside_active()
        self.centre_empty()
        return seat

    def draw(self, seat: int) -> None:
        """`redraw`: a hand is empty, before the replacement (late) or after it (early)."""
        if self.state.late:
            without = self.one_without_active("redraw.late")
            if without != seat:
                self.seat(seat, "active").refuse("bad-draws-later", rule="redraw.late")
        else:
            self.all_active()
        self.beside_active(seat)
        self.centre_empty()
        if len(self.state.deck) < HAND:
            count = len(self.state.deck)
            self.reader.at("deck").refuse("bad-deck-short", rule="end.deck", count=count)

    def over(self) -> None:
        """`end.deck`, `end.after-tricap`: what was due could not be done."""
        state = self.state
        if state.late and None in state.actives:
            seat = self.one_without_active("end.deck")
            self.hand(seat, 0, 0, "end.deck")
            self.beside_active()
            self.centre_empty()
            self.deck_short()
            return
        self.all_active()
        drawing = None
        if not state.late and () in state.hands:
            drawing = state.hands.index(())
        self.beside_active(drawing)
        if drawing is not None:
            self.centre_empty()
            self.deck_short()
        elif state.deck and not (len(state.adjacent_seats()) > 1 and self.too_few()):
            self.phase("bad-not-over", "end.deck")

    def deck_short(self) -> None:
        """Three cards cannot be taken from this deck."""
        if len(self.state.deck) >= HAND:
            self.phase("bad-not-over", "end.deck")

    def too_few(self) -> bool:
        """True if a Tricap finds too few cards to deal three to everyone."""
        return self.state.loose() < HAND * self.state.seats

    def centre_empty(self) -> None:
        """Return True if the seat that must lay or draw has just captured the whole pile."""
        if self.state.centre:
            self.reader.at("centre").refuse("bad-centre", rule="one.capture")

    def one_without_active(self, rule: str) -> int:
        """The only seat whose active card is gone."""
        without = [seat for seat, active in enumerate(self.state.actives) if active is None]
        if not without:
            self.phase("bad-all-active", rule)
        if len(without) > 1:
            self.seat(without[1], "active").refuse("bad-no-active", rule="round.lay")
        return without[0]

    def all_active(self) -> None:
        """Everybody has an active card; beside it lies what the redraw option allows."""
        for seat, active in enumerate(self.state.actives):
            if active is None:
                self.seat(seat, "active").refuse("bad-no-active", rule="round.lay")
        if self.state.phase in ("centre", "capture", "shuffle"):
            self.beside_active()
