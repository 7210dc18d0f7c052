"""What is said of the way to a task is true: thousands of random lines through every lesson."""

from __future__ import annotations

from random import Random

import pytest

from tritables import game_named, game_names
from tritables.core import CHANCE, Example, Game, Try
from tritables.core.errors import IllegalMove
from tritables.core.state import Move
from tritables.lessons.example_checks import start_of
from tritables.lessons.gestures import gestures
from tritables.lessons.hints import help_to_do
from tritables.lessons.outcomes import FRONT
from tritables.lessons.solver import Paths, Standing

EXAMPLES = [
    pytest.param(game_named(name), example, id=f"{name}-{example.id}")
    for name in game_names()
    for example in game_named(name).examples
]
LINES = [3, pytest.param(12, marks=pytest.mark.full)]
"""Random lines through each lesson: some, and at length."""
TRIES = 25
"""Random ways on from where something is said to be out of reach."""


def drawn(at: Standing, rng: Random) -> Move | None:
    """Some legal move, chance included; None at the end."""
    moves = list(at.state.legal_moves())
    if not moves:
        return None
    return at.state.draw(rng) if at.state.to_act == CHANCE else rng.choice(moves)


def wandered(game: Game, example: Example, at: Standing, rng: Random) -> Standing:
    """A random step: a move, or a gesture that may be refused."""
    if rng.random() < 0.5:
        places = [place.id for place in game.layout(at.state, "wide", FRONT).places]
        for _, verdict in gestures(game, at.state, [rng.choice(places)], [rng.choice(places)]):
            if not verdict.ok:
                return at.refused(example.goals, verdict)
    move = drawn(at, rng)
    return at if move is None else at.played(example.goals, move)


@pytest.mark.parametrize("lines", LINES)
@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_what_is_said_to_be_reached_is_and_what_is_lost_stays_lost(
    game: Game, example: Example, lines: int
) -> None:
    rng = Random(example.id)
    paths = Paths(example)
    assert len(paths.turns) == len(example.goals)
    told = {True: 0, False: 0}
    for _ in range(lines):
        at = Standing(start_of(example))
        for _ in range(rng.randrange(1, 6)):
            found = paths.reach(at)
            if found.truth is True:
                told[True] += 1
                follow(example, paths, at, found.line)
            elif found.truth is False:
                told[False] += 1
                assert not at.progress.done(example.goals)
                for _ in range(TRIES):
                    never(game, example, paths, at, rng)
                break
            at = wandered(game, example, at, rng)
    assert told[True]


def follow(example: Example, paths: Paths, at: Standing, line: tuple[Move | Try, ...]) -> None:
    """The line that is found does what is asked, in time."""
    for step in line:
        assert not paths.is_late(at)
        if isinstance(step, Try):
            game = game_named(at.state.game)
            places = [place.id for place in game.layout(at.state, "wide", FRONT).places]
            tried = (
                [at.state.judge(step.move)]
                if step.move
                else [found for move, found in gestures(game, at.state, places, places) if not move]
            )
            refused = [one for one in tried if not one.ok and one.rule == step.rule]
            at = max(
                (at.refused(example.goals, one) for one in refused),
                key=lambda standing: standing.progress.step,
            )
        else:
            at = at.played(example.goals, step)
    assert at.progress.done(example.goals)


def never(game: Game, example: Example, paths: Paths, at: Standing, rng: Random) -> None:
    """No random way on does what is asked, as long as it is time."""
    for _ in range(12):
        if paths.is_late(at) or paths.has_passed(at):
            return
        at = wandered(game, example, at, rng)
        in_time = at.progress.done(example.goals)
        assert not in_time, "what was said to be lost was done"


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_help_leads_to_the_end(game: Game, example: Example) -> None:
    """Doing what help says, again and again, does what is asked."""
    paths, at = Paths(example), Standing(start_of(example))
    ids = {rule.id for rule in game.rules}
    for _ in range(40):
        if at.progress.done(example.goals):
            return
        told = help_to_do(paths, at)
        assert told.rule in ids
        assert told.move is not None
        places = {place.id for place in game.layout(at.state, "wide", FRONT).places}
        assert places >= {*told.part, *({told.piece, told.target} - {None})}
        if told.target is not None:
            picture = game.picture(at.state, None, FRONT)
            assert picture.lifts is None or told.piece in picture.lifts
            assert told.piece not in dict(picture.touches)
        try:
            at = at.played(example.goals, told.move)
        except IllegalMove as refused:
            at = at.refused(example.goals, refused.verdict)
    raise AssertionError("help did not lead to the end")


def test_an_example_without_a_line_is_not_judged() -> None:
    example = game_named("trictrac").example("winning")
    bare = Example(example.id, example.position, example.goals)
    assert Paths(bare).reach(Standing(start_of(bare))).truth is None
