"""A position set up by hand: each player's own deck over base, hand, piles and box.

Number cards in the box are out of play: that is where they lie in a game, too. Action cards never
are, so one of them in the box is missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from tritables.core.boxes import MARK, TOUCHED, Grid, boxed, with_box
from tritables.core.cards import DECK, RANK, Card, shown
from tritables.core.editing import SEAT_IN_FRONT, Draft, Fault, Field, can_be, refuse
from tritables.core.messages import Message
from tritables.core.picture import Box, Decor, Layout, Look, Picture, Shape
from tritables.core.state import Seat
from tritables.games.tricom import places
from tritables.games.tricom.deck import ACTIONS, NUMBERS, SLOTS
from tritables.games.tricom.drawing import pieces
from tritables.games.tricom.layout import FRAMES, layout
from tritables.games.tricom.notation import SEATS
from tritables.games.tricom.picture import labels_of_sides
from tritables.games.tricom.reading import HAND, MOST_SCORE, OPTIONS
from tritables.games.tricom.side import Base, Pile, Side
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.words import words

_PLACE: Final = re.compile(r"(base|hand|stock|action|turned|reserve|away)(\d)(?:\.(\d))?")
_WHERE: Final = re.compile(r"seats\[(\d)\](?:\.(\w+))?(?:\[(\d+)\])?.*")
_PILES: Final = {
    "stock": "stock",
    "action": "actions",
    "turned": "turned",
    "reserve": "reserve",
    "hand": "hand",
}
_MOST_IN_HAND: Final = HAND + 1


class Due(NamedTuple):
    """A phase that is due, its seat and slot; with ``drawn`` the last card in hand is new."""

    phase: str
    seat: Seat | None = None
    slot: int | None = None
    drawn: bool = False

    def written(self) -> str:
        """The value of the field that chooses it."""
        return " ".join(str(part) for part in self if part is not None)


def edit(state: TriComState) -> TriComDraft:
    """The draft of a position, with which `Draft.state` gives it again."""
    due = Due(state.phase, state.on_turn, state.slot, state.drawn is not None)
    return TriComDraft(state.sides, state.flexible, state.target, state.begins, due)


@dataclass(frozen=True, slots=True)
class TriComDraft(Draft):
    """The sides of a `TriComState`, its house rules, who began, and what is due.

    >>> from tritables.games.tricom import position
    >>> draft = edit(position(turned="QC", phase="take")).moved("turned0", "box QC 0")
    >>> str(draft.faults()[0].message)
    'Player 1: an action card still lies in the box.'
    """

    name: ClassVar[str] = "tricom"
    note: ClassVar[Message | None] = words("edit-note")
    fillers: ClassVar[tuple[str, ...]] = ("stock", "actions")

    sides: tuple[Side, ...]
    flexible: bool
    target: int
    begins: Seat | None
    due: Due

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.sides)

    # What it would be.

    def unchecked(self, due: Due | None = None) -> TriComState:
        """The state by what lies there, as it would be if something else were ``due``."""
        due = self.due if due is None else due
        began = None if due.phase == "lots" else self.begins
        if began is None and due.phase != "lots":
            began = due.seat or 0
        drawn = None
        if due.drawn and due.seat is not None and self.sides[due.seat].hand:
            drawn = self.sides[due.seat].hand[-1]
        return TriComState(
            self.sides,
            self.flexible,
            self.target,
            began,
            due.seat,
            due.phase,
            due.slot,
            drawn,
        )

    def _settled(self) -> TriComDraft:
        """The draft with what is due fitted to the cards, as long as they leave no choice."""
        possible = _possible(self)
        if self.due in possible:
            return self
        if possible:
            same = [due for due in possible if due.seat == self.due.seat]
            return replace(self, due=(same or possible)[0])
        seat = next((nth for nth, side in enumerate(self.sides) if len(side.hand) > HAND), None)
        if seat is not None:
            return replace(self, due=Due("play", seat))
        turn = self.due.seat if self.due.seat is not None and self.due.seat < self.seats else 0
        return replace(self, due=Due("turn", turn))

    # Cards.

    def box(self, seat: Seat) -> Pile:
        """The cards of a deck that lie nowhere else."""
        lie = set(_cards_of(self.sides[seat]))
        return tuple(card for card in DECK if card not in lie)

    def card_on(self, place: str) -> tuple[Seat, Card] | None:
        """The card that is taken from a place, the one on top, with its player."""
        if place.startswith(MARK):
            card, seat = _of_box(place, self.seats)
            return (seat, card) if card in self.box(seat) else None
        kind, seat, nth = _parts(place, self.seats)
        side = self.sides[seat]
        if kind == "away":
            return None
        if kind == "base":
            pile = side.base[nth or 0]
            return (seat, pile[-1]) if pile else None
        cards: Pile = getattr(side, _PILES[kind])
        if kind == "hand" and nth is not None:
            return (seat, cards[nth]) if nth < len(cards) else None
        if kind in ("stock", "action"):
            cards = cards[::-1]
        return (seat, cards[-1]) if cards else None

    def moved(self, source: str, target: str, turn: int = 0) -> TriComDraft:
        """Take a card somewhere of its own player's; it comes on top."""
        found = self.card_on(source)
        if found is None:
            refuse(Message("edit-nothing-there"), source)
        seat, card = found
        if target.startswith(MARK):
            return self._with(seat, _less(self.sides[seat], card))._settled()
        kind, whose, nth = _parts(target, self.seats)
        if whose != seat:
            refuse(words("edit-other-deck", player=seat + 1), target)
        side = _less(self.sides[seat], card)
        if kind == "away" and card in NUMBERS:
            return self._with(seat, side)._settled()
        if (card in ACTIONS) != (kind in ("action", "turned")):
            refuse(words("edit-not-here", action=int(card in ACTIONS), card=shown(card)), target)
        if kind == "base":
            slot = nth or 0
            base = (*side.base[:slot], (*side.base[slot], card), *side.base[slot + 1 :])
            return self._with(seat, side.but(base=base))._settled()
        pile: Pile = getattr(side, _PILES[kind])
        if kind == "hand" and len(pile) >= _MOST_IN_HAND:
            refuse(words("edit-hand-full", player=seat + 1), target, rule="setup.hand")
        after = (card, *pile) if kind in ("stock", "action") else (*pile, card)
        return self._with(seat, side.but(**{_PILES[kind]: after}))._settled()

    def _with(self, seat: Seat, side: Side) -> TriComDraft:
        numbers = sum(card in NUMBERS for card in _cards_of(side))
        counted = side.but(away=len(NUMBERS) - numbers)
        return replace(self, sides=(*self.sides[:seat], counted, *self.sides[seat + 1 :]))

    # What is chosen beside the board.

    def fields(self) -> tuple[Field, ...]:
        """The choices of what is due, who began, points, number of seats, and house rules."""
        offered = list(_possible(self))
        if self.due not in offered:
            offered.insert(0, self.due)
        players = tuple((str(nth), words("seat-name", seat=nth)) for nth in range(self.seats))
        made = [
            _field("due", [(due.written(), _due_words(due)) for due in offered], self.due.written())
        ]
        if self.due.phase != "lots":
            began = self.unchecked().begins or 0
            made.append(_field("begins", players, str(began)))
        for nth, side in enumerate(self.sides):
            label = words("edit-score", player=nth + 1)
            made.append(Field(f"score {nth}", label, str(side.score), (), (0, MOST_SCORE), True))
        counts = tuple((str(count), words("edit-count", count=count)) for count in SEATS)
        made.append(Field("seats", Message("ui-players"), str(self.seats), counts, aside=True))
        for name, now in (("flexible", self.flexible), ("target", self.target)):
            values = dict.fromkeys((*OPTIONS[name].choices, now))
            said = [
                (str(one), words(f"option-{name}.choice", value=_argument(one))) for one in values
            ]
            made.append(Field(name, words(f"option-{name}"), str(now), tuple(said), aside=True))
        return tuple(made)

    def _chosen(self, name: str, value: str) -> TriComDraft:
        if name == "due":
            offered = (*_possible(self), self.due)
            return replace(self, due=next(due for due in offered if due.written() == value))
        if name == "begins":
            return replace(self, begins=int(value))
        if name == "flexible":
            return replace(self, flexible=value == "True")
        if name == "target":
            return replace(self, target=int(value))
        if name == "seats":
            count = int(value)
            more = tuple(_dealt(seat) for seat in range(self.seats, count))
            began = None if self.begins is None else min(self.begins, count - 1)
            due = self.due if (self.due.seat or 0) < count else Due("turn", 0)
            made = replace(self, sides=(*self.sides, *more)[:count], begins=began, due=due)
            return made._settled()
        seat = int(name.removeprefix("score "))
        scored = self.sides[seat].but(score=int(value))
        return replace(self, sides=(*self.sides[:seat], scored, *self.sides[seat + 1 :]))._settled()

    def has_rest(self) -> bool:
        """True if anything lies in the box."""
        return any(map(self.box, range(self.seats)))

    def _used(self, name: str) -> TriComDraft:
        made = self
        for seat, side in enumerate(self.sides):
            rest = list(self.box(seat))
            Random(seat).shuffle(rest)
            if name == "start":
                side = _dealt(seat)
            elif name == "clear":
                side = Side((), (), (), (), (), ((), (), (), ()), len(NUMBERS), 0)
            elif name == "stock":
                side = side.but(stock=(*side.stock, *(card for card in rest if card in NUMBERS)))
            if name in ("stock", "actions"):
                actions = tuple(card for card in rest if card in ACTIONS)
                side = side.but(actions=(*side.actions, *actions))
            made = made._with(seat, side)
        return made._settled()

    # What is wrong.

    def seen_faults(self) -> tuple[Fault, ...]:
        """Action cards that are in the box."""
        made = []
        for seat in range(self.seats):
            missing = [card for card in self.box(seat) if card in ACTIONS]
            if missing:
                text = words("edit-actions-in-box", player=seat + 1, count=len(missing))
                made.append(Fault(text, _in_box(missing[0], seat)))
        return tuple(made)

    def place_of(self, where: str) -> str | None:
        """Faults lie with a player's cards."""
        found = _WHERE.fullmatch(where)
        if found is None or found[2] is None:
            return None
        seat, key, nth = int(found[1]), found[2], int(found[3] or 0)
        if key == "base":
            return places.base(seat, nth)
        return f"{key.removesuffix('s')}{seat}" if key != "score" else None

    # What is seen.

    def layout(self, view: Any, shape: Shape, look: Look) -> Layout:
        """The table as in play, with a box for each player below it."""
        board = layout(self._open(), shape, Look(SEAT_IN_FRONT, look.flipped))
        return _with_boxes(board, shape, self.seats)

    def picture(self, view: Any, last: object, look: Look) -> Picture:
        """The cards as in play, and those in the box."""
        boxes = [self.box(seat) for seat in range(self.seats)]
        numbered = [
            (seat * len(DECK) + nth, f"{card} {seat}", card)
            for seat, box in enumerate(boxes)
            for nth, card in enumerate(DECK)
            if card in box
        ]
        in_box = [
            (
                _in_box(card, seat),
                words("edit-place-box", player=seat + 1, card=shown(card), here=int(card in box)),
            )
            for seat, box in enumerate(boxes)
            for card in DECK
        ]
        layout_places = layout(self._open(), "wide", Look(SEAT_IN_FRONT)).places
        lifted = [place.id for place in layout_places if place.walk]
        lifted += [_in_box(card, seat) for seat, box in enumerate(boxes) for card in box]
        return Picture(
            pieces=(
                *pieces(self._open(), None, SEAT_IN_FRONT),
                *boxed(_grids(self.seats), numbered),
            ),
            labels=(*labels_of_sides(self.unchecked()), *in_box),
            status=Message("edit-status", {"count": len(self.faults())}),
            lifts=tuple(place for place in lifted if self.card_on(place) is not None),
            scores=tuple(side.score for side in self.sides),
        )

    def _open(self) -> TriComState:
        """The state as it is drawn: what is out of play lies in the box."""
        return self.unchecked().but(sides=tuple(side.but(away=0) for side in self.sides))


