"""The line of moves: undo and redo, the sheet, dice by hand, typed moves, a new game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.positions import MIDDLE, table
from tests.browser.stage import MOSTLY_LIGHT, Desk

pytestmark = pytest.mark.browser

LINE = ["start 5-3", "roll 3-5", "bar/3", "bar/5"]


@MOSTLY_LIGHT
def test_undo_and_redo_and_the_sheet(desk: Desk, host: str) -> None:
    board = desk.open(host, table()).board()
    undo, redo = board.tool("undo"), board.tool("redo")
    expect(undo).to_be_disabled()
    for nth, move in enumerate(LINE, start=1):
        board.type(move)
        board.expect_plies(nth)
    expect(redo).to_be_disabled()
    at_end = board.drawn()

    undo.click()
    board.expect_label("5", "Point 5, empty")
    expect(board.current).to_have_text("bar → 3")
    expect(board.sheet.locator(".tt-ahead")).to_have_text(["bar → 5"])
    redo.click()
    board.expect_label("5", "Point 5, 1 white stone")
    expect(redo).to_be_disabled()
    assert board.drawn() == at_end

    board.plies.first.click()
    expect(board.status).to_have_text("White throws the dice.")
    expect(board.sheet.locator(".tt-ahead")).to_have_count(3)
    board.plies.nth(2).click()
    board.expect_label("3", "Point 3, 1 white stone")
    expect(board.current).to_have_text("bar → 3")
    undo.click()
    undo.click()
    undo.click()
    expect(undo).to_be_disabled()
    expect(board.status).to_have_text("Each side throws one die. The higher one begins.")
    board.expect_plies(4)
    redo.click()
    board.type("roll 6-6")  # another line replaces the one that was taken back
    board.expect_plies(2)
    expect(redo).to_be_disabled()
    board.expect_moves(["start 5-3", "6-6"])


@MOSTLY_LIGHT
def test_dice_are_set_by_mouse(desk: Desk, host: str) -> None:
    board = desk.open(host, table()).board()
    board.tool("set-dice").click()
    play = board.dialog.get_by_role("button", name="Play")
    expect(play).to_be_disabled()
    board.dialog.get_by_role("button", name="White’s die 2").click()
    board.dialog.get_by_role("button", name="White’s die 4").click()  # a second thought
    expect(board.dialog.get_by_role("button", name="White’s die 4")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(board.dialog.locator("[aria-pressed=true]")).to_have_count(1)
    board.dialog.get_by_role("button", name="Black’s die 4").click()
    play.click()
    board.expect_refused("start.roll-off")  # equal dice decide nothing
    board.expect_plies(0)
    board.tool("set-dice").click()
    board.dialog.get_by_role("button", name="White’s die 4").click()
    board.dialog.get_by_role("button", name="Black’s die 2").click()
    play.click()
    board.expect_plies(1)
    expect(board.dialog).to_have_count(0)
    board.tool("set-dice").click()
    board.dialog.get_by_role("button", name="First die 2").click()
    board.dialog.get_by_role("button", name="Second die 1").click()
    play.click()
    expect(board.status).to_have_text("White plays a 1.")
    board.expect_moves(["start 4-2", "1-2"])
    expect(board.tool("set-dice")).to_be_disabled()
    expect(board.tool("throw")).to_be_disabled()


def test_dice_are_set_by_keyboard(desk: Desk) -> None:
    stage = desk.open("light", table())
    board = stage.board()
    press = stage.page.keyboard.press
    board.tool("set-dice").focus()
    press("Enter")
    expect(board.dialog).to_be_visible()
    expect(board.dialog.get_by_role("button", name="Close")).to_be_focused()
    for tabs in (3, 6):  # the third of White's faces, the third of Black's
        for _ in range(tabs):
            press("Tab")
        press("Space")
    expect(board.dialog.get_by_role("button", name="Black’s die 3")).to_be_focused()
    press("Tab")
    press("Shift+Tab")
    press("Shift+Tab")
    press("Space")
    expect(board.dialog.locator("[aria-pressed=true]")).to_have_count(2)
    for _ in range(5):
        press("Tab")
    expect(board.dialog.get_by_role("button", name="Play")).to_be_focused()
    press("Enter")
    board.expect_plies(1)
    expect(board.tool("set-dice")).to_be_focused()
    board.expect_moves(["start 3-2"])


def test_moves_are_typed(desk: Desk) -> None:
    stage = desk.open("light", table(f"position={MIDDLE}"))
    board = stage.board()
    board.focus("12")
    stage.page.keyboard.press("i")
    expect(board.typed).to_be_focused()
    expect(board.typed).to_have_value("")
    stage.page.keyboard.type("12/9")
    stage.page.keyboard.press("Enter")
    board.expect_refused("move.direction")
    expect(board.typed).to_have_value("12/9")
    for text in ("xyzzy", "<img src=x onerror=alert(1)>", "12/15 15/20", "99/3"):
        board.type(text)
        expect(board.refusal.locator(".tt-reason")).to_contain_text(f"“{text}” is not a move")
        expect(board.refusal.locator(".tt-chip")).to_have_count(0)
    expect(board.root.locator("img")).to_have_count(0)
    board.expect_plies(0)
    board.type("  12/15 ")
    board.expect_plies(1)
    expect(board.typed).to_have_value("")
    board.typed.fill("12/17")
    board.root.get_by_role("button", name="Play", exact=True).click()
    board.expect_plies(2)
    board.expect_moves(["12/15", "12/17"])


@MOSTLY_LIGHT
def test_a_new_game_shows_its_seed_and_repeats_its_throws(desk: Desk, host: str) -> None:
    board = desk.open(host, table()).board()

    def begin(seed: str) -> list[str]:
        board.tool("new-game").click()
        board.dialog.get_by_label("Seed", exact=True).fill(seed)
        board.dialog.get_by_role("button", name="Start").click()
        expect(board.sheet.locator("header code")).to_have_text(seed)
        expect(board.plies).to_have_count(0)
        board.throw()
        board.expect_plies(1)
        board.throw()
        board.expect_plies(2)
        return board.plies.all_text_contents()

    first = begin("4711")
    assert begin("4712") != first
    assert begin("4711") == first
