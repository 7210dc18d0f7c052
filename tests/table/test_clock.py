"""The clock of a turn, with a time that the test tells: whom it counts for, and when it stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.triominos.tables import STRIP, position
from tritables.lessons import course
from tritables.table import Table
from tritables.table.activities.example import WorkedExample
from tritables.table.activities.lesson import Lesson

HANDS = ("3-3-4 1-1-3 0-0-5", "0-5-5 1-1-4 2-3-5")
PLACE = "4-3-3@2,1"


def table_of(*seats: str, to_act: int = 0, time_limit: int | None = 60, **settings: Any) -> Table:
    data = position(
        STRIP, *HANDS, first="5-5-5 2-2-2 0-2-3 0-2-2", on_turn=to_act, time_limit=time_limit
    )
    return Table.open("triominos", seats=list(seats), position=data, seed=3, settings=settings)


def clock(table: Table, now: float) -> Any:
    return table.shown(now)["table"]["clock"]


def left(table: Table, now: float) -> float:
    assert clock(table, now)["running"]
    return float(clock(table, now)["left"])


def lesson(step: str = "clock") -> Table:
    chapter, at = course("triominos").find(step)
    return Table.open(Lesson.of_chapter(chapter, at))


def ask(table: Table, now: float, kind: str, **more: object) -> None:
    assert table.receive({"view": "v", "seq": 1, "kind": kind, **more}, now).ok


def moves(table: Table) -> list[str]:
    return [move for _, move in table.session.history.moves()]


def test_it_runs_for_a_person() -> None:
    table = table_of("person", "greedy")
    assert clock(table, 0.0) == {"limit": 60, "left": 60.0, "running": True, "waits": False}
    assert clock(table, 12.34) == {"limit": 60, "left": 47.7, "running": True, "waits": False}
    assert table.due(12.0) == 48.0


def test_nothing_happens_before_the_time_is_up_and_then_once() -> None:
    table = table_of("person", "person", reveal=True)
    assert not table.tick(59.9)
    assert moves(table) == []
    assert table.tick(60.0)
    assert moves(table) == ["timeout"]
    assert not table.tick(60.0)
    assert moves(table) == ["timeout"]
    told = table.shown(60.0)["scene"]["told"]
    assert [(event["rule"], event["points"]) for event in told] == [("time.out", -10)]
    assert left(table, 61.0) == 59.0  # the next one's


def test_without_the_option_there_is_none() -> None:
    table = table_of("person", "greedy", time_limit=None)
    assert clock(table, 0.0) is None
    assert table.due(0.0) is None
    assert not table.tick(1e6)


def test_an_opponent_has_none() -> None:
    table = table_of("person", "greedy", to_act=1, paused=True)
    assert clock(table, 0.0) is None
    table.at(1.0).choose("paused", False)
    assert clock(table, 1.0) is None
    while table.state.to_act != 0:
        assert table.tick(100.0)
    assert clock(table, 100.0)["running"]


def test_nobody_is_timed_while_lots_are_due() -> None:
    table = Table.open("triominos", seats=["person", "greedy"], options={"time_limit": 9}, seed=1)
    assert clock(table, 0.0) is None


def test_a_paused_clock_stands_and_goes_on_with_what_is_left() -> None:
    table = table_of("person", "greedy")
    table.at(10.0).choose("paused", True)
    assert clock(table, 500.0) == {"limit": 60, "left": 50.0, "running": False, "waits": False}
    assert table.due(500.0) is None
    table.at(500.0).choose("paused", False)
    assert left(table, 510.0) == 40.0
    assert table.tick(550.0)
    assert moves(table)[:1] == ["timeout"]


def test_behind_the_curtain_the_clock_stands() -> None:
    table = table_of("person", "person")
    assert clock(table, 30.0) == {"limit": 60, "left": 60.0, "running": False, "waits": False}
    table.at(30.0).do("open")
    assert left(table, 40.0) == 50.0
    assert table.tick(90.0)
    # The next person has not said who sits there: the whole time is still left.
    assert moves(table) == ["timeout"]
    assert clock(table, 500.0) == {"limit": 60, "left": 60.0, "running": False, "waits": False}


def test_purchases_do_not_keep_the_time_from_running_out() -> None:
    table = table_of("person", "person", reveal=True)
    table.at(20.0).play("buy")
    assert left(table, 30.0) == 30.0
    table.at(40.0).play("buy")
    assert not table.tick(59.0)
    assert table.tick(60.0)
    assert moves(table) == ["buy", "buy", "timeout"]


def test_a_refused_move_does_not_touch_the_clock() -> None:
    table = table_of("person", "greedy")
    table.receive({"view": "v", "seq": 1, "kind": "type", "move": "pass"}, now=5.0)
    assert table.refusal is not None
    assert left(table, 6.0) == 54.0


def test_a_setting_does_not_touch_the_clock() -> None:
    table = table_of("person", "greedy")
    table.at(5.0).choose("theme", "dark")
    assert left(table, 6.0) == 54.0


def test_the_next_turn_has_its_own_time() -> None:
    table = table_of("person", "person", reveal=True)
    table.at(50.0).play(PLACE)
    assert left(table, 50.0) == 60.0
    table.at(60.0).play("buy")
    assert left(table, 60.0) == 50.0


def test_taking_back_does_not_give_time_back() -> None:
    table = table_of("person", "person", reveal=True)
    table.at(20.0).play("buy")
    table.at(25.0).do("undo")
    assert left(table, 25.0) == 35.0
    table.at(30.0).do("redo")
    assert left(table, 30.0) == 30.0
    table.at(40.0).play(PLACE)
    assert left(table, 45.0) == 55.0
    table.at(45.0).do("undo")
    assert left(table, 45.0) == 20.0  # of the turn before, as much as there was
    table.at(45.0).do("go", ply=0)
    assert left(table, 50.0) == 15.0
    table.at(50.0).do("go", ply=2)
    assert left(table, 50.0) == 55.0


def test_leafing_back_to_an_opponent_stops_the_clock() -> None:
    table = table_of("person", "greedy", to_act=1)
    while table.state.to_act != 0:
        table.at(1.0).advance()
    table.at(2.0).do("undo")
    assert table.state.to_act == 1
    assert table.shown(2.0)["table"]["paused"]
    assert clock(table, 2.0) is None


def test_a_seat_that_an_opponent_takes_has_no_clock() -> None:
    table = table_of("person", "greedy", paused=True)
    assert clock(table, 0.0)["running"] is False
    table.do("seat", seat=0, by="greedy")
    assert clock(table, 0.0) is None


def test_after_the_end_no_clock_runs() -> None:
    data = position(STRIP, "1-1-3 0-0-5", "3-3-4", on_turn=1, time_limit=60)
    table = Table.open("triominos", seats=["greedy", "person"], position=data)
    assert clock(table, 0.0)["running"]
    table.play(PLACE)
    assert table.state.result is not None
    assert clock(table, 0.0) is None
    assert table.due(0.0) is None


def test_a_new_game_forgets_the_clock() -> None:
    table = table_of("person", "greedy")
    table.at(30.0).do("new", seed=3)
    assert table.state.to_act == "chance"
    assert clock(table, 30.0) is None


def test_a_clock_that_goes_back_stands_still() -> None:
    table = table_of("person", "greedy")
    assert left(table, 10.0) == 50.0
    assert left(table, 5.0) == 50.0


@pytest.mark.parametrize("now", [0.0, 1e9])
def test_what_a_turn_has_used_is_saved(now: float) -> None:
    table = table_of("person", "person", reveal=True)
    table.at(20.0).play("buy")
    again = Table.load(table.at(30.0).save(), now=now)
    assert left(again, now) == 30.0
    assert left(again, now + 5) == 25.0


# In a lesson.

WAITING = {"limit": 8, "left": 8.0, "running": False, "waits": True}


@pytest.mark.parametrize("alone", [False, True])
def test_the_clock_of_a_lesson_waits_for_somebody_at_the_board(alone: bool) -> None:
    table = lesson()
    if alone:
        task = table.top.task
        assert task is not None
        table = Table.open(WorkedExample(table.game, task.example), settings={"reveal": True})
    assert clock(table, 0.0) == WAITING
    for kind, more in (
        ("ping", {}),
        ("keep", {}),
        ("legal", {"place": None}),
        ("choose", {"name": "theme", "value": "dark"}),
    ):
        ask(table, 300.0, kind, **more)
        assert table.due(300.0) is None
    assert clock(table, 500.0) == WAITING
    ask(table, 500.0, "begin")
    assert left(table, 505.0) == 3.0
    ask(table, 506.0, "begin")
    assert left(table, 506.0) == 2.0
    assert table.tick(508.0)
    assert moves(table) == ["timeout"]


def test_once_its_task_is_done_nobody_is_hurried() -> None:
    table = lesson()
    ask(table, 0.0, "begin")
    assert table.tick(20.0)
    assert clock(table, 60.0) == {**WAITING, "waits": False}
    assert table.due(60.0) is None


def test_a_move_begins_it_as_well_and_starting_over_lets_it_wait_again() -> None:
    table = lesson()
    assert not table.receive({"view": "v", "seq": 1, "kind": "type", "move": "?"}, 90.0).ok
    assert left(table, 91.0) == 7.0
    ask(table, 95.0, "new", seed=None, seats=None, options=None)
    assert clock(table, 200.0) == WAITING


def test_while_a_question_is_asked_it_stands() -> None:
    table = lesson("cost-of-time")
    assert table.top.is_asking
    ask(table, 0.0, "begin")
    assert clock(table, 60.0) == {**WAITING, "limit": 20, "left": 20.0, "waits": False}
    assert table.due(60.0) is None


def test_a_lesson_that_is_gone_on_with_waits_with_what_was_left() -> None:
    table = lesson()
    ask(table, 0.0, "begin")
    again = Table.load(table.at(5.0).save(), now=1e6)
    assert clock(again, 2e6) == {**WAITING, "left": 3.0}
    ask(again, 2e6, "begin")
    assert left(again, 2e6 + 1) == 2.0
