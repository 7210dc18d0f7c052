"""A learner who follows hints for twenty rounds, and then plays without: does that help?

`python -m tests.benchmarks.pupil GAME [--rounds N]`. The learner knows the principles of a game by
name, not what they are worth: before, any legal move is as good as another. While hints are
followed it is counted how often each principle keeps the hinted move, more often than chance would;
afterwards the move is played for which most speaks. Both play the same deals against the weakest
character, with seats exchanged.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from math import log
from random import Random
from typing import Any

from tests.benchmarks.opponents import match
from tests.benchmarks.report import Figure
from tritables import game_named, game_names
from tritables.coach import advise
from tritables.core.chance import dealer
from tritables.core.state import CHANCE, Move, Seat
from tritables.opponents import Player

TAUGHT = 20
"""Rounds in which hints are followed."""
ROUNDS = 200
"""Rounds that are played before and after."""
BUDGET = 40
SEED = 36

Learnt = Mapping[str, float]
"""What speaks for a move that a principle keeps, by the principle's id."""


def measure() -> list[Figure]:
    """What hints teach, in each game."""
    return [told(name, ROUNDS) for name in game_names() if game_named(name).coached]


def told(game: str, rounds: int) -> Figure:
    """Play before and after, and compare."""
    weakest = game_named(game).opponents[0].id
    before, after = (
        match(game, player(game, learnt), weakest, rounds, seed=SEED)
        for learnt in ({}, taught(game))
    )
    low, high = after.interval
    was, came = before.interval
    return Figure(
        f"a learner who followed hints for {TAUGHT} rounds, {game}",
        f"{after.share:.1%} ({low:.1%} to {high:.1%})",
        f"of {after.rounds} rounds; before {before.share:.1%} ({was:.1%} to {came:.1%})",
    )


def taught(game: str) -> Learnt:
    """Follow hints, and count what they have in common."""
    kit = game_named(game)
    kept = dict.fromkeys((one.id for one in kit.principles), 1.0)
    foretold = dict(kept)
    for number in range(TAUGHT):
        state: Any = kit.new(2, {}, dealer(SEED, number).getrandbits(64))
        ply = 0
        while (actor := state.to_act) is not None:
            rng = dealer(SEED + number, ply)
            ply += 1
            if actor == CHANCE:
                state = state.play(state.draw(rng))
                continue
            view = state.view(int(actor))
            moves = view.legal_moves()
            if actor or len(moves) == 1:  # the other side plays quickly, and is not listened to
                state = state.play(
                    moves[0] if len(moves) == 1 else kit.quick(view, int(actor), rng)
                )
                continue
            hinted = advise(view, 0, budget=BUDGET, seed=number).best.move
            for one in kit.principles:
                some = one.keeps(view, 0)
                kept[one.id] += hinted in some
                foretold[one.id] += len(some) / len(moves)
            state = state.play(hinted)
    return {id: log(count / foretold[id]) for id, count in kept.items()}


def player(game: str, learnt: Learnt) -> Player:
    """A player for whom what was learnt speaks for a move; of equals one at random."""
    principles = game_named(game).principles

    def learner(view: Any, seat: Seat, rng: Random) -> Move:
        moves: list[Move] = list(view.legal_moves())
        if len(moves) == 1 or not learnt:
            return rng.choice(moves)
        worth = dict.fromkeys(moves, 0.0)
        for one in principles:
            for move in one.keeps(view, seat):
                worth[move] += learnt[one.id]
        most = max(worth.values())
        return rng.choice([move for move in moves if worth[move] == most])

    return learner


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.pupil")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    for game in given.games or game_names():
        found = told(game, given.rounds)
        print(found.what, found.ours, found.peer, flush=True)


if __name__ == "__main__":
    main()
