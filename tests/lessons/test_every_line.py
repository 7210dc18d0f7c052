"""Random lines through each task of the courses: it can be done, or its moment is said to be past.

What is told on the way is true of the line that was played, whichever that was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.lessons.told_lines import TOLD, Told
from tests.lessons.walks import LONGEST, Walk, verdict_of
from tritables import game_named, game_names
from tritables.core import CHANCE, Example, Game, Happening, Try
from tritables.lessons.example_checks import start_of
from tritables.replay.history import path_to
from tritables.texts import LANGUAGES

EXAMPLES = [
    pytest.param(game_named(name), example, id=f"{name}-{example.id}")
    for name in game_names()
    for example in game_named(name).examples
]
WALKS = [10, pytest.param(80, marks=pytest.mark.full)]
"""Walks through each task: some, and at length."""
MOST_FIRST = 60
"""First moves that are gone through, at most."""

_COUNTED = "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen"
_NAMED = re.compile(rf"\d|[♠♥♦♣]|\b({_COUNTED}|jack|queen|king|ace)s?\b", re.IGNORECASE)
_FIGURES = re.compile(r"\d-\d-\d|\d+")


def told_along(game: Game, example: Example, walk: Walk) -> list[tuple[int, Told]]:
    """What is told along a walk, each with the number of goals that are met there."""
    return [
        (walk.task.step(node), Told(node, walk.task.as_json(node, "en")["text"]))
        for node in walk.steps()
    ]


def strays(example: Example, at: Told) -> bool:
    """Whether other moves led here than those of the example's own line."""
    own = [step for step in example.line if isinstance(step, str)]
    moves = [node.move for node in at.behind[1:]]
    return moves != own[: len(moves)]


@pytest.mark.parametrize("walks", WALKS)
@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_when_a_line_meets_what_is_asked_then_what_is_told_is_true_of_it(
    game: Game, example: Example, walks: int
) -> None:
    claims = TOLD[game.name]
    told = [
        one
        for nth in range(walks)
        for one in told_along(game, example, Walk(game, example, Random(f"{example.id}{nth}")))
    ]
    assert told
    named = [(met, at) for met, at in told if _NAMED.search(at.words) and strays(example, at)]
    missing = {(example.id, met) for met, at in named} - claims.keys()
    assert not missing, "another line leads here: say what the words claim, or name no piece"
    wrong = [
        (met, at.words, [node.move for node in at.behind[1:]])
        for met, at in told
        if (example.id, met) in claims and not claims[example.id, met](at)
    ]
    assert wrong == []


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_when_a_line_is_told_in_three_languages_then_all_name_the_same_pieces_and_numbers(
    game: Game, example: Example
) -> None:
    walk = Walk(game, example, Random(example.id))
    for node in walk.steps():
        said = [walk.task.as_json(node, lang)["text"] for lang in LANGUAGES]
        figures = [set(_FIGURES.findall(text)) for text in said]
        assert figures[1:] == figures[:1] * (len(LANGUAGES) - 1), said


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_when_somebody_begins_with_any_move_then_the_task_can_be_done_or_is_said_to_be_past(
    game: Game, example: Example
) -> None:
    moves = len(list(start_of(example).legal_moves()))
    for first in range(min(moves, MOST_FIRST)):
        walk = Walk(game, example, Random(f"{example.id}{first}"), first)
        for _ in walk.steps():
            pass
        walk.follow()
        assert walk.is_over, [node.move for node in path_to(walk.node)[1:]]


TRIED = [one for one in EXAMPLES if any(goal.is_only_tried for goal in one.values[1].goals)]


def asked_to_try(walk: Walk) -> Iterator[bool]:
    """At each node of random moves where something is to be tried: whether a rule refuses it so."""
    tries = [step for step in walk.example.line if isinstance(step, Try)]
    for _ in range(LONGEST):
        if walk.is_over or walk.node.state.to_act is None:
            return
        goal = walk.example.goals[walk.task.step(walk.node)]
        if goal.is_only_tried:
            verdicts = [verdict_of(walk.node.state, one) for one in tries]
            yield goal.met([Happening.refused(one) for one in verdicts if not one.ok])
        if walk.node.state.to_act == CHANCE:
            walk.session.draw()
        else:
            walk.session.play(walk.rng.choice(list(walk.node.state.legal_moves())))


@pytest.mark.parametrize("walks", WALKS)
@pytest.mark.parametrize(("game", "example"), TRIED)
def test_when_something_is_to_be_tried_then_it_is_refused_here_or_its_moment_is_said_to_be_past(
    game: Game, example: Example, walks: int
) -> None:
    tried = [
        refused
        for nth in range(walks)
        for refused in asked_to_try(Walk(game, example, Random(f"{example.id}{nth}")))
    ]
    assert all(tried)


DOUBLE_SIX = "The 6 has been played twice already, and now comes the 1."


def test_when_both_sixes_are_played_before_the_attempt_then_the_reason_leads_back_to_it() -> None:
    game = game_named("trictrac")
    walk = Walk(game, game.example("double-six"), Random(1))
    for move in ("roll 6-6", "12/18", "12/18"):
        walk.session.play(move)
    told = walk.task.as_json(walk.node, "en")
    assert (told["lost"], told["back"], told["step"]) == (True, 2, 1)
    assert told["text"] == DOUBLE_SIX


def test_every_claim_is_of_words_that_there_are() -> None:
    claimed = {(game, id) for game, claims in TOLD.items() for id, _ in claims}
    assert claimed <= {(name, one.id) for name in game_names() for one in game_named(name).examples}
