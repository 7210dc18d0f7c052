"""Random play of each of our games beside a relative of OpenSpiel's, by the same loop.

A step is one applied action or move, chance included. Both sides choose evenly from their list of
actions with a generator of the same kind and seed, and are measured in turn, in processor time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

import pyspiel

import tritables
from tests.benchmarks.report import Figure, compared

ROUNDS = 12
SECONDS = 0.4
BARE = ("shuffle", "lots")

PEERS = {
    "trictrac": ("backgammon", 1.0),  # one of its actions moves both stones at once
    "triominos": ("gin_rummy", None),
    "tricom": ("gin_rummy", 1.0),
    "tricap": ("hearts", None),
}
"""The nearest relative that OpenSpiel has, and the ratio to be reached; a game may have none."""

Playout = Callable[[random.Random], int]
"""Plays one game to its end and returns its steps."""


def _any_move(state: tritables.State, rng: random.Random) -> str:
    """Any legal move; what is listed by one word only, such as a shuffle, is drawn."""
    move = rng.choice(state.legal_moves())
    return state.draw(rng) if move in BARE else move


def ours(name: str) -> Playout:
    """Random play through the public API."""

    def playout(rng: random.Random) -> int:
        steps, state = 0, tritables.new(name, seed=rng.randrange(2**32))
        while state.to_act is not None:
            state = state.play(_any_move(state, rng))
            steps += 1
        return steps

    return playout


def explained(name: str) -> Playout:
    """The same, with everything that happens written down."""

    def playout(rng: random.Random) -> int:
        steps, state = 0, tritables.new(name, seed=rng.randrange(2**32))
        while state.to_act is not None:
            state = state.play(_any_move(state, rng), [])
            steps += 1
        return steps

    return playout


def theirs(name: str) -> Playout:
    """Random play of OpenSpiel, driven from Python."""
    game = pyspiel.load_game(name)

    def playout(rng: random.Random) -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return playout


def _round(playout: Playout, seed: int) -> tuple[float, float, float]:
    """Play whole games for a while: steps a second, games a second, steps a game."""
    rng = random.Random(seed)
    games = steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        steps += playout(rng)
        games += 1
    return steps / spent, games / spent, steps / games


def measure() -> list[Figure]:
    """Every game of the house, the one without a relative by itself."""
    figures: list[Figure] = []
    for game in tritables.game_names():
        peer, aim = PEERS.get(game, (None, None))
        figures += alone(game) if peer is None else compare(game, peer, aim)
    return figures


def alone(game: str) -> list[Figure]:
    """The rows of a game that has no peer."""
    steps = [_round(ours(game), seed)[0] for seed in range(ROUNDS)]
    return [Figure(f"{game}: random play", f"{median(steps):,.0f} steps/s")]


def compare(game: str, peer: str, aim: float | None = None) -> list[Figure]:
    """The rows of one game beside its peer."""
    sides = (ours(game), theirs(peer), explained(game))
    rounds: list[list[tuple[float, float, float]]] = [[], [], []]
    for seed in range(ROUNDS):
        turn = seed % len(sides)  # nobody always comes first
        for which in (*range(turn, len(sides)), *range(turn)):
            rounds[which].append(_round(sides[which], seed))
    mine, other, told = rounds
    named = f"OpenSpiel {peer}"

    def row(what: str, side: list[tuple[float, float, float]], of: int, show: str) -> Figure:
        return compared(
            what, [one[of] for one in side], [one[of] for one in other], show, named=named
        )

    steps, peers = [one[0] for one in mine], [one[0] for one in other]
    return [
        compared(
            f"{game}: random play",
            steps,
            peers,
            "{:,.0f} steps/s",
            named=named,
            aim=aim,
            side="least",
        ),
        row(f"{game}: random play, explained", told, 0, "{:,.0f} steps/s"),
        row(f"{game}: random games", mine, 1, "{:,.0f} games/s"),
        row(f"{game}: length of a random game", mine, 2, "{:,.0f} steps"),
    ]
