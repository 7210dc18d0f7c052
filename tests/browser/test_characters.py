"""Characters: chosen in the dialog of a new game, with face, sentence and weakness."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.checks import bring_axe, expect_accessible, in_themes
from tests.browser.pictures import Pictures
from tests.browser.positions import triominos
from tests.browser.stage import PHONE, Desk

pytestmark = pytest.mark.browser

ORDER = ["pip", "mila", "nina", "vera"]


@in_themes("dark")
def test_a_character_is_chosen_by_keys(
    desk: Desk, pictures: Pictures, themes: Sequence[str]
) -> None:
    """On a phone: the list of the second seat is open, and the easiest one is recommended."""
    stage = desk.open("kernel", triominos("seats=['person', 'greedy'], seed=7"), **PHONE)
    board, page = stage.board(), stage.page
    bring_axe(page)
    for theme in themes:
        stage.run(f"t.theme = {theme!r}")
        board.tool("new-game").click()
        players = board.dialog.locator("details[open] .tt-player")
        expect(players).to_have_count(len(ORDER) + 3)
        expect_accessible(board)
        pictures.keep(page, f"characters-narrow-{theme}")
        page.keyboard.press("Escape")
    board.tool("new-game").click()
    players = board.dialog.locator("details[open] .tt-player")
    expect(players).to_have_count(len(ORDER) + 3)
    assert [one.get_attribute("data-by") for one in players.all()][1:-2] == ORDER
    expect(players.filter(has=page.locator("em"))).to_have_attribute("data-by", "pip")
    wide, room = board.dialog.evaluate("el => [el.scrollWidth, el.clientWidth]")
    assert wide <= room
    board.dialog.get_by_role("radio", name="Greedy").focus()
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    expect(board.dialog.get_by_role("radio", name="Vera")).to_be_checked()
    board.dialog.get_by_role("button", name="Start").click()
    expect(board.dialog).to_have_count(0)
    assert stage.value("t.seats") == ["person", "vera"]


def test_an_own_opponent_that_fails_is_named_at_the_board(desk: Desk) -> None:
    cell = (
        "from tritables import Table\n"
        "def mine(view, seat, rng):\n    return 'nonsense'\n"
        "t = Table('tricap', seats=[mine, 'person'], seed=1, speed='fast')\nt"
    )
    stage = desk.open("kernel", cell)
    board = stage.board()
    expect(board.refusal).to_contain_text("mine wants to make a move")
    expect(board.tool("resume")).to_be_visible()
    assert stage.value("t.opponent_fault.move") == "nonsense"
    board.tool("new-game").click()
    board.give_seat(0, "greedy")
    board.dialog.get_by_role("button", name="Start").click()
    expect(board.refusal).to_have_count(0)
    assert stage.value("t.seats") == ["greedy", "person"]


def test_a_character_at_the_board_has_its_name_and_face(desk: Desk) -> None:
    cell = """
from tritables import Table
t = Table('tricap', seats=['person', 'fien'], seed=3, lang='nl')
t"""
    stage = desk.open("kernel", cell, **PHONE)
    board = stage.board()
    second = board.root.locator(".tt-scores li").nth(1)
    expect(second).to_contain_text("Fien")
    expect(second.locator("img.tt-face")).to_be_visible()
    stage.run("t.paused = True")
    board.click("hand0.0")
    board.click("active0")
    expect(board.status).to_have_text("Fien is aan de beurt.")
    expect(board.status.locator("img.tt-face")).to_be_visible()
    expect(board.polite).to_contain_text("Fien is aan de beurt.")
    board.choose_language("Français")
    expect(board.status).to_have_text("C’est à Fien de jouer.")


def test_when_a_new_game_is_begun_against_no_character_then_the_recommended_one_sits_down(
    desk: Desk,
) -> None:
    stage = desk.open("kernel", triominos("seats=['person', 'greedy'], seed=7"), **PHONE)
    board = stage.board()
    board.tool("new-game").click()
    expect(board.dialog.get_by_role("radio", name="Pip")).to_be_checked()
    board.dialog.get_by_role("button", name="Start").click()
    expect(board.dialog).to_have_count(0)
    assert stage.value("t.seats") == ["person", "pip"]
