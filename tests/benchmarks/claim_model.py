"""How much claims tell of which move is better: a linear model of their kinds and figures.

`python -m tests.benchmarks.claim_model GAME [--pairs N] [--limit SECONDS]` takes pairs of lines of
which the one gives away `MUCH` more than the other, by three standard errors where rounds are
played on; fits which claims speak for the better one; and tells in how many pairs of other rounds
they do. Without claims it would be one half. Rounds are drawn anew for the interval, with all of
their pairs: those of a round are alike.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count
from math import exp, inf, sqrt
from random import Random
from time import monotonic

from tests.benchmarks.report import Figure
from tests.claims.recount import positions
from tritables import State, game_named, game_names
from tritables.claims import claims_of
from tritables.coach import advise
from tritables.core.claims import Claim
from tritables.core.state import Seat

MUCH = Fraction(4, 100)
PAIRS = 120
"""Pairs of each game at least: those of two rounds of three are fitted, the rest is told."""
ERRORS = Fraction(3, 2)
"""An interval of 95 % reaches two standard errors to each side; three are asked for."""
MOST = 3
"""Pairs of a decision at most."""
ROUNDS = 200
DRAWN = 2000
"""How often rounds are drawn anew for an interval."""
EPOCHS = 60
RATE = 0.05
DECAY = 0.002

Row = dict[str, float]


def measure() -> list[Figure]:
    """The share of pairs that claims tell apart, of each game."""
    return [_told(name, PAIRS) for name in game_names() if game_named(name).coached]


def _told(game: str, wanted: int, limit: float = inf) -> Figure:
    fitting, held = apart(list(pairs(game, wanted, limit)))
    model = fitted([row for rows in fitting for row in rows])
    rounds = [[score(model, row) > 0 for row in rows] for rows in held]
    right, (low, high) = share(rounds), interval(rounds)
    there = [row for rows in held for row in rows]
    size = {name: sqrt(sum(row.get(name, 0.0) ** 2 for row in there) / len(there))
            for name in model}  # fmt: skip
    weights = sorted(((one * size[name], name) for name, one in model.items()), key=_bulk)[:6]
    most = ", ".join(f"{name} {weight:+.2f}" for weight, name in weights)
    return Figure(
        f"pairs of moves that claims tell apart, {game}",
        f"{right:.0%} of {len(there)}",
        f"{low:.0%} to {high:.0%} by {len(held)} rounds, fitted to {len(fitting)} others; "
        f"aim 85 %; most weight: {most}",
    )


def _bulk(weight: tuple[float, str]) -> float:
    return -abs(weight[0])


def apart(rounds: Sequence[list[Row]]) -> tuple[list[list[Row]], list[list[Row]]]:
    """The rounds that are fitted, and every third, which is told: no round is in both."""
    return [one for nth, one in enumerate(rounds) if nth % 3 != 2], list(rounds[2::3])


def share(rounds: Sequence[Sequence[bool]]) -> float:
    """The share of what is true in some rounds."""
    return sum(map(sum, rounds)) / sum(map(len, rounds))


def interval(rounds: Sequence[Sequence[bool]]) -> tuple[float, float]:
    """The interval of 95 % of a share: what whole rounds give that are drawn again and again."""
    rng = Random(1)
    drawn = sorted(share(rng.choices(rounds, k=len(rounds))) for _ in range(DRAWN))
    return drawn[DRAWN // 40], drawn[-1 - DRAWN // 40]


def pairs(game: str, wanted: int, limit: float = inf) -> Iterator[list[Row]]:
    """What the claims of the better line have more than those of the worse one, by rounds.

    After ``limit`` seconds no other round is begun.
    """
    given, until = 0, monotonic() + limit
    for seed in count():
        rows = [
            row for state in positions(game, seed) if state.seats == 2 for row in _pairs_at(state)
        ]
        if rows:
            yield rows
            given += len(rows)
        if given >= wanted or monotonic() > until:
            return


def _pairs_at(state: State) -> Iterator[Row]:
    seat = state.on_turn
    assert seat is not None
    view = state.view(seat)
    if len(view.legal_moves()) < 2:
        return
    advice = advise(view, seat, budget=ROUNDS)
    best = advice.best
    bad = [
        one
        for one in advice.options
        if one.loss >= MUCH
        and (one.interval is None or one.loss > ERRORS * (one.loss - one.interval[0]))
    ]
    if not bad:
        return
    more = counted(claims_of(view, best.line, seat), seat)
    for one in Random(str(state)).sample(bad, min(MOST, len(bad))):
        less = counted(claims_of(view, one.line, seat), seat)
        names = more.keys() | less.keys()
        yield {name: more.get(name, 0.0) - less.get(name, 0.0) for name in sorted(names)}


def counted(claims: Sequence[Claim], seat: Seat) -> Row:
    """The claims of a line as numbers: that there is one of a kind, and its figures."""
    found: Row = defaultdict(float)
    for claim in claims:
        whose = "" if claim.seat is None else "own" if claim.seat == seat else "other"
        found[f"{claim.kind} {whose}"] += 1.0
        for name, figure in claim.figures.items():
            found[f"{claim.kind} {whose} {name}"] += float(figure)
    return found


def fitted(rows: Sequence[Row]) -> Row:
    """The weights of a logistic model without a constant: either line may stand first."""
    spread: Row = defaultdict(float)
    for row in rows:
        for name, value in row.items():
            spread[name] += value * value
    scale = {name: sqrt(total / len(rows)) for name, total in spread.items() if total > 0}
    weights = dict.fromkeys(scale, 0.0)
    rng = Random(1)
    for _ in range(EPOCHS):
        for row in rng.sample(list(rows), len(rows)):
            lean = sum(weights[name] * value / scale[name] for name, value in row.items()
                       if name in scale)  # fmt: skip
            push = RATE / (1 + exp(min(50.0, lean)))
            for name, value in row.items():
                if name in scale:
                    weights[name] += push * value / scale[name] - RATE * DECAY * weights[name]
    return {name: weight / scale[name] for name, weight in weights.items()}


def score(weights: Row, row: Row) -> float:
    """What speaks for the line that is better: above 0 where the model sees that."""
    return sum(weights.get(name, 0.0) * value for name, value in row.items())


def main() -> None:
    """Fit the model of one game, and print what it tells."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.claim_model")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--limit", type=float, default=inf, help="seconds for each game")
    given = parser.parse_args()
    for game in given.games or game_names():
        figure = _told(game, given.pairs, given.limit)
        print(figure.what, figure.ours, figure.peer, flush=True)


if __name__ == "__main__":
    main()
