"""The clock of a turn, with a time that the test tells: whom it counts for, and when it stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.triominos.tables import STRIP, position
from tritables.lessons import course
from tritables.table import Table
from tritables.table.activities.lesson import Lesson

HANDS = ("3-3-4 1-1-3 0-0-5", "0-5-5 1-1-4 2-3-5")
PLACE = "4-3-3@2,1"


def sitting_of(*seats: str, to_act: int = 0, time_limit: int | None = 60, **settings: Any) -> Table:
    data = position(
        STRIP, *HANDS, first="5-5-5 2-2-2 0-2-3 0-2-2", on_turn=to_act, time_limit=time_limit
    )
    return Table.open("triominos", seats=list(seats), position=data, seed=3, settings=settings)


def clock(sitting: Table, now: float) -> Any:
    return sitting.shown(now)["table"]["clock"]


def left(sitting: Table, now: float) -> float:
    assert clock(sitting, now)["running"]
    return float(clock(sitting, now)["left"])


def lesson(step: str = "clock") -> Table:
    chapter, at = course("triominos").find(step)
    return Table.open(Lesson.of_chapter(chapter, at))


def ask(sitting: Table, now: float, kind: str, **more: object) -> None:
    assert sitting.receive({"view": "v", "seq": 1, "kind": kind, **more}, now).ok


def moves(sitting: Table) -> list[str]:
    return [move for _, move in sitting.session.history.moves()]


def test_it_runs_for_a_person() -> None:
    sitting = sitting_of("person", "greedy")
    assert clock(sitting, 0.0) == {"limit": 60, "left": 60.0, "running": True, "waits": False}
    assert clock(sitting, 12.34) == {"limit": 60, "left": 47.7, "running": True, "waits": False}
    assert sitting.due(12.0) == 48.0


def test_nothing_happens_before_the_time_is_up_and_then_once() -> None:
    sitting = sitting_of("person", "person", reveal=True)
    assert not sitting.tick(59.9)
    assert moves(sitting) == []
    assert sitting.tick(60.0)
    assert moves(sitting) == ["timeout"]
    assert not sitting.tick(60.0)
    assert moves(sitting) == ["timeout"]
    told = sitting.shown(60.0)["scene"]["told"]
    assert [(event["rule"], event["points"]) for event in told] == [("time.out", -10)]
    assert left(sitting, 61.0) == 59.0  # the next one's


def test_without_the_option_there_is_none() -> None:
    sitting = sitting_of("person", "greedy", time_limit=None)
    assert clock(sitting, 0.0) is None
    assert sitting.due(0.0) is None
    assert not sitting.tick(1e6)


def test_an_opponent_has_none() -> None:
    sitting = sitting_of("person", "greedy", to_act=1, paused=True)
    assert clock(sitting, 0.0) is None
    sitting.at(1.0).choose("paused", False)
    assert clock(sitting, 1.0) is None
    while sitting.state.to_act != 0:
        assert sitting.tick(100.0)
    assert clock(sitting, 100.0)["running"]


def test_nobody_is_timed_while_lots_are_due() -> None:
    sitting = Table.open("triominos", seats=["person", "greedy"], options={"time_limit": 9}, seed=1)
    assert clock(sitting, 0.0) is None


def test_a_paused_clock_stands_and_goes_on_with_what_is_left() -> None:
    sitting = sitting_of("person", "greedy")
    sitting.at(10.0).choose("paused", True)
    assert clock(sitting, 500.0) == {"limit": 60, "left": 50.0, "running": False, "waits": False}
    assert sitting.due(500.0) is None
    sitting.at(500.0).choose("paused", False)
    assert left(sitting, 510.0) == 40.0
    assert sitting.tick(550.0)
    assert moves(sitting)[:1] == ["timeout"]


def test_behind_the_curtain_the_clock_stands() -> None:
    sitting = sitting_of("person", "person")
    assert clock(sitting, 30.0) == {"limit": 60, "left": 60.0, "running": False, "waits": False}
    sitting.at(30.0).open_curtain()
    assert left(sitting, 40.0) == 50.0
    assert sitting.tick(90.0)
    # The next person has not said who sits there: the whole time is still left.
    assert moves(sitting) == ["timeout"]
    assert clock(sitting, 500.0) == {"limit": 60, "left": 60.0, "running": False, "waits": False}


def test_purchases_do_not_keep_the_time_from_running_out() -> None:
    sitting = sitting_of("person", "person", reveal=True)
    sitting.at(20.0).play("buy")
    assert left(sitting, 30.0) == 30.0
    sitting.at(40.0).play("buy")
    assert not sitting.tick(59.0)
    assert sitting.tick(60.0)
    assert moves(sitting) == ["buy", "buy", "timeout"]


def test_a_refused_move_does_not_touch_the_clock() -> None:
    sitting = sitting_of("person", "greedy")
    sitting.receive({"view": "v", "seq": 1, "kind": "type", "move": "pass"}, now=5.0)
    assert sitting.refusal is not None
    assert left(sitting, 6.0) == 54.0


def test_a_setting_does_not_touch_the_clock() -> None:
    sitting = sitting_of("person", "greedy")
    sitting.at(5.0).choose("theme", "dark")
    assert left(sitting, 6.0) == 54.0


def test_the_next_turn_has_its_own_time() -> None:
    sitting = sitting_of("person", "person", reveal=True)
    sitting.at(50.0).play(PLACE)
    assert left(sitting, 50.0) == 60.0
    sitting.at(60.0).play("buy")
    assert left(sitting, 60.0) == 50.0


def test_taking_back_does_not_give_time_back() -> None:
    sitting = sitting_of("person", "person", reveal=True)
    sitting.at(20.0).play("buy")
    sitting.at(25.0).undo()
    assert left(sitting, 25.0) == 35.0
    sitting.at(30.0).redo()
    assert left(sitting, 30.0) == 30.0
    sitting.at(40.0).play(PLACE)
    assert left(sitting, 45.0) == 55.0
    sitting.at(45.0).undo()
    assert left(sitting, 45.0) == 20.0  # of the turn before, as much as there was
    sitting.at(45.0).go(0)
    assert left(sitting, 50.0) == 15.0
    sitting.at(50.0).go(2)
    assert left(sitting, 50.0) == 55.0


def test_leafing_back_to_an_opponent_stops_the_clock() -> None:
    sitting = sitting_of("person", "greedy", to_act=1)
    while sitting.state.to_act != 0:
        sitting.at(1.0).advance()
    sitting.at(2.0).undo()
    assert sitting.state.to_act == 1
    assert sitting.shown(2.0)["table"]["paused"]
    assert clock(sitting, 2.0) is None


def test_a_seat_that_an_opponent_takes_has_no_clock() -> None:
    sitting = sitting_of("person", "greedy", paused=True)
    assert clock(sitting, 0.0)["running"] is False
    sitting.do("seat", seat=0, by="greedy")
    assert clock(sitting, 0.0) is None


def test_after_the_end_no_clock_runs() -> None:
    data = position(STRIP, "1-1-3 0-0-5", "3-3-4", on_turn=1, time_limit=60)
    sitting = Table.open("triominos", seats=["greedy", "person"], position=data)
    assert clock(sitting, 0.0)["running"]
    sitting.play(PLACE)
    assert sitting.state.result is not None
    assert clock(sitting, 0.0) is None
    assert sitting.due(0.0) is None


def test_a_new_game_forgets_the_clock() -> None:
    sitting = sitting_of("person", "greedy")
    sitting.at(30.0).new_game(3)
    assert sitting.state.to_act == "chance"
    assert clock(sitting, 30.0) is None


def test_a_clock_that_goes_back_stands_still() -> None:
    sitting = sitting_of("person", "greedy")
    assert left(sitting, 10.0) == 50.0
    assert left(sitting, 5.0) == 50.0


@pytest.mark.parametrize("now", [0.0, 1e9])
def test_what_a_turn_has_used_is_saved(now: float) -> None:
    sitting = sitting_of("person", "person", reveal=True)
    sitting.at(20.0).play("buy")
    again = Table.load(sitting.at(30.0).save(), now=now)
    assert left(again, now) == 30.0
    assert left(again, now + 5) == 25.0


# In a lesson.

WAITING = {"limit": 20, "left": 20.0, "running": False, "waits": True}


@pytest.mark.parametrize("alone", [False, True])
def test_the_clock_of_a_lesson_waits_for_somebody_at_the_board(alone: bool) -> None:
    sitting = lesson()
    if alone:
        sitting = Table.open("triominos", example=sitting.example, settings={"reveal": True})
    assert clock(sitting, 0.0) == WAITING
    for kind, more in (
        ("ping", {}),
        ("keep", {}),
        ("legal", {"place": None}),
        ("choose", {"name": "theme", "value": "dark"}),
    ):
        ask(sitting, 300.0, kind, **more)
        assert sitting.due(300.0) is None
    assert clock(sitting, 500.0) == WAITING
    ask(sitting, 500.0, "begin")
    assert left(sitting, 505.0) == 15.0
    ask(sitting, 506.0, "begin")
    assert left(sitting, 506.0) == 14.0
    assert sitting.tick(520.0)
    assert moves(sitting) == ["timeout"]


def test_once_its_task_is_done_nobody_is_hurried() -> None:
    sitting = lesson()
    ask(sitting, 0.0, "begin")
    assert sitting.tick(20.0)
    assert clock(sitting, 60.0) == {**WAITING, "waits": False}
    assert sitting.due(60.0) is None


def test_a_move_begins_it_as_well_and_starting_over_lets_it_wait_again() -> None:
    sitting = lesson()
    assert not sitting.receive({"view": "v", "seq": 1, "kind": "type", "move": "?"}, 90.0).ok
    assert left(sitting, 91.0) == 19.0
    ask(sitting, 95.0, "new", seed=None, seats=None, options=None)
    assert clock(sitting, 200.0) == WAITING


def test_while_a_question_is_asked_it_stands() -> None:
    sitting = lesson("cost-of-time")
    assert sitting.is_asking
    ask(sitting, 0.0, "begin")
    assert clock(sitting, 60.0) == {**WAITING, "waits": False}
    assert sitting.due(60.0) is None


def test_a_lesson_that_is_gone_on_with_waits_with_what_was_left() -> None:
    sitting = lesson()
    ask(sitting, 0.0, "begin")
    again = Table.load(sitting.at(5.0).save(), now=1e6)
    assert clock(again, 2e6) == {**WAITING, "left": 15.0}
    ask(again, 2e6, "begin")
    assert left(again, 2e6 + 1) == 14.0
