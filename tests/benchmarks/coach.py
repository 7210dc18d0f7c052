"""How long advice, hints and *Why not?* take, and which mistakes are told with a reason.

`python -m tests.benchmarks.coach GAME [--rounds N]` plays a match of the advised move against the
strongest character; with `--told N` it tells how the mistakes at so many decisions are told, and
with `--budget 400` by as many rounds played on as a table has.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import partial
from itertools import islice
from random import Random

from tests.benchmarks.claim_model import interval, share
from tests.benchmarks.report import Figure
from tests.claims.recount import positions
from tritables import State, game_named, game_names, play_match
from tritables.arena import MatchScore
from tritables.coach import Advice, advise, explain, hint, shares

DECISIONS = 40
"""Decisions of each game that are advised."""
BUDGET = 100
SHARES = 200
LIMIT = 0.002
"""Seconds that a position may take to be judged, for 95 of 100."""
MISTAKE = Fraction(4, 100)
ASKED = 12
"""Decisions of each game at which a hint is asked for, and why not another move."""


def measure() -> list[Figure]:
    """Time and reasons of each game's advice."""
    games = [name for name in game_names() if game_named(name).coached]
    return [row for name in games for row in (_judging(name), *_advising(name), *_asking(name))]


def _spent(call: Callable[[], object]) -> float:
    """The seconds of processor time that a call takes."""
    start = time.process_time()
    call()
    return time.process_time() - start


def _within(what: str, took: Sequence[float], beside: str, limit: float | None = None) -> Figure:
    """The row of what takes so long for 95 of 100, and for half of them."""
    ordered = sorted(took)
    slow = ordered[len(ordered) * 95 // 100]
    usual = ordered[len(ordered) // 2]
    return Figure(
        f"{what}: 95 of 100 within",
        f"{1000 * slow:.3g} ms",
        f"{beside}; median {1000 * usual:.3g} ms",
        None if limit is None else slow / limit,
        aim=None if limit is None else 1.0,
    )


def _judging(name: str) -> Figure:
    took = [_spent(partial(shares, one, one.on_turn)) for one in _positions(name, SHARES)]
    return _within(f"shares of a position, {name}", took, f"at most {1000 * LIMIT:.0f}", LIMIT)


def _asking(name: str) -> Iterator[Figure]:
    """The time of a hint, and of what any move costs and why, as at a table."""
    hints, whys, rng = [], [], Random(name)
    for state in _positions(name, ASKED):
        seat = int(state.to_act or 0)
        move = rng.choice(list(state.view(seat).legal_moves()))
        hints.append(_spent(partial(hint, state, seat)))
        whys.append(_spent(partial(explain, state, seat, move)))
    beside = f"of {ASKED} positions"
    yield _within(f"hint, {name}", hints, beside)
    yield _within(f"why not a move, {name}", whys, beside)


def _advising(name: str, decisions: int = DECISIONS, budget: int = BUDGET) -> Iterator[Figure]:
    took: list[float] = []
    told: list[list[str]] = []
    for seed in range(decisions):
        kinds = list[str]()
        for state in _choices(name, seed):
            start = time.process_time()
            found = advise(state, state.on_turn or 0, budget=budget)
            took.append(time.process_time() - start)
            kinds += _kinds(state, found, budget)
        if kinds:
            told.append(kinds)
        if len(took) >= decisions:
            break
    yield _within(f"advice, {name}", took, f"at most {budget} rounds played on")
    kinds_of = Counter(kind for kinds in told for kind in kinds)
    reasons = [[kind.startswith("reason") for kind in kinds] for kinds in told]
    low, high = interval(reasons)
    yield Figure(
        f"moves that lose 4 % or more, {name}: told with a reason",
        f"{share(reasons):.0%} of {kinds_of.total()}",
        f"{low:.0%} to {high:.0%} by {len(told)} rounds; with two {kinds_of['reason 2']}, "
        f"with the reply {kinds_of['reply']}, with the figure alone {kinds_of['plain']}, "
        f"left open {kinds_of['unsure']}",
        share(reasons),
        aim=0.8,
        side="least",
    )


def _kinds(state: State, found: Advice, budget: int) -> Iterator[str]:
    """How each move is told that loses much."""
    for option in found.options[1:]:
        if option.loss >= MISTAKE:
            best = found.best.line
            why = explain(state, found.seat, option.line, best=best, budget=budget)
            if why.loss >= MISTAKE:
                yield "reason 2" if len(why.reasons) > 1 else why.kind


def _positions(name: str, most: int) -> Iterator[State]:
    """Positions of rounds by every kind of opponent, in which there is a choice."""
    every = (state for seed in range(most) for state in _choices(name, seed))
    yield from islice(every, most)


def _choices(name: str, seed: int) -> Iterator[State]:
    """Positions of one such round."""
    return (state for state in positions(name, seed) if len(state.legal_moves()) > 1)


def advised(view: State, seat: int, rng: Random) -> str:
    """A player who does what the coach says."""
    moves = view.legal_moves()
    return moves[0] if len(moves) == 1 else advise(view, seat, budget=BUDGET).best.move


def match(game: str, rounds: int) -> MatchScore:
    """Play what is advised against the strongest character."""
    strongest = game_named(game).opponents[-1].id
    with ThreadPoolExecutor(1) as here:
        return play_match(
            advised, strongest, game, rounds=rounds, executor=here, progress=lambda _, __: None
        )


def main() -> None:
    """Play matches."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.coach")
    parser.add_argument("games", nargs="*", help="of which games; default: all")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--told", type=int, default=0, help="decisions; no match is played")
    parser.add_argument("--budget", type=int, default=BUDGET, help="rounds that are played on")
    given = parser.parse_args()
    for game in given.games or game_names():
        if given.told:
            for figure in _advising(game, given.told, given.budget):
                print(figure.what, figure.ours, figure.peer, flush=True)
            continue
        print(match(game, given.rounds), flush=True)


if __name__ == "__main__":
    main()
