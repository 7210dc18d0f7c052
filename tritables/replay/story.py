"""The story of a round that is over: what decided it, from facts of its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.state import Seat
from tritables.replay.history import Node, path_to
from tritables.replay.seats import SeatNames
from tritables.texts import addressed, say


def story_of(
    game: Game[Any], end: Node, names: Sequence[str], lang: str, reader: Seat | None = None
) -> list[str]:
    """Return the story of the line to a node at which a round is over, in up to three sentences.

    ``names`` are those of the seats in the language; ``reader`` is the seat that is called "you".
    Nothing is said where nothing is true: at a node at which the round goes on, and of a game
    without points that has no `story` of its own.

    >>> from tritables import game_named
    >>> from tritables.replay.session import Session
    >>> story_of(game_named("tricap"), Session(game_named("tricap")).history.current, (), "en")
    []
    """
    if end.state.result is None or end.parent is None:
        return []
    own = game.teaching_of("story")
    told = _Account(game, end, names, reader).story() if own is None else own(path_to(end), reader)
    return [say(addressed(message, reader), lang) for message in told]
