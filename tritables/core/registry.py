"""The registry of games, by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tritables.core.errors import BadInput, BadPosition
from tritables.core.game import Game
from tritables.core.messages import not_one_of
from tritables.core.reading import Reader

_games: dict[str, Game[Any] | str] = {}
"""Each game by its name, or the name of the module with its ``GAME`` until it is first used."""

_finders: list[Callable[[], None]] = []


def register(game: Game[Any]) -> Game[Any]:
    """Register a game; raises ValueError for a name that is taken."""
    _games.setdefault(game.name, game)
    if _game(game.name) is not game:
        raise ValueError(f"the name {game.name} is taken")
    return game


def announce(name: str, module: str) -> None:
    """Register a game by its name; its module is imported on first use.

    A page shows one game, and importing the others would be a good part of its start.
    """
    _games.setdefault(name, module)


def _game(name: str) -> Game[Any]:
    game = _games[name]
    if isinstance(game, str):
        game = _games[name] = import_module(game).GAME
    return game


def find_more_with(finder: Callable[[], None]) -> None:
    """Set a function that registers further games; it is called once, when a name is unknown."""
    _finders.append(finder)


def _find_more() -> None:
    while _finders:
        _finders.pop()()


def unregister(name: str) -> None:
    """Remove a game, for tests that bring their own."""
    del _games[name]


def game_named(name: object, where: str = "game") -> Game[Any]:
    """Return the game of a name.

    ``where`` is the place of the name in the input, for errors. Raises `BadInput` for any other
    value.

    >>> from tritables import games
    >>> game_named("trictrac").seats
    range(2, 3)
    """
    found = _games.get(name) if isinstance(name, str) else None
    if isinstance(found, Game):
        return found
    if not isinstance(name, str) or name not in _games:
        _find_more()
    if not isinstance(name, str) or name not in _games:
        raise BadInput(not_one_of(name, _games), where=where)
    return _game(name)


def game_names() -> tuple[str, ...]:
    """Return the names of all games, in the order of registration.

    >>> game_names()[:2]
    ('trictrac', 'triominos')
    """
    _find_more()
    return tuple(_games)


def game_of(data: object) -> Game[Any]:
    """Return the game of a position or a view as JSON; raises `BadPosition` where it names none.

    >>> from tritables import new
    >>> game_of(new("tricap").position()).name
    'tricap'
    """
    reader = Reader(data, BadPosition)
    reader.has("game")
    return game_named(reader.at("game").one_of(*game_names()))
