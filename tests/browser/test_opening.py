"""Pages that open: whole, whatever gets lost on the way, or honest about what is still coming."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.browser.servers import Servers

pytestmark = pytest.mark.browser

LONGEST = ("tricom", "triominos", "trictrac", "tricap")
PATIENCE = 90_000
"""Milliseconds after which a page that lost much has been mended, on a busy machine, too."""

RAW = "Error displaying widget"

# What is lost: some of the models, as soon as there are any; their lines stay as they were.
LOSE_MODELS = """([seed, share]) => {
  let state = seed;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const hidden = new Set();
  window.lost = 0;
  const watch = setInterval(() => {
    const manager = window.jupyterapp?.widgetManager;
    if (!manager) return;
    clearInterval(watch);
    const kept = manager.register_model.bind(manager);
    manager.register_model = (id, model) => {
      const once = !hidden.has(id) && random() < share;
      hidden.add(id);
      if (!once) return kept(id, model);
      window.lost += 1;
    };
  }, 1);
}"""


def boards(page: Page) -> int:
    return page.locator(".tritables .tt-status").count()


def expect_whole(page: Page, count: int) -> None:
    """All boards are there, nothing raw is seen, and the page says no more that it gets ready."""
    page.locator("#tt-opening[hidden]").wait_for(state="attached", timeout=PATIENCE)
    expect(page.locator(".tritables .tt-status")).to_have_count(count)
    expect(page.locator(".tt-still")).to_have_count(0)
    assert RAW not in page.locator("body").inner_text()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Pages of our own; what they log is not held against them: the manager writes of losses."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context
    context.close()


def go(servers: Servers, page: Page, name: str) -> None:
    page.goto(servers["voila"].address(name), wait_until="commit", timeout=PATIENCE)


def test_pictures_stand_where_the_boards_will_be(context: BrowserContext, servers: Servers) -> None:
    page = context.new_page()
    page.route_web_socket("**/channels*", lambda socket: None)  # nobody answers
    go(servers, page, "trictrac.ipynb")
    expect(page.locator(".tt-still").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#tt-opening")).to_contain_text("Getting the page ready")
    stills = page.locator(".tt-still > svg:not(.tt-symbols)")
    box = stills.first.bounding_box()
    assert box is not None
    assert box["width"] > 300
    ids = page.eval_on_selector_all(".tt-symbols [id]", "all => all.map(one => one.id)")
    assert len(ids) == len(set(ids)), "each symbol stands in the page once"
    used = page.eval_on_selector_all(
        ".tt-part use", "all => all.map(one => one.getAttribute('href').slice(1))"
    )
    assert set(used) <= set(ids), "no picture uses what the page has not"


@pytest.mark.parametrize("seed", range(1, 4))
def test_models_that_get_lost_are_fetched_again(
    context: BrowserContext, servers: Servers, seed: int
) -> None:
    page = context.new_page()
    page.add_init_script(f"({LOSE_MODELS})([{seed * 7919}, 0.4])")
    go(servers, page, "trictrac.ipynb")
    expect_whole(page, 17)
    assert page.evaluate("window.lost") > 0, "nothing was lost"


@pytest.mark.parametrize("seed", range(1, 3))
def test_a_socket_that_is_cut_and_messages_that_are_lost_do_no_harm(
    context: BrowserContext, servers: Servers, seed: int
) -> None:
    rng = Random(seed)
    cut: list[int] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        first = len(cut) < 2
        cut.append(0)
        left = rng.randrange(3, 12)

        def pass_on(message: str | bytes) -> None:
            nonlocal left
            left -= 1
            if first and left == 0:
                socket.close(code=1001)
            elif not first or left > 0:
                socket.send(message)

        server.on_message(pass_on)

    page = context.new_page()
    page.route_web_socket("**/channels*", between)
    go(servers, page, "trictrac.ipynb")
    expect_whole(page, 17)
    assert len(cut) > 1, "the socket was never cut"


def test_when_nothing_helps_the_page_says_so_and_offers_a_button(
    context: BrowserContext, servers: Servers
) -> None:
    page = context.new_page()
    page.clock.install()
    page.add_init_script(
        "const watch = setInterval(() => { const manager = window.jupyterapp?.widgetManager;"
        " if (manager) { clearInterval(watch); manager.register_model = () => {}; } }, 1)"
    )
    go(servers, page, "tricap.ipynb")
    expect(page.locator(".tt-still").first).to_be_visible(timeout=PATIENCE)
    button = page.locator("#tt-opening button")
    for _ in range(40):
        page.clock.fast_forward(5_000)
        if button.is_visible():
            break
        page.wait_for_timeout(250)
    expect(button).to_be_visible()
    expect(page.locator("#tt-opening")).to_contain_text("taking longer")
    assert RAW not in page.locator("body").inner_text()


@pytest.mark.full
def test_a_socket_stays_open(context: BrowserContext, servers: Servers) -> None:
    page = context.new_page()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    go(servers, page, "tricap.ipynb")
    expect_whole(page, 15)
    before = len(sockets)
    page.wait_for_timeout(70_000)  # longer than two intervals of the server's questions
    assert len(sockets) == before


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes that keep a core busy each."""
    started = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


@pytest.mark.full
@pytest.mark.parametrize("time_over", range(5))
def test_eight_pages_open_at_once_on_a_busy_machine(
    context: BrowserContext, servers: Servers, time_over: int
) -> None:
    counts = {"tricom": 27, "triominos": 28, "trictrac": 17, "tricap": 15}
    with busy(4):
        pages = [(context.new_page(), name) for name in (*LONGEST, *LONGEST)]
        for page, name in pages:
            address = servers["voila"].address(f"{name}.ipynb")
            page.evaluate("address => { setTimeout(() => { location.href = address }) }", address)
        until = time.monotonic() + 600
        waiting = pages
        while waiting and time.monotonic() < until:
            waiting = [(page, name) for page, name in waiting if boards(page) < counts[name]]
            pages[0][0].wait_for_timeout(500)
        assert [(name, boards(page)) for page, name in waiting] == []
        for page, name in pages:
            expect_whole(page, counts[name])
