"""A position is set up by hand at the board: by dragging, by clicks, by touch and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.stage import MOSTLY_KERNEL, PHONE, Desk

pytestmark = pytest.mark.browser

EDITOR = "from tritables import Editor\nt = Editor('trictrac')\nt.choose('turn', '0')\nt"


@MOSTLY_KERNEL
def test_a_stone_from_the_box_mends_what_was_wrong(desk: Desk, host: str) -> None:
    stage = desk.open(host, EDITOR)
    board = stage.board()
    faults = board.root.locator(".tt-faults li")
    play = board.root.locator("[data-tool='play-here']")
    expect(board.root.locator(".tt-ready")).to_be_visible()
    expect(faults).to_have_count(0)
    board.drag("bar0", "box0")
    expect(faults).to_have_count(1)
    expect(faults).to_contain_text("one of the 15 stones still lies in the box")
    expect(play).to_be_disabled()
    assert board.marked("unset") == ["box0"]
    board.move("bar1", "11")
    board.drag("box0", "11")
    expect(board.refusal).to_contain_text("Black already has stones on point 11")
    expect(faults).to_have_count(1)
    board.focus("box0")
    board.page.keyboard.press("Enter")
    board.focus("8")
    board.page.keyboard.press("Enter")
    expect(faults).to_have_count(0)
    board.tool("undo").click()
    expect(faults).to_have_count(1)
    board.tool("redo").click()
    board.root.locator("[data-field='throw']").select_option("3-5")
    board.root.locator("[data-copy='python']").click()
    expect(board.root.locator(".tt-copy textarea")).to_have_value(
        stage.value("t.written('python')")
    )
    assert 'white="8 bar:14"' in stage.value("t.written('python')")
    play.click()
    board.move("bar0", "3")
    board.expect_plies(1)
    board.root.locator("[data-tool='study']").click()
    board.root.locator("[data-note='comment']").click()
    expect(board.root.locator("textarea")).to_be_focused()
    board.page.keyboard.type("Now the 5.")
    board.page.keyboard.press("Control+Enter")
    expect(board.root.locator(".tt-comment")).to_have_text("Now the 5.")
    board.root.locator("[data-tool='leave']").click()
    expect(play).to_be_enabled()
    assert stage.value("t.state.board.bar") in ([14, 14], (14, 14))


def test_a_lesson_is_made_of_it_on_a_phone(desk: Desk) -> None:
    stage = desk.open("kernel", EDITOR, **PHONE)
    board = stage.board()
    board.tap("bar1")
    board.tap("11")
    board.root.locator("[data-field='throw']").select_option("3-5")
    board.root.locator("[data-field='left']").select_option("1")
    board.root.locator("details.tt-making summary").click()
    board.root.locator("[data-field='aim']").select_option("refusal bar.first")
    board.root.locator("[data-tool='make']").click()
    expect(board.root.locator(".tt-task")).to_contain_text("Try it")
    wide = "el => el.scrollWidth <= el.clientWidth"
    assert board.root.evaluate(wide)
    board.root.locator("[data-copy='lesson']").click()
    expect(board.root.locator(".tt-copy textarea")).to_have_value(
        stage.value("t.written('lesson')")
    )
