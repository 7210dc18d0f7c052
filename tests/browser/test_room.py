"""A page that opens: nothing jumps when its boards come, and it has the colours of the system."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.notebooks import write_notebook
from tests.browser.positions import table
from tests.browser.servers import Servers
from tests.browser.stage import PHONE
from tritables.core.registry import game_names

pytestmark = pytest.mark.browser

PATIENCE = 90_000
"""Milliseconds in which a page has opened, on a busy machine, too."""

WIDE = {"viewport": {"width": 1280, "height": 900}}

# How far anything jumped since the page began, and what did, when, from where to where.
_MEASURE = """() => {
  window.jumped = 0;
  window.jumps = [];
  const of = ({ node, previousRect: from, currentRect: to }) =>
    `${node?.className || node?.nodeName} ${[from.y, from.height, to.y, to.height].join(' ')}`;
  const add = list => list.getEntries().forEach(entry => {
    window.jumped += entry.value;
    window.jumps.push([Math.round(entry.startTime), ...entry.sources.map(of)]);
  });
  new PerformanceObserver(add).observe({type: 'layout-shift', buffered: true});
}"""

# Whether the second piece of the module is there, too, and what it adds to the boards is drawn.
_DRESSED = """() => new Promise(done => {
  const styles = [...document.querySelectorAll('style')].map(one => one.textContent);
  const here = styles.some(style => style.includes('.tt-told'));
  requestAnimationFrame(() => requestAnimationFrame(() => done(here)));
})"""

CASES = [
    pytest.param(
        name,
        shape,
        id=f"{name}-{shape}",
        marks=[pytest.mark.full] if nth or shape == "wide" else [],
    )
    for nth, name in enumerate(game_names())
    for shape in ("wide", "phone")
]


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    opened: list[BrowserContext] = []
    yield opened
    for context in opened:
        context.close()


@pytest.mark.parametrize(("name", "shape"), CASES)
def test_nothing_jumps_when_the_boards_come(
    browser: Browser, servers: Servers, contexts: list[BrowserContext], name: str, shape: str
) -> None:
    options: dict[str, Any] = WIDE if shape == "wide" else PHONE
    contexts.append(browser.new_context(**options))
    page = contexts[0].new_page()
    page.add_init_script(f"({_MEASURE})()")
    page.goto(servers["served"].address(f"en/{name}.ipynb"), wait_until="commit", timeout=PATIENCE)
    page.wait_for_function(_DRESSED, timeout=PATIENCE)
    expect(page.locator(".tritables:visible .tt-status")).to_have_count(1)  # a chapter at a time
    assert page.evaluate("window.jumped") < 0.1, page.evaluate("window.jumps")


@pytest.mark.parametrize("cell", [table(), f"import random\n{table()}"], ids=["light", "kernel"])
def test_a_page_follows_the_colours_of_the_system_while_it_is_open(
    browser: Browser, servers: Servers, contexts: list[BrowserContext], cell: str
) -> None:
    contexts.append(browser.new_context(color_scheme="light", **WIDE))
    page = contexts[0].new_page()
    server = servers["served"]
    page.goto(server.address(write_notebook(server.folder, cell, probe=False)), timeout=PATIENCE)
    board = page.locator(".tritables:not(.tt-look-dark)")
    board.wait_for(timeout=PATIENCE)
    page.emulate_media(color_scheme="dark")
    page.locator(".tritables.tt-look-dark").wait_for(timeout=PATIENCE)
    page.emulate_media(color_scheme="light")
    board.wait_for(timeout=PATIENCE)