@lru_cache(maxsize=64)
def _possible(draft: TriComDraft) -> tuple[Due, ...]:
    """The phases that may be due, as the cards lie."""
    return tuple(due for due in _thinkable(draft) if can_be(draft.unchecked(due)))


def _thinkable(draft: TriComDraft) -> Iterator[Due]:
    for seat, side in enumerate(draft.sides):
        for phase in ("play", "turn", "action", "take", "shuffle"):
            yield Due(phase, seat)
        if side.hand:
            yield Due("play", seat, drawn=True)
        for slot in SLOTS:
            if not side.base[slot]:
                yield Due("fill", seat, slot)
    yield Due("over")
    yield Due("lots")


def _cards_of(side: Side) -> Iterator[Card]:
    for pile in (side.stock, side.actions, side.turned, side.hand, side.reserve, *side.base):
        yield from pile


def _less(side: Side, card: Card) -> Side:
    """A side without a card."""

    def less(pile: Pile) -> Pile:
        return tuple(other for other in pile if other != card)

    base: Base = tuple(map(less, side.base))
    return side.but(base=base, **{key: less(getattr(side, key)) for key in _PILES.values()})


@lru_cache(maxsize=8)
def _dealt(seat: Seat) -> Side:
    """A player's side at the start of a round."""
    rng = Random(seat)
    numbers, actions = list(NUMBERS), list(ACTIONS)
    rng.shuffle(numbers)
    rng.shuffle(actions)
    base: Base = tuple((card,) for card in numbers[:4])
    rest = tuple(numbers[4 + HAND :])
    return Side(rest, tuple(actions), (), tuple(numbers[4 : 4 + HAND]), (), base, 0, 0)


