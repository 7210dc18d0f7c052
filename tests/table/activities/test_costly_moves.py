"""A move that costs where another kind scores: a lesson asks once, and then it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.validators import check
from tritables import game_named
from tritables.core.errors import Unsure
from tritables.lessons import Chapter, Do, course
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

COSTLY = [
    pytest.param("triominos", "hexagon", "buy", id="triominos"),
    pytest.param("tricap", "capture", "pass", id="tricap"),
    pytest.param("tricom", "part-of-a-pile", "skip", id="tricom"),
]


def lesson(game: str, example: str) -> Table:
    """A table with a lesson of one step, which asks for what an example asks for."""
    step = Do.of(game_named(game).example(example))
    return Table.open(Lesson.of_chapter(Chapter("one", game, (step,))))


def press(table: Table, move: str) -> tuple[bool, Any]:
    """Press a button; returns whether it was done, and what is shown of a refusal."""
    reply = table.receive({"view": "v", "seq": 1, "kind": "type", "move": move}, 1.0)
    panel = table.shown(1.0)["table"]
    check("scene", panel, "TableState")
    return reply.ok, panel["verdict"]


@pytest.mark.parametrize(("game", "example", "move"), COSTLY)
def test_when_a_move_costs_then_it_is_asked_first_and_done_the_second_time(
    game: str, example: str, move: str
) -> None:
    table = lesson(game, example)
    before = table.state
    done, asked = press(table, move)
    assert not done
    assert table.state == before
    assert asked["asks"]
    assert asked["rule"] is None
    done, asked = press(table, move)
    assert done
    assert asked is None
    assert table.state == before.play(move)


@pytest.mark.parametrize(("game", "example", "move"), COSTLY)
def test_when_it_was_asked_in_a_step_then_it_is_asked_again_only_in_another(
    game: str, example: str, move: str
) -> None:
    table = lesson(game, example)
    press(table, move)
    press(table, move)
    table.do("undo")
    assert press(table, move)[0], "the same step"
    table.do("new")
    assert not press(table, move)[0], "the step from its beginning"


@pytest.mark.parametrize(("game", "example", "move"), COSTLY)
def test_when_a_move_is_asked_about_then_it_is_no_wrong_answer(
    game: str, example: str, move: str
) -> None:
    table = lesson(game, example)
    press(table, move)
    assert table.top.progress is not None
    assert table.top.progress.now.wrong == 0
    assert not table.take_learnt()


@pytest.mark.parametrize(("game", "example", "move"), COSTLY)
def test_when_a_game_is_played_then_nothing_is_asked(game: str, example: str, move: str) -> None:
    start = Do.of(game_named(game).example(example)).start
    table = Table.open(game, position=start.position(), settings={"reveal": True})
    assert press(table, move)[0]


@pytest.mark.parametrize(("game", "example", "move"), COSTLY)
def test_when_python_presses_the_button_then_it_is_asked_too(
    game: str, example: str, move: str
) -> None:
    table = lesson(game, example)
    with pytest.raises(Unsure):
        table.do("type", move=move)
    table.do("type", move=move)
    assert table.node.ply == 1


STEPS = [
    pytest.param(chapter, nth, id=f"{game}-{step.id}")
    for game in ("triominos", "tricap", "tricom")
    for chapter in course(game).chapters
    for nth, step in enumerate(chapter.steps)
    if step.kind == "do"
]


def wanted(table: Table) -> Iterator[str]:
    """Do what the task on the board asks for, and give each thing before it is done."""
    while (move := table.top.task.wanted(table.node)) is not None:
        yield move
        if move == "":
            table.draw()
        elif (verdict := table.state.judge(move)).ok:
            table.play(move)
        else:
            table.refuse(verdict, move)


@pytest.mark.parametrize(("chapter", "nth"), STEPS)
def test_what_a_task_asks_for_is_never_asked_about(chapter: Chapter, nth: int) -> None:
    table = Table.open(Lesson.of_chapter(chapter, nth))
    assert [move for move in wanted(table) if table.top.warns(table, move)] == []
    assert table.top.task.is_done(table.node)
