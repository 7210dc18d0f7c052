"""At home in every host: rows of boxes, links in the page, Notebook 7, and where nothing runs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.board import BoardPage
from tests.browser.layers import layer
from tests.browser.notebooks import write_notebook
from tests.browser.positions import LOOK_AHEAD, MIDDLE, table
from tests.browser.servers import Servers, running
from tests.browser.stage import LAB, Desk
from tritables import Lesson

pytestmark = pytest.mark.browser

ROW = """
import ipywidgets as w
row = w.HBox([t, w.Button(description="beside")])
row
"""

PAIR = """
import ipywidgets as w
from tritables import Table
t = Table("trictrac", seed=7)
other = Table("triominos", seed=7)
w.VBox([w.HBox([t, other]), other])
"""

LINKED = """
import ipywidgets as w
across = w.Checkbox(description="across")
tongue = w.Text("en", description="tongue")
w.jslink((across, "value"), (t, "flipped"))
w.jslink((tongue, "value"), (t, "lang"))
w.VBox([across, tongue, t])
"""


def test_a_table_in_a_row_has_room(desk: Desk, host: str) -> None:
    stage = desk.open(
        host, f"from tritables import Table\nt = Table('trictrac', {MIDDLE_AT})\n{ROW}"
    )
    board = stage.board()
    box = board.root.bounding_box()
    assert box
    assert box["width"] > 600
    expect(board.svg).to_contain_class("tt-wide")
    board.move("12", "15")
    board.expect_plies(1)


MIDDLE_AT = f"position={MIDDLE}"


def test_tables_share_a_row_and_stand_in_columns(desk: Desk) -> None:
    stage = desk.open("light", PAIR)
    for nth in range(3):
        stage.board(nth)
    one, other, below = stage.page.evaluate(_BOXES)
    assert min(one["width"], other["width"]) > 400
    assert one["top"] == other["top"]
    assert below["width"] > 900
    assert below["top"] >= max(one["bottom"], other["bottom"])


_BOXES = """() => [...document.querySelectorAll('.tritables')]
  .map(el => el.getBoundingClientRect().toJSON())"""


def test_links_in_the_page_set_a_table(desk: Desk, python_host: str) -> None:
    stage = desk.open(python_host, f"from tritables import Table\nt = Table('trictrac')\n{LINKED}")
    board = stage.board()
    before = board.drawn()
    stage.page.get_by_label("across").check()
    tongue = stage.page.get_by_label("tongue")
    tongue.fill("nl")
    expect(board.root).to_have_attribute("lang", "nl")
    stage.page.wait_for_function(
        "([root, x]) => root.querySelector('[data-place=\"1\"]').getBoundingClientRect().x !== x",
        arg=[board.root.element_handle(), board.middle("1")[0]],
    )
    assert stage.value("[t.flipped, t.lang, t.view['format']]") == [True, "nl", "tritables-view/1"]
    assert board.drawn() != before
    # What the table chooses itself goes the other way, and what cannot be is put right.
    board.choose_language("Français")
    expect(tongue).to_have_value("fr")
    tongue.fill("tlh")
    expect(tongue).to_have_value("fr")
    assert stage.value("t.lang") == "fr"


@pytest.fixture(scope="module")
def notebook7(servers: Servers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Notebook 7, which the extras do not bring."""
    folder = tmp_path_factory.mktemp("notebook7")
    with layer(folder, "notebook>=7.2,<8") as python, servers.added("notebook", python):
        yield


