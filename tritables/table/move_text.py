"""Moves in words, or in the notation where the settings say so; and as they are asked about."""

from __future__ import annotations

from typing import Any, Final

from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.state import Move, Seat, State
from tritables.lessons.exercise_steps import MovePart
from tritables.table.settings import Settings
from tritables.texts import ENGLISH, has, said_to

FOLLOWS: Final[dict[MovePart, str]] = {
    "who": "ask-who",
    "so": "ask-rule-who",
    "so-nobody": "ask-rule-who-nobody",
}
"""The house's words for whose turn it is after a move."""


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


def move_asked(
    game: Game[Any], state: State, move: Move, part: MovePart, settings: Settings
) -> Message:
    """Return a move as a sentence: the question whether it may be played, or that it is played.

    The ``part`` may also be what follows it: whose turn it is then, as a question or as what is so.
    A game's catalogue has these sentences for its moves; a move in the notation has the house's.

    >>> from tritables import game_named, new
    >>> state = new("tricom", seed=1)
    >>> str(move_asked(game_named("tricom"), state, "take stock", "may", Settings()))
    'May you take from the stock now?'
    >>> notation = Settings(notation=True)
    >>> str(move_asked(game_named("tricom"), state, "take stock", "told", notation))
    'This is played: take stock.'
    """
    words = game.in_words(state, move)
    if part in FOLLOWS:
        own = f"asked-{words.id}.{part}"
        known = words.game is not None and has(own, game.name, ENGLISH)
        return Message(own, words.args, words.game) if known else Message(FOLLOWS[part])
    own = f"asked-{words.id}.{part}"
    if not settings.notation and words.game is not None and has(own, game.name, ENGLISH):
        return Message(own, words.args, words.game)
    shown = move_shown(game, state, move, settings)
    return Message("ask-may" if part == "may" else "ask-played", {"move": shown})
