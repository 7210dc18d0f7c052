"""The review of a round in a real page: asked for at its end, read, gone along, tried again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.checks import bring_axe, expect_accessible, expect_to_fit
from tests.browser.pictures import Pictures
from tests.browser.stage import PHONE, Desk

pytestmark = pytest.mark.browser

OVER = """
from random import Random
from tritables import Table, new
from tritables.opponents import greedy, random_mover
start = state = new("tricap", seed=1)
rng, moves = Random(1), []
while state.to_act is not None:
    seat = state.to_act
    if seat == "chance":
        move = state.draw(rng)
    else:
        move = (random_mover, greedy)[seat](state.view(seat), seat, rng)
    moves.append(move)
    state = state.play(move)
t = Table("tricap", seats=["person", "otto"], position=start.position())
t.play(*moves)
t
"""
"""A whole round of somebody who plays at random against an opponent."""


def test_when_a_round_is_over_on_a_phone_then_its_story_and_the_ways_on_are_on_the_screen(
    desk: Desk,
) -> None:
    board = desk.open("light", OVER, **PHONE).board()
    stage, story = board.root.locator(".tt-stage"), board.root.locator(".tt-story")
    board.root.evaluate("el => el.scrollIntoView()")
    for part in (stage, story, board.tool("lookback"), board.tool("next")):
        expect(part).to_be_in_viewport(ratio=0.99)
    # The board stays while the round is looked back at.
    board.tool("lookback").tap()
    expect(board.root.locator("[data-reel=curve]")).to_be_visible()
    board.root.locator(".tt-sums").scroll_into_view_if_needed()
    expect(stage).to_be_in_viewport(ratio=0.99)


def test_when_a_round_is_over_then_one_looks_back_finds_a_mistake_and_plays_better(
    desk: Desk, pictures: Pictures
) -> None:
    stage = desk.open("light", OVER)
    board, page = stage.board(), stage.page
    board.root.locator("[data-tool=lookback]").click()

    # It is reckoned while one watches; then the curve, the sums and the turning points are there.
    curve = board.root.locator("[data-reel=curve]")
    expect(curve).to_be_visible()
    expect(board.root.locator(".tt-sums tbody tr")).to_have_count(5)
    turns = board.root.locator("[data-turn]")
    expect(turns.first).to_contain_text("Move 5: you gave away")
    bring_axe(page)
    expect_accessible(board)
    pictures.keep(page, "review")

    # Along the curve by a click and by keys, and to a turning point by its line in the list.
    where = board.root.locator(".tt-reel-where")
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 2, box["y"] + box["height"] / 2)
    expect(where).to_contain_text("Start.")
    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("Move 1 of")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    turns.first.click()
    expect(where).to_contain_text("Move 5 of")
    said = board.root.locator(".tt-by-coach")
    expect(said).to_contain_text("You could have played better")
    board.choose_language("Nederlands")
    expect(said).to_contain_text("Jij had beter kunnen spelen")
    board.choose_language("English")

    # Tried again: the other decision is right, and the answer can be looked at.
    board.root.locator("[data-retry]").first.click()
    again = board.root.locator(".tt-again")
    expect(again).to_contain_text("Find a better move")
    board.root.get_by_role("button", name="Take", exact=False).first.click()
    expect(again).to_contain_text("Right: no move is better.")
    pictures.keep(page, "review-tried-again")
    board.root.locator("[data-note=retry-end]").click()
    expect(said).to_be_visible()

    # On a small screen everything fits, and the way back leads to the end of the game.
    page.set_viewport_size({"width": 360, "height": 740})
    expect(curve).to_be_visible()
    expect_to_fit(board)

    # There the board stays in sight while what is below it is read.
    for part in (curve, turns.last, board.root.locator(".tt-sums")):
        part.scroll_into_view_if_needed()
        expect(board.root.locator(".tt-stage")).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size({"width": 1280, "height": 900})

    # Who played is named, and a new game is offered in the same company.
    expect(board.root.locator(".tt-sums thead")).to_contain_text("Otto")
    board.tool("new-game").click()
    expect(board.root.locator("dialog [data-sits=otto]")).to_contain_text("Otto")
    page.keyboard.press("Escape")
    board.root.locator("[data-reel=home]").click()
    expect(board.root.locator("[data-tool=lookback]")).to_be_visible()
    expect(curve).to_have_count(0)
