"""Mouse and finger: drag and drop, tap and tap, and letting go."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fingers import Fingers
from tests.browser.pictures import Pictures
from tests.browser.positions import MIDDLE, table
from tests.browser.stage import MOSTLY_LIGHT, PHONE, Desk

pytestmark = pytest.mark.browser


def test_a_stone_is_dragged_and_dropped(desk: Desk, host: str, pictures: Pictures) -> None:
    stage = desk.open(host, table(f"position={MIDDLE}"))
    board = stage.board()
    board.lift_by_mouse("12", "15")
    expect(board.root.locator(".tt-held")).to_have_count(1)
    expect(board.root.locator(".tt-mark-target.tt-over")).to_have_count(1)
    assert board.targets() == ["15"]
    pictures.keep(stage.page, f"mid-drag-{host}")
    stage.page.mouse.up()
    board.expect_plies(1)
    board.expect_label("15", "Point 15, 5 white stones")
    board.expect_label("12", "Point 12, 3 white stones")
    expect(board.root.locator(".tt-held")).to_have_count(0)
    board.expect_moves(["12/15"])


@MOSTLY_LIGHT
def test_a_stone_that_is_dropped_wrongly_goes_back(desk: Desk, host: str) -> None:
    stage = desk.open(host, table(f"position={MIDDLE}"))
    board = stage.board()
    drawn = board.drawn()
    board.drag("15", "18")
    board.expect_refused("move.landing")
    assert board.drawn() == drawn
    board.lift_by_mouse("12", "15")
    box = board.svg.bounding_box()
    assert box
    stage.page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 6)
    stage.page.mouse.up()
    expect(board.root.locator(".tt-held")).to_have_count(0)
    assert board.drawn() == drawn
    board.expect_plies(0)


def test_a_second_click_lets_go(desk: Desk) -> None:
    board = desk.open("light", table(f"position={MIDDLE}")).board()
    board.click("8")
    expect(board.place("8")).to_have_attribute("aria-pressed", "true")
    assert board.targets() == ["11"]
    board.click("8")
    expect(board.place("8")).to_have_attribute("aria-pressed", "false")
    expect(board.targets_shown).to_have_count(0)
    board.click("2")  # nothing lies here: the board says so, and nothing else happens
    expect(board.polite).to_have_text("Point 2, empty")
    expect(board.refusal).to_have_count(0)


def test_fingers_tap_and_drag(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open("light", table(f"position={MIDDLE}"), **PHONE)
    board = stage.board()
    board.tap("12")
    assert board.targets() == ["15"]
    board.tap("15")
    board.expect_plies(1)
    expect(board.status).to_have_text("White plays a 5.")
    fingers = Fingers(stage.page)
    fingers.carry(board.middle("8"), board.middle("13"))
    expect(board.root.locator(".tt-held")).to_have_count(1)
    pictures.keep(stage.page, "touch-drag")
    fingers.up()
    board.expect_plies(2)
    board.expect_moves(["12/15", "8/13"])
