"""The table going on by itself, in an event loop."""

from __future__ import annotations

import asyncio

import pytest

from tests.pages import page_panel, table_behind
from tritables import Table
from tritables.table import live_game


@pytest.fixture(autouse=True)
def _hurry(monkeypatch):
    monkeypatch.setattr(live_game, "PACE", dict.fromkeys(live_game.PACE, 0.0))


async def until(condition, seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)


def test_two_opponents_play_to_the_end():
    async def watch() -> Table:
        table = Table("trictrac", seats=["greedy", "random"], seed=8)
        await until(lambda: table.result is not None)
        return table

    table = asyncio.run(watch())
    assert max(table.result["scores"]) == 15
    assert table._front._cancel_timer is None


def test_a_paused_table_stands_still_and_goes_on_when_told():
    async def watch() -> None:
        table = Table("trictrac", seats=["greedy", "random"], seed=8)
        await until(lambda: len(table.record["moves"]) > 5)
        table.paused = True
        stopped = len(table.record["moves"])
        await asyncio.sleep(0.05)
        assert len(table.record["moves"]) == stopped
        table.paused = False
        await until(lambda: len(table.record["moves"]) > stopped)
        table.close()

    asyncio.run(watch())


def test_the_opponent_answers_a_person_and_then_waits():
    async def watch() -> None:
        table = Table("trictrac", seats=["person", "greedy"], seed=8)
        table.play("start 5-3", "roll 3-5", "bar/3", "bar/5")
        await until(lambda: table.state.on_turn == 0)
        await asyncio.sleep(0.02)
        assert table.state.on_turn == 0
        assert table._front._cancel_timer is None

    asyncio.run(watch())


def test_forced_moves_are_played_for_a_person_who_asks_for_it():
    async def watch() -> None:
        table = Table("trictrac", seed=8, forced=True)
        table.play("start 5-3", "roll 1-2")
        await until(lambda: table.state.to_act == "chance")
        assert len(table.record["moves"]) == 10

    asyncio.run(watch())


def test_a_closed_table_moves_no_more():
    async def watch() -> None:
        table = Table("trictrac", seats=["greedy", "random"], seed=8)
        table.close()
        played = len(table.record["moves"])
        await asyncio.sleep(0.05)
        assert len(table.record["moves"]) == played

    asyncio.run(watch())


def test_a_fault_while_the_table_goes_on_is_shown(monkeypatch):
    async def watch() -> Table:
        table = Table("trictrac", seats=["greedy", "random"], seed=8)

        def broken() -> None:
            raise ZeroDivisionError("a bug")

        monkeypatch.setattr(table_behind(table).session, "advance", broken)
        await until(lambda: page_panel(table)["fault"] is not None)
        return table

    assert "ZeroDivisionError" in page_panel(asyncio.run(watch()))["fault"]
