"""Opponents by their names: a game's characters, those of every game, those of installed packages,
and those that a program has brought itself.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message, not_one_of
from tritables.opponents.kinds import OPPONENTS, Opponent

Player = str | Opponent
"""An opponent by its name, or a function or object of one's own that is one."""

LONGEST_NAME: Final = 40

_own: dict[str, Opponent] = {}
"""The opponents that this process has brought, by their names; the last one of a name."""


@cache
def installed() -> dict[str, Opponent]:
    """Return the opponents of installed packages, by the names of their entry points.

    One that cannot be loaded, or has a name that is taken, is told by a warning, not raised.
    """
    from importlib.metadata import entry_points  # slow, and mostly nobody asks

    found: dict[str, Opponent] = {}
    for entry in entry_points(group="tritables.opponents"):
        try:
            if entry.name in OPPONENTS or not _is_name(entry.name):
                raise ValueError(f"the name {entry.name!r} cannot be taken")
            opponent = entry.load()
            if not callable(opponent):
                raise TypeError("it cannot be called")
        except Exception as fault:
            warnings.warn(f"the opponent {entry.name} cannot be used: {fault}", stacklevel=2)
        else:
            found[entry.name] = opponent
    return found


def own_names() -> tuple[str, ...]:
    """Return the names of the opponents that this process has brought itself.

    >>> "greedy" in own_names()
    False
    """
    return tuple(_own)


def _ours(game: Game[Any], name: object) -> Opponent | None:
    """One of the game's characters, or one who plays every game."""
    for character in game.opponents:
        if character.id == name:
            return character.choose
    return OPPONENTS.get(name) if isinstance(name, str) else None


def _others(game: Game[Any]) -> Iterator[tuple[str, Opponent]]:
    for name, opponent in {**installed(), **_own}.items():
        if _ours(game, name) is None:
            yield name, opponent


def opponent_names(game: Game[Any]) -> tuple[str, ...]:
    """Return the names of all who can play a game: characters first, the weakest of them first.

    >>> from tritables import game_named
    >>> [name for name in opponent_names(game_named("trictrac")) if name in OPPONENTS]
    ['random', 'greedy']
    """
    ours = [character.id for character in game.opponents]
    return (*ours, *OPPONENTS, *(name for name, _ in _others(game)))


def opponent_named(game: Game[Any], name: object, where: str) -> Opponent:
    """Return the opponent of a name; raises `BadInput` for ``where``, with the names that are
    known.

    >>> from tritables import game_named
    >>> opponent_named(game_named("tricap"), "greedy", "by") is OPPONENTS["greedy"]
    True
    """
    found = _ours(game, name) or (dict(_others(game)).get(name) if isinstance(name, str) else None)
    if found is None:
        raise BadInput(not_one_of(name, opponent_names(game)), where=where)
    return found


def is_ours(game: Game[Any], name: str) -> bool:
    """True for an opponent that comes with tritables or with the game."""
    return _ours(game, name) is not None


def name_of(opponent: Opponent) -> str:
    """Return what an opponent of one's own is called: its ``name`` if it has one, else a
    function's name or the class's.

    >>> name_of(lambda view, seat, rng: view.legal_moves()[0])
    'lambda'
    """
    given = getattr(opponent, "name", None) or getattr(opponent, "__name__", None)
    return str(given or type(opponent).__name__).strip("<>")


def introduce(game: Game[Any], opponent: Opponent, where: str) -> str:
    """Make an opponent of one's own known by its name, and return that.

    Raises `BadInput` for a name that is no name, or that another one of the game has.
    """
    name = name_of(opponent)
    ours = _ours(game, name)
    if not _is_name(name) or (ours is not None and ours is not opponent):
        taken = ", ".join(("person", *opponent_names(game)))
        raise BadInput(
            Message("bad-opponent-name", {"name": name[:LONGEST_NAME], "taken": taken}), where=where
        )
    if ours is None:
        _own[name] = opponent
    return name


def _is_name(name: str) -> bool:
    """True for a text that is shown and saved as a name."""
    plain = name.isprintable() and name.strip() == name
    return plain and 0 < len(name) <= LONGEST_NAME and name not in ("person", "chance")
