"""The clock of a turn: whom it counts for, when it stands, and what it does when time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.games.triominos.tables import STRIP, position
from tritables import Table
from tritables.games.triominos import GAME
from tritables.widgets import table as tables
from tritables.widgets.clock import Clock

HANDS = ("3-3-4 1-1-3 0-0-5", "0-5-5 1-1-4 2-3-5")


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PACE", dict.fromkeys(tables.PACE, 0.0))


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(20):
            await play()

    asyncio.run(limited())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def limit(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let a turn take a part of a second; the option has whole ones."""
    monkeypatch.setattr(type(GAME), "time_limit", lambda _game, _options: seconds)


def table_of(*seats: str, to_act: int = 0, time_limit: int | None = 60, **given: Any) -> Table:
    data = position(
        STRIP, *HANDS, first="5-5-5 2-2-2 0-2-3 0-2-2", on_turn=to_act, time_limit=time_limit
    )
    return Table("triominos", seats=list(seats), position=data, seed=3, **given)


def clock_of(table: Table) -> dict[str, Any]:
    clock = table._table["clock"]
    assert isinstance(clock, dict)
    return clock


# The clock by itself.


def test_a_clock_counts_down_and_calls_once() -> None:
    calls: list[float] = []

    async def watch() -> None:
        clock = Clock(lambda: calls.append(clock.left))
        clock.set(0.05)
        assert clock.as_json() == {"limit": 0.05, "left": 0.1, "running": False}
        clock.run()
        clock.run()
        assert clock.as_json()["running"] is True  # type: ignore[index]
        await until(lambda: bool(calls))
        await asyncio.sleep(0.08)
        assert clock.as_json() == {"limit": 0.05, "left": 0.0, "running": False}

    run(watch)
    assert calls == [0.0]


def test_a_stopped_clock_stands_and_goes_on_with_what_is_left() -> None:
    calls: list[float] = []

    async def watch() -> None:
        loop = asyncio.get_running_loop()
        clock = Clock(lambda: calls.append(loop.time()))
        clock.set(0.5)
        clock.run()
        await asyncio.sleep(0.2)
        clock.stop()
        left = clock.left
        assert 0 < left < 0.31
        await asyncio.sleep(left + 0.1)
        assert clock.left == left
        assert calls == []
        started = loop.time()
        clock.run()
        await until(lambda: bool(calls))
        assert left - 0.02 <= calls[0] - started

    run(watch)


def test_a_clock_that_is_set_again_starts_afresh() -> None:
    calls: list[int] = []

    async def watch() -> None:
        clock = Clock(lambda: calls.append(1))
        clock.set(0.05)
        clock.run()
        clock.set(9)
        assert clock.as_json() == {"limit": 9, "left": 9, "running": False}
        clock.run()
        await asyncio.sleep(0.1)
        assert calls == []
        clock.set(None)
        assert clock.as_json() is None
        clock.run()
        assert clock.as_json() is None

    run(watch)


def test_a_clock_without_a_limit_calls_nobody() -> None:
    calls: list[int] = []

    async def watch() -> None:
        clock = Clock(lambda: calls.append(1))
        clock.run()
        clock.set(None)
        clock.run()
        await asyncio.sleep(0.03)
        assert calls == []

    run(watch)


def test_without_an_event_loop_it_counts_and_nobody_is_called() -> None:
    calls: list[int] = []
    clock = Clock(lambda: calls.append(1))
    clock.set(0.0001)
    clock.run()
    while clock.left:
        pass
    assert clock.as_json() == {"limit": 0.0001, "left": 0.0, "running": True}
    assert calls == []


# The clock of a table.


def test_a_clock_runs_for_a_person() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy")
        assert clock_of(table) | {"left": 60} == {"limit": 60, "left": 60, "running": True}
        assert 55 < clock_of(table)["left"] <= 60
        table.close()

    run(watch)


