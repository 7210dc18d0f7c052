"""Reading a position: the JSON of the rules' file, checked for what the rules demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from tritables.core.cards import RANK, Card, read_cards
from tritables.core.options import Option
from tritables.core.reading import Reader
from tritables.games.tricom.deck import ACTIONS, JACK, NUMBERS, SLOTS, dealt_score
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.notation import SEATS
from tritables.games.tricom.side import Base, Side
from tritables.games.tricom.state import PHASES, TriComState

KEYS: Final = ("to_act", "on_turn", "phase", "begins", "slot", "drawn", "seats")
SIDE_KEYS: Final = ("stock", "actions", "turned", "hand", "reserve", "base", "away", "score")

HAND: Final = 3
"""Cards that a hand holds between turns as long as there is a stock."""
FRESH_STOCK: Final = len(NUMBERS) - len(SLOTS) - HAND
MOST_SCORE: Final = 999
"""No round comes near it."""
MOST_TARGET: Final = 2**53 - 1
"""The largest whole number that all programs of JSON agree on."""

UNTURNED: Final = ("lots", "over")
"""The phases in which it is nobody's turn."""
TURNED: Final = ("action", "fill", "take", "play")
"""The phases of a turn after its action card came up."""


def read_target(reader: Reader) -> int:
    """Read the option `target`: the points that win a match (`match.target`)."""
    return reader.whole(1, MOST_TARGET)


OPTIONS: Final[Mapping[str, Option]] = {
    "flexible": Option(False, Reader.flag, (False, True)),
    "target": Option(33, read_target, (11, 22, 33, 66)),
}
"""The house rules: flexible action cards, and the points that win a match."""


def read_position(reader: Reader, options: Mapping[str, object]) -> TriComState:
    """Read the keys of a position; ``reader`` stands at the object, whose keys were checked."""
    seats = reader.at("seats").items(SEATS.start, SEATS.stop - 1)
    last = len(seats) - 1
    phase = reader.at("phase").one_of(*PHASES)
    reader.at("to_act").to_act(len(seats))
    on_turn = reader.at("on_turn").maybe(lambda item: item.whole(0, last))
    begins = reader.at("begins").maybe(lambda item: item.whole(0, last))
    slot = reader.at("slot").maybe(lambda item: item.whole(0, 3))
    drawn = reader.at("drawn").maybe(lambda item: read_cards([item], NUMBERS)[0])
    sides = tuple(_read_side(seat) for seat in seats)
    flexible, target = cast(bool, options["flexible"]), cast(int, options["target"])
    state = TriComState(sides, flexible, target, begins, on_turn, phase, slot, drawn)
    _check_turn(reader, state)
    reader.at("to_act").check_to_act(state.to_act)
    _check_gaps(reader, state)
    _check_hands(reader, state)
    _check_action_piles(reader, state)
    if phase == "fill":
        _check_fill(reader, state)
    if drawn is not None:
        _check_drawn(reader, state, drawn)
    if phase == "lots":
        _check_lots(reader, state)
    return state


def _read_side(reader: Reader) -> Side:
    reader.keys(SIDE_KEYS)
    stock, hand, reserve = (reader.at(key).items(0, 40) for key in ("stock", "hand", "reserve"))
    piles = [pile.items(0, 40) for pile in reader.at("base").items(4, 4)]
    actions, turned = (reader.at(key).items(0, 12) for key in ("actions", "turned"))
    away = reader.at("away").whole(0, len(NUMBERS))
    score = reader.at("score").whole(0, MOST_SCORE)
    side = Side(
        read_cards(stock, NUMBERS),
        read_cards(actions, ACTIONS),
        read_cards(turned, ACTIONS),
        read_cards(hand, NUMBERS),
        read_cards(reserve, NUMBERS),
        cast(Base, tuple(read_cards(pile, NUMBERS) for pile in piles)),
        away,
        score,
    )
    numbers = [*stock, *hand, *reserve, *(item for pile in piles for item in pile)]
    _refuse_twice(numbers)
    _refuse_twice([*actions, *turned])
    if len(numbers) + away != len(NUMBERS):
        reader.at("away").refuse("bad-numbers", rule="setup.base", count=len(numbers) + away)
    if len(actions) + len(turned) != len(ACTIONS):
        count = len(actions) + len(turned)
        reader.at("actions").refuse("bad-actions", rule="action.reshuffle", count=count)
    return side


def _refuse_twice(readers: Sequence[Reader]) -> None:
    """Refuse the second place where a card stands: every deck is single."""
    seen: set[Card] = set()
    for item in readers:
        if item.value in seen:
            item.refuse("bad-twice", rule="setup.base", card=item.value)
        seen.add(item.value)


