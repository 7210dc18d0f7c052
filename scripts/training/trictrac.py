"""The net of Tric Trac, trained from nothing by rounds against itself."""

from __future__ import annotations

import textwrap
import time
from pathlib import Path
from typing import Final

from scripts.run import ROOT, say
from scripts.training import trictrac_selfplay as selfplay
from scripts.training.trictrac_selfplay import (
    BOARD,
    HEAPS,
    INPUTS,
    LONGEST,
    TURNS,
    WIDEST,
    Net,
)
from tritables.games.trictrac.board import STONES
from tritables.games.trictrac.net import SCALE, written

SEED: Final = 29
ROUNDS: Final = 120_000
HIDDEN: Final = 40
RATE: Final = 0.12
"""The step by which an error moves the weights at first."""
FADES: Final = 0.9753
"""The part of the rate that is left after each part of the rounds."""
DECAY: Final = 0.7
"""The weight of later positions for an earlier one."""
PART: Final = 1000
"""The rounds of a part."""

WEIGHTS: Final = ROOT / "tritables/games/trictrac/net_weights.py"
HEAD: Final = '''"""The weights of the net, as ``make train GAME=trictrac`` writes them.

They came from {rounds:,} rounds against itself, with the seed {seed}.
"""

from typing import Final

WEIGHTS: Final = (
'''


def train(rounds: int = ROUNDS, seed: int = SEED, path: Path = WEIGHTS) -> None:
    """Train a net and write its weights.

    The same rounds and seed give the same weights, with any release of numba and on any machine
    that reckons with doubles as IEEE 754 says.
    """
    import numpy as np

    selfplay.compile_all()
    net = np.zeros((INPUTS + 2, HIDDEN))
    generator = np.array([seed], dtype=np.int64)
    boards = np.zeros((4 * WIDEST + 1) * BOARD, dtype=np.int8)
    held, keys = np.zeros((2, 4 * WIDEST + 1), dtype=np.int64)
    dice, active = np.zeros(8, dtype=np.int64), np.zeros(4 * BOARD, dtype=np.int64)
    values, sums, before = np.zeros(4 * BOARD), np.zeros(HIDDEN), np.zeros(HIDDEN)
    line, chances = np.zeros(LONGEST * BOARD, dtype=np.int8), np.zeros(2 * LONGEST)
    races = np.zeros(HEAPS * TURNS)
    heaps = np.zeros((2, 6), dtype=np.int64)
    selfplay.fill_races(races, STONES, heaps[0], heaps[1], dice)
    selfplay.set_up(net, HIDDEN, generator)
    start, rate = time.monotonic(), RATE
    for done in range(0, rounds, PART):
        many = min(PART, rounds - done)
        throws = selfplay.play_rounds(
            net, HIDDEN, many, rate, DECAY, generator, boards, held, keys, dice, active, values,
            sums, before, line, chances, races,
        )  # fmt: skip
        rate *= FADES
        took = time.monotonic() - start
        say(f"{done + many:,} of {rounds:,} rounds, {throws / many:.0f} throws each, {took:.0f} s")
    path.write_text(module(net, rounds, seed), encoding="utf-8")
    say(f"written: {path}")


def whole(net: Net) -> list[list[int]]:
    """The weights as whole numbers, as `tritables.games.trictrac.net` has them.

    What counts a stone at a time is trained by halves and eighths of it.
    """
    rows = []
    for nth, row in enumerate(net):
        parts = 1
        if nth < INPUTS - 8:
            parts = 2 if nth % 4 == 3 else 1
        elif nth < INPUTS:
            parts = 8 if nth % 2 else 1
        rows.append([round(float(weight) * SCALE / parts) for weight in row])
    return rows


def module(net: Net, rounds: int, seed: int) -> str:
    """The module that holds the weights."""
    lines = textwrap.wrap(written(whole(net)), 90)
    text = "".join(f'    "{line}"\n' for line in lines)
    return f"{HEAD.format(rounds=rounds, seed=seed)}{text})\n"
