"""What a click costs the Python of a page without a server, in calls: no machine is too busy."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from statistics import median

import pytest

from tests.calls import calls
from tests.samples import some
from tritables.core.state import CHANCE
from tritables.endpoint.transports.worker import Boards
from tritables.opponents import OPPONENTS
from tritables.table import Table

LIMITS = {"tricap": 2050, "tricom": 1430, "trictrac": 640, "triominos": 1700}
"""Calls of Python's functions for a move, with the steps of generators and without built-in ones.

A fifth more than there are. What brings a redraw above it makes or compares again what has stayed.
"""


def costs(game: str, seed: int) -> list[int]:
    """The calls of each move of a person, who clicks as a greedy player would against one."""
    now, rng, found = 0.0, Random(seed), list[int]()
    boards = Boards(lambda text: None, now=lambda: now)
    saved = Table.open(game, seats=["person", "greedy"], seed=seed).save()
    boards.receive(json.dumps({"board": "b", "open": saved, "anew": None, "choose": {}}))
    sitting = boards._open["b"].endpoint.table
    while sitting.state.result is None and len(found) < 60:
        if sitting.moves_itself:
            now += 5
            boards.receive(json.dumps({"ring": max(boards._alarms)}))
            continue
        ask: dict[str, object] = {"view": "v", "seq": len(found), "kind": "draw"}
        if (seat := sitting.state.to_act) != CHANCE:
            assert isinstance(seat, int)
            move = OPPONENTS["greedy"](sitting.state.view(seat), seat, rng)
            ask |= {"kind": "type", "move": move}
        text = json.dumps({"board": "b", "command": ask})
        found.append(calls(partial(boards.receive, text)))
    return found


@pytest.mark.parametrize("game", some(LIMITS, 2))
def test_a_click_makes_only_what_it_changes(game: str) -> None:
    costs(game, seed=1)  # what is said and drawn is kept once it was
    assert median(costs(game, seed=2)) <= LIMITS[game]
