"""Opens JupyterLite, runs a tutorial, plays: `python -m tests.packaging.visit_lite URL`."""

from __future__ import annotations

import sys

from tests.benchmarks.serving import chromium

PATIENCE = 240_000


def main() -> int:
    """Run the cells of a tutorial and throw; nothing may be asked of any other host."""
    (home,) = sys.argv[1:]
    elsewhere: list[str] = []

    def note(address: str) -> None:
        if address.startswith("http") and not address.startswith(home):
            elsewhere.append(address)

    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1400, "height": 1100})
        page.set_default_timeout(PATIENCE)
        page.on("request", lambda asked: note(asked.url))
        page.goto(f"{home}/lab/index.html?path=en/trictrac.ipynb")
        page.get_by_text("Python (Pyodide) | Idle").wait_for()
        page.click(".jp-Notebook .jp-CodeCell .cm-content")
        for name in ("Run", "Run All Cells"):
            page.get_by_role("menuitem", name=name, exact=True).click()
        board = page.locator(".tritables").first
        board.locator(".tt-piece").first.wait_for()
        board.locator("[data-tool=throw]").click()
        board.locator(".tt-sheet .tt-ply").first.wait_for()
    assert elsewhere == []
    return 0


if __name__ == "__main__":
    sys.exit(main())
