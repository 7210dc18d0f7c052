"""Visits a JupyterHub as a pupil, a teacher and a stranger.

A program of its own, as `tests.packaging.visit` is: `python -m tests.packaging.visit_hub ADDRESS
PUPIL TEACHER`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from playwright.sync_api import Browser, Page, expect

from tests.benchmarks.serving import chromium
from tests.packaging.visit import LIMIT, lab, tutorials

OPENS = """line => new Promise(done => {
  const socket = new WebSocket(line);
  socket.onopen = () => { socket.close(); done(true); };
  socket.onerror = () => done(false);
})"""
LINE = re.compile(r"/tables\?key=\w+")


def came_in(browser: Browser, hub: str, name: str) -> Page:
    """The page on which somebody lands who logs in."""
    page = browser.new_context(viewport={"width": 1400, "height": 1100}).new_page()
    page.set_default_timeout(LIMIT)
    page.goto(f"{hub}/hub/login")
    page.fill("#username_input", name)
    page.fill("#password_input", "any will do here")
    page.click("#login_submit")
    page.wait_for_url(f"{hub}/user/{name}/**")
    return page


def status(page: Page, address: str) -> int:
    """What somebody gets at an address, wherever it leads."""
    return page.request.get(address).status


def opens(page: Page, line: str) -> bool:
    """Whether a line to tables opens for who has a page of the Hub open."""
    return bool(page.evaluate(OPENS, line))


def pupil(page: Page, own: str, others: Sequence[Page]) -> None:
    """Play, leave the page, and find nothing but pages; no other has the line to its tables."""
    expect(page).to_have_title("tritables: games on a live board")
    lines: list[str] = []
    page.on("websocket", lambda line: lines.append(line.url))
    tutorials(page, own)
    (line,) = {one for one in lines if LINE.search(one)}
    assert [opens(one, line) for one in (page, *others)] == [True, *(False for _ in others)]
    page.goto(f"{own}en/index.ipynb")
    expect(page).to_have_title("tritables: games on a live board")
    for path in ("lab", "tree", "api/contents", "api/terminals", "terminals/1"):
        assert status(page, own + path) == 404, path


def teacher(page: Page, own: str) -> None:
    """Have JupyterLab with a board in it, and the same pages beside it."""
    assert page.url.startswith(f"{own}lab"), page.url
    lab(page, f"{own}lab/tree/table.ipynb")
    page.goto(f"{own}lab?reset")
    card = page.locator(".jp-LauncherCard", has_text="tritables")
    expect(card.first.locator("img, svg").first).to_be_visible()
    tutorials(page, f"{own}tritables/")


def main(hub: str, *names: str) -> None:
    """Fails with what was waited for, or with what somebody got who should not have it."""
    own = {name: f"{hub}/user/{name}/" for name in names}
    with chromium() as browser:
        expect.set_options(timeout=LIMIT)
        pages = {name: came_in(browser, hub, name) for name in names}
        stranger = browser.new_page()
        stranger.goto(f"{hub}/hub/login")
        pupil(pages[names[0]], own[names[0]], [pages[names[1]], stranger])
        teacher(pages[names[1]], own[names[1]])
        for name in names:
            other = next(one for one in names if one != name)
            assert status(pages[name], own[name]) == 200
            for path in ("", "en/trictrac.ipynb", "tritables/", "lab", "api/kernels"):
                refused = pages[name].request.get(own[other] + path)
                assert refused.status in (403, 404), (name, own[other] + path, refused.status)
                asked = stranger.request.get(own[other] + path)
                assert "/hub/login" in asked.url or asked.status in (403, 404), asked.url


if __name__ == "__main__":
    main(*sys.argv[1:])
