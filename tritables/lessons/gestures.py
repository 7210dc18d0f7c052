"""Gestures on the board: from place to place, each as a move with what the rules say of it."""

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
    """What somebody may want to do with the piece on a place, each with its verdict."""
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
    """The gestures between places, each as a move, if it is one, with its verdict.

    A piece that can be turned in hand is turned each way, unless ``turned`` is False.
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
    """One gesture as a move with its verdict; the move is empty where there is no word for it."""
    try:
        move = game.attempt(state, source, target, turn)
    except IllegalMove as refusal:
        return "", refusal.verdict
    return move, state.judge(move)


def hands_of(picture: Picture, move: Move) -> tuple[str, ...]:
    """The places between which a legal move goes, or the one that is touched for it, if any."""
    for way in picture.ways:
        if way.move == move:
            return way.source, way.target
    return next(((place,) for place, touched in picture.touches if touched == move), ())


def ways_of(game: Game[Any], state: State) -> tuple[Way, ...]:
    """The legal moves as gestures."""
    return game.picture(state, None, FRONT).ways
