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
        "light",
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
    expect(board.root.locator(".tt-not")).to_contain_text(" ".join(reason))
    figures = board.root.locator(".tt-figures")
    expect(figures.locator("p").first).to_be_hidden()
    figures.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(figures.locator("p").first).to_be_visible()
    expect(figures.locator("p")).to_have_count(len(step.answer(wrong).figures))
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
    stage = desk.open("light", f"from tritables import Lesson\nLesson('trictrac', {chapter.id!r})")
    board = stage.board()
    board.root.locator(f'[data-choice="{step.right()[0]}"]').click()
    expect(board.root.locator(".tt-task")).to_contain_text("shows the way")
    expect(board.root.locator(".tt-dot-done")).to_have_count(1)


def test_a_first_touch_shows_a_line_on_the_board_and_a_second_chooses_it(
    desk: Desk, pictures: Pictures
) -> None:
    """On a phone two places that are called alike can be told apart before one is chosen."""
    chapter = courses("triominos")[1].chapter("well-points")
    step = chapter.steps[0]
    nth = next(nth for nth in range(len(step.options)) if nth not in step.right())
    code = f"from tritables import Lesson\nLesson('triominos', {chapter.id!r}, lang='en')"
    board = desk.open("light", code, **PHONE).board()
    choice = board.root.locator(f'[data-choice="{nth}"]')
    choice.tap()
    expect(board.root.locator(".tt-ghost")).to_have_count(1)
    expect(board.root.locator("[data-line-shown] .tt-arrow")).to_have_count(1)
    expect(choice).to_contain_class("tt-looked")
    expect(board.root.locator(".tt-choices")).to_contain_text("and again to choose it")
    expect(choice).not_to_contain_class("tt-wrong")
    expect_no_overflow(board)
    pictures.keep(board.page, "playing-well-touched")
    choice.tap()
    expect(choice).to_contain_class("tt-wrong")


def test_after_the_boards_of_a_chapter_practice_goes_on_and_shows_each_line(
    desk: Desk, pictures: Pictures
) -> None:
    chapter, _ = found_in("trictrac", "well-hit")
    stage = desk.open(
        "light", f"from tritables import Lesson\nLesson('trictrac', {chapter.id!r}, lang='en')"
    )
    board, page = stage.board(), stage.page
    for nth, step in enumerate(chapter.steps):
        expect(board.root.locator(".tt-choices button:disabled")).to_have_count(0)
        board.root.locator(f'[data-choice="{step.right()[0]}"]').click()
        if nth + 1 < len(chapter.steps):
            board.root.locator('[data-tool="go-on"]').click()
    board.root.locator('[data-tool="practise"]').click()
    expect(board.root.locator(".tt-task")).to_contain_text("What would you play here?")
    board.root.locator("[data-choice]").first.hover()
    expect(board.root.locator("[data-line-shown] .tt-arrow").first).to_be_attached()
    bring_axe(page)
    expect_accessible(board)
    pictures.keep(page, "practice-of-a-principle")
    while not board.root.locator('[data-tool="go-on"]').count():
        choice = board.root.locator("[data-choice]:enabled").first
        number = choice.get_attribute("data-choice")
        choice.click()
        answered = f'[data-choice="{number}"].tt-wrong, [data-tool="go-on"]'
        expect(board.root.locator(answered).first).to_be_attached()
    pictures.keep(page, "practice-of-a-principle-told")
    board.root.locator('[data-tool="go-on"]').click()
    # The next board may still be looked for: that is told, and can be stopped.
    shown = board.root.locator('.tt-seeks [data-tool="stop"], [data-choice]:enabled')
    expect(shown.first).to_be_visible()
    pictures.keep(page, "practice-of-a-principle-sought")
    board.root.locator('[data-tool="leave"]').click()
    expect(board.root.locator('[data-tool="practise"]')).to_be_visible()
