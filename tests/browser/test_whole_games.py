"""Whole games, played by what the page shows alone: from the set-up to the result."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.players import KeyboardLearner, MouseLearner, expect_result
from tests.browser.positions import ENDGAME, table
from tests.browser.stage import Desk

pytestmark = pytest.mark.browser

SEED = 2650
"""With these throws the learners need fewer plies than with most others."""


def finish(board, stage, plies: int, start: int = 0) -> None:
    record = stage.value("t.record")
    assert len(record["moves"]) == plies - start
    expect_result(board, stage.value("t.result"))


def test_a_whole_game_by_mouse(desk: Desk, pictures: Path) -> None:
    stage = desk.open("voila", table(f"seed={SEED}"))
    board = stage.board()
    plies = MouseLearner(board).play_to_the_end()
    finish(board, stage, plies)
    assert plies > 150, "this was not a whole game"
    stage.page.screenshot(path=pictures / "end.png")


def test_a_whole_game_by_keyboard_alone(desk: Desk) -> None:
    stage = desk.open("lab", table(f"seed={SEED}"))
    board = stage.board()
    learner = KeyboardLearner(board)
    plies = learner.play_to_the_end()
    finish(board, stage, plies)
    assert plies > 150, "this was not a whole game"
    expect(stage.page.locator(".jp-Cell")).to_have_count(2)


@pytest.mark.parametrize(("host", "hand"), [("lab", MouseLearner), ("voila", KeyboardLearner)])
def test_the_end_of_a_game_the_other_way_round(desk: Desk, host: str, hand: type) -> None:
    stage = desk.open(host, table(f"seed=3, position={ENDGAME}"))
    board = stage.board()
    plies = hand(board).play_to_the_end()
    finish(board, stage, plies)
    board.root.get_by_role("button", name="New game").click()
    board.dialog.get_by_role("button", name="Start").click()
    expect(board.status).to_have_text("Each side throws one die. The higher one begins.")
    expect(board.plies).to_have_count(0)
