"""The games of the house, by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tritables.core.errors import BadInput, BadPosition
from tritables.core.game import Game
from tritables.core.messages import not_one_of
from tritables.core.reading import Reader

_games: dict[str, Game[Any] | str] = {}
"""Each game by its name, or the module that holds it as ``GAME`` until somebody asks for it."""

_finders: list[Callable[[], None]] = []


def register(game: Game[Any]) -> Game[Any]:
    """Add a game to the house; a name is taken once."""
    _games.setdefault(game.name, game)
    if _game(game.name) is not game:
        raise ValueError(f"the name {game.name} is taken")
    return game


def announce(name: str, module: str) -> None:
    """Add a game by its name; its module is imported when the game is first asked for.

    A page shows one game, and importing the others would be a good part of its start.
    """
    _games.setdefault(name, module)


def _game(name: str) -> Game[Any]:
    game = _games[name]
    if isinstance(game, str):
        game = _games[name] = import_module(game).GAME
    return game


def find_more_with(finder: Callable[[], None]) -> None:
    """Name what registers further games; it is called once, when the known ones do not suffice."""
    _finders.append(finder)


def _find_more() -> None:
    while _finders:
        _finders.pop()()


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
        _find_more()
    if not isinstance(name, str) or name not in _games:
        raise BadInput(not_one_of(name, _games), where=where)
    return _game(name)


def game_names() -> tuple[str, ...]:
    """The names of all games, in the order of their registration."""
    _find_more()
    return tuple(_games)


def game_of(data: object) -> Game[Any]:
    """The game that a position or a view names, as JSON; raises `BadPosition` where it names none.

    >>> from tritables import new
    >>> game_of(new("tricap").position()).name
    'tricap'
    """
    reader = Reader(data, BadPosition)
    reader.has("game")
    return game_named(reader.at("game").one_of(*game_names()))
