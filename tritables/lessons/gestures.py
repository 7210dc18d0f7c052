"""Gestures on a board, from place to place: the moves that they are, with their verdicts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tritables.core.errors import IllegalMove
from tritables.core.game import Game
from tritables.core.picture import Picture, Way
from tritables.core.state import Move, State
from tritables.core.verdicts import Verdict
from tritables.lessons.outcomes import FRONT


def tries_from(game: Game[Any], state: State, place: str) -> list[tuple[Move, Verdict]]:
    """Return the moves that a user may intend with the piece on a place, with their verdicts."""
    own = game.teaching("tries")
    if own is not None:
        return [(move, state.judge(move)) for move in own(state, place)]
    targets = dict.fromkeys(way.target for way in ways_of(game, state))
    return gestures(game, state, [place], targets)


def gestures(
    game: Game[Any],
    state: State,
    sources: Iterable[str],
    targets: Iterable[str],
    *,
    turned: bool = True,
) -> list[tuple[Move, Verdict]]:
    """Return the gestures between places as moves with their verdicts.

    A piece that can be turned in hand is tried in every orientation, unless ``turned`` is False.
    """
    turns: dict[str, int] = {}
    for piece in game.picture(state, None, FRONT).pieces if turned else ():
        turns[piece.place] = max(turns.get(piece.place, 1), piece.turns)
    ends = list(targets)
    return [
        tried(game, state, source, target, turn)
        for source in sources
        for target in ends
        for turn in range(turns.get(source, 1))
        if source != target
    ]


def tried(
    game: Game[Any], state: State, source: str, target: str, turn: int = 0
) -> tuple[Move, Verdict]:
    """Return a gesture as a move with its verdict; the move is empty where it has no notation."""
    try:
        move = game.attempt(state, source, target, turn)
    except IllegalMove as refusal:
        return "", refusal.verdict
    return move, state.judge(move)


def hands_of(picture: Picture, move: Move) -> tuple[str, ...]:
    """Return the places of a legal move's gesture: source and target, or one to touch; empty for
    none.
    """
    for way in picture.ways:
        if way.move == move:
            return way.source, way.target
    return next(((place,) for place, touched in picture.touches if touched == move), ())


def ways_of(game: Game[Any], state: State) -> tuple[Way, ...]:
    """Return the legal moves as gestures."""
    return game.picture(state, None, FRONT).ways
