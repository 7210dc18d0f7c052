"""What a move costs the kernel: rules, scene and the comparison of traits, without a wire."""

from __future__ import annotations

import json
import random
import time
from statistics import median, quantiles

from tests.benchmarks.report import Figure
from tests.pages import page_panel, page_scene, page_sheet
from tritables.core.state import CHANCE
from tritables.table import Table as PlainTable
from tritables.widgets import Table

MOVES = 200


def measure(game: str = "trictrac") -> list[Figure]:
    """Play a part of a game at a table by code, as a click would."""
    rng = random.Random(1)
    table = Table(game, seed=1)
    times: list[float] = []
    scenes: list[int] = []
    states: list[int] = []
    while len(times) < MOVES and table.legal:
        move = None if table.state.to_act == CHANCE else rng.choice(table.legal)
        start = time.process_time()
        if move is None:
            table.draw()
        else:
            table.play(move)
        times.append((time.process_time() - start) * 1000)
        scenes.append(len(json.dumps(page_scene(table))))
        states.append(len(json.dumps([page_panel(table), page_sheet(table)])))
    table.close()
    late = quantiles(times, n=20)[-1]
    return [
        Figure(f"{game}: a move at a table, kernel", f"{median(times):.1f} ms, 95 % {late:.1f}"),
        Figure(
            f"{game}: scene and surroundings as JSON",
            f"{median(scenes) / 1000:.1f} kB + {median(states) / 1000:.1f} kB",
        ),
        *_rounds(game),
    ]


def _rounds(game: str) -> list[Figure]:
    """A redraw at the end of each round of a match, where the game has matches."""
    sitting = PlainTable.open(game, seats=["random", "random"], seed=1)
    times: list[str] = []
    while len(times) < 3:
        while sitting.state.result is None:
            sitting.advance()
        start = time.process_time()
        sitting.shown(0.0)
        times.append(f"{(time.process_time() - start) * 1000:.1f}")
        if not sitting.session.round_follows:
            break
        sitting.do("next")
    if len(times) == 1:
        return []
    return [Figure(f"{game}: a redraw at the end of round 1, 2, 3", f"{' → '.join(times)} ms")]