def test_no_clock_without_the_option() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy", time_limit=None)
        assert table._table["clock"] is None
        await asyncio.sleep(0.05)
        assert table.record["moves"] == []
        table.play("buy", "4-3-3@2,1")
        assert table._table["clock"] is None
        table.close()

    run(watch)


def test_no_clock_for_an_opponent() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy", to_act=1, paused=True)
        assert table._table["clock"] is None
        table.go_on()
        assert table._table["clock"] is None
        await until(lambda: table.state.to_act == 0)
        assert clock_of(table)["running"] is True
        table.close()

    run(watch)


def test_no_clock_while_lots_are_due() -> None:
    async def watch() -> None:
        table = Table("triominos", seats=["person", "greedy"], options={"time_limit": 9}, seed=1)
        assert table._table["clock"] is None
        table.close()

    run(watch)


def test_when_time_is_up_the_turn_ends_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, 0.05)
    monkeypatch.setattr(tables, "PACE", dict.fromkeys(tables.PACE, 30.0))

    async def watch() -> None:
        table = table_of("person", "random")
        await until(lambda: bool(table.record["moves"]))
        assert table.record["moves"] == ["timeout"]
        told = table._scene["told"]
        assert [(event["rule"], event["points"]) for event in told] == [("time.out", -10)]
        assert table._scene["scores"] == [-10, 0]
        assert table.state.to_act == 1
        assert table._table["clock"] is None
        assert table._table["turns"][-1]["texts"] == ["timeout"]
        table.close()

    run(watch)


def test_the_shortest_limit_is_a_second() -> None:
    async def watch() -> None:
        loop = asyncio.get_running_loop()
        table = table_of("person", "person", time_limit=1)
        assert clock_of(table) == {"limit": 1, "left": 1, "running": False}
        table.open_curtain()
        started = loop.time()
        await until(lambda: bool(table.record["moves"]))
        assert 0.9 <= loop.time() - started < 3
        assert table.record["moves"] == ["timeout"]
        table.close()

    run(watch)


def test_a_paused_clock_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, 0.5)

    async def watch() -> None:
        table = table_of("person", "greedy")
        await asyncio.sleep(0.03)
        table.paused = True
        left = clock_of(table)["left"]
        assert clock_of(table)["running"] is False
        await asyncio.sleep(0.6)
        assert table.record["moves"] == []
        assert table._clock.left == pytest.approx(left, abs=0.06)
        table.go_on()
        assert clock_of(table)["running"] is True
        await until(lambda: table.record["moves"][:1] == ["timeout"])
        table.close()

    run(watch)


def test_behind_the_curtain_the_clock_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, 0.1)

    async def watch() -> None:
        table = table_of("person", "person")
        assert clock_of(table) == {"limit": 0.1, "left": 0.1, "running": False}
        await asyncio.sleep(0.2)
        assert table.record["moves"] == []
        table.open_curtain()
        assert clock_of(table)["running"] is True
        await until(lambda: bool(table.record["moves"]))
        # The next person has not said who sits there: the whole time is still left.
        await asyncio.sleep(0.2)
        assert table.record["moves"] == ["timeout"]
        assert table.state.to_act == 1
        assert clock_of(table) == {"limit": 0.1, "left": 0.1, "running": False}
        table.close()

    run(watch)


def test_the_clock_goes_on_over_purchases() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy")
        before = table._clock.left
        await asyncio.sleep(0.03)
        table.play("buy")
        assert table._clock.left <= before - 0.02
        assert clock_of(table)["running"] is True
        await asyncio.sleep(0.03)
        table.play("buy")
        assert table._clock.left <= before - 0.05
        table.close()

    run(watch)


def test_purchases_do_not_keep_the_time_from_running_out(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, 0.6)

    async def watch() -> None:
        table = table_of("person", "person")
        table.open_curtain()
        await asyncio.sleep(0.05)
        table.play("buy")
        await asyncio.sleep(0.05)
        table.play("buy")
        await until(lambda: len(table.record["moves"]) == 3)
        assert table.record["moves"] == ["buy", "buy", "timeout"]
        assert table.state.scores == (-20, 0)
        table.close()

    run(watch)


