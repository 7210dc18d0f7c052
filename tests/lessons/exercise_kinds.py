"""The kinds of question that exercises have, counted over all rules of all games.

``python -m tests.lessons.exercise_kinds`` prints for each game the share of its exercises that have
two answers, how often each kind comes, and the rules with fewer than three kinds.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Final

from tritables import game_names
from tritables.lessons.exercise_forms import Exercised, Forms, step_of
from tritables.lessons.exercise_moves import AskMove
from tritables.lessons.exercise_search import Exercise, practice
from tritables.lessons.exercise_steps import Ask
from tritables.lessons.practice_data import practisable

EACH: Final = 12
"""Exercises on each rule that are counted."""

LEAST: Final = 3
"""Kinds of question that each rule should have."""


def kinds(step: Exercised) -> tuple[str, ...]:
    """The kinds of question that a step asks: where a no is right, also by which rule.

    Which of some moves is allowed and which is not are two.
    """
    if isinstance(step, AskMove) and step.asks_what == "may" and not step.wanted:
        return ("ask-move-not",)
    if not isinstance(step, Ask):
        return (step.kind,)
    which = any(isinstance(one, str) for one in step.among) and not step.question.truth
    return (step.question.asks, "which") if which else (step.question.asks,)


@dataclass
class Counts:
    """What was counted of some exercises: all, those with two answers, and the kinds."""

    all: int = 0
    two: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """By kind, how often it came."""
    can: dict[str, set[str]] = field(default_factory=dict)
    """By rule, the kinds in which it can be asked."""

    @property
    def share(self) -> float:
        """The share of exercises that have two answers."""
        return self.two / self.all

    @property
    def few(self) -> dict[str, set[str]]:
        """The rules that can be asked in too few kinds."""
        return {rule: can for rule, can in self.can.items() if len(can) < LEAST}


def exercises(game: str, rules: tuple[str, ...], each: int) -> Iterator[tuple[Exercise, Exercised]]:
    """Some exercises on each rule, and the steps that become of them."""
    for rule in rules:
        for nth, one in enumerate(islice(practice(game, rule, seed=11), each)):
            yield one, step_of(one, str(nth), Random(f"{rule}{nth}"))


def counted(game: str, rules: tuple[str, ...], each: int = EACH) -> Counts:
    """Count some exercises on each rule."""
    found = Counts()
    for one, step in exercises(game, rules, each):
        own = step_of(one, "own", Random(1), said=True)
        others = [form("other") for form in Forms(one, Random(1)).others()]
        found.all += 1
        found.two += step.guesses == 2
        found.asked.update(kinds(step))
        can = found.can.setdefault(one.rule, set())
        can.update(kind for made in (own, step, *others) for kind in kinds(made))
    return found


def main() -> None:
    """Print the figures."""
    for game in game_names():
        found = counted(game, practisable(game), int((sys.argv[1:] or [EACH])[0]))
        asked = ", ".join(f"{kind} {count}" for kind, count in found.asked.most_common())
        print(f"{game}: {found.share:.0%} of {found.all} have two answers; {asked}")
        for rule, can in found.few.items():
            print(f"  {rule}: {', '.join(sorted(can))}")


if __name__ == "__main__":
    main()
