"""What a course holds, rule by rule: steps, positions to practise at, misconceptions told apart.

    python -m tests.benchmarks.teaching [GAME …] [--seeds N]

For each rule: in how many steps of the course it is met, how many different positions the first
exercises of so many seeds are, and which of the misconceptions that bend it a board tells from it.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from tritables import game_named, game_names
from tritables.lessons import course
from tritables.lessons.diagnosis import discriminate
from tritables.lessons.exercise_search import practice, question_key
from tritables.lessons.practice_data import misconceptions_of, practisable

SEEDS = 100


def positions(game: str, rule: str, seeds: int) -> tuple[int, float]:
    """How many positions differ of the first exercises of so many seeds, and the slowest search."""
    found, slowest = set(), 0.0
    for seed in range(seeds):
        began = perf_counter()
        exercise = next(practice(game, rule, seed=seed), None)
        slowest = max(slowest, perf_counter() - began)
        if exercise is not None:
            found.add(question_key(exercise.question))
    return len(found), slowest


def report(game: str, seeds: int) -> None:
    """Print a line for each rule of a game, and one for all of them."""
    steps = course(game).steps
    told = {one.id for one in misconceptions_of(game) if discriminate(game, one.id) is not None}
    rules, total, empty = game_named(game).rules, 0, 0
    for rule in rules:
        met = sum(rule.id in step.rules for step in steps)
        bent = [one.id for one in misconceptions_of(game) if one.rule == rule.id]
        line = f"{game} {rule.id}: {met} steps"
        if rule.id in practisable(game):
            many, slowest = positions(game, rule.id, seeds)
            total, empty = total + many, empty + (many == 0)
            line += f", {many} positions (slowest {slowest:.2f} s)"
        print(f"{line}, told apart {sum(one in told for one in bent)} of {len(bent)}", flush=True)
    held = len(misconceptions_of(game))
    print(
        f"{game}: {len(rules)} rules, {len(steps)} steps, {len(practisable(game))} practised with "
        f"{total} positions ({empty} without any), {len(told)} of {held} misconceptions told apart",
        flush=True,
    )


def main() -> None:
    """Print what the courses of some games hold, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seeds", type=int, default=SEEDS)
    asked = parser.parse_args()
    for game in asked.games or game_names():
        report(game, asked.seeds)


if __name__ == "__main__":
    main()
