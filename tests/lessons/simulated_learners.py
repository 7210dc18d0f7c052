"""Simulated learners, by whom the claims of what somebody knows are held against the truth.

``python -m tests.lessons.simulated_learners`` prints the figures. They are no children: each knows
a rule or does not, learns it at some question, slips now and then, and guesses blindly otherwise.
The number of answers of each question is drawn from real exercises on rules of all games, as they
are asked of somebody alone (`real_options`). Each exercise is put as practice puts it
(`Known.way`): a worked example, which teaches as often as a question does and is no question, then
a question with its rule in sight, by which also who does not know it is right more often, then one
alone. In the *strict* variant a question teaches with one probability whatever comes of
it, as the model itself assumes; in the *explained* one a wrong answer, which is explained, teaches
once more with the same probability, of which the model knows nothing. Beside them is counted what
two right answers in a row would have called known, as it was before there was a model.
How they forget is told by three models of memory that are not FSRS, which decides when they are
asked again. Each is fitted to the same curve of forgetting: one right answer is recalled by some
81 of 100 after 7 days, 67 after 30 and 60 after 60, as far as its form allows.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from random import Random
from statistics import mean
from typing import Final, Protocol

from tests.lessons.learner_model import DAY, KNOWN, TELLING, TOLD, Known, Moment
from tritables import game_names
from tritables.lessons.exercise_forms import step_of
from tritables.lessons.exercise_search import practice
from tritables.lessons.practice_data import practisable

START: Final = 20_000
"""The day on which everything begins."""

DAYS: Final = 60
"""So many days later it is looked what is still recalled."""

MINUTE: Final = 60

REPORTED: Final = 2026
"""The seed of the figures that are printed; the model's numbers were chosen by seeds up to 9."""


@dataclass(frozen=True)
class Truth:
    """What is so: known ``before``, ``learnt`` at each question, ``slips`` although known."""

    before: float = 0.3
    learnt: float = 0.15
    slips: float = 0.1
    explained: float = 0.0
    """How likely the explanation of a wrong answer teaches the rule."""


STRICT: Final = Truth()
EXPLAINED: Final = Truth(explained=0.15)


@cache
def real_options(each: int = 2) -> tuple[int, ...]:
    """The numbers of answers of some exercises on every fourth rule of each game."""
    return tuple(
        step_of(one, str(nth), Random(f"{rule}{nth}"), way="alone").guesses
        for game in game_names()
        for rule in practisable(game)[::4]
        for nth, one in enumerate(islice(practice(game, rule, seed=11), each))
    )


class Recall(Protocol):
    """A model of memory: seen on some days, recalled on another with a probability."""

    def see(self, day: float, *, right: bool) -> None:
        """The rule was asked and answered, and explained where it was wrong."""

    def at(self, day: float) -> float:
        """The probability of recalling it on a day."""


@dataclass
class Activation:
    """ACT-R with spacing effects (Pavlik and Anderson 2005): each sight decays on its own."""

    sights: list[tuple[float, float]] = field(default_factory=list)

    def see(self, day: float, *, right: bool) -> None:
        """Add a sight; the more active the memory still is, the faster it decays."""
        active = self._active(day + 1e-4) if self.sights else -math.inf
        self.sights.append((day, 0.217 * math.exp(active) + 0.22))

    def at(self, day: float) -> float:
        """The probability that the activation is above the threshold."""
        return 1 / (1 + math.exp((-2.8 - self._active(day)) / 0.5))

    def _active(self, day: float) -> float:
        shares = (max(1.0, (day - at) * DAY * 0.025) ** -decay for at, decay in self.sights)
        return math.log(sum(shares))


@dataclass
class HalfLife:
    """Half-life regression (Settles and Meeder 2016): doubled by right answers, cut by wrong."""

    right: int = 0
    wrong: int = 0
    last: float = 0.0

    def see(self, day: float, *, right: bool) -> None:
        """Count it."""
        self.right, self.wrong, self.last = self.right + right, self.wrong + (not right), day

    def at(self, day: float) -> float:
        """What is left after so many half-lives."""
        half = 2 ** (4.6 + 1.1 * (self.right - 1) - 0.5 * self.wrong)
        return float(2 ** (-(day - self.last) / max(half, 0.5)))


@dataclass
class Windows:
    """DASH (Lindsey and others 2014): logistic in the answers of the last days, weeks, and ever."""

    WEIGHTS = ((1, 0.8, 0.1), (7, 1.0, 0.1), (30, 0.4, 0.1), (math.inf, 0.9, 0.2))
    seen: list[tuple[float, bool]] = field(default_factory=list)

    def see(self, day: float, *, right: bool) -> None:
        """Count it in every window."""
        self.seen.append((day, right))

    def at(self, day: float) -> float:
        """The logistic of the weighted counts."""
        odds = -0.35
        for days, for_right, for_any in self.WEIGHTS:
            inside = [right for at, right in self.seen if day - at < days]
            odds += for_right * math.log1p(sum(inside)) + for_any * math.log1p(len(inside))
        return 1 / (1 + math.exp(-odds))


MODELS: Final[dict[str, type[Recall]]] = {
    "ACT-R": Activation,
    "HLR": HalfLife,
    "DASH": Windows,
}


