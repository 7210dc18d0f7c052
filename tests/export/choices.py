"""The choices of every opponent in some positions: the same code asks in CPython and in a bundle.

`start.mjs` calls `answer` with the ``positions`` of each game, as JSON, and how ``often`` each is
asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from time import process_time
from typing import Any

from tritables import game_named
from tritables.opponents.known import opponent_named, opponent_names

Choices = dict[str, dict[str, dict[str, list[Any]]]]
"""By game and opponent: the ``moves``, and the least seconds that each of them ``took``."""


def clock() -> Callable[[], float]:
    """The seconds of processor time, which a busy machine does not lengthen."""
    try:
        from js import process  # of Node, in which a bundle runs
    except ImportError:
        return process_time

    def spent() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

    return spent


def answer(asked: dict[str, Any]) -> Choices:
    """What each opponent plays, and how long it takes."""
    return {
        name: _of_game(name, positions, asked["often"])
        for name, positions in asked["positions"].items()
    }


def _of_game(name: str, positions: list[Any], often: int) -> dict[str, dict[str, list[Any]]]:
    spent, game, told = clock(), game_named(name), {}
    states = [game.read(position) for position in positions]
    for who in opponent_names(game):
        choose = opponent_named(game, who, "opponent")
        # What is kept of a choice is gone until the same one comes again.
        moves, took = [""] * len(states), [inf] * len(states)
        for _ in range(often):
            for nth, state in enumerate(states):
                view, seat = state.view(state.to_act), state.to_act
                start = spent()
                moves[nth] = choose(view, seat, Random(nth))
                took[nth] = min(took[nth], spent() - start)
        told[who] = {"moves": moves, "took": took}
    return told
