"""Moves in words, or in the notation where the settings say so."""

from __future__ import annotations

from typing import Any

from tritables.core.game import Game
from tritables.core.state import Move, Seat, State
from tritables.table.settings import Settings
from tritables.texts import said_to


def move_shown(
    game: Game[Any], state: State, move: Move, settings: Settings, reader: Seat | None = None
) -> str:
    """Return a move as settings show it: in words said to a reader, or in the notation.

    >>> from tritables import game_named, new
    >>> notation = Settings(notation=True)
    >>> move_shown(game_named("trictrac"), new("trictrac"), "bar/3", notation)
    'bar/3'
    """
    if settings.notation:
        return move
    return said_to(game.in_words(state, move), settings.lang, reader)