@dataclass
class Claims:
    """What the model claimed, beside what was true."""

    right: int = 0
    known: int = 0
    """Rules that were claimed to be known, and those that were."""
    questions: list[int] = field(default_factory=list)
    """How many it took until a rule was claimed to be known."""
    examples: int = 0
    """Worked examples that were shown meanwhile, to all learners."""
    cells: dict[int, tuple[int, float, int]] = field(default_factory=dict)
    """By tenths of the claimed probability: how often, their sum, and how often it was true."""

    @property
    def precision(self) -> float:
        """The share of the rules called known that are."""
        return self.right / self.known

    @property
    def calibration_error(self) -> float:
        """How far claims are from the truth on average, over all questions."""
        total = sum(count for count, _, _ in self.cells.values())
        return sum(abs(claimed - true) for _, claimed, true in self.cells.values()) / total

    def note(self, claimed: float, *, true: bool) -> None:
        """Note a claim after an answer."""
        cell = min(9, int(10 * claimed))
        count, total, found = self.cells.get(cell, (0, 0.0, 0))
        self.cells[cell] = count + 1, total + claimed, found + true


def learn(
    truth: Truth, options: Sequence[int], rng: Random, claims: Claims, most: int = 40
) -> tuple[Known, bool]:
    """Ask one learner about one rule until it is known, each time among so many answers."""
    found, knows, asked = Known(), rng.random() < truth.before, 0
    for nth in range(2 * most):
        at = START * DAY + nth * MINUTE
        if found.way == "shown":
            claims.examples += 1
            found = found.after(Moment(at, None, TOLD))
            knows = knows or rng.random() < truth.learnt
            continue
        asked += 1
        answer = answered(found, at, options, rng, knows=knows, slips=truth.slips)
        found = found.after(answer)
        knows = knows or rng.random() < truth.learnt
        knows = knows or (not answer.right and rng.random() < truth.explained)
        claims.note(found.learnt, true=knows)
        if found.is_known or asked == most:
            break
    if found.is_known:
        claims.known, claims.right = claims.known + 1, claims.right + knows
        claims.questions.append(asked)
    return found, knows


def answered(
    found: Known, at: int, options: Sequence[int], rng: Random, *, knows: bool, slips: float
) -> Moment:
    """Answer a question, with its rule in sight where that much is given away."""
    of, help = rng.choice(options), int(found.way != "alone")
    guess = 1 / of + (1 - 1 / of) * help / TELLING
    return Moment(at, rng.random() < (1 - slips if knows else guess), help, of)


def claimed(learners: int, options: Sequence[int], truth: Truth = STRICT, seed: int = 1) -> Claims:
    """Ask many learners, each about one rule."""
    claims, rng = Claims(), Random(seed)
    for _ in range(learners):
        learn(truth, options, rng, claims)
    return claims


def streak(learners: int, options: Sequence[int], truth: Truth = STRICT) -> tuple[float, float]:
    """Call known what was right twice in a row: how often it is, and after how many questions."""
    rng, right_claims, questions = Random(2), 0, list[int]()
    for _ in range(learners):
        knows, row, asked = rng.random() < truth.before, 0, 0
        while row < 2:
            right = rng.random() < (1 - truth.slips if knows else 1 / rng.choice(options))
            row, asked = (row + 1 if right else 0), asked + 1
            knows = knows or rng.random() < truth.learnt
            knows = knows or (not right and rng.random() < truth.explained)
        right_claims, questions = right_claims + knows, [*questions, asked]
    return right_claims / learners, mean(questions)


def remembered(
    learners: int, options: Sequence[int], memory: type[Recall], seed: int = 1
) -> tuple[float, float, int]:
    """Ask learners whenever a rule is due: what is recalled in the end, reviews, and the most."""
    rng, recalled, reviews = Random(seed), list[float](), list[int]()
    truth = Truth()
    for _ in range(learners):
        found, _ = learn(truth, options, rng, Claims())
        mind = memory()
        for one in found.answers:
            mind.see(one.at / DAY - START, right=one.right is True)
        days = 0
        while (due := found.due) is not None and due < (START + DAYS) * DAY:
            days += 1
            at, knows = due + DAY // 2, None
            while knows is None or not found.is_known:
                if found.way == "shown":
                    found = found.after(Moment(at, None, TOLD))
                    at += MINUTE
                knows = rng.random() < mind.at(at / DAY - START)
                answer = answered(found, at, options, rng, knows=knows, slips=truth.slips)
                found = found.after(answer)
                mind.see(at / DAY - START, right=answer.right is True)
                at += MINUTE
        reviews.append(days)
        recalled.append(mind.at(DAYS))
    return mean(recalled), mean(reviews), max(reviews)


def main() -> None:
    """Print the figures."""
    options = real_options(6)
    print(f"answers to choose from: {dict(sorted(Counter(options).items()))}")
    for name, truth in (("strict", STRICT), ("explained", EXPLAINED)):
        claims = claimed(1_500, options, truth, seed=REPORTED)
        asked = mean(claims.questions)
        print(
            f"{name}: of rules called known (from {KNOWN:.0%}) {claims.precision:.1%}"
            f" are, after {asked:.1f} questions and {claims.examples / 1_500:.1f} examples;"
            f" calibration error {claims.calibration_error:.3f}"
        )
        true, asked = streak(1_500, options, truth)
        print(f"  two right in a row: {true:.1%} are, after {asked:.1f} questions")
    for name, memory in MODELS.items():
        recalled, reviews, most = remembered(150, options, memory, seed=REPORTED)
        asked = f"{reviews:.1f} reviews, at most {most}"
        print(f"{name}: {recalled:.1%} recalled after {DAYS} days, {asked}")


if __name__ == "__main__":
    main()
