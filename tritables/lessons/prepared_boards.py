"""Boards on principles of play that were found beforehand: practice begins with them at once."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.lessons.best_steps import Best
from tritables.lessons.exercise_files import read_exercise

FILE: Final = "boards.json"
"""The file of a game's boards, in its folder; `python -m scripts.training.boards` writes it."""

FORMAT: Final = "tritables-boards/1"

MOST: Final = 500


def prepared(game: str, principle: str) -> tuple[Best, ...]:
    """Return the boards on a principle that were found beforehand; none of a game without any.

    >>> {board.principle for board in prepared("tricap", "weigh")}
    {'weigh'}
    """
    return tuple(one for one in _boards_of(game) if one.principle == principle)


@cache
def _boards_of(game: str) -> tuple[Best, ...]:
    kit = game_named(game)
    file = files(kit.folder).joinpath(FILE)
    if not file.is_file():
        return ()
    reader = Reader(json.loads(file.read_text("utf-8")), BadInput, FILE)
    reader.keys(("format", "game", "boards"))
    reader.at("format").one_of(FORMAT)
    reader.at("game").one_of(game)
    items = reader.at("boards").items(0, MOST)
    found = (read_exercise(item.value, kit, item.where) for item in items)
    return tuple(one for one in found if isinstance(one, Best))
