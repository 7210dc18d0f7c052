"""Verdicts: for each way a move can be wrong, the rule, the witnesses and what comes near.

What is due decides which rule a wrong move breaks, so each phase has its rule (`RULE`) and says
what it answers to each kind of move. A verdict tells no card that the judged state does not show
to all, but for the hand of the seat to act: what a person tries is judged on that seat's view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tritables.core.cards import UNKNOWN, Card
from tritables.core.messages import Argument
from tritables.core.verdicts import Verdict
from tritables.games.tricap import places
from tritables.games.tricap.notation import PASS, SHUFFLE, TAKE, Reading, read_move
from tritables.games.tricap.ranks import rank_name
from tritables.games.tricap.words import words

if TYPE_CHECKING:
    from tritables.games.tricap.state import TriCapState

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

_DRAWN: Final = 3


def judge(state: TriCapState, move: str) -> Verdict:
    """Say whether ``move`` can be played in ``state`` and, if not, why not."""
    if state.shuffles(move) or (move != SHUFFLE and move in state.legal_moves()):
        return Verdict.legal(move)
    reading = read_move(move)
    if reading is None:
        shown = move if len(move) <= 40 else move[:39] + "…"
        return Verdict.refused(None, words("verdict-unreadable", move=shown))
    return _answer(state, reading)


def judge_gesture(state: TriCapState, source: str, target: str) -> Verdict:
    """Say why a card cannot go from one place to another, where no text says that it does.

    It names no card: what is lifted may be one that nobody should know.
    """
    seat = state.on_turn
    lays = state.phase in ("lay", "replace")
    if source.startswith("hand") and lays and seat is not None:
        if source not in _hand(state):
            return _refuse(state, "own-hand", {"seat": seat}, _hand(state))
        return _refuse(state, "lay-place", {"seat": seat}, (places.active(seat),))
    if source.startswith("hand"):
        return _answer(state, Reading("lay", (UNKNOWN,)))
    if source == places.CENTRE:
        if state.phase == "capture" and seat is not None:
            shown = (places.captured(seat),)
            return _refuse(state, "take-place", {"seat": seat}, shown, (TAKE,))
        return _answer(state, Reading(TAKE))
    if source == places.DECK and state.phase == "centre":
        return _refuse(state, "turn-up", {}, (places.DECK, places.CENTRE))
    if source == places.DECK:
        draws = state.phase == "replace" and target.startswith("hand")
        return _answer(state, Reading("draw" if draws else "centre"))
    if state.phase == "over":
        return _answer(state, Reading(TAKE))
    return _refuse(state, "stays", {}, (source,))


def _answer(state: TriCapState, reading: Reading) -> Verdict:
    """Why what was read cannot be played in this phase."""
    phase = state.phase
    if phase == "shuffle":
        return _in_shuffle(state, reading)
    if phase == "lay":
        return _in_lay(state, reading)
    if phase == "capture":
        return _in_capture(state, reading)
    if phase == "replace":
        return _in_replace(state, reading)
    if phase == "centre":
        return _in_centre(state, reading)
    if phase == "draw":
        return _in_draw(state, reading)
    return _refuse(state, "over", {}, (places.DECK,))


def _refuse(
    state: TriCapState,
    id: str,
    args: Mapping[str, Argument] | None = None,
    witnesses: Sequence[str] = (),
    nearest: Sequence[str] = (),
) -> Verdict:
    message = words(f"verdict-{id}", **(args or {}))
    return Verdict.refused(RULE[state.phase], message, tuple(witnesses), tuple(nearest))


def _in_lay(state: TriCapState, reading: Reading) -> Verdict:
    """`round.lay`: every seat in turn lays a card of its hand."""
    if reading.kind == "lay":
        return _not_held(state, reading)
    seat = _on_turn(state)
    return _refuse(state, "lay-first", {"seat": seat}, _hand(state))


def _not_held(state: TriCapState, reading: Reading) -> Verdict:
    """A card is laid from the own hand."""
    seat = _on_turn(state)
    if UNKNOWN in state.hands[seat]:
        return _refuse(state, "hand-hidden", {"seat": seat}, _hand(state))
    args: dict[str, Argument] = {"seat": seat, "card": reading.cards[0]}
    return _refuse(state, "not-held", args, _hand(state), state.legal_moves())


def _in_capture(state: TriCapState, reading: Reading) -> Verdict:
    """`one.capture`: take or pass comes before anything else."""
    args: dict[str, Argument] = {"seat": _on_turn(state), "count": len(state.centre)}
    shown = (places.CENTRE, places.active(_on_turn(state)))
    if reading.kind == "lay":
        return _refuse(state, "lay-after-capture", args, shown, (TAKE, PASS))
    return _refuse(state, "decide-first", args, shown, (TAKE, PASS))


def _in_replace(state: TriCapState, reading: Reading) -> Verdict:
    """`one.replace`: who captured lays a new active card."""
    seat = _on_turn(state)
    if reading.kind == "lay":
        return _not_held(state, reading)
    if reading.kind in (TAKE, PASS):
        return _refuse(state, "taken-already", {"seat": seat}, (places.captured(seat),))
    if reading.kind == "draw":
        args: dict[str, Argument] = {"seat": seat, "count": len(state.hands[seat])}
        return _refuse(state, "has-cards", args, _hand(state))
    return _refuse(state, "replace-first", {"seat": seat}, (places.active(seat), *_hand(state)))


def _in_centre(state: TriCapState, reading: Reading) -> Verdict:
    """`round.centre`: the next card of the deck is turned up."""
    kind = reading.kind
    if kind == "centre":
        if state.deck[0] == UNKNOWN:
            return _refuse(state, "deck-hidden", {}, (places.DECK,))
        return _refuse(state, "other-card", {"card": reading.cards[0]}, (places.DECK,))
    if kind == "lay":
        actives = tuple(places.active(seat) for seat in range(state.seats))
        return _refuse(state, "all-laid", {}, (*actives, places.DECK))
    if kind in (TAKE, PASS):
        return _no_capture(state)
    if kind == "draw":
        return _refuse(state, "no-draw", {}, (places.DECK,))
    return _refuse(state, "no-tricap", {}, (places.DECK,))


def _no_capture(state: TriCapState) -> Verdict:
    """Why nobody may take or pass while a centre card is due."""
    if not state.centre:
        return _refuse(state, "pile-empty", {}, (places.CENTRE,))
    seats = state.adjacent_seats()
    if seats:
        # The card was passed, or lay there before these active cards were turned up.
        shown = (places.CENTRE, *(places.active(seat) for seat in seats))
        return _refuse(state, "chance-gone", {}, shown)
    shown = (places.CENTRE, *(places.active(seat) for seat in range(state.seats)))
    return _refuse(state, "nobody-adjacent", {"rank": rank_name(state.centre[-1])}, shown)


def _in_draw(state: TriCapState, reading: Reading) -> Verdict:
    """`redraw`: the seat whose hand is empty takes the top three cards of the deck."""
    seat = _on_turn(state)
    if reading.kind != "draw":
        return _refuse(state, "draw-first", {"seat": seat}, (places.DECK,))
    if reading.seat != seat:
        return _refuse(state, "draw-seat", {"seat": seat}, (places.DECK,))
    if len(reading.cards) != _DRAWN:
        return _refuse(state, "draw-three", {"count": len(reading.cards)}, (places.DECK,))
    if UNKNOWN in state.deck[:_DRAWN]:
        return _refuse(state, "deck-hidden", {}, (places.DECK,))
    return _refuse(state, "other-cards", {}, (places.DECK,))


def _in_shuffle(state: TriCapState, reading: Reading) -> Verdict:
    """`tricap`: all but the centre and the captured piles gets a new order."""
    if reading.kind in (TAKE, PASS):
        seats = state.adjacent_seats()
        shown = (places.CENTRE, *(places.active(seat) for seat in seats))
        return _refuse(state, "tricap-takes-none", {"count": len(seats)}, shown)
    if reading.kind != SHUFFLE:
        return _refuse(state, "shuffle-first", {}, (places.DECK,))
    loose = state.loose()
    if not reading.cards:
        return _refuse(state, "shuffle-bare", {"count": loose}, (places.DECK,))
    for card, count in Counter(reading.cards).items():
        if count > 1:
            return _refuse(state, "shuffle-twice", {"card": card}, (places.DECK,))
        place = _stays(state, card)
        if place is not None:
            return _refuse(state, "shuffle-stays", {"card": card}, (place,))
    args: dict[str, Argument] = {"missing": loose - len(reading.cards)}
    return _refuse(state, "shuffle-missing", args, (places.DECK,))


def _stays(state: TriCapState, card: Card) -> str | None:
    """Where a card lies that is not shuffled: in the centre or on a captured pile."""
    if card in state.centre:
        return places.CENTRE
    for seat, pile in enumerate(state.captured):
        if card in pile:
            return places.captured(seat)
    return None


def _on_turn(state: TriCapState) -> int:
    assert state.on_turn is not None
    return state.on_turn


def _hand(state: TriCapState) -> tuple[str, ...]:
    seat = _on_turn(state)
    return places.hand_places(seat, len(state.hands[seat]))
