"""The course *Playing well* at a real page: a wrong move is told why, the best one is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.checks import bring_axe, expect_accessible, expect_no_overflow
from tests.browser.pictures import Pictures
from tests.browser.stage import PHONE, Desk
from tritables.lessons import courses
from tritables.lessons.choice_steps import words_of
from tritables.lessons.installed_courses import found_in

pytestmark = pytest.mark.browser


def test_on_a_phone_a_wrong_move_is_told_why_and_nothing_hidden_is_sent(
    desk: Desk, pictures: Pictures
) -> None:
    """By keys: the coach's reason stands beside the board, which hides what others hold."""
    chapter = courses("tricap")[1].chapter("well-count")
    step = chapter.steps[0]
    right = step.right()[0]
    wrong = next(nth for nth in range(len(step.choices())) if nth != right)
    stage = desk.open(
        "voila",
        f"from tritables import Lesson\nLesson('tricap', {chapter.id!r}, lang='en')",
        **PHONE,
    )
    board, page = stage.board(), stage.page
    choices = board.root.locator("[data-choice]")
    expect(choices).to_have_count(len(step.choices()))
    choices.nth(wrong).focus()
    page.keyboard.press("Enter")
    expect(choices.nth(wrong)).to_contain_class("tt-wrong")
    reason = words_of(step.answer(wrong), "en", step.reader)
    expect(board.root.locator(".tt-not")).to_contain_text(reason[0])
    bring_axe(page)
    expect_accessible(board)
    expect_no_overflow(board)
    pictures.keep(page, "playing-well-narrow")
    choices.nth(right).focus()
    page.keyboard.press("Enter")
    expect(board.root.locator(".tt-task")).to_contain_text("the coach finds nothing better")
    seat = step.start.on_turn
    assert seat is not None
    others = [hand for nth, hand in enumerate(step.start.hands) if nth != seat]
    text = page.content()
    own = {*step.start.hands[seat], *step.start.centre, *filter(None, step.start.actives)}
    for card in {card for hand in others for card in hand} - own:
        assert f'"{card}"' not in text


def test_the_best_move_is_played_on_the_board(desk: Desk) -> None:
    chapter, _ = found_in("trictrac", "well-hit")
    step = chapter.steps[0]
    stage = desk.open("voila", f"from tritables import Lesson\nLesson('trictrac', {chapter.id!r})")
    board = stage.board()
    board.root.locator(f'[data-choice="{step.right()[0]}"]').click()
    expect(board.root.locator(".tt-task")).to_contain_text("shows the way")
    expect(board.root.locator(".tt-dot-done")).to_have_count(1)
