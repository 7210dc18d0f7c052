"""Views: one table shown twice, hidden, taken off the page and put back."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board import BoardPage
from tests.browser.positions import LOOK_AHEAD, MIDDLE, table
from tests.browser.stage import LAB, MOSTLY_KERNEL, Desk, Stage

pytestmark = pytest.mark.browser

PATIENCE = 30.0
"""Seconds in which one view follows another, on a busy machine, too."""

_BROKEN = """() => {
  const roots = [...document.querySelectorAll('.tritables')];
  const ids = roots.flatMap(root => [...root.querySelectorAll('[id]')].map(el => el.id));
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const lost = roots.flatMap(root => {
    const own = new Set([...root.querySelectorAll('[id]')].map(el => el.id));
    return [...root.querySelectorAll('use')]
      .map(use => use.getAttribute('href').slice(1)).filter(id => !own.has(id));
  });
  return {twice, lost, ids: ids.length};
}"""


def shown(board: BoardPage) -> dict[str, Any]:
    """All that a view shows of its table."""
    return {
        "pieces": board.drawn(),
        "labels": board.labels(),
        "status": board.status.text_content(),
        "sheet": board.sheet.inner_text(),
        "refusal": board.refusal.all_inner_texts(),
        "witness": board.marked("witness"),
        "lang": board.root.get_attribute("lang"),
        "hot": board.hot(),
    }


def wait_until(board: BoardPage, so: Callable[[], bool]) -> None:
    """Wait for what a view comes to show, which on a busy machine takes its time."""
    until = monotonic() + PATIENCE
    while not so() and monotonic() < until:
        board.page.evaluate("() => new Promise(done => requestAnimationFrame(done))")


def expect_equal(one: BoardPage, other: BoardPage) -> None:
    """Both views come to show the same; a view may be a moment behind."""
    wait_until(one, lambda: shown(one) == shown(other))
    assert shown(one) == shown(other)


@MOSTLY_KERNEL
def test_two_views_of_one_table_stay_equal(desk: Desk, host: str) -> None:
    stage = desk.open(host, table(f"position={LOOK_AHEAD}"), "t", viewport=TALL)
    one, other = stage.board(0), stage.board(1)
    expect_equal(one, other)
    for view in (one, other):  # nothing is left of the sign that something was to come
        assert view.root.evaluate("el => el.parentElement.childNodes.length") == 1

    one.click("22")  # what is in hand is the view's own
    expect(one.place("22")).to_have_attribute("aria-pressed", "true")
    expect(other.place("22")).to_have_attribute("aria-pressed", "false")
    one.click("24")
    one.expect_refused("throw.look-ahead")
    other.expect_refused("throw.look-ahead")
    expect_equal(one, other)

    other.move("1", "3")
    one.expect_plies(1)
    expect_equal(one, other)
    before = one.drawn()
    one.tool("flip").click()
    expect(other.refusal).to_have_count(0)
    _turned(other, before)
    expect_equal(one, other)
    other.move("3", "8")
    one.expect_plies(2)
    expect_equal(one, other)
    one.tool("flip").click()
    other.tool("undo").click()
    one.choose_language("Nederlands")
    expect(other.root).to_have_attribute("lang", "nl")
    expect_equal(one, other)
    stage.run("t.redo()")
    one.expect_label("8", "Plek 8, 1 witte steen")
    expect_equal(one, other)

    broken = stage.page.evaluate(_BROKEN)
    assert broken["ids"] > 50
    assert (broken["twice"], broken["lost"]) == ([], [])


TALL = {"width": 1280, "height": 2200}


def _turned(board: BoardPage, before: list[str]) -> None:
    wait_until(board, lambda: board.drawn() != before)
    assert board.drawn() != before, "the other view was not turned"


def test_flipping_turns_the_board_by_half(desk: Desk) -> None:
    stage = desk.open("kernel", table(f"position={MIDDLE}"))
    board = stage.board()
    box = board.svg.bounding_box()
    assert box
    x, y = board.middle("1")
    board.tool("flip").click()
    turned = (2 * box["x"] + box["width"] - x, 2 * box["y"] + box["height"] - y)
    stage.page.wait_for_function(
        "([el, x]) => { const b = el.getBoundingClientRect();"
        " return Math.abs(b.x + b.width / 2 - x) < 3 }",
        arg=[board.place("1").locator("path").element_handle(), turned[0]],
    )
    assert board.middle("1") == pytest.approx(turned, abs=3)
    board.drag("12", "15")
    board.expect_plies(1)
    assert stage.value("[t.flipped, t.record['moves']]") == [True, ["12/15"]]


@pytest.mark.parametrize(
    ("host", "box"), [pytest.param("lab", "Tab", marks=LAB), ("light", "Accordion")]
)
def test_a_table_in_a_hidden_box_is_drawn_right_when_shown(desk: Desk, host: str, box: str) -> None:
    if_tab = "children=[w.HTML('first'), t], titles=['One', 'Two']"
    stage = desk.open(
        host, table(f"position={MIDDLE}"), f"import ipywidgets as w\nw.{box}({if_tab})"
    )
    stage.board(0)
    board = BoardPage(stage.page, 1)
    head = ".lm-TabBar-tab" if box == "Tab" else ".jupyter-widget-Collapse-header"
    stage.page.locator(head).filter(has_text="Two").last.click()
    board.ready()
    expect_drawn_right(board)
    board.move("12", "15")
    board.expect_plies(1)
    expect_equal(board, stage.board(0))


def expect_drawn_right(board: BoardPage) -> None:
    """The board has a good size, and every piece lies inside it."""
    expect(board.root.locator(".tt-piece").nth(29)).to_be_attached()
    outside = board.root.evaluate(
        """root => {
          const board = root.querySelector('.tt-board').getBoundingClientRect();
          const pieces = [...root.querySelectorAll('.tt-piece')];
          if (board.width < 280 || pieces.length < 30) return [board.width, pieces.length];
          return pieces.map(el => el.getBoundingClientRect()).filter(box =>
            box.width < 8 || box.left < board.left - 1 || box.right > board.right + 1 ||
            box.top < board.top - 1 || box.bottom > board.bottom + 1).length;
        }"""
    )
    assert outside == 0


@pytest.mark.full
@LAB
def test_a_view_that_lab_takes_away_comes_back(desk: Desk) -> None:
    """Scrolled far away, collapsed, closed by running the cell again: it is there when wanted."""
    filler = [f"print('line {n}\\n' * 30)" for n in range(12)]
    stage = desk.open("lab", table(f"position={MIDDLE}"), *filler, fresh=True)
    board = stage.board()
    _window(stage)
    board.move("12", "15")
    board.expect_plies(1)

    probe = stage.page.locator(".probe-ask")
    _scroll_until(stage, probe, 3000)
    expect(board.root).not_to_be_in_viewport()
    stage.run("t.play('12/17')")
    _scroll_until(stage, board.svg, -3000)
    board.ready()
    board.expect_plies(2)
    expect_drawn_right(board)
    board.throw()
    board.expect_plies(3)

    _select_first(stage)
    stage.command("notebook:hide-cell-outputs")
    expect(board.svg).to_be_hidden()
    stage.command("notebook:show-cell-outputs")
    board.ready()
    expect_drawn_right(board)
    board.tool("undo").click()
    expect(board.status).to_have_text("Black throws the dice.")

    _select_first(stage)
    stage.command("notebook:run-cell")
    expect(board.status).to_have_text("White plays a 3.")
    expect(stage.page.locator(".tritables")).to_have_count(1)
    board.move("12", "15")
    board.expect_plies(1)


def _window(stage: Stage) -> None:
    """Have Lab take cells that are out of sight off the page, whatever its default is."""
    stage.page.evaluate(
        """() => {
          const notebook = window.jupyterapp.shell.currentWidget.content;
          notebook.notebookConfig = {...notebook.notebookConfig, windowingMode: 'full'};
        }"""
    )


def _scroll_until(stage: Stage, wanted: Locator, step: int) -> None:
    """Turn the wheel over the notebook until something comes into view."""
    stage.page.mouse.move(640, 700)
    for _ in range(60):
        if wanted.count() and wanted.evaluate(_IN_VIEW):
            return
        stage.page.mouse.wheel(0, step)
        stage.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
    raise AssertionError(f"{wanted} never came into view")


_IN_VIEW = """el => {
  const box = el.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.top < innerHeight;
}"""


def _select_first(stage: Stage) -> None:
    stage.page.evaluate(
        "() => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = 0 }"
    )
