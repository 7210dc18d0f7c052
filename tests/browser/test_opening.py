"""Pages that open: whole, whatever gets lost on the way, or honest about what is still coming."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Route,
    WebSocketRoute,
    expect,
)

from tests.browser.busy import busy_machine
from tests.browser.notebooks import write_notebook
from tests.browser.servers import Servers
from tritables.core.registry import game_names
from tritables.lessons import course

pytestmark = pytest.mark.browser


def seeds(most: int) -> list[Any]:
    """The first one is the sample; the others are for make test-all."""
    return [
        pytest.param(one, marks=[pytest.mark.full] if one > 1 else []) for one in range(1, most + 1)
    ]


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


# Every model is lost, until `window.loses` is false.
LOSE_ALL = """() => {
  window.loses = true;
  const watch = setInterval(() => {
    const manager = window.jupyterapp?.widgetManager;
    if (!manager) return;
    clearInterval(watch);
    const kept = manager.register_model.bind(manager);
    manager.register_model = (...all) => window.loses ? undefined : kept(...all);
  }, 1);
}"""


# What the manager's kernel keeps under a private name is not to be had.
HIDE_LINES = """() => {
  const watch = setInterval(() => {
    const manager = window.jupyterapp?.widgetManager;
    if (!manager) return;
    clearInterval(watch);
    const kernel = manager.kernel;
    const get = (_, name) => {
      if (name === '_comms') return undefined;
      return typeof kernel[name] === 'function' ? kernel[name].bind(kernel) : kernel[name];
    };
    Object.defineProperty(manager, 'kernel', {value: new Proxy(kernel, {get})});
  }, 1);
}"""

# How often boards stood beside pictures, and what such pictures then missed.
FOLLOW_PICTURES = """() => {
  window.beside = 0;
  window.broken = [];
  setInterval(() => {
    if (!document.querySelector('.tt-here[data-board]')) return;
    for (const use of document.querySelectorAll('.tt-still use')) {
      window.beside += 1;
      const id = use.getAttribute('href').slice(1);
      if (!document.getElementById(id)) window.broken.push(id);
    }
  }, 20);
}"""


BOARDS = {name: len(course(name).chapters) + 1 for name in game_names()}
"""The boards of each tutorial."""


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
    context.set_default_timeout(60_000)  # a busy machine takes its time
    yield context
    context.close()


SHORT = (
    "from tritables import Lesson, Table, speak\nspeak('en')",
    *(
        f"Lesson('trictrac', {id!r})"
        for id in ("start", "direction", "landing", "look-ahead", "winning")
    ),
    "Table('trictrac')",
)
"""A page of six boards; a tutorial, which takes longer, is for make test-all."""


@pytest.fixture(params=["short", pytest.param("tutorial", marks=pytest.mark.full)])
def opened(request: pytest.FixtureRequest, servers: Servers) -> tuple[str, int]:
    """The notebook that a test opens, and how many boards it has."""
    if request.param == "short":
        return write_notebook(servers["voila"].folder, *SHORT, probe=False), 6
    return "en/trictrac.ipynb", BOARDS["trictrac"]


def go(servers: Servers, page: Page, name: str) -> None:
    page.goto(servers["voila"].address(name), wait_until="commit", timeout=PATIENCE)


def test_pictures_stand_where_the_boards_will_be(
    context: BrowserContext, servers: Servers, opened: tuple[str, int]
) -> None:
    page = context.new_page()
    page.route_web_socket("**/channels*", lambda socket: None)  # nobody answers
    name, count = opened
    go(servers, page, name)
    expect(page.locator(".tt-still").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#tt-opening")).to_contain_text("Getting the page ready")
    stills = page.locator(".tt-still > svg:not(.tt-symbols)")
    expect(stills).to_have_count(count, timeout=PATIENCE)
    page.wait_for_load_state("domcontentloaded")  # rooms count as pictures, and become pictures
    box = stills.first.bounding_box()
    assert box is not None
    assert box["width"] > 300
    ids, used = page.evaluate(
        """() => {
          const read = (selector, of) => [...document.querySelectorAll(selector)].map(of);
          return [
            read(".tt-symbols [id]", (one) => one.id),
            read(".tt-part use", (one) => one.getAttribute("href").slice(1)),
          ];
        }"""
    )
    assert len(ids) == len(set(ids)), "each symbol stands in the page once"
    assert used
    assert set(used) <= set(ids), "no picture uses what the page has not"


LATE = """
import sys, time
from tritables import Table
sys.stdout.flush = sys.stderr.flush = lambda: None
get_ipython().kernel.iopub_thread.schedule(lambda: time.sleep(6))
Table("trictrac")
"""


@pytest.mark.full
def test_what_a_cell_shows_late_is_waited_for(context: BrowserContext, servers: Servers) -> None:
    """On a busy machine a cell may have ended long before what it shows comes."""
    page = context.new_page()
    go(servers, page, write_notebook(servers["voila"].folder, LATE))
    expect_whole(page, 1)


@pytest.mark.full  # lost messages are met with a socket that is cut, too
@pytest.mark.parametrize("seed", range(1, 4))
def test_models_that_get_lost_are_fetched_again(
    context: BrowserContext, servers: Servers, opened: tuple[str, int], seed: int
) -> None:
    page = context.new_page()
    page.add_init_script(f"({LOSE_MODELS})([{seed * 7919}, 0.4])")
    page.add_init_script(f"({FOLLOW_PICTURES})()")
    name, count = opened
    go(servers, page, name)
    expect_whole(page, count)
    assert page.evaluate("window.lost") > 0, "nothing was lost"
    assert page.evaluate("window.beside") > 0, "boards and pictures never stood side by side"
    assert page.evaluate("window.broken") == [], "a picture lost what it is drawn with"


def expect_honest(page: Page) -> None:
    """The page says that it is not whole, shows nothing raw, and offers a button that helps."""
    button = page.locator("#tt-opening button")
    until = time.monotonic() + PATIENCE / 1000
    while not button.is_visible() and time.monotonic() < until:
        page.clock.fast_forward(5_000)
        page.wait_for_timeout(250)  # what it waits for takes its own time
    expect(page.locator("#tt-opening")).to_contain_text("Only part of the page has arrived")
    expect(button).to_be_visible()
    assert RAW not in page.locator("body").inner_text()


@pytest.mark.parametrize("seed", seeds(2))
def test_a_socket_that_is_cut_and_messages_that_are_lost_do_no_harm(
    context: BrowserContext, servers: Servers, opened: tuple[str, int], seed: int
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
    name, count = opened
    go(servers, page, name)
    expect_whole(page, count)
    assert len(cut) > 1, "the socket was never cut"


def lost(context: BrowserContext, servers: Servers) -> Page:
    """A page whose boards are all lost on their way, with a clock that is put on by hand."""
    page = context.new_page()
    page.clock.install()
    page.add_init_script(f"({LOSE_ALL})()")
    go(servers, page, "en/tricap.ipynb")
    expect(page.locator(".tt-still").first).to_be_visible(timeout=PATIENCE)
    return page


@pytest.mark.full
def test_when_nothing_helps_the_page_says_so_and_offers_a_button(
    context: BrowserContext, servers: Servers
) -> None:
    page = lost(context, servers)
    expect_honest(page)


@pytest.mark.full
def test_what_comes_after_all_hope_is_still_taken(
    context: BrowserContext, servers: Servers
) -> None:
    page = lost(context, servers)
    expect_honest(page)
    page.evaluate("window.loses = false")
    until = time.monotonic() + PATIENCE / 1000
    while boards(page) < BOARDS["tricap"] and time.monotonic() < until:
        page.clock.fast_forward(20_000)
        page.wait_for_timeout(1000)
    expect_whole(page, BOARDS["tricap"])


@pytest.mark.full
def test_without_the_private_name_that_mending_needs_a_page_stays_honest(
    context: BrowserContext, servers: Servers
) -> None:
    page = context.new_page()
    page.clock.install()
    page.add_init_script(f"({LOSE_MODELS})([7919, 0.4])")
    page.add_init_script(f"({HIDE_LINES})()")
    go(servers, page, "en/tricap.ipynb")
    expect(page.locator(".tt-here").first).to_be_visible(timeout=PATIENCE)
    expect_honest(page)
    assert 0 < boards(page) < BOARDS["tricap"]
    # Meanwhile what came can be played.
    first = page.locator(".tritables").first
    first.get_by_role("button", name="Rules").click()
    expect(first.locator("dialog")).to_be_visible()


def test_a_page_that_was_cut_off_on_its_way_says_so(
    context: BrowserContext, servers: Servers, opened: tuple[str, int]
) -> None:
    page = context.new_page()
    page.clock.install()
    name, _ = opened

    def cut(route: Route) -> None:
        answer = route.fetch(timeout=PATIENCE)
        text = answer.text()
        route.fulfill(response=answer, body=text[: text.index("</html>") * 3 // 4])

    page.route(f"**/{name}", cut)
    go(servers, page, name)
    expect_honest(page)


DYING = """
import os, signal, threading
from tritables import Table
threading.Timer(6, os.kill, (os.getpid(), signal.SIGKILL)).start()
Table("trictrac")
"""


@pytest.mark.full
def test_a_page_whose_kernel_dies_while_it_opens_says_so(
    context: BrowserContext, servers: Servers
) -> None:
    page = context.new_page()

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        lost = (b"comm_", "comm_")
        server.on_message(lambda text: None if _holds(text, lost) else socket.send(text))

    page.route_web_socket("**/channels*", between)
    go(servers, page, write_notebook(servers["voila"].folder, DYING))
    opening = page.locator("#tt-opening")
    expect(opening).to_contain_text("Only part of the page has arrived", timeout=PATIENCE)
    expect(page.locator(".tt-still > svg")).not_to_have_count(0)
    page.unroute_all()
    with page.expect_navigation():
        opening.get_by_role("button", name="Open the page again").click()


def _holds(text: str | bytes, parts: tuple[bytes, str]) -> bool:
    return parts[0] in text if isinstance(text, bytes) else parts[1] in text


@pytest.mark.full
def test_a_socket_stays_open(context: BrowserContext, servers: Servers) -> None:
    page = context.new_page()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    go(servers, page, "en/tricap.ipynb")
    expect_whole(page, BOARDS["tricap"])
    before = len(sockets)
    page.wait_for_timeout(70_000)  # longer than two intervals of the server's questions
    assert len(sockets) == before


@pytest.mark.full
@pytest.mark.timeout(900)
@pytest.mark.parametrize("time_over", range(5))
def test_eight_pages_open_at_once_on_a_busy_machine(
    context: BrowserContext, servers: Servers, time_over: int
) -> None:
    server = servers["voila"]  # it runs before there is anything else to do
    with busy_machine():
        pages = [(context.new_page(), name) for name in (*LONGEST, *LONGEST)]
        for page, name in pages:
            address = server.address(f"en/{name}.ipynb")
            page.evaluate("address => { setTimeout(() => { location.href = address }) }", address)
        until = time.monotonic() + 800
        waiting = pages
        while waiting and time.monotonic() < until:
            waiting = [(page, name) for page, name in waiting if boards(page) < BOARDS[name]]
            pages[0][0].wait_for_timeout(500)
        assert [(name, boards(page)) for page, name in waiting] == []
        for page, name in pages:
            expect_whole(page, BOARDS[name])
