"""Tables written down by the cards that matter, and whole games played at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tritables import Event
from tritables.core import CHANCE
from tritables.games.tricap import GAME, position
from tritables.games.tricap.short_position import dealt
from tritables.games.tricap.state import TriCapState

Position = dict[str, Any]


def named(*seats: str, **keys: Any) -> dict[str, Any]:
    """The arguments of a position in which nothing is left to be filled in but the deck.

    Each seat is ``hand/active/captured``, as in ``2C 3H/AS`` or ``2C 3H 4D``.
    """
    of_each = [(*text.split("/"), "", "")[:3] for text in seats]
    hands, actives, captured = (
        " / ".join(parts[nth] or "-" for parts in of_each) for nth in range(3)
    )
    written = {"hands": hands, "actives": actives, "captured": captured}
    rest = {"centre": "", "deck": "", "left": None, "seats": None, "redraw": "late", "seed": 1}
    return {**rest, **written, **keys}


def table(
    phase: str, to_act: int | str | None, *seats: str, seat: int | None = None, **keys: Any
) -> Position:
    """A position as JSON, which need not keep the rules."""
    state = dealt(**named(*seats, phase=phase, **keys))
    return {**state.position(), "to_act": to_act, "seat": seat}


def at(phase: str, *seats: str, **keys: Any) -> TriCapState:
    return position(**named(*seats, phase=phase, **keys))


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
