"""The rules that a position of Tri-Cap presumes: without them its cards cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tritables.core.state import Move
from tritables.games.tricap.notation import PASS, TAKE
from tritables.games.tricap.state import TriCapState

_PLAYERS: Final = {4: "one.capture", 5: "players", 6: "players"}
"""The rules with which lessons begin to show more than three players."""

_PHASES: Final = {
    "capture": "adjacent",
    "replace": "one.capture",
    "shuffle": "tricap",
    "draw": "redraw",
}

_MOVES: Final = {TAKE: "one.capture", PASS: "one.pass"}


def presumed(state: TriCapState) -> Iterator[str]:
    """The rules that a position presumes, in its cards and its house rule.

    >>> from tritables import new
    >>> list(presumed(new("tricap", seed=1))), list(presumed(new("tricap", seats=4, seed=1)))
    ([], ['one.capture'])
    """
    if state.seats in _PLAYERS:
        yield _PLAYERS[state.seats]
    if not state.late:
        yield "redraw"
    if state.phase in _PHASES:
        yield _PHASES[state.phase]
    if any(state.captured):
        yield "one.capture"
    if len(state.centre) > 1:
        yield "none"
    if not state.deck:
        yield "end.deck"
    if not all(state.hands):
        yield "redraw"


def presumed_by(state: TriCapState, move: Move) -> Iterator[str]:
    """The rules that a move presumes, legal or not: without them nobody would think of it.

    >>> from tritables import new
    >>> list(presumed_by(new("tricap", seed=1), "pass"))
    ['one.pass']
    """
    if move in _MOVES:
        yield _MOVES[move]
    elif move.startswith("draw "):
        yield "redraw"