@pytest.mark.full
@pytest.mark.usefixtures("notebook7")
def test_no_key_leaks_into_notebook_7(desk: Desk) -> None:
    """`d d` deletes the cell that is selected, unless the board keeps its keys."""
    stage = desk.open("notebook", table(f"position={LOOK_AHEAD}"), fresh=True)
    board = stage.board()
    cells = stage.page.locator(".jp-Notebook .jp-Cell")
    count = cells.count()
    assert count == 2
    keys = ("d", "d", "a", "b", "x", "0", "0", "i", "i")
    board.focus("22")
    for key in keys:
        stage.page.keyboard.press(key)
    for tool in ("rules", "settings"):
        board.tool(tool).click()
        expect(board.dialog).to_be_visible()
        for key in ("d", "d", "b"):
            stage.page.keyboard.press(key)
        stage.page.keyboard.press("Escape")
        expect(board.dialog).to_have_count(0)
        board.tool(tool).focus()
        for key in ("d", "d", "b"):
            stage.page.keyboard.press(key)
    expect(cells).to_have_count(count)
    # The keys would have been heard: outside the board they are.
    stage.page.locator(".jp-Notebook .jp-InputPrompt").last.click()
    stage.page.keyboard.press("Escape")
    stage.page.keyboard.press("b")
    expect(cells).to_have_count(count + 1)
    board.move("1", "3")
    board.expect_plies(1)
    # Notebook 7 trips over settings of its own while it starts, with or without a table.
    desk.watch.errors = [error for error in desk.watch.errors if "'schema'" not in error]


APP = """
# /// script
# [tool.marimo.display]
# theme = "THEME"
# ///
import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    from tritables import Table

    t = mo.ui.anywidget(Table("trictrac"))
    t
    return mo, t


@app.cell
def _(mo, t):
    mo.md(f"plies {len(t.record['moves'])}, {t.value['view']['to_act']} is to act")


if __name__ == "__main__":
    app.run()
"""


@pytest.fixture(scope="module")
def marimo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The Python of an environment with marimo."""
    with layer(tmp_path_factory.mktemp("marimo"), "marimo>=0.20,<1") as python:
        yield python


@pytest.mark.full
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_in_marimo_a_table_has_its_colours_and_cells_follow_it(
    marimo: Path, browser: Browser, tmp_path: Path, theme: str
) -> None:
    (tmp_path / "app.py").write_text(APP.strip().replace("THEME", theme) + "\n")
    home = tmp_path / "home"
    home.mkdir()
    with running("marimo", tmp_path, home, marimo) as server:
        page = browser.new_page()
        try:
            page.goto(server.url, timeout=60_000)
            expect(page.get_by_text("plies 0, chance is to act")).to_be_visible(timeout=60_000)
            board = BoardPage(page).ready()
            expect(board.root).to_contain_class(f"tt-look-{theme}")
            ink, paper = board.root.evaluate(_COLOURS)
            assert (ink > paper) == (theme == "dark")
            assert abs(ink - paper) > 120
            board.throw()
            expect(page.get_by_text(re.compile("plies 1, "))).to_be_visible()
            # marimo makes every picture a block of its own, unless it says what it is.
            icon = board.root.locator(".tt-chip .tt-icon").first
            expect(icon).to_have_css("display", "inline-block")
            board.tool("undo").click()
            expect(page.get_by_text("plies 0, chance is to act")).to_be_visible()
        finally:
            page.context.close()


_COLOURS = """el => ['color', 'backgroundColor'].map(name =>
  getComputedStyle(el)[name].match(/\\d+/g).slice(0, 3).reduce((sum, n) => sum + n / 3, 0))"""


@LAB
def test_reopened_and_not_run_a_page_still_says_all(desk: Desk) -> None:
    """No kernel runs, and what somebody else ran is not trusted: Lab shows what is safe."""
    server = desk.servers["lab"]
    path = server.folder / write_notebook(server.folder, "1", "2")
    notebook = json.loads(path.read_text())
    lesson = Lesson("trictrac", "look-ahead", lang="nl")
    drawn = dict(lesson._repr_mimebundle_()[0])
    undrawn = {kind: data for kind, data in drawn.items() if kind != "image/png"}
    bundles = [drawn, undrawn]
    for cell, data in zip(notebook["cells"], bundles, strict=False):
        output = {"output_type": "execute_result", "execution_count": 1, "metadata": {}}
        cell["outputs"] = [{**output, "data": dict(data)}]
    path.write_text(json.dumps(notebook))
    page = desk.context().new_page()
    page.goto(server.address(path.name), wait_until="commit", timeout=60_000)
    shown = page.locator(".jp-OutputArea-output")
    picture = shown.nth(0).locator('img[src^="data:image/png"]')
    expect(picture).to_be_visible(timeout=60_000)
    assert picture.evaluate("image => image.naturalWidth") > 600
    expect(shown.nth(1)).to_contain_text(repr(lesson).splitlines()[-1])
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
