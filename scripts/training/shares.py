"""The judgement of a game's positions as shares of the win, fitted to rounds of good players.

`python -m scripts.training.shares GAME` plays rounds of the quick player (`Game.quick`) against
itself, fits the weights of what the game's ``evaluator`` counts for each seat (`features`), tells
how well they hold in rounds that it did not see, and writes them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from math import exp, log
from random import Random
from typing import Final

from scripts.run import ROOT, say
from tritables import game_named
from tritables.core.chance import dealer
from tritables.core.shares import BIT, UNIT, won

SEED: Final = 29
ROUNDS: Final = 1000
APART: Final = 6
"""Positions of a round that are left out between two that are taken."""
HELD: Final = 4
"""One of so many rounds is held back, to see how well the weights hold."""
STEPS: Final = 6
"""Newton's steps: each comes closer, and none of them changes a digit by then."""
BINS: Final = 10

Row = tuple[list[tuple[int, ...]], tuple[float, ...]]
"""The counts of each seat in a position, and the share that each had in the end."""

HEAD: Final = '''"""The weights of what counts for a seat.

They are written by ``python -m scripts.training.shares {game}``: fitted to {rounds:,} rounds
of the quick player against itself, with the seed {seed}. In rounds held back the shares were
{error:.3f} off on average, over tenths of the positions in their order.
"""

from typing import Final

'''


def fit(game: str, rounds: int = ROUNDS, seed: int = SEED) -> None:
    """Fit the weights of a game, and write them."""
    tables: dict[str, list[int]] = {}
    worst = 0.0
    evaluator = import_module(f"{game_named(game).folder}.evaluator")
    for name, options in evaluator.FITTED.items():
        rows = [row for number in range(rounds) for row in _round(game, options, seed, number)]
        seen = [row for number, row in rows if number % HELD]
        held = [row for number, row in rows if not number % HELD]
        found = _weights(seen)
        error = _told(held, found)
        worst = max(worst, error)
        tables[name] = [round(one * BIT * (1 << UNIT) / log(2)) for one in found]
        say(f"{game} {name}: {tables[name]}")
    path = ROOT / f"tritables/games/{game}/share_weights.py"
    text = HEAD.format(game=game, rounds=rounds, seed=seed, error=worst)
    lines = [f'    "{name}": {tuple(row)},\n' for name, row in tables.items()]
    path.write_text(f"{text}WEIGHTS: Final = {{\n{''.join(lines)}}}\n", encoding="utf-8")
    say(f"written: {path}")


def _round(name: str, options: dict[str, object], seed: int, number: int) -> list[tuple[int, Row]]:
    """Play a round; some of its positions, each as a seat saw it."""
    game = game_named(name)
    evaluator = import_module(f"{game.folder}.evaluator")
    still = getattr(evaluator, "is_still", None)
    pick = Random(f"{seed} {number}")
    seats = pick.choice([2, 2, *game.seats])
    state = game.new(seats, options, pick.getrandbits(64))
    found: list[list[tuple[int, ...]]] = []
    ply = 0
    while (actor := state.to_act) is not None:
        if pick.randrange(APART) == 0:
            seat = pick.randrange(seats)
            view = state.view(seat)
            if still is None or still(view, seat):
                found.append(evaluator.features(view, seat))
        rng = dealer(seed, (number << 20) + ply)
        if actor == "chance":
            move = state.draw(rng)
        else:
            move = game.quick(state.view(int(actor)), int(actor), rng)
        state = state.play(move)
        ply += 1
    assert state.result is not None
    shares = tuple(float(share) for share in won(state.result, seats))
    return [(number, (rows, shares)) for rows in found]


def _guess(rows: Sequence[Sequence[int]], weights: Sequence[float]) -> list[float]:
    powers = [sum(w * f for w, f in zip(weights, row, strict=True)) for row in rows]
    top = max(powers)
    shares = [exp(power - top) for power in powers]
    total = sum(shares)
    return [share / total for share in shares]


def _weights(rows: Sequence[Row]) -> list[float]:
    """Fit by Newton's method: what is expected of each feature becomes what was seen."""
    count = len(rows[0][0][0])
    weights = [0.0] * count
    for _ in range(STEPS):
        slope = [0.0] * count
        bend = [[0.0] * count for _ in range(count)]
        for nth in range(count):
            bend[nth][nth] = 1.0  # a feature that says nothing gets no weight
        for features, shares in rows:
            guessed = _guess(features, weights)
            mean = [
                sum(g * row[nth] for g, row in zip(guessed, features, strict=True))
                for nth in range(count)
            ]
            for guess, share, row in zip(guessed, shares, features, strict=True):
                apart = [f - m for f, m in zip(row, mean, strict=True)]
                for one in range(count):
                    slope[one] += (share - guess) * row[one]
                    for other in range(one + 1):
                        bend[one][other] += guess * apart[one] * apart[other]
        for one in range(count):
            for other in range(one):
                bend[other][one] = bend[one][other]
        weights = [w + s for w, s in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination."""
    count = len(right)
    rows = [[*matrix[nth], right[nth]] for nth in range(count)]
    for nth in range(count):
        best = max(range(nth, count), key=lambda row: abs(rows[row][nth]))
        rows[nth], rows[best] = rows[best], rows[nth]
        for other in range(count):
            if other != nth:
                times = rows[other][nth] / rows[nth][nth]
                rows[other] = [a - times * b for a, b in zip(rows[other], rows[nth], strict=True)]
    return [rows[nth][count] / rows[nth][nth] for nth in range(count)]


def _told(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """Tell how well weights hold, and return how far they are off in tenths of the positions."""
    pairs = sorted(
        pair
        for features, shares in rows
        for pair in zip(_guess(features, weights), shares, strict=True)
    )
    loss = -sum(share * log(max(guess, 1e-9)) for guess, share in pairs) / len(rows)
    flat = sum(log(len(shares)) for _, shares in rows) / len(rows)
    say(f"{len(rows)} positions held back: loss {loss:.4f}, of {flat:.4f} without any judgement")
    off = 0.0
    for nth in range(BINS):
        part = pairs[nth * len(pairs) // BINS : (nth + 1) * len(pairs) // BINS]
        guessed = sum(guess for guess, _ in part) / len(part)
        seen = sum(share for _, share in part) / len(part)
        off += abs(guessed - seen) / BINS
        say(f"  guessed {guessed:.3f}, seen {seen:.3f}")
    return off


def main() -> int:
    """Fit the weights of one game."""
    parser = argparse.ArgumentParser(prog="python -m scripts.training.shares")
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    fit(given.game, given.rounds, given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
