"""What was met along a line: only as long as it is time for it, and told of what was played."""

from __future__ import annotations

from typing import Any

import pytest

from tritables import Goal, game_named, game_names
from tritables.core.examples import Example, Try
from tritables.lessons.example_checks import start_of
from tritables.lessons.solver import Paths
from tritables.table import Table
from tritables.table.activities.example import WorkedExample
from tritables.texts import LANGUAGES

TRICAP, TRICOM = game_named("tricap"), game_named("tricom")


def table_of(example: Example, lang: str = "en") -> Table:
    game = game_named(start_of(example).game)
    return Table.open(WorkedExample(game, example), settings={"reveal": True, "lang": lang})


def task(table: Table) -> Any:
    return table.shown(0.0)["table"]["task"]


def passed_by() -> Table:
    """The pile that was to be taken is left; somebody else takes another one seven cards later."""
    table = table_of(TRICAP.example("adjacent"))
    table.play("centre 10H", "pass")
    for _ in range(7):
        table.do("draw")
    table.play("take")
    return table


def test_when_the_moment_has_passed_then_the_same_event_later_is_not_what_was_asked() -> None:
    table = passed_by()
    assert [event.rule for event in table.node.events] == ["one.capture"]
    assert (task(table)["lost"], task(table)["done"], task(table)["step"]) == (True, False, 1)


def test_when_it_is_taken_back_to_before_then_it_can_be_done() -> None:
    table = passed_by()
    table.do("go", ply=1)
    assert not task(table)["lost"]
    table.play("take")
    assert task(table)["done"]


def test_when_the_moment_has_passed_then_no_more_is_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = passed_by()
    table.shown(0.0)
    asked: list[object] = []
    monkeypatch.setattr(Paths, "reach", lambda paths, at: asked.append(at))
    table.play(table.state.legal_moves()[0])
    for _ in range(2):
        table.do("draw")
    assert task(table)["lost"]
    assert asked == []


def test_when_a_game_goes_on_before_a_goal_is_met_then_what_is_kept_of_it_does_not_grow() -> None:
    goals = (Goal(event="one.capture") & ~Goal(event="tricap") & Goal(event="end.deck"),)
    table = table_of(Example("long", TRICAP.example("adjacent").position, goals))
    table.play("centre 10H", "take", table.state.play("centre 10H").play("take").legal_moves()[0])
    kept = []
    for _ in range(3):
        table.do("draw")
        kept.append(len(table.top.task.progress(table.node).since))
    assert kept == [1, 1, 1]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("2H>2", "2♥ on 6♥: 2♥ 3♥ 4♥ 5♥ for 2 by player 1, {sic}"),
        ("7H>0", "7♥ on 3♥: 7♥ 4♥ 6♥ 5♥ for 2 by player 1, {sic}"),
    ],
)
def test_when_words_name_what_was_played_then_they_hold_for_each_move_that_does_it(
    move: str, said: str
) -> None:
    taught = TRICOM.example("quartet-again")
    done = "{ $move }: { $cards } for { $points } by player {$player}, {sic}"
    table = table_of(Example("own", taught.position, taught.goals, taught.line, done=done))
    table.play(move)
    assert task(table)["text"] == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "example"),
    [
        pytest.param(game, example, id=f"{game}-{example.id}")
        for game in game_names()
        for example in game_named(game).examples
    ],
)
def test_when_an_example_is_done_by_its_line_then_all_its_words_can_be_said(
    game: str, example: Example, lang: str
) -> None:
    table = table_of(example, lang)
    for step in example.line:
        assert task(table)["text"]
        move = step.move if isinstance(step, Try) else step
        table.receive({"view": "v", "seq": 1, "kind": "type", "move": move}, 0.0)
    assert task(table)["done"]
    assert task(table)["text"]


@pytest.mark.parametrize(
    ("game", "example", "moves", "told"),
    [
        ("tricom", "trio", ["6D>1"], "You covered 6♣: only 2 cards of that rank lie open"),
        ("tricom", "quartet-again", ["7H>3"], "7♥ on 5♥ makes no quartet."),
        ("tricom", "queen", ["turn QD", "skip"], "The action card was skipped"),
        ("triominos", "hexagon", ["5-3-4@-1,1"], "3-4-5 makes no hexagon there: no corner"),
        ("triominos", "hexagon", ["buy", "5-3-4@-1,1"], "3-4-5 makes no hexagon there: no corner"),
        ("tricap", "capture", ["pass"], "You passed, so the pile stays where it is."),
        ("tricap", "ace-waits", ["take"], "Player 1 took the pile instead of waiting."),
        ("trictrac", "landing", ["12/13"], "The 1 has been played already, and now comes the 4."),
    ],
)
def test_when_a_legal_move_misses_what_was_asked_then_its_own_reason_is_told(
    game: str, example: str, moves: list[str], told: str
) -> None:
    table = table_of(game_named(game).example(example))
    table.play(*moves)
    assert task(table)["lost"]
    assert task(table)["text"].startswith(told)
