"""Replays of rounds of five thousand moves: opening one, and a step in it.

The peer is python-chess with a game of as many plies: it reads the game's text as we read ours, and
for a step it pushes a move and draws the board as SVG, where we say what a page is to show.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import cycle, islice
from random import Random
from statistics import median
from time import perf_counter

import chess
import chess.pgn
import chess.svg

from tests.benchmarks.report import Figure, compared
from tests.rounds import long_record
from tritables import Replay
from tritables.replay.sources import opened
from tritables.replay.text_writing import to_text
from tritables.table import Table
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.playback import Playback

MOVES = 5_000
ROUNDS = 5
STEPS = 60

SECOND = 1.0
"""So long opening may take, as a widget, of a record as JSON."""

SHUFFLED = ("Nf3", "Nf6", "Ng1", "Ng8")
"""Knights go out and home again, so that a game of chess has as many moves as it is asked for."""


def _pgn(plies: int) -> str:
    return " ".join(islice(cycle(SHUFFLED), plies)) + " *"


def _seconds(do: Callable[[], object]) -> float:
    start = perf_counter()
    do()
    return perf_counter() - start


def _open(text: str) -> Table:
    sitting = Table.open(ReplayActivity(Playback.of(opened(text))))
    sitting.shown(0.0)
    return sitting


def _our_steps(sitting: Table, at: int) -> float:
    def step() -> None:
        for ply in range(at, at + STEPS):
            sitting.do("go", ply=ply)
            sitting.shown(0.0)

    return _seconds(step) / STEPS


def _chess_steps(game: chess.pgn.Game, at: int) -> float:
    moves = list(game.mainline_moves())
    board = game.board()
    for move in moves[:at]:
        board.push(move)

    def step() -> None:
        for move in moves[at : at + STEPS]:
            board.push(move)
            chess.svg.board(board)

    return _seconds(step) / STEPS


def measure() -> list[Figure]:
    """Seconds to open, and milliseconds for a step near the end and near the start."""
    record, rng = long_record(MOVES), Random(1)
    text, pgn = to_text(record), _pgn(MOVES)
    data = record.as_json()
    sitting, game = _open(text), chess.pgn.read_game(io.StringIO(pgn))
    assert game is not None
    opens: list[float] = []
    chess_opens: list[float] = []
    late: list[float] = []
    early: list[float] = []
    chess_late: list[float] = []
    widget: list[float] = []
    for _ in range(ROUNDS):
        opens.append(_seconds(lambda: _open(text)))
        chess_opens.append(_seconds(lambda: chess.pgn.read_game(io.StringIO(pgn))))
        widget.append(_seconds(lambda: Replay(data)))
        at = MOVES - STEPS - rng.randrange(200, 400)
        late.append(1000 * _our_steps(sitting, at))
        chess_late.append(1000 * _chess_steps(game, at))
        early.append(1000 * _our_steps(sitting, rng.randrange(200, 400)))
    named = "python-chess"
    return [
        compared(f"reading {MOVES} moves as text", opens, chess_opens, "{:.2f} s", named=named),
        Figure(
            f"opening a replay of {MOVES} moves",
            f"{median(widget):.2f} s",
            f"limit {SECOND:.0f} s",
            median(widget) / SECOND,
            aim=1.0,
        ),
        compared(f"a step near move {MOVES}", late, chess_late, "{:.2f} ms", named=named),
        compared(
            "the same, to one near the start", late, early, "{:.2f} ms", named="start", aim=1.5
        ),
    ]
