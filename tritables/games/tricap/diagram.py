"""The table as text, for a terminal, a doctest, or wherever no picture can be shown."""

from __future__ import annotations

from tritables.games.tricap.state import TriCapState


def diagram(state: TriCapState) -> str:
    """Write a state as plain text, as much of it as it knows.

    >>> from tritables.games.tricap import GAME
    >>> print(diagram(GAME.example("capture").position.view(0)))
    deck: 38 cards; centre: 10D QS 8C
    seat 0: 9H; in hand 4S KC; captured 0
    seat 1: 2D; in hand ?? ??; captured 2
    seat 2: KD; in hand ?? ??; captured 0
    seat 0 may take or pass
    """
    lines = [f"deck: {len(state.deck)} cards; centre: {' '.join(state.centre) or 'empty'}"]
    for seat in range(state.seats):
        active = state.actives[seat] or "no active card"
        hand = " ".join(state.hands[seat]) or "nothing"
        lines.append(f"seat {seat}: {active}; in hand {hand}; captured {len(state.captured[seat])}")
    lines.append(_due(state))
    return "\n".join(lines)


def _due(state: TriCapState) -> str:
    due = {
        "lay": f"seat {state.on_turn} is to lay a card face down",
        "capture": f"seat {state.on_turn} may take or pass",
        "replace": f"seat {state.on_turn} is to lay a new active card",
        "centre": "a centre card comes next",
        "draw": f"seat {state.on_turn} is to draw three cards",
        "shuffle": "a Tricap: everything but the centre is shuffled",
        "over": "the game is over",
    }
    return due[state.phase]
