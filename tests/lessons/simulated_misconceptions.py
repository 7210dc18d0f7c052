"""Simulated holders of wrong rules, and people who know the rules and slip, before real exercises.

``python -m tests.lessons.simulated_misconceptions`` prints, for each game, how many holders are
told which wrong rule it is within six questions on the rule that it bends, and how many who know
the rules are told that they hold one. A holder answers by the wrong rule and, where that says
nothing, by the rules; among answers that are alike to them they choose blindly. Somebody who knows
the rules slips at one question of ten, and then chooses blindly among the wrong answers. They are
no children: nobody here learns, tires, or holds two wrong rules at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.lessons.pupils import chosen_by, played_by
from tritables import game_names
from tritables.core.questions import Misconception
from tritables.lessons.exercise_forms import Exercised
from tritables.lessons.exercise_moves import AnyMove
from tritables.lessons.exercise_series import Series
from tritables.lessons.practice_data import misconceptions_of, practisable
from tritables.table.activities.questions import MisconceptionFeedback, attempted

MOST: Final = 6
"""Questions within which a holder should be told."""

SLIP: Final = 0.1
"""How often somebody who knows the rules answers wrongly."""

Chooses = Callable[[Exercised, Random], int | str]
"""The number of an answer, or a move to try."""


def holder(held: Misconception) -> Chooses:
    """Somebody who holds a misconception."""

    def choose(step: Exercised, rng: Random) -> int | str:
        if isinstance(step, AnyMove):
            return played_by(held, step.start, rng)
        return chosen_by(held, step, rng)

    return choose


def slipping(step: Exercised, rng: Random) -> int | str:
    """Somebody who knows the rules, and slips."""
    if isinstance(step, AnyMove):
        return step.start.legal_moves()[0]
    right = step.right()[0]
    wrong = [nth for nth in range(len(step.choices())) if nth != right]
    return rng.choice(wrong) if rng.random() < SLIP else right


def told(game: str, rules: Sequence[str] | None, chooses: Chooses, seed: int) -> list[str]:
    """Ask somebody, and return the misconceptions that they are told, in order."""
    series, rng = Series(game, rules, seed=seed), Random(f"{game}{rules}{seed}")
    feedback = MisconceptionFeedback(game)
    found: list[str] = []
    for _ in range(MOST):
        step = series.take()
        if step is None:
            break
        choice = chooses(step, rng)
        if isinstance(choice, str):
            right = step.start.judge(choice).ok
            feedback.heed(attempted(step.start, choice), step.rules[0])
        else:
            right = choice in step.right()
            said = step.said_by(choice)
            if said is not None:
                feedback.heed(said, step.rules[0])
        series.note(step.rules[0], right)
        if feedback.now is not None:
            found.append(feedback.now.id)
            feedback.past()
        elif feedback.aim is not None:
            series.aim_at(feedback.aim.id)
    return found


def found_out(game: str, held: Sequence[Misconception], seeds: Sequence[int]) -> dict[str, float]:
    """The share of holders of each misconception that are told it."""
    return {
        one.id: sum(one.id in told(game, [one.rule], holder(one), seed) for seed in seeds)
        / len(seeds)
        for one in held
    }


def accused(game: str, rules: Sequence[str], seeds: Sequence[int]) -> float:
    """The share of people who know the rules and are told that they hold a wrong one."""
    found = [bool(told(game, [rule], slipping, seed)) for rule in rules for seed in seeds]
    return sum(found) / len(found)


def main() -> None:
    """Print the figures."""
    each = int((sys.argv[1:] or ["4"])[0])
    for game in game_names():
        shares = found_out(game, misconceptions_of(game), range(each))
        share = sum(shares.values()) / len(shares)
        rules = list(dict.fromkeys(one.rule for one in misconceptions_of(game)))
        assert set(rules) <= set(practisable(game))
        wrongly = accused(game, rules, range(2 * each))
        print(f"{game}: {share:.1%} of holders told within {MOST}; {wrongly:.2%} accused wrongly")
        for id, one in shares.items():
            if one < 1:
                print(f"  {id}: {one:.0%}")


if __name__ == "__main__":
    main()
