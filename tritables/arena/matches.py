"""Matches of two opponents, over all cores, that can be interrupted and gone on with."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager

from tritables.arena.deals import Deal, Setting, play_deal
from tritables.arena.score import MatchScore
from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.opponents import Player
from tritables.opponents.rounds import named

Progress = Callable[[int, int], None]
"""It is told how many rounds have been played, and of how many."""

BATCHES = 8
"""Into how many batches the deals of each core are cut: progress is told after each of them."""

BIGGEST = 25
"""The most deals in a batch, so that an interruption loses little."""


def play_match(
    first: Player,
    second: Player,
    game: str,
    *,
    rounds: int = 1000,
    seats: int = 2,
    seed: int = 1,
    limit: float | None = None,
    options: Mapping[str, object] | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    go_on: MatchScore | None = None,
) -> MatchScore:
    """Have two opponents play many rounds; each deal is played with the seats exchanged.

    ``first``, ``second``  a name, such as ``"greedy"``, or a function of a view, a seat and a
                           generator that returns a move
    ``game``       the game's name
    ``rounds``     how many rounds; rounded up to whole deals, of one round for each seat
    ``seats``      with more than two, ``second`` takes all seats but one
    ``seed``       the same seed gives the same match, in whatever order its rounds are played
    ``limit``      the seconds that a move may take; None for no limit
    ``options``    house rules by name, such as ``{"target": 200}``
    ``executor``   any `concurrent.futures.Executor`, such as Dask's; by default as many processes
                   as there are cores, or none where functions cannot be sent to other processes
    ``progress``   called with the rounds played so far and their number; by default it is written
                   to a terminal, where there is one
    ``go_on``      an earlier score of the same match: what it has is not played again

    An interruption (Ctrl-C, or the notebook's stop) ends it with what has been played by then.
    Raises `BadInput` for arguments that do not fit, `OpponentFault` for what a player does wrong.

    >>> score = play_match("greedy", "random", "tricap", rounds=20, seed=1)
    >>> score.rounds, score.share > 0.5
    (20, True)
    """
    setting = _setting(game, seats, options or {}, seed, limit)
    played = game_named(game)
    names = named(first, played, "first")[0], named(second, played, "second")[0]
    wanted = -(-Reader(rounds, BadInput, "rounds").whole(1, 10**9) // seats)
    deals = dict(go_on.deals) if go_on and go_on.setting == setting else {}
    missing = [number for number in range(wanted) if number not in deals]
    told = progress or _write_progress
    with _executor_for(first, second, executor) as (pool, cores):
        try:
            for batch in _played(first, second, setting, missing, pool, cores):
                deals.update(batch)
                told(len(deals) * seats, wanted * seats)
        except KeyboardInterrupt:
            if not deals:
                raise
    return MatchScore(*names, setting, dict(sorted(deals.items())))


def _setting(
    game: str, seats: int, options: Mapping[str, object], seed: int, limit: float | None
) -> Setting:
    state = game_named(game).new(seats, options, seed)
    return Setting(game, state.seats, tuple(sorted(options.items())), seed, limit)


def _played(
    first: Player,
    second: Player,
    setting: Setting,
    numbers: list[int],
    pool: Executor | None,
    cores: int,
) -> Iterator[dict[int, Deal]]:
    """Play deals batch by batch, here or by an executor; what is not begun ends with the caller."""
    size = max(1, min(BIGGEST, -(-len(numbers) // (BATCHES * cores))))
    batches = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    if pool is None:
        for batch in batches:
            yield _play_batch(first, second, setting, batch)
        return
    futures = [pool.submit(_play_batch, first, second, setting, batch) for batch in batches]
    try:
        for future in as_completed(futures):
            yield future.result()
    finally:
        for future in futures:
            future.cancel()


def _play_batch(
    first: Player, second: Player, setting: Setting, numbers: list[int]
) -> dict[int, Deal]:
    return {number: play_deal(first, second, setting, number) for number in numbers}


@contextmanager
def _executor_for(
    first: Player, second: Player, given: Executor | None
) -> Iterator[tuple[Executor | None, int]]:
    """Give an executor, and on how many cores it works; ours is closed in the end."""
    cores = os.cpu_count() or 1
    if given is not None:
        yield given, cores
    elif cores == 1 or sys.platform == "emscripten" or not _can_be_sent(first, second):
        yield None, 1
    else:
        with ProcessPoolExecutor(cores) as pool:
            yield pool, cores


def _can_be_sent(*players: Player) -> bool:
    """True if another process can be told who plays: what a notebook defines may be not."""
    if any(getattr(player, "__module__", "") == "__main__" for player in players):
        return False
    try:
        pickle.dumps(players)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return True


def _write_progress(played: int, of: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if played == of else ""
        print(f"\r{played:,} of {of:,} rounds", end=end, file=sys.stderr, flush=True)
