"""A position set up by hand: fifty-two cards over deck, centre, hands, piles and a box."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final, cast

from tritables.core.boxes import MARK, TOUCHED, Grid, boxed, with_box
from tritables.core.cards import DECK, Card, shown
from tritables.core.editing import SEAT_IN_FRONT, Draft, Fault, Field, refuse
from tritables.core.errors import BadPosition
from tritables.core.messages import Message
from tritables.core.picture import Layout, Look, Picture, Shape
from tritables.core.reading import Reader
from tritables.core.state import Seat
from tritables.games.tricap import places
from tritables.games.tricap.layout import FRAMES, layout
from tritables.games.tricap.picture import lying, place_labels
from tritables.games.tricap.reading import SEATS, checked
from tritables.games.tricap.short_position import dealt
from tritables.games.tricap.short_position_words import arguments
from tritables.games.tricap.state import HAND, Cards, Phase, TriCapState
from tritables.games.tricap.words import words

_GRIDS: Final[dict[Shape, Grid]] = {
    "wide": Grid(FRAMES["wide"].width, FRAMES["wide"].height, 26, 2, overlap=0.4),
    "tall": Grid(FRAMES["tall"].width, FRAMES["tall"].height, 7, 8, step=TOUCHED, run=13),
}

_WHERE: Final = re.compile(r"seats\[(\d)\]\.(hand|active|captured)(?:\[(\d+)\])?")
_PLACE: Final = re.compile(r"(hand|active|captured)(\d)(?:\.\d)?")
_ORDER: Final = ("lay", "replace", "draw", "capture", "shuffle", "centre", "over")
"""The phases by their precedence: the first that the cards allow is due."""


def edit(state: TriCapState) -> TriCapDraft:
    """The draft of a position, with which `Draft.state` gives it again."""
    actives = tuple(() if card is None else (card,) for card in state.actives)
    drawing = state.on_turn if state.phase == "draw" else None
    return TriCapDraft(
        state.late,
        (state.phase, drawing),
        state.deck,
        state.centre,
        state.hands,
        actives,
        state.captured,
    )


@dataclass(frozen=True, slots=True)
class TriCapDraft(Draft):
    """Piles of cards, as a `TriCapState` has them, and what is due with the seat that draws.

    >>> from tritables.games.tricap import position
    >>> draft = edit(position(hands="4S KC", centre="10D")).moved("hand0.0", "box 4S")
    >>> [str(fault.message) for fault in draft.faults()]
    ['A card still lies in the box.']
    """

    name: ClassVar[str] = "tricap"
    fillers: ClassVar[tuple[str, ...]] = ("deck", "away")

    late: bool
    due: tuple[str, Seat | None]
    deck: Cards
    centre: Cards
    hands: tuple[Cards, ...]
    actives: tuple[Cards, ...]
    captured: tuple[Cards, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    def box(self) -> Cards:
        """The cards that lie nowhere else."""
        lie = {card for pile in self._piles() for card in pile}
        return tuple(card for card in DECK if card not in lie)

    def _piles(self) -> tuple[Cards, ...]:
        return (self.deck, self.centre, *self.hands, *self.actives, *self.captured)

    # What it would be.

    def unchecked(self) -> TriCapState:
        """The state by what lies there, with who is on turn as far as that can be said."""
        return self._as(self.due) or self._dealt(self.due)

    def _dealt(self, due: tuple[str, Seat | None]) -> TriCapState:
        """The state before it is held against the rules."""
        phase, drawing = due
        actives = tuple(cards[0] if cards else None for cards in self.actives)
        return TriCapState(
            self.late,
            cast(Phase, phase),
            drawing,
            self.deck,
            self.centre,
            self.hands,
            actives,
            self.captured,
        )

    def _as(self, due: tuple[str, Seat | None]) -> TriCapState | None:
        """The state if that is due; None where the cards do not allow it."""
        made = self._dealt(due)
        reader = Reader(made.body(), BadPosition, game=self.name)
        try:
            return checked(reader, made.but(on_turn=None), due[1])
        except BadPosition:
            return None

    def _possible(self) -> list[tuple[str, Seat | None]]:
        """The phases that may be due, as the cards lie, each with the seat that draws."""
        found: list[tuple[str, Seat | None]] = []
        for phase in _ORDER:
            drawing = range(self.seats) if phase == "draw" else (None,)
            found += [(phase, seat) for seat in drawing if self._as((phase, seat)) is not None]
        return found

    def _settled(self) -> TriCapDraft:
        """The draft with what is due fitted to the cards; of several phases the next one."""
        possible = self._possible()
        if possible:
            return replace(self, due=possible[0])
        said = {**arguments(self._dealt(self.due)), "phase": None, "seats": self.seats, "seed": 0}
        guess = dealt(**said)
        return replace(self, due=(guess.phase, guess.on_turn))

    # Cards.

    def card_on(self, place: str) -> Card | None:
        """The card that is taken from a place: the one on top, or the next of the deck."""
        if place.startswith(MARK):
            card = place.removeprefix(MARK)
            return card if card in self.box() else None
        if place in (places.DECK, places.CENTRE):
            return next(iter(self.deck if place == places.DECK else self.centre[::-1]), None)
        kind, seat = _parts(place)
        pile = self._of(kind)[seat]
        if kind == "hand" and "." in place:
            nth = int(place.rpartition(".")[2])
            return pile[nth] if nth < len(pile) else None
        return pile[-1] if pile else None

    def moved(self, source: str, target: str, turn: int = 0) -> TriCapDraft:
        """Take a card somewhere; it comes on top, and what was active there goes into the box."""
        card = self.card_on(source)
        if card is None:
            refuse(Message("edit-nothing-there"), source)
        left = self._without(card)
        if target.startswith(MARK):
            return left._settled()
        if target == places.DECK:
            return replace(left, deck=(card, *left.deck))._settled()
        if target == places.CENTRE:
            return replace(left, centre=(*left.centre, card))._settled()
        kind, seat = _parts(target)
        if kind == "active":
            return left._put(kind, seat, (card,))._settled()
        pile = left._of(kind)[seat]
        if kind == "hand" and len(pile) == HAND:
            refuse(words("edit-hand-full", player=seat + 1), target, rule="setup.three-each")
        return left._put(kind, seat, (*pile, card))._settled()

    def _of(self, kind: str) -> tuple[Cards, ...]:
        piles: tuple[Cards, ...] = getattr(self, _PILES[kind])
        return piles

    def _put(self, kind: str, seat: Seat, cards: Cards) -> TriCapDraft:
        piles = list(self._of(kind))
        piles[seat] = cards
        changed: dict[str, Any] = {_PILES[kind]: tuple(piles)}
        return replace(self, **changed)

    def _without(self, card: Card) -> TriCapDraft:
        def less(pile: Cards) -> Cards:
            return tuple(other for other in pile if other != card)

        return replace(
            self,
            deck=less(self.deck),
            centre=less(self.centre),
            hands=tuple(map(less, self.hands)),
            actives=tuple(map(less, self.actives)),
            captured=tuple(map(less, self.captured)),
        )

    # What is chosen beside the board.

    def fields(self) -> tuple[Field, ...]:
        """The choices of what is due, number of seats, and when three new cards are taken."""
        offered = self._possible()
        if self.due not in offered:
            offered.insert(0, self.due)
        counts = tuple((str(count), words("edit-count", count=count)) for count in SEATS)
        redraws = tuple(
            (value, words("option-redraw.choice", value=value)) for value in ("late", "early")
        )
        return (
            Field(
                "due",
                words("edit-due"),
                _written(self.due),
                tuple((_written(due), _due_words(due)) for due in offered),
            ),
            Field("seats", Message("ui-players"), str(self.seats), counts, aside=True),
            Field(
                "redraw",
                words("option-redraw"),
                "late" if self.late else "early",
                redraws,
                aside=True,
            ),
        )

    def _chosen(self, name: str, value: str) -> TriCapDraft:
        if name == "due":
            phase, _, seat = value.partition(" ")
            return replace(self, due=(phase, int(seat) if seat else None))
        if name == "redraw":
            return replace(self, late=value == "late")._settled()
        count = int(value)
        more: tuple[Cards, ...] = ((),) * max(0, count - self.seats)
        made = replace(
            self,
            due=(self.due[0], None) if self.due[0] != "draw" else ("lay", None),
            hands=(*self.hands[:count], *more),
            actives=(*self.actives[:count], *more),
            captured=(*self.captured[:count], *more),
        )
        return made._settled()

    def has_rest(self) -> bool:
        """True if anything lies in the box."""
        return bool(self.box())

    def _used(self, name: str) -> TriCapDraft:
        if name == "start":
            pack = list(DECK)
            Random(0).shuffle(pack)
            hands = tuple(
                tuple(pack[nth : nth + HAND]) for nth in range(0, HAND * self.seats, HAND)
            )
            none: tuple[Cards, ...] = ((),) * self.seats
            rest = tuple(pack[HAND * self.seats :])
            return TriCapDraft(self.late, ("lay", None), rest, (), hands, none, none)
        if name == "clear":
            none = ((),) * self.seats
            return TriCapDraft(self.late, ("lay", None), (), (), none, none, none)
        rest = self.box()
        if name == "deck":
            mixed = list(rest)
            Random(0).shuffle(mixed)
            return replace(self, deck=(*self.deck, *mixed))._settled()
        captured = tuple(
            (*pile, *rest[seat :: self.seats]) for seat, pile in enumerate(self.captured)
        )
        return replace(self, captured=captured)._settled()

    # What is wrong.

    def seen_faults(self) -> tuple[Fault, ...]:
        """Cards that are in the box."""
        count = len(self.box())
        if not count:
            return ()
        return (Fault(words("edit-in-box", count=count), MARK + self.box()[0]),)

    def place_of(self, where: str) -> str | None:
        """Faults lie on the deck, on the centre, or with a seat."""
        if where in (places.DECK, places.CENTRE):
            return where
        found = _WHERE.fullmatch(where)
        if found is None:
            return None
        seat = int(found[1])
        return places.hand(seat, int(found[3] or 0)) if found[2] == "hand" else f"{found[2]}{seat}"

    # What is seen.

    def layout(self, view: Any, shape: Shape, look: Look) -> Layout:
        """The table as in play, with the box below it."""
        return _layout(self._open(), shape, look)

    def picture(self, view: Any, last: object, look: Look) -> Picture:
        """The cards as in play, all active ones face up, and those in the box."""
        state, box = self._open(), self.box()
        numbered = [(nth, card, card) for nth, card in enumerate(DECK) if card in box]
        in_box = [
            (MARK + card, words("edit-place-box", card=shown(card), here=int(card in box)))
            for card in DECK
        ]
        piles = [*map(places.active, range(self.seats)), *map(places.captured, range(self.seats))]
        hands = [places.hand(seat, nth) for seat in range(self.seats) for nth in range(HAND)]
        lifted = (places.DECK, places.CENTRE, *piles, *hands, *(MARK + card for card in box))
        return Picture(
            pieces=(*lying(state, SEAT_IN_FRONT), *boxed(_GRIDS, numbered)),
            labels=(*place_labels(state, SEAT_IN_FRONT), *in_box),
            status=Message("edit-status", {"count": len(self.faults())}),
            lifts=tuple(place for place in lifted if self.card_on(place) is not None),
        )

    def _open(self) -> TriCapState:
        """The state as it is drawn: nothing that was laid is face down."""
        return self._dealt(("replace", None))


_PILES: Final = {"hand": "hands", "active": "actives", "captured": "captured"}


def _parts(place: str) -> tuple[str, Seat]:
    """The kind of a seat's place, and the seat."""
    found = _PLACE.fullmatch(place)
    if found is None:
        refuse(Message("bad-place", {"place": place}))
    return found[1], int(found[2])


def _written(due: tuple[str, Seat | None]) -> str:
    return due[0] if due[1] is None else f"{due[0]} {due[1]}"


def _due_words(due: tuple[str, Seat | None]) -> Message:
    phase, seat = due
    if seat is not None:
        return words("edit-due-draw", player=seat + 1)
    return words(f"edit-due-{phase}")


@lru_cache(maxsize=64)
def _layout(state: TriCapState, shape: Shape, look: Look) -> Layout:
    board = layout(state, shape, Look(SEAT_IN_FRONT, look.flipped))
    return with_box(board, _GRIDS[shape], DECK, "baize")
