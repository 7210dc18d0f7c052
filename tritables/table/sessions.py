"""Opening of sessions from a table's arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tritables.core.errors import BadInput, BadPosition, BadRecord
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.record import Record
from tritables.core.registry import game_names
from tritables.core.state import State
from tritables.opponents import Player
from tritables.replay.links import from_link
from tritables.replay.session import Session


def open_session(
    game: Game[Any],
    *,
    seats: Sequence[Player] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    position: object = None,
    record: object = None,
    example: Example | None = None,
) -> Session:
    """Return a session that begins as the arguments say.

    ``position`` and ``record`` are JSON (a position may be a state or a link, too) and have their
    own house rules, so they exclude ``options`` and each other; an ``example`` determines
    everything. Raises `BadInput` for arguments that exclude each other, `BadPosition` and
    `BadRecord`.
    """
    if example is not None:
        if any(given is not None for given in (seats, options, position, record)):
            raise BadInput(Message("bad-lesson"))
        _check_game(game, _as_json(example.position), BadPosition)
        return Session.of_example(game, example)
    _apart("record", record, "position", position)
    _apart("record", record, "options", options)
    _apart("position", position, "options", options)
    if record is not None:
        _check_game(game, record, BadRecord)
        return Session.of_record(game, Record.read(record), seats, seed)
    start = None if position is None else read_position(game, position)
    return Session(game, seats=seats, options=options, seed=seed, start=start)


def read_position(game: Game[Any], position: object) -> State:
    """Read a position of a game from JSON, a state or a link; raises `BadInput`, `BadPosition`."""
    if isinstance(position, str):
        position = from_link(position)
        if not isinstance(position, State):
            raise BadInput(Message("bad-link-position"), where="position")
    data = _as_json(position)
    _check_game(game, data, BadPosition)
    read: State = game.read(data)
    return read


def _as_json(position: object) -> object:
    return position.position() if isinstance(position, State) else position


def _apart(one: str, first: object, other: str, second: object) -> None:
    if first is not None and second is not None:
        raise BadInput(Message("bad-together", {"one": one, "other": other}), where=other)


def _check_game(game: Game[Any], data: object, error: type[BadInput]) -> None:
    """Raise ``error`` for data of another game, rather than for its keys."""
    found = data.get("game") if isinstance(data, Mapping) else None
    if found != game.name and isinstance(found, str) and found in game_names():
        args = {"found": found, "game": game.name}
        raise error(Message("bad-other-game", args), where="game")
