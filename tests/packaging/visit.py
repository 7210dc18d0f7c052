"""Visits what the wheel brought, and plays at a board there: a notebook in Lab, or the tutorials.

A program of its own, because a process can drive only one browser in this way at a time and the
browser tests have theirs: `python -m tests.packaging.visit lab|tutorials ADDRESS`.
"""

from __future__ import annotations

import sys

from playwright.sync_api import Page, expect

from tests.benchmarks.serving import chromium
from tests.browser.board import BoardPage

LIMIT = 60_000


def lab(page: Page, address: str) -> None:
    """Run the one cell of a notebook, and throw the dice at the board in it."""
    page.goto(address)
    page.get_by_text("(ipykernel) | Idle").wait_for()  # a cell run before that is lost
    page.click(".jp-Notebook .jp-CodeCell .cm-content")
    page.keyboard.press("Shift+Enter")
    page.wait_for_selector(".tritables .tt-piece")
    assert page.locator(".tritables .tt-piece").count() >= 30
    page.click(".tritables [data-tool=throw]")
    page.wait_for_selector(".tritables .tt-sheet :text('White')")


def tutorials(page: Page, address: str) -> None:
    """Come in by the index, go to Tric Trac, and begin what its first lesson asks."""
    page.goto(address)
    page.get_by_role("link", name="Tric Trac").first.click()
    page.wait_for_url("**/trictrac.ipynb*")
    board = BoardPage(page).ready()
    board.move("bar0", "3")
    board.expect_refused("start.roll-off")
    board.throw()
    expect(board.plies).to_have_count(1)


def visit(kind: str, address: str) -> None:
    """Fails with what was waited for, if a board is not drawn or a throw not answered."""
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1400, "height": 1100})
        page.set_default_timeout(LIMIT)
        expect.set_options(timeout=LIMIT)
        {"lab": lab, "tutorials": tutorials}[kind](page, address)


if __name__ == "__main__":
    visit(*sys.argv[1:])
