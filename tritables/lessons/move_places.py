"""The places of a move on a board, to mark it in a question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from tritables.core.errors import IllegalMove
from tritables.core.game import Game
from tritables.core.picture import Way
from tritables.core.state import CHANCE, Move, State
from tritables.lessons.gestures import hands_of
from tritables.lessons.outcomes import FRONT

MOST_GESTURES: Final = 2000
"""Gestures that are tried to find an illegal move's."""


def move_places(game: Game[Any], state: State, move: Move) -> tuple[str, ...]:
    """Return the source and target of a move, or the one place to touch for it.

    Empty where no gesture makes it, such as a throw or a button.

    >>> from tritables import game_named
    >>> game = game_named("trictrac")
    >>> start = game.example("look-ahead").position
    >>> move_places(game, start, "22/24"), move_places(game, start, "roll 3-4")
    (('22', '24'), ())
    """
    return _places(game, state, move)


def way_of(game: Game[Any], state: State, move: Move) -> Way | None:
    """Return a legal move as the gesture that makes it, with the piece as it would lie there; None
    where it does not go from place to place.

    >>> from tritables import game_named
    >>> game = game_named("trictrac")
    >>> way_of(game, game.example("look-ahead").position, "22/24").target
    '24'
    """
    for way in game.picture(state, None, FRONT).ways:
        if way.move == move:
            return way
    places = move_places(game, state, move)
    return Way(move, places[0], places[1]) if len(places) > 1 else None


@lru_cache(64)
def _places(game: Game[Any], state: State, move: Move) -> tuple[str, ...]:
    picture = game.picture(state, None, FRONT)
    if known := hands_of(picture, move):
        return known
    if state.to_act == CHANCE or any(action.move == move for action in picture.actions):
        return ()
    turns: dict[str, int] = {}
    for piece in picture.pieces:
        if picture.lifts is None or piece.place in picture.lifts:
            turns[piece.place] = max(turns.get(piece.place, 1), piece.turns)
    lifted = picture.lifts or ()
    ends = [at.id for at in game.layout(state, "wide", FRONT).places if at.id not in lifted]
    # Most notations name the place where a move ends, so that those places come first.
    ends.sort(key=lambda end: end not in move)
    tries = [(one, end, nth) for end in ends for one in turns for nth in range(turns[one])]
    for source, target, turn in tries[:MOST_GESTURES]:
        if source != target and _attempted(game, state, source, target, turn) == move:
            return source, target
    return ()


def places_to_touch(game: Game[Any], state: State, moves: Sequence[Move]) -> tuple[str, ...]:
    """Return for each of some moves the place that tells it from the others: where it begins or,
    where all begin at one place, where it ends; empty where neither does.

    >>> from tritables import game_named
    >>> game = game_named("trictrac")
    >>> start = game.example("look-ahead").position
    >>> places_to_touch(game, start, ("1/3", "22/24")), places_to_touch(game, start, ("1/3", "1/6"))
    (('1', '22'), ('3', '6'))
    """
    return _places_to_touch(game, state, tuple(moves))


@lru_cache(64)
def _places_to_touch(game: Game[Any], state: State, moves: tuple[Move, ...]) -> tuple[str, ...]:
    ends = [move_places(game, state, move) for move in moves]
    if all(ends):
        for end in (0, -1):
            places = tuple(one[end] for one in ends)
            if len(set(places)) == len(places):
                return places
    return ()


def _attempted(game: Game[Any], state: State, source: str, target: str, turn: int) -> Move | None:
    try:
        return game.attempt(state, source, target, turn)
    except IllegalMove:
        return None
