"""The coach at a real page: hints, a move weighed and what punishes it, the fan; by keys."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.checks import (
    bring_axe,
    expect_accessible,
    expect_no_overflow,
    in_themes,
)
from tests.browser.pictures import Pictures
from tests.browser.positions import position, table
from tests.browser.stage import PHONE, Desk

pytestmark = pytest.mark.browser

COSTLY = position(
    {4: 3, 8: 4, 12: 4, 15: 4}, {6: 1, 10: 4, 18: 4, 21: 6}, throw=(2, 5), left=(2, 5)
)
"""White plays a 2 and then a 5: 12/14 lets Black hit with 31 throws instead of 23."""


@in_themes("dark")
def test_a_coach_is_asked_by_keys_on_a_phone(
    desk: Desk, pictures: Pictures, themes: Sequence[str]
) -> None:
    """The button opens the others; the hint lights a place, says why, then tells the move."""
    stage = desk.open("kernel", table(f"position={COSTLY}"), **PHONE)
    board, page = stage.board(), stage.page
    coach = board.tool("coach")
    coach.focus()
    page.keyboard.press("Enter")
    expect(coach).to_have_attribute("aria-expanded", "true")
    board.tool("hint").focus()
    page.keyboard.press("Enter")
    said = board.root.locator("[data-hint]")
    expect(said).to_be_visible()
    assert board.marked("glow") == ["15"]
    expect(board.root.locator(".tt-spoken[aria-live=polite]")).to_contain_text("Look here")
    expect(board.tool("hint")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("23 of the 36 throws")
    expect(board.tool("hint")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("15 → 17")
    assert board.marked("goal") == ["17"]
    expect(board.tool("hint")).to_be_disabled()
    board.tool("fan").focus()
    page.keyboard.press("Enter")
    cells = board.root.locator("[data-outcome]")
    expect(cells).to_have_count(21)
    bring_axe(page)
    for theme in themes:
        stage.run(f"t.theme = {theme!r}")
        expect(board.root).to_have_attribute("data-theme", theme)
        expect_accessible(board)
        expect_no_overflow(board)
        pictures.keep(page, f"coach-narrow-{theme}")
    small = cells.evaluate_all("els => Math.min(...els.map(el => el.offsetHeight))")
    assert small >= 44
    board.move("15", "17")
    expect(said).to_have_count(0)


def test_a_move_is_weighed_and_what_punishes_it_is_shown_and_taken_back(desk: Desk) -> None:
    """It is not played before that is asked for once more."""
    board = desk.open("light", table(f"position={COSTLY}")).board()
    board.tool("why-not").click()
    expect(board.tool("why-not")).to_have_attribute("aria-pressed", "true")
    before = board.drawn()
    board.move("12", "14")
    expect(board.refusal).to_contain_text("31 of the 36 throws instead of 23")
    expect(board.refusal.locator("strong")).to_contain_text("Not played yet")
    assert board.drawn() == before
    board.refusal.locator("[data-tool=reply]").click()
    status = board.root.locator(".tt-status")
    expect(status).to_contain_text("Only a look")
    board.root.locator(".tt-board").click(position={"x": 3, "y": 3})
    expect(status).not_to_contain_text("Only a look")
    board.expect_plies(0)
    board.refusal.locator("[data-tool=anyway]").click()
    expect(board.refusal).to_have_count(0)
    board.expect_moves(["12/14"])


# Whether something lies over the middle of a part that is in sight.
_HIDDEN = """el => {
  const { x, y, width, height } = el.getBoundingClientRect();
  return !el.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_on_a_phone_the_board_stays_while_the_coach_is_read_and_nothing_covers_the_fan(
    desk: Desk,
) -> None:
    stage = desk.open("light", table(f"position={COSTLY}"), **PHONE)
    board = stage.board()
    seen = board.root.locator(".tt-stage")
    cells = board.root.locator("[data-outcome]")
    board.tool("coach").tap()
    board.tool("fan").tap()
    expect(cells).to_have_count(21)
    for part in (cells.first, cells.last, board.root.locator(".tt-fan-effects")):
        part.scroll_into_view_if_needed()
        expect(seen).to_be_in_viewport(ratio=0.99)
        assert not seen.evaluate(_HIDDEN)
    board.tool("why-not").tap()
    expect(board.tool("why-not")).to_have_attribute("aria-pressed", "true")
    board.tap("12")
    board.tap("14")
    expect(board.refusal.locator("strong")).to_contain_text("Not played yet")
    expect(board.refusal).to_contain_text("31 of the 36 throws instead of 23")
    expect(board.refusal).to_have_count(1)
    expect(board.refusal).to_be_in_viewport()
    expect(seen).to_be_in_viewport(ratio=0.99)
    # Below the sticking board as far as the finger scrolls: each outcome can be touched.
    for cell in (cells.first, cells.last):
        cell.evaluate("el => el.scrollIntoView({ block: 'end' })")
        assert not cell.evaluate(_HIDDEN)
        expect(seen).to_be_in_viewport(ratio=0.99)


def test_on_a_phone_a_hint_and_then_a_refusal_are_read_between_the_board_and_the_buttons(
    desk: Desk,
) -> None:
    board = desk.open("light", table(f"position={COSTLY}"), **PHONE).board()
    seen = board.root.locator(".tt-stage")
    board.tool("coach").tap()
    board.tool("hint").tap()
    hint = board.root.locator("[data-hint]")
    for part in (hint, board.tool("hint"), board.tool("why-not"), board.tool("fan")):
        expect(part).to_be_in_viewport(ratio=1)
        assert not part.evaluate(_HIDDEN)
    board.tap("12")
    board.tap("13")
    for part in (board.refusal, board.tool("hint")):
        expect(part).to_be_in_viewport(ratio=1)
        assert not part.evaluate(_HIDDEN)
    expect(seen).to_be_in_viewport(ratio=0.99)
    expect(hint).to_be_hidden()


def test_an_outcome_of_the_fan_is_shown_on_the_board_by_keys(desk: Desk) -> None:
    """The last outcome of the triangle is looked at, and the table stands as it stood."""
    stage = desk.open("light", table(f"position={COSTLY}"))
    board, page = stage.board(), stage.page
    board.tool("fan").click()
    cell = board.root.locator('[data-outcome="6-6"]')
    expect(cell).to_be_visible()
    rows = board.root.locator(".tt-fan tbody tr")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Black cannot move")
    before = board.drawn()
    cell.focus()
    page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-pressed", "true")
    expect(board.root.locator(".tt-status")).to_contain_text("Only a look")
    page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-pressed", "false")
    expect(board.root.locator(".tt-status")).not_to_contain_text("Only a look")
    assert board.drawn() == before
    board.expect_plies(0)


def test_when_one_looks_back_then_a_move_is_weighed_there_as_well(desk: Desk) -> None:
    """Its figures are told to who asks, and no branch begins."""
    code = f"""
from tritables import Replay, Table
t = Table("trictrac", position={COSTLY})
t.play("12/14", "15/20")
replay = Replay(t.record)
replay.go(0)
replay
"""
    board = desk.open("light", code).board()
    board.tool("why-not").click()
    expect(board.tool("why-not")).to_have_attribute("aria-pressed", "true")
    before = board.drawn()
    board.move("12", "14")
    expect(board.refusal).to_contain_text("31 of the 36 throws instead of 23")
    expect(board.refusal).not_to_contain_text("Of 100 rounds", use_inner_text=True)
    board.refusal.locator("summary").click()
    expect(board.refusal).to_contain_text("Of 100 rounds", use_inner_text=True)
    assert board.drawn() == before
    board.tool("fan").click()
    expect(board.root.locator("[data-outcome]")).to_have_count(21)
