"""Tasks: how far a learner is belongs to the line of moves, and goals are data."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battery import place_ids
from tests.lessons.test_refusals_said import ASKING
from tests.table.activities.test_lesson import FakeBrowser
from tritables import game_named
from tritables.core import Game
from tritables.core.examples import Example
from tritables.core.goals import Goal, Happening
from tritables.lessons.gestures import gestures
from tritables.lessons.installed_courses import course
from tritables.lessons.outcomes import FRONT
from tritables.table import Table
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson

MOVE, OTHER = Goal(move="bar/3"), Goal(move="bar/5")
REFUSED = Goal(refusal="throw.normal")


def start() -> dict[str, object]:
    state = game_named("trictrac").new().play("start 5-3").play("roll 3-5")
    return dict(state.position())


def table_with(*goals: Goal, **words: Any) -> Table:
    example = Example(
        id="own", rules=(), position=start(), goals=goals, line=("bar/3", "bar/5"), **words
    )
    return Table.open(WorkedExample(game_named("trictrac"), example), settings={"lang": "nl"})


def task(table: Table) -> Any:
    return table.shown(0.0)["table"]["task"]


def step(table: Table) -> int:
    return int(task(table)["step"])


def attempt(table: Table, move: str) -> bool:
    return table.receive({"view": "v", "seq": 1, "kind": "type", "move": move}, 0.0).ok


WORDS: dict[str, Any] = {"title": "Van mij", "task": "Doe iets", "done": "Klaar"}


def test_taking_a_move_back_takes_back_what_it_met_and_redo_brings_it_again() -> None:
    table = table_with(MOVE, OTHER, **WORDS)
    table.play("bar/3")
    assert step(table) == 1
    table.do("undo")
    assert step(table) == 0
    table.do("redo")
    assert step(table) == 1
    table.play("bar/5")
    assert task(table)["done"]
    table.do("go", ply=0)
    assert (step(table), task(table)["done"]) == (0, False)
    table.do("go", ply=2)
    assert task(table)["done"]


def test_a_refusal_counts_where_it_happened() -> None:
    table = table_with(REFUSED, MOVE, **WORDS)
    assert not attempt(table, "bar/5")
    assert step(table) == 1
    table.play("bar/3")
    assert task(table)["done"]
    table.do("undo")
    assert step(table) == 1  # it changed no position, so nothing takes it back
    table.do("redo")
    assert task(table)["done"]


def test_what_was_tried_later_counts_for_what_follows_it() -> None:
    table = table_with(REFUSED, **WORDS)
    table.play("bar/3")
    assert step(table) == 0
    table.do("undo")
    attempt(table, "bar/5")
    table.do("redo")
    assert task(table)["done"]


def test_the_same_refusal_twice_meets_two_goals() -> None:
    table = table_with(REFUSED, REFUSED, **WORDS)
    attempt(table, "bar/5")
    assert step(table) == 1
    attempt(table, "bar/5")
    assert task(table)["done"]


def test_goals_combine_over_what_happened_since_the_step_began() -> None:
    table = table_with(MOVE & REFUSED, **WORDS)
    attempt(table, "bar/5")
    assert step(table) == 0
    table.play("bar/3")
    assert task(table)["done"]
    table = table_with(MOVE & ~REFUSED, **WORDS)
    attempt(table, "bar/5")
    table.play("bar/3")
    assert not task(table)["done"]


def test_a_new_game_starts_the_lesson_over() -> None:
    table = table_with(REFUSED, **WORDS)
    attempt(table, "bar/5")
    table.do("new")
    assert step(table) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (WORDS, ("Van mij", "Doe iets", "Klaar")),
        ({"title": {"en": "Mine"}, "task": {"nl": "Nu", "en": "Now"}, "done": {"fr": "Fini"}},
         ("Mine", "Nu", "Fini")),
        ({"title": "A", "intro": {"nl": "Kijk."}, "task": "Doe iets"}, ("A", "Kijk. Doe iets", "")),
    ],
)  # fmt: skip
def test_words_of_ones_own(words: dict[str, Any], said: tuple[str, ...]) -> None:
    table = table_with(MOVE, **words)
    title, text, done = said
    assert (task(table)["title"], task(table)["text"]) == (title, text)
    table.play("bar/3")
    assert task(table)["text"] == done


def test_each_step_may_have_words_of_its_own() -> None:
    table = table_with(MOVE, OTHER, title="A", task=("one", {"nl": "twee"}), done="Klaar")
    assert task(table)["text"] == "one"
    table.play("bar/3")
    assert task(table)["text"] == "twee"


def test_an_example_of_ones_own_is_saved_with_all_of_it() -> None:
    table = table_with(REFUSED | MOVE, OTHER, **WORDS)
    attempt(table, "bar/5")
    again = Table.load(table.save())
    assert again.save() == table.save()
    assert task(again) == task(table)
    again.do("new")
    assert step(again) == 0


@pytest.mark.parametrize(("game", "example"), ASKING)
def test_when_a_refused_move_is_asked_for_then_hands_can_try_it(
    game: Game, example: Example
) -> None:
    """By a gesture, a touch or a button, which a board has only where a rule allows it."""
    table = Table.open(WorkedExample(game, example), settings={"reveal": True})
    page = FakeBrowser(table)
    for step in example.line:
        node, task = table.node, table.top.task
        assert task is not None
        if isinstance(step, str):
            table.play(step)
            continue
        before = task.step(node)
        goal = example.goals[before]
        offered = [one["move"] for one in page.panel["task"]["tries"]]
        picture = game.picture(table.state, None, FRONT)
        moves = [*offered, *(move for _, move in picture.touches)]
        verdicts = [table.state.judge(move) for move in moves]
        verdicts.append(table.state.judge_draw())
        places = place_ids(game, table.state)
        verdicts += [verdict for _, verdict in gestures(game, table.state, places, places)]
        refused = [Happening.refused(verdict) for verdict in verdicts if not verdict.ok]
        assert any(goal.met([one]) for one in refused) or goal.refusal is None
        page.ask("type", move=step.move)
        assert task.step(node) > before or goal.refusal is None


@pytest.mark.parametrize(("game", "example"), ASKING)
def test_when_moves_are_offered_instead_then_none_spoils_the_task(
    game: Game, example: Example
) -> None:
    table = Table.open(WorkedExample(game, example), settings={"reveal": True})
    page = FakeBrowser(table)
    for step in example.line:
        if isinstance(step, str):
            table.play(step)
            continue
        page.ask("type", move=step.move)
        for near in page.panel["verdict"]["nearest"]:
            other = Table.load(table.save())
            other.play(near["move"])
            assert not task(other)["lost"], near["move"]


def test_when_a_nearest_move_would_spoil_the_task_then_no_move_is_offered() -> None:
    game = game_named("trictrac")
    page = FakeBrowser(Table.open(WorkedExample(game, game.example("landing"))))
    page.ask("type", move="10/11")
    near = page.table.state.judge("10/11").nearest
    assert near == ("12/13", "7/8", "13/14"), "all three are legal"
    assert page.panel["verdict"]["nearest"] == [], "13/14 alone would be taken for what is asked"


def test_a_button_to_try_with_goes_when_it_was_tried_and_is_no_typing() -> None:
    chapter, at = course("triominos").find("buy")
    page = FakeBrowser(Table.open(Lesson.of_chapter(chapter, at), locked=["type"]))
    assert page.panel["task"]["tries"] == [{"move": "pass", "text": "Pass"}]
    offered = [one["move"] for one in page.table.shown(0.0)["scene"]["actions"]]
    assert offered == ["buy"]  # no rule allows to pass, so no list of moves has it
    page.ask("type", move="pass")
    assert (page.panel["verdict"]["rule"], page.panel["task"]["step"]) == ("buy.must", 1)
    assert page.panel["task"]["tries"] == []


def asked_of(example: Example) -> Goal | None:
    """The first goal that has to be met, and not only tried."""
    return next((one for one in example.goals if not one.is_only_tried), None)


def play_until_step(table: Table, example: Example) -> None:
    """Play the moves of an example's line, and try nothing, until a step is done."""
    for move in example.line:
        if isinstance(move, str) and not table.top.task.is_done(table.node):
            table.play(move)
            if table.top.task.step(table.node):
                return


TRIED_FIRST = [one for one in ASKING if one.values[1].goals[0].is_only_tried]


@pytest.mark.parametrize(
    ("game", "example"), [one for one in TRIED_FIRST if asked_of(one.values[1]) is not None]
)
def test_when_a_learner_does_at_once_what_comes_after_a_try_then_the_task_goes_on(
    game: Game, example: Example
) -> None:
    table = Table.open(WorkedExample(game, example), settings={"reveal": True})
    play_until_step(table, example)
    assert table.top.task.step(table.node) > example.goals.index(asked_of(example))
    assert not task(table)["lost"]


def test_when_a_task_is_only_to_try_something_then_moves_leave_it_as_it_is() -> None:
    table = table_with(REFUSED, **WORDS)
    assert REFUSED.is_only_tried
    for move in ("bar/3", "bar/5"):
        table.play(move)
        shown = task(table)
        assert (shown["text"], shown["step"]) == (WORDS["task"], 0)
        assert not shown["done"]
        assert not shown["lost"]
