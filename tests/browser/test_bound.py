"""A page that fixes the height of a table: the board fits it, and all of it can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.board import BoardPage
from tests.browser.checks import bring_axe, expect_accessible, expect_no_overflow
from tests.browser.layers import layer
from tests.browser.pictures import Pictures
from tests.browser.servers import running
from tests.browser.stage import Desk

pytestmark = pytest.mark.browser

GAMES = ("tricap", "tricom", "trictrac", "triominos")
SIZES = {"wide": (1280, 900), "half": (640, 900), "narrow": (360, 740)}
NEXT = "import ipywidgets\nbelow = ipywidgets.Button(description='next')\nbelow"
REPLAY = """
from tritables import Replay, rounds
t = Replay(rounds({game!r})[0]{more})
t"""
EDITOR = """
from tritables import Editor
t = Editor({game!r}{more})
t"""
TABLE = """
from tritables import Table
t = Table({game!r}, seed=7, reveal=True{more})
t"""
CELLS = {"table": TABLE, "replay": REPLAY, "editor": EDITOR}

# What of a table sticks out of its box, by so many pixels.
_STICKS_OUT = """root => {
  const box = root.parentElement.getBoundingClientRect();
  return ['svg.tt-board', '.tt-play', '.tt-side'].map(css => root.querySelector(css))
    .map(el => el.getBoundingClientRect())
    .filter(({width}) => width > 0)
    .map(({left, right, bottom}) =>
      Math.max(box.left - left, right - box.right, bottom - box.bottom))
    .filter(out => out > 4);
}"""

# What can be touched at a table and is not what lies on top where it is brought into sight.
_COVERED = """root => [...root.querySelectorAll('button, select, input, summary')]
  .filter(el => el.checkVisibility() && !el.closest('dialog'))
  .filter(el => {
    el.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {left, top, width, height} = el.getBoundingClientRect();
    const on = root.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    return !(el.contains(on) || on?.contains(el) && on.closest('button, label'));
  })
  .map(el => el.outerHTML.slice(0, 120))"""

# Whether an element is what lies on top at its middle, without anything being scrolled.
_ON_TOP = """el => {
  const {left, top, width, height} = el.getBoundingClientRect();
  return el.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""

# Whether all of a table is on the screen, and its parts lie clear of each other.
_APART = """root => {
  const parts = ['svg.tt-board', '.tt-reel', '.tt-controls', '.tt-coach', '.tt-sheet']
    .map(css => [css, root.querySelector(css)?.getBoundingClientRect()])
    .filter(([, box]) => box && box.width > 0 && box.height > 0);
  const off = parts.filter(([, box]) => box.left < 0 || box.top < 0 ||
    box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5).map(([css]) => css);
  const meet = parts.flatMap(([one, a], nth) => parts.slice(nth + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 &&
      a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} ${other}`));
  return [...off, ...meet];
}"""


def cell(game: str, kind: str = "table", **layout: str) -> str:
    """The code of a table whose layout is given, as a notebook has it."""
    return CELLS[kind].format(game=game, more=f", layout={layout}" if layout else "")


def box(of: Locator) -> dict[str, float]:
    found: Any = of.bounding_box()
    assert found is not None
    return dict(found)


def bound(desk: Desk, size: str, *cells: str) -> BoardPage:
    """The board of the first cell, once it fits its box, on a page of this size."""
    width, height = SIZES[size]
    stage = desk.open("light", *cells, viewport={"width": width, "height": height})
    board = stage.board()
    expect(board.root).to_contain_class("tt-bound")
    return board


@pytest.mark.parametrize(
    ("game", "height", "size"),
    [
        pytest.param(game, height, size, marks=[] if (nth + at) % 3 == by else [pytest.mark.full])
        for nth, game in enumerate(GAMES)
        for at, height in enumerate([200, 336, 400])
        for by, size in enumerate(SIZES)
    ],
)
def test_when_the_height_is_fixed_the_board_fits_and_controls_are_reached(
    desk: Desk, pictures: Pictures, game: str, height: int, size: str
) -> None:
    board = bound(desk, size, cell(game, height=f"{height}px"), NEXT)
    pictures.keep(board.page, f"bound-{game}-{height}-{size}")
    assert box(board.root)["height"] == height
    assert box(board.svg)["height"] <= height
    expect_no_overflow(board)
    assert board.root.evaluate(_COVERED) == []
    below = board.page.get_by_role("button", name="next", exact=True)
    assert box(below)["y"] >= box(board.root)["y"] + height
    assert below.evaluate(_ON_TOP)


@pytest.mark.parametrize("height", [336, pytest.param(400, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", GAMES)
def test_when_a_wide_box_is_low_the_board_has_its_height_and_the_button_is_beside_it(
    desk: Desk, game: str, height: int
) -> None:
    board = bound(desk, "wide", cell(game, height=f"{height}px"))
    assert board.root.evaluate(_STICKS_OUT) == []
    assert box(board.svg)["height"] == pytest.approx(height - 16, abs=1)
    button = board.root.locator(".tt-controls button:enabled").first
    assert button.evaluate(_ON_TOP)
    assert box(button)["x"] > box(board.svg)["x"] + box(board.svg)["width"]


@pytest.mark.parametrize("height", [336, 400])
def test_when_a_narrow_box_is_low_the_button_is_in_sight_below_the_board(
    desk: Desk, height: int
) -> None:
    board = bound(desk, "narrow", cell("trictrac", height=f"{height}px"))
    button = board.tool("throw")
    assert button.evaluate(_ON_TOP)
    assert box(button)["y"] >= box(board.svg)["y"] + box(board.svg)["height"]
    button.click()
    board.expect_plies(1)


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        pytest.param(game, kind, marks=[] if nth % 2 == at else [pytest.mark.full])
        for nth, game in enumerate(GAMES)
        for at, kind in enumerate(["replay", "editor"])
    ],
)
def test_when_the_height_is_fixed_a_replay_and_an_editor_fit(
    desk: Desk, pictures: Pictures, game: str, kind: str
) -> None:
    board = bound(desk, "wide", cell(game, kind, height="400px"))
    ready = ".tt-reel" if kind == "replay" else ".tt-desk"
    expect(board.root.locator(ready)).to_be_visible()
    pictures.keep(board.page, f"bound-{kind}-{game}")
    assert board.root.evaluate(_STICKS_OUT) == []
    assert box(board.svg)["height"] >= 160
    assert board.root.evaluate(_COVERED) == []


def test_when_the_height_is_only_limited_the_board_fits_it(desk: Desk) -> None:
    board = bound(desk, "wide", cell("trictrac", max_height="400px"))
    assert box(board.root)["height"] == 400
    assert board.tool("throw").evaluate(_ON_TOP)


def test_when_a_box_around_it_is_fixed_the_board_fits_it(desk: Desk) -> None:
    boxed = TABLE.format(game="trictrac", more="") + (
        "\nimport ipywidgets\n"
        "b = ipywidgets.VBox([ipywidgets.Label('above'), t], layout={'height': '400px'})\nb"
    )
    around = boxed.replace("\nt\n", "\n")
    board = bound(desk, "wide", around)
    assert box(board.root)["height"] < 400
    assert board.root.evaluate(_STICKS_OUT) == []
    assert board.root.evaluate(_COVERED) == []


def test_when_the_height_is_free_again_the_board_is_as_large_as_before(desk: Desk) -> None:
    width, height = SIZES["wide"]
    stage = desk.open("kernel", cell("trictrac"), viewport={"width": width, "height": height})
    board = stage.board()
    before = box(board.root)
    expect(board.root).not_to_contain_class("tt-bound")
    stage.run("t.layout.height = '400px'")
    expect(board.root).to_contain_class("tt-bound")
    stage.run("t.layout.height = '500px'")
    stage.page.wait_for_function(
        "root => root.offsetHeight === 500", arg=board.root.element_handle()
    )
    assert board.root.evaluate(_STICKS_OUT) == []
    stage.run("t.layout.height = None")
    expect(board.root).not_to_contain_class("tt-bound")
    assert box(board.root) == before


def test_when_the_box_is_high_enough_nothing_changes(desk: Desk) -> None:
    stage = desk.open("light", cell("trictrac"), cell("trictrac", height="1000px"))
    free, high = stage.board(0), stage.board(1)
    expect(high.root).not_to_contain_class("tt-bound")
    assert box(high.svg)["height"] == box(free.svg)["height"]


# How high the board is right after each frame that has painted it.
_WATCH = """() => {
  window.ttSeen = [];
  const {port1, port2} = new MessageChannel();
  const board = () => document.querySelector('svg.tt-board');
  port1.onmessage = () => window.ttSeen.push(Math.round(board().getBoundingClientRect().height));
  const frame = () => {
    if (board()) port2.postMessage(0);
    requestAnimationFrame(frame);
  };
  frame();
}"""


def test_when_a_bound_board_opens_it_is_never_painted_larger_than_its_box(desk: Desk) -> None:
    empty = "import ipywidgets\nfrom tritables import Table\nb = ipywidgets.VBox()\nb"
    stage = desk.open("kernel", empty, fresh=True, viewport={"width": 1280, "height": 900})
    stage.page.evaluate(_WATCH)
    stage.run("b.children = [Table('trictrac', seed=7, layout={'height': '400px'})]")
    stage.board()
    stage.page.wait_for_function("() => window.ttSeen.length > 10")
    assert set(stage.page.evaluate("window.ttSeen")) == {384}


def test_when_a_bound_table_takes_the_whole_screen_it_comes_back_as_it_was(desk: Desk) -> None:
    board = bound(desk, "wide", cell("trictrac", height="336px"))
    before = box(board.svg)
    board.tool("full-screen").click()
    expect(board.root).to_contain_class("tt-full")
    board.page.wait_for_function(
        "svg => svg.getBoundingClientRect().height > 600", arg=board.svg.element_handle()
    )
    board.tool("full-screen-leave").click()
    expect(board.root).to_contain_class("tt-bound")
    assert box(board.svg) == before


def test_when_the_height_is_fixed_axe_finds_nothing_serious(desk: Desk) -> None:
    board = bound(desk, "half", cell("tricom", height="336px"))
    bring_axe(board.page)
    expect_accessible(board)


@pytest.mark.parametrize(
    ("game", "kind", "size"),
    [
        pytest.param(game, kind, size, marks=[] if (nth + at) % 4 == by else [pytest.mark.full])
        for nth, game in enumerate(GAMES)
        for at, kind in enumerate(CELLS)
        for by, size in enumerate([(1920, 1080), (1280, 720)])
    ],
)
def test_when_it_has_the_whole_screen_all_is_on_it_and_nothing_lies_over_another(
    desk: Desk, pictures: Pictures, game: str, kind: str, size: tuple[int, int]
) -> None:
    width, height = size
    stage = desk.open("light", cell(game, kind), viewport={"width": width, "height": height})
    board = stage.board()
    board.tool("full-screen").click()
    expect(board.root).to_contain_class("tt-full")
    ready = {"table": ".tt-controls", "replay": ".tt-reel", "editor": ".tt-desk"}[kind]
    expect(board.root.locator(ready)).to_be_visible()
    stage.page.wait_for_function(
        "([el, high]) => el.clientHeight === high", arg=[board.root.element_handle(), height]
    )
    pictures.keep(stage.page, f"full-{kind}-{game}-{width}")
    assert board.root.evaluate(_APART) == []
    assert board.root.evaluate(_COVERED) == []
    board.tool("full-screen-leave").click()
    expect(board.root).not_to_contain_class("tt-full")


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        pytest.param(game, kind, marks=[] if nth % 2 == at else [pytest.mark.full])
        for nth, game in enumerate(GAMES)
        for at, kind in enumerate(["editor", "replay"])
    ],
)
def test_when_a_laptop_shows_an_editor_or_a_replay_its_board_and_tools_are_seen_together(
    desk: Desk, pictures: Pictures, game: str, kind: str
) -> None:
    stage = desk.open("light", cell(game, kind), viewport={"width": 1400, "height": 913})
    board = stage.board()
    ready = ".tt-reel" if kind == "replay" else ".tt-desk"
    expect(board.root.locator(ready)).to_be_visible()
    pictures.keep(stage.page, f"laptop-{kind}-{game}")
    seen = box(board.root)
    # JupyterLab takes 120 px of the window, and the code of a cell stands above the board.
    assert seen["height"] <= 913 - 120
    assert box(board.svg)["height"] >= 0.65 * 913


APP = """
from shiny import App, ui
from shinywidgets import output_widget, render_widget
from tritables import Table

app_ui = ui.page_fluid(output_widget("board"))


def server(input, output, session):
    @render_widget
    def board():
        return Table("trictrac", seed=7)


app = App(app_ui, server)
"""


@pytest.fixture(scope="module")
def shiny(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The Python of an environment with Shiny."""
    with layer(tmp_path_factory.mktemp("shiny"), "shinywidgets>=0.8,<1") as python:
        yield python


@pytest.mark.full
def test_in_shiny_a_board_fits_the_box_that_it_is_given_and_is_played(
    shiny: Path, browser: Browser, tmp_path: Path, pictures: Pictures
) -> None:
    (tmp_path / "app.py").write_text(APP)
    home = tmp_path / "home"
    home.mkdir()
    with running("shiny", tmp_path, home, shiny) as server:
        page = browser.new_page()
        try:
            page.goto(server.url, timeout=60_000)
            board = BoardPage(page).ready()
            expect(board.root).to_contain_class("tt-bound")
            pictures.keep(page, "shiny")
            assert board.root.evaluate(_COVERED) == []
            board.tool("throw").click()
            board.expect_plies(1)
        finally:
            page.context.close()
