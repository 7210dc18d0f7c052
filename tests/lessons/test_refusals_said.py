"""What a task says after a refusal is borne out by the refusal that was met, whichever it was."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.lessons.test_solver import EXAMPLES, wandered
from tests.samples import some
from tritables.core import CHANCE, Example, Game, Happening, Try, Verdict
from tritables.core.messages import Message
from tritables.lessons.example_checks import start_of
from tritables.lessons.solver import Paths, Standing, _Search, _stepped
from tritables.texts import languages_of, say

NAMED = re.compile(r"\d+|[♠♥♦♣]")
"""Numbers, cards and places: what a sentence can be wrong about."""
LINES = 2
OF_THE_BOARD = {("tricom", "end-phase")}
"""Whose next sentence names only cards that lie there, whatever was tried before."""

ASKING = [
    one for one in EXAMPLES if any("refusal" in str(goal.as_json()) for goal in one.values[1].goals)
]


def credited(example: Example, at: Standing) -> list[Verdict]:
    """Every refusal at a standing that brings somebody further."""
    search = _Search(Paths(example), 10**9)
    goal = example.goals[at.progress.step]
    found = [verdict for _, verdict in search.refusals(at.state)]
    return [one for one in found if goal.met([*at.progress.since, Happening.refused(one)])]


def said_next(game: Game, example: Example, step: int, lang: str) -> str:
    part = ".done" if step + 1 == len(example.goals) else f".task-{step + 2}"
    return say(Message(f"example-{example.id}{part}", game=game.name), lang)


def claims(game: Game, example: Example, step: int, meant: Verdict, lang: str) -> set[str]:
    """What the sentence after a refusal names that the refusal which it is written for names."""
    if (game.name, example.id) in OF_THE_BOARD:
        return set()
    named = set(NAMED.findall(say(meant.message, lang)))
    return named & set(NAMED.findall(said_next(game, example, step, lang)))


def check(game: Game, example: Example, at: Standing, meant: Verdict) -> int:
    """Whatever refusal is credited here: it is wrong in the way that the next sentence says."""
    verdicts = credited(example, at)
    for verdict in verdicts:
        assert verdict.because == meant.because
        for lang in languages_of(game.name):
            named = set(NAMED.findall(say(verdict.message, lang)))
            assert claims(game, example, at.progress.step, meant, lang) <= named
    return len(verdicts)


@pytest.mark.parametrize(("game", "example"), some(ASKING, 3))
def test_no_other_refusal_of_the_same_rule_is_taken_for_the_one_that_is_spoken_of(
    game: Game, example: Example
) -> None:
    at, meant = Standing(start_of(example)), {}
    for step in example.line:
        if isinstance(step, Try) and example.goals[at.progress.step].refusal is not None:
            verdict = meant[at.progress.step] = at.state.judge(step.move)
            assert check(game, example, at, verdict)
        at = _stepped(example, at, step)
    rng, paths = Random(example.id), Paths(example)
    for _ in range(LINES):
        at = Standing(start_of(example))
        for _ in range(4):
            if at.state.to_act == CHANCE:
                break  # the throws fall as the line has them
            at = wandered(game, example, at, rng)
            if at.progress.step in meant and paths.reach(at).truth is not False:
                check(game, example, at, meant[at.progress.step])