def _check_turn(reader: Reader, state: TriComState) -> None:
    """Check whose turn it is, who began, and what only belongs to some phases."""
    phase = state.phase
    if (state.on_turn is None) != (phase in UNTURNED):
        rule = "end.stock-empty" if phase == "over" else "turn.action-first"
        reader.at("on_turn").refuse("bad-on-turn", rule="start.tie" if phase == "lots" else rule)
    if (state.begins is None) != (phase == "lots"):
        reader.at("begins").refuse("bad-begins", rule="start.highest")
    if (state.slot is None) != (phase != "fill"):
        reader.at("slot").refuse("bad-slot", rule="fill.king-queen")
    if state.drawn is not None and phase != "play":
        reader.at("drawn").refuse("bad-drawn", rule="reserve.take")


def _check_gaps(reader: Reader, state: TriComState) -> None:
    """`fill.mandatory`: a slot stays empty only when there is no stock to fill it from."""
    for seat, side in enumerate(state.sides):
        for slot, pile in enumerate(side.base):
            waits = state.phase == "fill" and seat == state.on_turn and slot == state.slot
            where = reader.at("seats").at(seat).at("base").at(slot)
            if waits and pile:
                where.refuse("bad-slot-full", rule="fill.king-queen")
            if not waits and not pile and side.stock:
                where.refuse("bad-gap", rule="fill.mandatory")


def _check_hands(reader: Reader, state: TriComState) -> None:
    """Check the size of each hand: by the phase for the seat on turn, else as between turns."""
    over = not any(side.hand for side in state.sides)
    if over != (state.phase == "over"):
        reader.at("phase").refuse("bad-over", rule="end.stock-empty")
    for seat, side in enumerate(state.sides):
        low, high = (HAND, HAND) if side.stock else (0, HAND)
        if seat == state.on_turn and state.phase != "shuffle":
            low = max(low, 1)
            if state.phase == "play":
                low, high = _held_in_play(bool(side.stock), state.drawn is not None)
        if not low <= len(side.hand) <= high:
            reader.at("seats").at(seat).at("hand").refuse(
                "bad-hand",
                rule="setup.hand",
                low=low,
                high=high,
                exact=int(low == high),
                count=len(side.hand),
            )


def _held_in_play(stock: bool, drawn: bool) -> tuple[int, int]:
    if stock:
        return HAND + 1, HAND + 1
    return (2 if drawn else 1), HAND + 1


def _check_action_piles(reader: Reader, state: TriComState) -> None:
    """`turn.action-first`, `action.reshuffle`: no pile is empty but in the turn that emptied it."""
    phase = state.phase
    spent = 0
    for seat, side in enumerate(state.sides):
        pile = reader.at("seats").at(seat).at("actions")
        mine = seat == state.on_turn
        if mine and phase == "shuffle":
            if side.actions:
                pile.refuse("bad-shuffle", rule="action.reshuffle")
        elif not side.actions and not (mine and phase in TURNED):
            spent += 1
            if phase != "over" or spent > 1:
                pile.refuse("bad-spent", rule="action.reshuffle")
        if mine and phase in TURNED and not side.turned:
            turned = reader.at("seats").at(seat).at("turned")
            turned.refuse("bad-turned", rule="turn.action-first")


def _check_fill(reader: Reader, state: TriComState) -> None:
    """`fill.king-queen`: a king or queen emptied the slot, and there is something to fill it."""
    own = state.own
    seat = reader.at("seats").at(state.on_turn or 0)
    if RANK[own.turned[-1]] == JACK:
        last = len(own.turned) - 1
        seat.at("turned").at(last).refuse("bad-fill-card", rule="fill.king-queen")
    if not own.stock and not own.reserve:
        reader.at("phase").refuse("bad-fill-none", rule="fill.none")


def _check_drawn(reader: Reader, state: TriComState, drawn: Card) -> None:
    """`reserve.take`: the card taken is the last in hand and fits somewhere."""
    own = state.own
    if not own.hand or own.hand[-1] != drawn:
        reader.at("drawn").refuse("bad-drawn-hand", rule="reserve.take")
    if not fitting(drawn, own.tops):
        reader.at("drawn").refuse("bad-drawn-fits", rule="reserve.take")


def _check_lots(reader: Reader, state: TriComState) -> None:
    """`start.lots`: before the lots nothing has been played, and the highest bases tie."""
    for seat, side in enumerate(state.sides):
        where = reader.at("seats").at(seat)
        if (
            len(side.stock) != FRESH_STOCK
            or side.turned
            or side.reserve
            or any(len(pile) != 1 for pile in side.base)
        ):
            where.refuse("bad-lots-fresh", rule="start.tie")
        points = dealt_score(side.tops)
        if side.score != points:
            where.at("score").refuse("bad-lots-score", rule="setup.score-once", points=points)
    if len(state.tied()) < 2:
        reader.at("phase").refuse("bad-lots-tie", rule="start.tie")
