"""The games of the house, by name."""

from __future__ import annotations

from typing import Any

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message

_games: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> Game[Any]:
    """Add a game to the house; a name is taken once."""
    if _games.setdefault(game.name, game) is not game:
        raise ValueError(f"the name {game.name} is taken")
    return game


def unregister(name: str) -> None:
    """Take a game out again, for tests that bring their own."""
    del _games[name]


def game_named(name: object, where: str = "game") -> Game[Any]:
    """The game of that name; raises `BadInput` for any other value.

    >>> from tritables import games
    >>> game_named("trictrac").seats
    range(2, 3)
    """
    if not isinstance(name, str) or name not in _games:
        raise BadInput(Message("bad-choice", {"choices": ", ".join(_games)}), where=where)
    return _games[name]


def game_names() -> tuple[str, ...]:
    """The names of all games, in the order of their registration."""
    return tuple(_games)
