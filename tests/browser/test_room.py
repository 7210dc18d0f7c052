"""What stands in a page while it opens: it has the room and the colours of what will come."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.notebooks import write_notebook
from tests.browser.positions import table
from tests.browser.servers import Servers
from tests.browser.stage import PHONE
from tritables.core.registry import game_named, game_names
from tritables.scene.sheets import art_of

pytestmark = pytest.mark.browser

PATIENCE = 90_000
"""Milliseconds in which a page has opened, on a busy machine, too."""

WIDE = {"viewport": {"width": 1280, "height": 900}}

# The boxes that are shown when the page has been read, and how far anything jumped since.
_MEASURE = """() => {
  let read = false;
  window.jumped = 0;
  window.boxes = () => [...document.querySelectorAll('.tt-part')]
    .filter(part => part.getClientRects().length > 0)
    .map(part => [part.dataset.board === '1', part.getBoundingClientRect().height]);
  Object.defineProperty(window, 'tritablesRead', {
    get: () => read,
    set: value => { read = value; window.before = window.boxes(); },
  });
  const add = list => list.getEntries().forEach(entry => { window.jumped += entry.value; });
  new PerformanceObserver(add).observe({type: 'layout-shift', buffered: true});
}"""

# Whether the second piece of the module is there, too, and what it adds to the boards is drawn.
_DRESSED = """() => new Promise(done => {
  const styles = [...document.querySelectorAll('style')].map(one => one.textContent);
  const here = styles.some(style => style.includes('.tt-told'));
  requestAnimationFrame(() => requestAnimationFrame(() => done(here)));
})"""

# The colour of a spot of a picture, by its shares of width and height.
_SPOT = """async ([png, x, y]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return [...canvas.getImageData(image.width * x, image.height * y, 1, 1).data].slice(0, 3);
}"""

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
    page.goto(servers["voila"].address(f"en/{name}.ipynb"), wait_until="commit", timeout=PATIENCE)
    page.locator("#tt-opening[hidden]").wait_for(state="attached", timeout=PATIENCE)
    page.wait_for_function(_DRESSED, timeout=PATIENCE)
    before, after = page.evaluate("[window.before, window.boxes()]")
    # One chapter is shown at a time.
    assert [is_board for is_board, _ in before] == [is_board for is_board, _ in after] == [True]
    # What is said around a board may take a few lines more or less, and what a row of tools wraps.
    for (is_board, early), (_, late) in zip(before, after, strict=True):
        assert abs(late - early) < (0.16 * late if is_board else 32 + 0.25 * late)
    whole = [sum(height for _, height in boxes) for boxes in (before, after)]
    assert abs(whole[1] - whole[0]) < 0.06 * whole[1]
    assert page.evaluate("window.jumped") < 0.1


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.full), "dark"])
def test_a_picture_has_the_colours_of_the_page(
    browser: Browser, servers: Servers, contexts: list[BrowserContext], scheme: Any
) -> None:
    contexts.append(browser.new_context(color_scheme=scheme, **WIDE))
    page = contexts[0].new_page()
    page.route_web_socket("**/channels*", lambda socket: None)  # the picture stays
    server = servers["voila"]
    name = write_notebook(server.folder, table(), probe=False)
    page.goto(server.address(name), wait_until="commit", timeout=PATIENCE)
    page.wait_for_function("() => window.tritablesRead", timeout=PATIENCE)
    page.add_style_tag(content=".tt-still { opacity: 1 !important }")
    still = page.locator(".tt-still > svg:not(.tt-symbols)").first
    png = b64encode(still.screenshot()).decode()
    # In the middle of the left half there is nothing but the board, in its plainest colour.
    red, green, blue = page.evaluate(_SPOT, [png, 0.2, 0.5])
    wanted = art_of(game_named("trictrac"))[scheme]["field"]
    assert f"#{red:02x}{green:02x}{blue:02x}" == wanted


def test_a_page_follows_the_colours_of_the_system_while_it_is_open(
    browser: Browser, servers: Servers, contexts: list[BrowserContext]
) -> None:
    contexts.append(browser.new_context(color_scheme="light", **WIDE))
    page = contexts[0].new_page()
    server = servers["voila"]
    page.goto(server.address(write_notebook(server.folder, table(), probe=False)), timeout=PATIENCE)
    board = page.locator(".tritables:not(.tt-look-dark)")
    board.wait_for(timeout=PATIENCE)
    page.emulate_media(color_scheme="dark")
    page.locator(".tritables.tt-look-dark").wait_for(timeout=PATIENCE)
    page.emulate_media(color_scheme="light")
    board.wait_for(timeout=PATIENCE)
