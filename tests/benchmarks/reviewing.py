"""How long the review of a whole round takes, and how exactly its sums add up to the result."""

from __future__ import annotations

import time
from fractions import Fraction

from tests.benchmarks.report import Figure
from tritables import Record, game_named, game_names
from tritables.coach.review import Review
from tritables.opponents.rounds import move_at, named
from tritables.replay.sources import opened
from tritables.table.playback import Playback
from tritables.table.reviewing import Reviewing

ROUNDS = 3
"""Rounds of each game that are reviewed: of its strongest character and greedy."""
LIMIT = 20.0
"""Seconds of processor time that the longest may take."""


def measure() -> list[Figure]:
    """The time of reviews, and their sums."""
    games = [name for name in game_names() if game_named(name).coached]
    return [row for name in games for row in _reviews(name)]


def _reviews(name: str) -> tuple[Figure, Figure]:
    took, off, moves = list[float](), Fraction(0), 0
    for seed in range(1, ROUNDS + 1):
        record = whole_round(name, seed)
        playback = Playback.of(opened(record))
        start = time.process_time()
        review = Reviewing().whole(playback)
        took.append(time.process_time() - start)
        off = max(off, astray(review, record))
        moves += len(record.moves)
    longest = max(took)
    timed = Figure(
        f"review of a whole round, {name}: longest of {ROUNDS}",
        f"{longest:.1f} s",
        f"at most {LIMIT:.0f}; {1000 * sum(took) / moves:.0f} ms a move on average",
        longest / LIMIT,
        aim=1.0,
    )
    sums = Figure(
        f"review, {name}: luck and decisions less the result, at most",
        f"{float(off):.1g}",
        f"of {ROUNDS} rounds",
        float(off),
        aim=1e-9,
    )
    return timed, sums


def whole_round(name: str, seed: int) -> Record:
    """A round of the strongest character against greedy, to its end."""
    game = game_named(name)
    players = [named(game.opponents[-1].id, game), named("greedy", game)]
    start = state = game.new(2, {}, seed)
    line: list[str] = []
    while state.to_act is not None:
        line.append(move_at(state, seed, len(line), players))
        state = state.play(line[-1])
    return Record(start, tuple(line))


def astray(review: Review, record: Record) -> Fraction:
    """The most by which the sums of a seat miss its share of the win."""
    state = record.start
    for move in record.moves:
        state = state.play(move)
    assert state.result is not None
    winners = state.result.winners
    found = []
    for seat in range(state.seats):
        account = review.account(seat)
        total = account.start + account.luck + account.own + account.others
        found.append(abs(total - Fraction(int(seat in winners), len(winners))))
    return max(found)
