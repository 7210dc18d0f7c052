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
SLICE = 0.4
"""Seconds in which a page may not be heard: a browser's Python is some times slower, and a page
takes one that says nothing for ten seconds for gone.
"""


def measure() -> list[Figure]:
    """The time of reviews, and their sums."""
    games = [name for name in game_names() if game_named(name).coached]
    return [row for name in games for row in _reviews(name)]


def _reviews(name: str) -> tuple[Figure, Figure, Figure]:
    took, waits, off, moves = list[float](), list[float](), Fraction(0), 0
    for seed in range(1, ROUNDS + 1):
        record = whole_round(name, seed)
        review, slices = reviewed(record)
        took.append(sum(slices))
        waits.append(max(slices))
        off = max(off, astray(review, record))
        moves += len(record.moves)
    crowd = game_named(name).seats[-1]
    if crowd > 2:
        waits += (max(reviewed(whole_round(name, seed, crowd))[1]) for seed in (1, 2))
    longest = max(took)
    timed = Figure(
        f"review of a whole round, {name}: longest of {ROUNDS}",
        f"{longest:.1f} s",
        f"at most {LIMIT:.0f}; {1000 * sum(took) / moves:.0f} ms a move on average",
        longest / LIMIT,
        aim=1.0,
    )
    slices = Figure(
        f"review, {name}: longest time in which a page is not heard",
        f"{1000 * max(waits):.0f} ms",
        f"at most {1000 * SLICE:.0f}; of rounds of 2 to {crowd}",
        max(waits) / SLICE,
        aim=1.0,
    )
    sums = Figure(
        f"review, {name}: luck and decisions less the result, at most",
        f"{float(off):.1g}",
        f"of {ROUNDS} rounds",
        float(off),
        aim=1e-9,
    )
    return timed, slices, sums


def reviewed(record: Record) -> tuple[Review, list[float]]:
    """Review a round as a table does, and time each of its slices."""
    playback, reviewing = Playback.of(opened(record)), Reviewing()
    reviewing.begin(playback)
    reckoning = reviewing.reckoning
    assert reckoning is not None
    slices = []
    while reviewing.is_busy:
        start = time.process_time()
        reviewing.go_on(playback)
        slices.append(time.process_time() - start)
    return reckoning.reckoned, slices


def whole_round(name: str, seed: int, seats: int = 2) -> Record:
    """A round of the strongest character against greedy ones, to its end."""
    game = game_named(name)
    players = [named(game.opponents[-1].id, game), *(named("greedy", game),) * (seats - 1)]
    start = state = game.new(seats, {}, seed)
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
