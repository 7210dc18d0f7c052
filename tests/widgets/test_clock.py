"""The clock of a turn in an event loop; what it counts is tested with the sitting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.games.triominos.tables import STRIP, position
from tests.pages import page_panel, page_scene, page_sheet, page_whole
from tritables import Table
from tritables.games.triominos import GAME

HANDS = ("3-3-4 1-1-3 0-0-5", "0-5-5 1-1-4 2-3-5")


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


def table_of(*seats: str, **given: Any) -> Table:
    data = position(STRIP, *HANDS, first="5-5-5 2-2-2 0-2-3 0-2-2", on_turn=0, time_limit=60)
    return Table("triominos", seats=list(seats), position=data, seed=3, **given)


def test_when_time_is_up_the_turn_ends_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, 0.05)

    async def watch() -> None:
        table = table_of("person", "random", speed="slow")
        await until(lambda: bool(table.record["moves"]))
        assert table.record["moves"] == ["timeout"]
        told = page_scene(table)["told"]
        assert [(event["rule"], event["points"]) for event in told] == [("time.out", -10)]
        assert page_panel(table)["clock"] is None
        assert page_sheet(table)["turns"][-1]["texts"] == ["timeout"]
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


def test_without_an_event_loop_it_counts_and_nothing_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limit(monkeypatch, 0.0001)
    table = table_of("person", "person", reveal=True)
    assert page_panel(table)["clock"]["running"]
    assert table.record["moves"] == []


def test_nobodys_time_has_run_before_the_table_is_there() -> None:
    clock = page_whole(table_of("person", "random"))["table"]["clock"]
    assert clock["running"]
    assert clock["left"] > 50
