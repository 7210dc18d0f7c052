"""Positions that the tests start from, written down by the points that hold stones."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from tritables.core import CHANCE, State, game_named
from tritables.lessons.example_checks import start_of


def position(
    white: Mapping[int, int],
    black: Mapping[int, int],
    *,
    on_turn: int = 0,
    throw: Sequence[int] | None = None,
    left: Sequence[int] = (),
    bar: Sequence[int] = (0, 0),
    off: Sequence[int] = (0, 0),
) -> str:
    """A position as the Python text of its JSON."""
    points = [0] * 24
    for point, count in white.items():
        points[point - 1] = count
    for point, count in black.items():
        points[point - 1] = -count
    made = {
        "format": "tritables-position/1",
        "game": "trictrac",
        "options": {},
        "to_act": on_turn if left else "chance",
        "on_turn": on_turn,
        "throw": None if throw is None else list(throw),
        "left": list(left),
        "again": throw is not None and (throw[0] == throw[1] or list(throw) == [1, 2]),
        "points": points,
        "bar": list(bar),
        "off": list(off),
    }
    text = json.dumps(made)
    return text.replace("null", "None").replace("true", "True").replace("false", "False")


MIDDLE = position(
    {4: 3, 8: 4, 12: 4, 15: 4}, {6: 4, 10: 4, 18: 4, 21: 3}, throw=(3, 5), left=(3, 5)
)
"""White plays a 3 and then a 5, with a choice for both; point 18 is closed."""

LOOK_AHEAD = position(
    {1: 1, 22: 4, 23: 5, 24: 5}, {6: 3, 13: 4, 17: 4, 18: 4}, throw=(2, 5), left=(2, 5)
)
"""Only the 2 from point 1 keeps the 5 playable."""


def table(code: str = "seed=7", game: str = "trictrac", name: str = "t") -> str:
    """A cell that shows one table, called ``t`` unless it has another name."""
    return f"from tritables import Lesson, Table\n{name} = Table({game!r}, {code})\n{name}"


def triominos(code: str, name: str = "t") -> str:
    """A cell that shows one table of Triominos."""
    return table(code, "triominos", name)


def tricom(code: str, name: str = "t") -> str:
    """A cell that shows one table of TriCom."""
    return table(code, "tricom", name)


def example(id: str, game: str = "triominos", **changes: object) -> str:
    """The position of a worked example, changed or not, as Python text."""
    return repr({**start_of(game_named(game).example(id)).position(), **changes})


@cache
def near_end(name: str, plies: int, seed: int = 2) -> str:
    """A position so many moves before the end of a game of two, played by chance."""
    game, rng = game_named(name), Random(seed)
    states = [game.new(2, None, seed)]
    while (state := states[-1]).to_act is not None:
        states.append(state.play(state.draw(rng) if state.to_act == CHANCE else _any(state, rng)))
    return repr(states[-1 - min(plies, len(states) - 1)].position())


def _any(state: State, rng: Random) -> str:
    return rng.choice(state.legal_moves())
