"""What a task says on another path than the one it asks for: after a wrong turn, and back again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.lessons.claims.over import Said
from tests.lessons.test_every_sentence import REASONS
from tests.lessons.walks import LONGEST, Walk
from tritables import game_named, game_names
from tritables.core import CHANCE, Example, Game, Try
from tritables.core.messages import Argument, Message
from tritables.core.state import Move, State
from tritables.lessons import PlayOn, course
from tritables.replay.history import Node, path_to
from tritables.table import Table
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson
from tritables.texts import LANGUAGES, said_to

EXAMPLES = [
    pytest.param(game_named(name), example, id=f"{name}-{example.id}")
    for name in game_names()
    for example in game_named(name).examples
]
WALKS = [2, pytest.param(30, marks=pytest.mark.full)]
"""Walks away from each task: some, and at length."""


def astray(walk: Walk) -> Iterator[Node]:
    """Play any legal move and throw again and again, and give each node."""
    for _ in range(LONGEST // 4):
        if walk.node.state.to_act is None or walk.task.is_done(walk.node):
            return
        if walk.node.state.to_act == CHANCE:
            walk.session.draw()
        else:
            walk.session.play(walk.rng.choice(list(walk.node.state.legal_moves())))
        yield walk.node


def why_lost(walk: Walk, node: Node) -> Said | None:
    """What the game says of the move after which it could no longer be done."""
    task, gone = walk.task, walk.task.game.teaching("gone")
    lost, since = task.reached(node).lost, task.reached(node).since
    if gone is None or lost is None or lost.parent is None or node.state.to_act is None:
        return None
    asked = path_to(node)[0] if since is None else since
    wanted = walk.example.goals[task.step(node)].rules()
    said = gone(asked.state, lost.parent.state, lost.move, wanted)
    if not isinstance(said, Message):
        return None
    return Said(said, lost.parent.state, lost.move, then=lost.state, asked=asked.state)


def costly(walk: Walk, node: Node) -> list[Said]:
    """What the game says of each move that costs something here."""
    costs = walk.task.game.teaching("costs")
    if costs is None or node.state.to_act in (None, CHANCE):
        return []
    said = [(move, costs(node.state, move)) for move in node.state.legal_moves()]
    return [Said(told, node.state, move) for move, told in said if isinstance(told, Message)]


@pytest.mark.parametrize("walks", WALKS)
@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_when_somebody_goes_astray_then_what_is_said_of_it_is_true(
    game: Game[Any], example: Example, walks: int
) -> None:
    holds = REASONS[game.name]
    for nth in range(walks):
        walk = Walk(game, example, Random(f"{example.id}{nth}"))
        for node in astray(walk):
            told = [one for one in (why_lost(walk, node),) if one is not None]
            text = walk.task.as_json(node, "en")["text"]
            said = [said_to(one.message, "en", walk.task.reader) for one in told]
            assert [one for one in said if one not in str(text)] == []
            told += costly(walk, node)
            assert [str(one.message) for one in told if not holds[one.message.id](one)] == []
            assert helps_truly(walk, node)


def helps_truly(walk: Walk, node: Node) -> bool:
    """Whether help names a move only while it can be done, and one that is possible there."""
    move = walk.task.help(node).move
    if walk.task.is_lost(node) or move is None:
        return move is None
    line = walk.task.paths.reach(walk.task.standing(node)).line
    return isinstance(line[0], Try) or node.state.judge(move).ok


def table_of(game: Game[Any], example: Example, lang: str) -> Table:
    return Table.open(WorkedExample(game, example), settings={"reveal": True, "lang": lang})


def task_of(table: Table) -> Any:
    return table.shown(0.0)["table"]["task"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_when_a_move_is_taken_back_then_the_task_says_what_it_said_before(
    game: Game[Any], example: Example, lang: str
) -> None:
    table = table_of(game, example, lang)
    before = task_of(table)
    table.play(any_move(table.state, Random(example.id)))
    table.do("undo")
    assert task_of(table) == before


def any_move(state: State, rng: Random) -> Move:
    """A throw, or one of the legal moves."""
    return state.draw(rng) if state.to_act == CHANCE else rng.choice(list(state.legal_moves()))


PLAYED_ON = [
    pytest.param(name, step.id, id=f"{name}-{step.id}")
    for name in game_names()
    for step in course(name).steps
    if step.kind == "play-on"
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "id"), PLAYED_ON)
def test_when_turns_are_to_be_played_then_they_are_said_to_be_done_after_so_many_and_not_before(
    name: str, id: str, lang: str
) -> None:
    chapter, at = course(name).find(id)
    step = chapter.steps[at]
    assert isinstance(step, PlayOn)
    table = Table.open(Lesson.of_chapter(chapter, at), settings={"lang": lang})
    rng = Random(id)
    while goes_on(table, step):
        assert task_of(table)["text"] == step.said("task", lang, tally(table, step))
        going_on(table, rng)
    assert task_of(table)["text"] == step.said("done", lang, tally(table, step))


def goes_on(table: Table, step: PlayOn) -> bool:
    """Whether there are turns left; without a number of them the round is played to its end."""
    return table.state.result is None if step.turns is None else had(table, step) < step.turns


def tally(table: Table, step: PlayOn) -> Mapping[str, Argument]:
    """What the first seat has done and scored, counted again along the moves."""
    events = [event for node in path_to(table.node) for event in node.events]
    own = [event for event in events if event.seat == 0]
    scores = dict.fromkeys(range(1, len(step.seats)), 0)
    for event in events:
        if event.seat in scores:
            scores[event.seat] += event.points
    mine, others = sum(event.points for event in own), max(scores.values())
    return {
        "turns": had(table, step),
        "score": mine,
        "others": others,
        "lead": (mine > others) - (mine < others),
        **{one.replace(".", "_"): [e.rule for e in own].count(one) for one in step.counts},
    }


def had(table: Table, step: PlayOn) -> int:
    """The turns that a step counts."""
    if not step.counts:
        return own_turns(table)
    nodes = path_to(table.node)
    moved = [one.state.on_turn == 0 and other.move for one, other in pairwise(nodes)]
    return sum(move in ("take", "pass") for move in moved)


def own_turns(table: Table) -> int:
    """The turns that the first seat has had to their end."""
    nodes = path_to(table.node)
    ends = [(one.state.on_turn, other.state.on_turn) for one, other in pairwise(nodes)]
    return sum(one == 0 != other for one, other in ends)


def going_on(table: Table, rng: Random) -> None:
    """Make the next move, whoever's it is."""
    (table.advance if table.moves_itself else table.play)(
        *(() if table.moves_itself else (any_move(table.state, rng),))
    )


@pytest.mark.parametrize(("name", "id"), PLAYED_ON)
def test_when_turns_are_to_be_played_then_the_first_ones_have_a_choice(name: str, id: str) -> None:
    chapter, at = course(name).find(id)
    table = Table.open(Lesson.of_chapter(chapter, at))
    step = chapter.steps[at]
    assert isinstance(step, PlayOn)
    rng, chosen = Random(id), 0
    while goes_on(table, step):
        mine = table.state.to_act == 0 and len(list(table.state.legal_moves())) > 1
        chosen += mine and not table.moves_itself
        going_on(table, rng)
    assert chosen >= (step.turns or 1)


def test_when_tric_trac_is_played_for_real_then_each_first_throw_leaves_a_choice() -> None:
    chapter, at = course("trictrac").find("first-turns")
    start = chapter.steps[at].start
    rolled = [start.play(throw) for throw in start.legal_moves()]
    assert len(rolled) == 21
    assert all(len(state.legal_moves()) > 1 for state in rolled)
