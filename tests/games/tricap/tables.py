"""Tables written down by the cards that matter, and whole games played at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tritables import Event
from tritables.core import CHANCE
from tritables.core.cards import DECK
from tritables.games.tricap import GAME
from tritables.games.tricap.state import TriCapState

Position = dict[str, Any]


def table(
    phase: str,
    to_act: int | str | None,
    *seats: str,
    deck: str = "",
    centre: str = "",
    seat: int | None = None,
    left: int | None = None,
    redraw: str = "late",
) -> Position:
    """A position; each seat is ``hand/active/captured``, as in ``2C 3H/AS`` or ``2C 3H 4D``.

    Cards that are not named follow in the deck; with ``left`` the deck ends after so many cards
    and the others have been captured, in turn by each seat.
    """
    made: list[dict[str, Any]] = []
    for text in seats:
        hand, active, captured = (*text.split("/"), "", "")[:3]
        made.append({"hand": hand.split(), "active": active or None, "captured": captured.split()})
    named = [*deck.split(), *centre.split(), *" ".join(seats).replace("/", " ").split()]
    rest = [card for card in DECK if card not in named]
    cards = deck.split()
    if left is None:
        cards += rest
    else:
        cards += rest[: left - len(cards)]
        for nth, card in enumerate(card for card in rest if card not in cards):
            made[nth % len(made)]["captured"].append(card)
    return {
        "format": "tritables-position/1",
        "game": "tricap",
        "options": {"redraw": redraw},
        "to_act": to_act,
        "phase": phase,
        "seat": seat,
        "deck": cards,
        "centre": centre.split(),
        "seats": made,
    }


def at(phase: str, to_act: int | str | None, *seats: str, **keys: Any) -> TriCapState:
    return GAME.read(table(phase, to_act, *seats, **keys))


def told(state: TriCapState, *moves: str) -> list[tuple[str, int | None, int]]:
    """Every event of the moves: its rule, seat and points."""
    log: list[Event] = []
    for move in moves:
        state = state.play(move, log)
    return [(event.rule, event.seat, event.points) for event in log]


def play(state: TriCapState, *moves: str) -> TriCapState:
    for move in moves:
        state = state.play(move)
    return state


def shuffled(state: TriCapState, first: str = "") -> str:
    """The shuffle that brings these cards to the top and leaves the others in order."""
    cards = first.split()
    rest = sorted(state.loose_cards().difference(cards))
    return " ".join(["shuffle", *cards, *rest])


def random_move(state: TriCapState, rng: Random) -> str:
    if state.to_act == CHANCE:
        return state.draw(rng)
    return rng.choice(list(state.legal_moves()))


def random_game(
    seats: int, redraw: str, seed: int
) -> list[tuple[TriCapState, str, Sequence[Event], TriCapState]]:
    """A whole game: each state, the move played, its events, and the state after it."""
    rng = Random(f"{seats} {redraw} {seed}")
    state = GAME.new(seats, {"redraw": redraw}, seed)
    steps = []
    while state.to_act is not None:
        move, log = random_move(state, rng), []
        after = state.play(move, log)
        steps.append((state, move, log, after))
        state = after
    return steps


TABLES = [(seats, redraw) for seats in range(2, 7) for redraw in ("late", "early")]
