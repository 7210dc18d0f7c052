"""The real pages: the index and the tutorial, as a visitor gets them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import BoardPage
from tests.browser.pictures import Pictures
from tests.browser.stage import LAB, Desk
from tritables.core import Message
from tritables.core.registry import game_names
from tritables.lessons import course, courses
from tritables.lessons.chapters import WELL
from tritables.lessons.notebooks import (
    PRACTISE,
    ROUNDS,
    practice_page,
    rounds_page,
    well_page,
)
from tritables.texts import LANGUAGES, say

pytestmark = pytest.mark.browser

LESSONS = len(course("trictrac").chapters)
GAME = "a-whole-game"
"""Where a whole game is played, after the course: its part of the page."""
LOADED = 150_000
"""Milliseconds that a page with many boards may take, however busy the machine is."""
PAGES = (
    "index",
    *game_names(),
    *map(practice_page, game_names()),
    *map(rounds_page, game_names()),
    *map(well_page, game_names()),
)


def expect_boards(page: Page, count: int) -> None:
    """All boards of a page are there."""
    expect(page.locator(".tritables")).to_have_count(count, timeout=LOADED)


def test_a_visitor_comes_in_by_the_index_and_plays(desk: Desk, pictures: Pictures) -> None:
    server = desk.servers["served"]
    page = desk.context().new_page()
    page.goto(f"{server.url}/?lang=fr", timeout=60_000)
    link = page.get_by_role("link", name="Tric Trac")
    expect(link.first).to_be_visible(timeout=45_000)
    pictures.keep(page, "index", full_page=True)
    link.first.click()
    expect_boards(page, LESSONS + 1)
    board = BoardPage(page).ready()
    expect(board.root).to_have_attribute("lang", "fr")
    board.click("bar0")
    board.expect_refused("start.roll-off")
    board.throw()
    expect(board.task).to_contain_text("2/4")
    last = BoardPage(page, LESSONS).ready()
    last.choose_language("Nederlands")
    for nth in range(LESSONS + 1):
        expect(page.locator(".tritables").nth(nth)).to_have_attribute("lang", "nl")
    expect(page.locator(f"#{GAME}-2 [lang=nl]")).to_be_visible()
    expect(page.locator(f"#{GAME}-2 [lang=fr]")).to_be_hidden()
    expect(page).to_have_url(f"{server.url}/nl/trictrac.ipynb#{GAME}")
    pictures.keep(page, "tutorial")
    expect(last.tool("pause")).to_be_visible()


def test_the_language_of_a_page_is_switched_where_one_is_and_games_go_on(desk: Desk) -> None:
    server = desk.servers["served"]
    page = desk.context().new_page()
    page.goto(f"{server.url}/nl/trictrac.ipynb?theme=dark#{GAME}", timeout=60_000)
    told = page.locator(f"#{GAME}-2")
    expect(told.locator("[lang=nl]")).to_be_visible()
    expect_boards(page, LESSONS + 1)
    table = BoardPage(page, LESSONS)
    expect(table.svg).to_be_in_viewport()
    table.throw()
    expect(table.plies.first).to_be_visible()
    told.evaluate("section => section.scrollIntoView()")
    top = told.evaluate("section => section.getBoundingClientRect().top")
    # Without a pointer, as it would have to scroll to the head first.
    page.get_by_label("Français", exact=True).first.evaluate("choice => choice.click()")
    expect(table.root).to_have_attribute("lang", "fr")
    expect(table.plies.first).to_be_visible()
    expect(page).to_have_url(f"{server.url}/fr/trictrac.ipynb?theme=dark#{GAME}")
    expect(told.locator("[lang=fr]")).to_be_visible()
    expect(told.locator("[lang=nl]")).to_be_hidden()
    now = told.evaluate("section => section.getBoundingClientRect().top")
    assert abs(now - top) < 40, "what was read is in sight still"
    assert page.evaluate("document.documentElement.lang") == "fr"


@LAB
@pytest.mark.full  # the notebook for teachers does, too
def test_the_tutorial_opens_in_lab(desk: Desk) -> None:
    stage = desk.show("lab", "en/trictrac.ipynb")
    board = stage.board()
    board.move("bar0", "3")
    board.expect_refused("start.roll-off")


@pytest.mark.full
def test_a_page_that_is_opened_again_shows_the_chapter_that_was_read(desk: Desk) -> None:
    page = desk.context().new_page()
    page.goto(f"{desk.servers['served'].url}/nl/tricap.ipynb", timeout=60_000)
    boards = len(course("tricap").chapters) + 1
    expect_boards(page, boards)
    page.locator(".tt-chapters summary").click()
    page.locator('.tt-chapters ol a[href="#take-and-lay"]').click()
    page.reload()
    expect_boards(page, boards)
    nth = [one.id for one in course("tricap").chapters].index("take-and-lay")
    expect(BoardPage(page, nth).svg).to_be_in_viewport()
    expect(page.locator("#title")).to_be_hidden()


@pytest.mark.full
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_in_every_language(desk: Desk, name: str, lang: str, pictures: Pictures) -> None:
    page = desk.context().new_page()
    page.goto(f"{desk.servers['served'].url}/{name}.ipynb?lang={lang}", timeout=60_000)
    prose = page.locator(f".tt-page-prose [lang={lang}]").locator("visible=true")
    expect(prose.first).to_be_visible(timeout=60_000)
    if name == "index":
        for game in game_names():
            title = say(Message("game-title", game=game), lang)
            expect(page.get_by_role("link", name=title).first).to_be_visible()
        return
    told, better = name.startswith(ROUNDS), name.startswith(WELL)
    if told or name.startswith(PRACTISE):
        count = 3 if told else 2
    elif better:
        count = len(courses(name.removeprefix(WELL))[1].chapters)
    else:
        count = len(course(name).chapters) + 1
    expect_boards(page, count)
    for nth in range(count):
        board = BoardPage(page, nth)
        expect(board.root).to_have_attribute("lang", lang)
        if not board.root.is_visible():
            continue  # another chapter is on the page
        board.ready()
        expect(board.root.locator(".tt-piece").first).to_be_visible()
        expect(board.fault).to_have_count(0)
        expect(board.offline).to_have_count(0)
        if (better or nth < count - 1) and not told:
            expect(board.task).not_to_be_empty()
    pictures.keep(page, f"{name}-{lang}", full_page=True)