def _argument(value: object) -> str | int:
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _field(name: str, choices: Any, value: str) -> Field:
    return Field(name, words(f"edit-{name}"), value, tuple(choices))


def _due_words(due: Due) -> Message:
    if due.seat is None:
        return words(f"edit-due-{due.phase}")
    phase = "drawn" if due.drawn else due.phase
    args: dict[str, int] = {"player": due.seat + 1}
    if phase == "fill":
        args["slot"] = (due.slot or 0) + 1
    return words(f"edit-due-{phase}", **args)


# Places.

_MARGIN: Final[dict[Shape, float]] = {"wide": 34.0, "tall": 24.0}
"""The room before each player's rows, for the chip that says whose they are."""


def _in_box(card: Card, seat: Seat) -> str:
    return f"{MARK}{card} {seat}"


def _of_box(place: str, seats: int) -> tuple[Card, Seat]:
    """The card that belongs on a place of the box, and whose it is."""
    card, _, seat = place.removeprefix(MARK).partition(" ")
    if card not in RANK or seat not in map(str, range(seats)):
        refuse(Message("bad-place", {"place": place}))
    return card, int(seat)


def _parts(place: str, seats: int) -> tuple[str, Seat, int | None]:
    """The kind of a player's place, the player, and which of them it is where there are several."""
    found = _PLACE.fullmatch(place)
    if found is None or int(found[2]) >= seats:
        refuse(Message("bad-place", {"place": place}))
    return found[1], int(found[2]), None if found[3] is None else int(found[3])


@lru_cache(maxsize=4)
def _grids(seats: int) -> dict[Shape, Grid]:
    wide, tall = FRAMES["wide", seats], FRAMES["tall", seats]
    return {
        "wide": Grid(wide.width, wide.height, 26, 2 * seats, overlap=0.4, left=_MARGIN["wide"]),
        "tall": Grid(
            *(tall.width, tall.height, 9, 6 * seats),
            left=_MARGIN["tall"],
            step=TOUCHED,
            run=len(DECK),
        ),
    }


@lru_cache(maxsize=64)
def _with_boxes(board: Layout, shape: Shape, seats: int) -> Layout:
    names = [f"{card} {seat}" for seat in range(seats) for card in DECK]
    grid, size = _grids(seats)[shape], _MARGIN[shape] - 6
    made = with_box(board, grid, names, "baize")
    firsts = [grid.piece(seat * len(DECK)) for seat in range(seats)]
    chips = [Decor(Box(3, box.y, size, size), f"seat-{seat}") for seat, box in enumerate(firsts)]
    return replace(made, decor=(*made.decor, *chips))
