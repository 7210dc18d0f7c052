"""Opponents at the table: watched, paused, played against; and moves that play themselves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.positions import table
from tests.browser.stage import MOSTLY_LIGHT, PHONE, Desk

pytestmark = pytest.mark.browser

STILL = 700
"""Milliseconds in which a table that goes on by itself would have moved."""


def expect_more_than(board: BoardPage, count: int) -> None:
    board.page.wait_for_function(
        "([el, count]) => el.querySelectorAll('.tt-ply').length > count",
        arg=[board.root.element_handle(), count],
    )


def expect_still(board: BoardPage) -> int:
    count = board.plies.count()
    board.page.wait_for_timeout(STILL)  # that nothing happens can only be seen by waiting
    assert board.plies.count() == count
    return count


@MOSTLY_LIGHT
def test_two_opponents_play_while_one_watches(desk: Desk, host: str) -> None:
    seats = "seats=['greedy', 'greedy'], seed=5, speed='fast'"
    stage = desk.open(host, table(seats))
    board = stage.board()
    expect_more_than(board, 3)
    board.root.get_by_role("button", name="Pause").click()
    expect(board.tool("resume")).to_be_visible()
    count = expect_still(board)
    board.tool("settings").click()
    board.dialog.get_by_label("Speed of the opponents").select_option(label="Slow")
    stage.page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)
    board.root.get_by_role("button", name="Resume").click()
    expect(board.tool("pause")).to_be_visible()
    expect_more_than(board, count)
    expect_more_than(board, count + 1)
    board.tool("undo").click()  # who leafs back makes them wait
    expect(board.tool("resume")).to_be_visible()
    expect_still(board)


def test_a_person_plays_against_greedy(desk: Desk) -> None:
    stage = desk.open("kernel", table("seats=['person', 'greedy'], seed=5, speed='slow'"))
    board = stage.board()
    stage.run("held = t._front._now(); t._front._now = lambda: held")  # no opponent acts now
    board.type("start 1-6")
    expect(board.status).to_have_text("Black throws the dice.")
    board.throw()
    expect(board.refusal).to_contain_text(
        "This seat is played by an opponent. Wait, or pause the game."
    )
    assert stage.value("t.record['moves']") == ["start 1-6"]
    stage.run("from time import monotonic\nt._front._now = monotonic\nt.speed = 'fast'")
    expect(board.status).to_contain_text("You")
    expect(board.refusal).to_have_count(0)
    played = expect_still(board)  # now it is the person's turn, and the table waits
    board.throw()
    board.expect_plies(played + 1)


def test_on_a_phone_what_an_opponent_played_is_told_below_the_board(desk: Desk) -> None:
    seats = "seats=['person', 'greedy'], seed=5, speed='fast'"
    stage = desk.open("light", table(seats), **PHONE)
    board = stage.board()
    others = board.root.locator(".tt-others")
    expect(others).to_have_count(0)
    board.type("start 1-6")
    expect(board.status).to_contain_text("You")
    expect_still(board)
    expect(others).to_be_in_viewport(ratio=1)
    expect(others).to_contain_text("Black")
    black = board.plies.evaluate_all(
        "all => all.filter(el => el.closest('li').querySelector('[data-seat=\"1\"]'))"
        ".map(el => el.textContent)"
    )
    assert black
    for words in black:
        expect(others).to_contain_text(words)
    # It stays while the reader is on turn, and what a touch tells takes its place.
    board.throw()
    expect(others).to_contain_text(black[-1])
    board.tap("24")
    expect(board.info).to_be_visible()
    expect(others).to_have_count(0)


def test_a_seat_is_given_to_an_opponent_on_the_board(desk: Desk) -> None:
    board = desk.open("light", table("seed=5, speed='fast'")).board()
    expect(board.tool("pause")).to_have_count(0)
    board.type("start 1-6")
    board.tool("settings").click()
    board.give_seat(1, "greedy")
    board.dialog.get_by_role("button", name="Close").click()
    expect_more_than(board, 2)
    expect(board.tool("pause")).to_be_visible()


def test_a_move_without_a_choice_plays_itself(desk: Desk) -> None:
    stage = desk.open("light", table("seed=5, speed='fast'"))
    board = stage.board()
    board.type("start 5-3")
    board.type("roll 1-2")
    expect(board.status).to_have_text("White plays a 1.")
    expect_still(board)
    board.tool("settings").click()
    board.dialog.get_by_label("Play for me when only one move is legal").check()
    stage.page.keyboard.press("Escape")
    board.expect_plies(10)
    expect(board.status).to_have_text("White throws again.")
