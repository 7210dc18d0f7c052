"""What a page gets only when it asks, and what it leaves out where a teacher says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.positions import table
from tests.browser.stage import LAB, Desk

pytestmark = pytest.mark.browser

LONG = """
from random import Random
rng = Random(4)
while len(t._plain.session.history.line) <= 300:
    t.draw() if t.state.to_act == "chance" else t.play(rng.choice(list(t.legal)))
t._plain.node.ply
"""
"""Plays on: so far back reaches no state that is sent."""


@LAB
def test_a_view_opened_late_shows_the_whole_sheet(desk: Desk) -> None:
    stage = desk.open("lab", table(), LONG, "t")
    early, late = stage.board(0), stage.board(1)
    early.expect_plies(300)
    late.expect_plies(300)
    texts = late.moves()
    assert early.moves() == texts
    moves = stage.value("t.record['moves']")
    assert texts == [move.removeprefix("roll ") for move in moves]
    late.plies.nth(99).click()  # far back, and another line from there
    expect(late.current).to_have_attribute("data-said", texts[99])
    stage.run("t.play([m for m in t.legal if m not in t._plain.node.children][0])")
    early.expect_plies(101)
    late.expect_plies(101)
    assert early.moves()[:100] == texts[:100]


def test_the_seed_is_told_to_who_asks(desk: Desk) -> None:
    seed = 2**128 - 1
    stage = desk.open("kernel", table(f"seed={seed}"))
    board = stage.board()
    told = board.sheet.locator("header code")
    expect(told).to_have_count(0)
    board.sheet.locator("header").get_by_role("button", name="show").click()
    expect(told).to_have_text(str(seed))
    stage.run("t.new_game()")  # another game's is another secret
    expect(told).to_have_count(0)


def test_what_a_teacher_took_away_is_not_there(desk: Desk) -> None:
    locked = "locked=['undo', 'reveal', 'seats', 'new', 'hand', 'hints', 'type']"
    stage = desk.open("kernel", table(f"seed=7, {locked}"))
    board = stage.board()
    expect(board.tool("throw")).to_be_visible()
    for tool in ("undo", "redo", "new-game", "set-dice"):
        expect(board.tool(tool)).to_have_count(0)
    expect(board.typed).to_have_count(0)
    show_seed = board.sheet.locator("header").get_by_role("button", name="show")
    expect(show_seed).to_have_count(0)
    board.tool("settings").click()
    expect(board.dialog).to_be_visible()
    expect(board.dialog.locator("details")).to_have_count(0)
    expect(board.dialog.locator("select")).to_have_count(2)
    board.dialog.get_by_role("button", name="Close").click()
    expect(board.dialog).to_have_count(0)
    stage.run("t.play('start 5-3', 'roll 3-5')")
    board.click("bar0")
    assert board.targets() == []
    board.click("5")
    board.expect_refused("throw.normal")
    expect(board.refusal.locator(".tt-nearest")).to_have_count(0)
    board.move("bar0", "3")
    board.expect_plies(3)
    expect(board.plies.first).to_be_disabled()
    stage.run("t.locked = []")
    expect(board.tool("undo")).to_be_visible()
    expect(show_seed).to_be_visible()
    expect(board.typed).to_be_visible()