def test_a_refused_move_does_not_touch_the_clock() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy")
        table.send = lambda *_: None  # type: ignore[method-assign]
        await asyncio.sleep(0.03)
        intent = {"view": "v", "seq": 1, "kind": "type", "move": "pass"}
        table._receive(table, intent, None)
        assert table._table["verdict"] is not None
        assert table._clock.left < 59.98
        assert clock_of(table)["running"] is True
        table.close()

    run(watch)


def test_the_next_turn_has_its_own_time() -> None:
    async def watch() -> None:
        table = table_of("person", "person")
        table.open_curtain()
        await asyncio.sleep(0.05)
        table.play("4-3-3@2,1")
        assert clock_of(table) == {"limit": 60, "left": 60, "running": False}
        table.open_curtain()
        await asyncio.sleep(0.05)
        table.play("buy")
        assert 55 < table._clock.left < 59.97
        table.close()

    run(watch)


def test_a_turn_that_was_taken_back_starts_again() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy")
        await asyncio.sleep(0.5)
        table.play("buy")
        before = table._clock.left
        assert before < 59.51
        table.undo()
        assert table._clock.left > before + 0.2
        assert clock_of(table) | {"left": 60} == {"limit": 60, "left": 60, "running": True}
        table.close()

    run(watch)


def test_leafing_back_to_an_opponent_stops_the_clock() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy", to_act=1)
        await until(lambda: table.state.to_act == 0)
        table.undo()
        assert table.state.to_act == 1
        assert table._table["paused"]
        assert not (table._table["clock"] or {}).get("running")
        table.close()

    run(watch)


def test_a_seat_that_an_opponent_takes_has_no_clock() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy", paused=True)
        assert clock_of(table)["running"] is False
        table.take_seat(0, "greedy")
        assert table._table["clock"] is None
        table.close()

    run(watch)


def test_after_the_end_no_clock_runs() -> None:
    async def watch() -> None:
        data = position(STRIP, "1-1-3 0-0-5", "3-3-4", on_turn=1, time_limit=60)
        table = Table("triominos", seats=["greedy", "person"], position=data)
        assert clock_of(table)["running"] is True
        table.play("4-3-3@2,1")
        assert table.result is not None
        assert table._table["clock"] is None
        table.close()

    run(watch)


def test_a_closed_table_s_clock_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, 0.05)

    async def watch() -> None:
        table = table_of("person", "greedy")
        table.close()
        await asyncio.sleep(0.12)
        assert table.record["moves"] == []

    run(watch)


def test_a_game_without_a_clock_has_none() -> None:
    async def watch() -> None:
        table = Table("trictrac", seed=1)
        table.play("start 5-3", "roll 1-2")
        assert table._table["clock"] is None
        table.close()

    run(watch)


def test_an_opponent_has_no_clock_after_leafing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, 0.3)

    async def watch() -> None:
        table = table_of("person", "greedy", to_act=1)
        await until(lambda: table.state.to_act == 0)
        table.undo()
        monkeypatch.setattr(tables, "PACE", dict.fromkeys(tables.PACE, 5.0))
        table.go_on()
        await asyncio.sleep(0.5)
        assert table.record["moves"] == []
        assert table._table["clock"] is None
        table.close()

    run(watch)


def test_a_new_game_forgets_the_clock() -> None:
    async def watch() -> None:
        table = table_of("person", "greedy")
        table.new_game(3)
        assert table.state.to_act == "chance"
        assert table._table["clock"] is None
        table.close()

    run(watch)


def test_leafing_back_to_the_shuffle_takes_the_clock_away() -> None:
    async def watch() -> None:
        table = Table("triominos", seats=["person"] * 2, options={"time_limit": 9}, seed=1)
        while table.state.phase != "play":  # type: ignore[attr-defined]
            table.draw()
        table.open_curtain()
        table.undo()
        assert table._table["clock"] is None
        table.close()

    run(watch)
