"""What a finger on a phone does: it takes the card that one sees, and carries what may be tried."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fingers import Fingers
from tests.browser.stage import PHONE, Desk

pytestmark = pytest.mark.browser

LESSON = "from tritables import Lesson\nlesson = Lesson('tricom', 'from-reserve')\nlesson"


def test_a_card_of_a_hand_is_touched_where_it_is_seen(desk: Desk) -> None:
    stage = desk.open("light", LESSON, **PHONE)
    board = stage.board()
    board.tap("reserve0")
    board.expect_plies(1)
    places = [f"hand0.{nth}" for nth in range(4)]
    for place in places:
        box = board.place(place).bounding_box()
        assert box
        stage.page.touchscreen.tap(box["x"] + 12, box["y"] + 8)
        expect(board.place(place)).to_have_attribute("aria-pressed", "true")


def test_a_card_that_may_not_be_played_is_refused_when_a_finger_carries_it(desk: Desk) -> None:
    stage = desk.open("light", LESSON, **PHONE)
    board = stage.board()
    board.tap("reserve0")
    board.expect_plies(1)
    box = board.place("hand0.1").bounding_box()
    assert box
    fingers = Fingers(stage.page)
    fingers.carry((box["x"] + 12, box["y"] + 8), board.middle("base0.0"))
    expect(board.root.locator(".tt-held")).to_have_count(1)
    fingers.up()
    board.expect_refused("reserve.take")
    board.expect_plies(1)
