"""Opens a notebook in JupyterLab, runs its one cell, and throws the dice at the board in it.

A program of its own, because a process can drive only one browser in this way at a time and the
browser tests have theirs: `python -m tests.packaging.visit ADDRESS`.
"""

from __future__ import annotations

import sys

from tests.benchmarks.serving import chromium

LIMIT = 60_000


def visit(address: str) -> None:
    """Fails with what was waited for, if the board is not drawn or the throw not answered."""
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1400, "height": 1100})
        page.set_default_timeout(LIMIT)
        page.goto(address)
        page.get_by_text("(ipykernel) | Idle").wait_for()  # a cell run before that is lost
        page.click(".jp-Notebook .jp-CodeCell .cm-content")
        page.keyboard.press("Shift+Enter")
        page.wait_for_selector(".tritables .tt-piece")
        assert page.locator(".tritables .tt-piece").count() >= 30
        page.click(".tritables [data-tool=throw]")
        page.wait_for_selector(".tritables .tt-sheet :text('start')")


if __name__ == "__main__":
    visit(sys.argv[1])
